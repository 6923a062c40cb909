/** Pseudo-random numbers that are the same for the same seed on every machine. */

export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number
  chance(probability: number): boolean
  pick<T>(from: readonly [T, ...T[]] | readonly T[]): T
  /** A selection in the original order, each at most once. */
  some<T>(from: readonly T[], count: number): T[]
}

/** Returns a separate generator for each name: changing one part leaves the others unchanged. */
export function randomFor(seed: number, ...names: readonly (string | number)[]): Random {
  return fromState(seed >>> 0, hash(names.join('^')))
}

function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}

/** sfc32: small, fast, and good enough for test data. */
function fromState(seed: number, name: number): Random {
  let a = seed
  let b = name
  let c = 0x9e3779b9
  let counter = 1
  const next = (): number => {
    const sum = (a + b + counter++) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return (sum >>> 0) / 4_294_967_296
  }
  for (let warm = 0; warm < 12; warm++) next()

  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    pick: (from) => {
      const chosen = from[whole(0, from.length - 1)]
      if (chosen === undefined) throw new RangeError('Nothing to pick from')
      return chosen
    },
    some: (from, count) => {
      let remaining = from.length
      let needed = Math.min(count, remaining)
      return from.filter(() => {
        const isPicked = next() * remaining-- < needed
        if (isPicked) needed--
        return isPicked
      })
    },
  }
}

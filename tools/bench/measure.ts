/** Medians of runs that take turns, so that whatever else the machine does falls on all of them alike. */

export interface Path {
  readonly name: string
  readonly run: () => unknown
}

/** What the table prints: a floor, what we measure against it, and the ratio that is the goal. */
export interface Finding {
  readonly path: string
  readonly floor: string
  /** Milliseconds. */
  readonly floorTook: number
  readonly tookMedian: number
  readonly goal: number | undefined
  /** What is and what isn't in the measured time. */
  readonly note: string
}

/** Written to, so that no result is thrown away unseen. */
export const sink: { last: unknown } = { last: undefined }

/** Median milliseconds of one run of each path. `atOnce`: runs between two looks at the clock, for what is very short. */
export function medians<Name extends string>(
  paths: Readonly<Record<Name, () => unknown>>,
  { rounds, atOnce = 1 }: { readonly rounds: number; readonly atOnce?: number },
): Readonly<Record<Name, number>> {
  const names = Object.keys(paths) as Name[]
  const times = new Map<Name, number[]>(names.map((name) => [name, []]))
  const warmUp = Math.max(3, Math.ceil(rounds / 4))
  for (let round = -warmUp; round < rounds; round++) {
    for (const name of names) {
      const run = paths[name]
      const begin = performance.now()
      for (let nth = 0; nth < atOnce; nth++) sink.last = run()
      if (round >= 0) times.get(name)?.push((performance.now() - begin) / atOnce)
    }
  }
  const found = {} as Record<Name, number>
  for (const [name, list] of times) found[name] = percentile(list, 0.5)
  return found
}

export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** The same numbers at every run: a linear congruence, 0 ≤ value < 1. */
export function sequence(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

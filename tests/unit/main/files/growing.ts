/** Measures how the run time grows when the input becomes four times as long. */

/** The parts of an input: its beginning, the repeated unit, its end. */
export type Made = readonly [begins: string, unit: string, ends: string]

const SMALL = 5_000
const LARGE = 4 * SMALL

/** The quickest of a few runs, in milliseconds, so that a disturbed run doesn't count. */
async function quickest(run: () => unknown): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let nth = 0; nth < 3; nth += 1) {
    const before = performance.now()
    await run()
    best = Math.min(best, performance.now() - before)
  }
  return best
}

/** Below this, only the clock's resolution is measured. */
const LEAST_MS = 5
/** An input four times as long takes sixteen times as long if the time grows quadratically. */
export const MOST_GROWTH = 8

/** The smallest growth measured: apparent growth is measured again, since only real growth shows up each time. */
export async function growthOf<T>(read: (input: T) => unknown, small: T, large: T): Promise<number> {
  const growth = async () => {
    const few = await quickest(() => read(small))
    return (await quickest(() => read(large))) / Math.max(few, LEAST_MS)
  }
  const measured: number[] = []
  do measured.push(await growth())
  while ((measured.at(-1) ?? 0) > MOST_GROWTH && measured.length < 4)
  return Math.min(...measured)
}

/** The inputs for which four times the length takes much more than four times the time. */
export async function slowOnes(read: (text: string) => unknown, inputs: readonly Made[]): Promise<readonly string[]> {
  const slow: string[] = []
  for (const [begins, unit, ends] of inputs) {
    const made = (length: number) => `${begins}${unit.repeat(Math.ceil(length / unit.length))}${ends}`
    const growth = await growthOf(read, made(SMALL), made(LARGE))
    if (growth > MOST_GROWTH) slow.push(`${JSON.stringify([begins, unit, ends])}: ${growth.toFixed(1)} times`)
  }
  return slow
}

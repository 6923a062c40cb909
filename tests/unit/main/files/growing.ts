/** How much longer four times as much of something takes. */

/** What each input is made of: how it begins, what is repeated, how it ends. */
export type Made = readonly [begins: string, unit: string, ends: string]

const SMALL = 5_000
const LARGE = 4 * SMALL

/** The quickest of a few runs, in milliseconds: what disturbs one of them is no growth. */
async function quickest(run: () => unknown): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let nth = 0; nth < 3; nth += 1) {
    const before = performance.now()
    await run()
    best = Math.min(best, performance.now() - before)
  }
  return best
}

/** Below that nothing is measured but the clock. */
const LEAST_MS = 5
/** Four times as much takes sixteen times as long where it grows by its square. */
export const MOST_GROWTH = 8

/** The least that it was found to grow: what seems to grow is measured again, since only what grows does so each time. */
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

/** Those inputs of which four times as much takes much longer than four times as long. */
export async function slowOnes(read: (text: string) => unknown, inputs: readonly Made[]): Promise<readonly string[]> {
  const slow: string[] = []
  for (const [begins, unit, ends] of inputs) {
    const made = (length: number) => `${begins}${unit.repeat(Math.ceil(length / unit.length))}${ends}`
    const growth = await growthOf(read, made(SMALL), made(LARGE))
    if (growth > MOST_GROWTH) slow.push(`${JSON.stringify([begins, unit, ends])}: ${growth.toFixed(1)} times`)
  }
  return slow
}

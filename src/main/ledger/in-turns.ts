/** Calls of the portal that go out side by side. */
const SIDE_BY_SIDE = 6

/** What becomes of each, in their order; a few are under way at a time. */
export async function inTurns<T, R>(items: readonly T[], run: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const waiting = items.entries()
  const work = async () => {
    for (const [place, item] of waiting) results[place] = await run(item)
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work))
  return results
}

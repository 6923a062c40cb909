/** Sends one call for each of many items, without sending them all to the portal at once. */

const AT_ONCE = 4

/** Sends at most four at a time; a failure doesn't stop the others. Returns the errors thrown. */
export async function forEachLimited<T>(
  items: readonly T[],
  send: (item: T) => Promise<void>,
): Promise<readonly unknown[]> {
  const failures: unknown[] = []
  const queue = items.values()
  const work = async () => {
    for (const item of queue) {
      try {
        await send(item)
      } catch (thrown) {
        failures.push(thrown)
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return failures
}

/** What is to be done once for each of many, without asking the portal for all of it at once. */

const AT_ONCE = 4

/** At most four are under way; one that fails holds up no other. Returns what was thrown. */
export async function eachOf<T>(items: readonly T[], send: (item: T) => Promise<void>): Promise<readonly unknown[]> {
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

/** Runs the work to its end, and counts the turns that the event loop had meanwhile. */
export async function countTurns<Made>(work: () => Promise<Made>): Promise<{ made: Made; turns: number }> {
  let turns = 0
  let isWorking = true
  const count = () => {
    turns += 1
    if (isWorking) setImmediate(count)
  }
  setImmediate(count)
  const made = await work()
  isWorking = false
  return { made, turns }
}

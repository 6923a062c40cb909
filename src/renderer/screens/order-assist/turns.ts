/** One after the other, in the order in which they were asked for. */

/** What nobody waits for any more isn't begun; one that fails holds up no other. */
export type InTurn = <T>(signal: AbortSignal, run: () => Promise<T>) => Promise<T>

export function createTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve()
  return (signal, run) => {
    const turn = last.then(() => {
      signal.throwIfAborted()
      return run()
    })
    last = turn.catch(() => undefined)
    return turn
  }
}

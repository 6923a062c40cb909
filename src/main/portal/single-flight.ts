/** Dedupes writes of pages: the same write requested again while it is being sent, by another window or a second press, is made once. */

/** Returns the answer of the running request with this key; otherwise runs `run`. */
export type SingleFlight = <A>(key: string, run: () => Promise<A>) => Promise<A>

export function createSingleFlight(): SingleFlight {
  const onTheirWay = new Map<string, Promise<unknown>>()
  return <A>(key: string, run: () => Promise<A>) => {
    const running = onTheirWay.get(key)
    if (running !== undefined) return running as Promise<A>
    const promise = run().finally(() => onTheirWay.delete(key))
    onTheirWay.set(key, promise)
    return promise
  }
}

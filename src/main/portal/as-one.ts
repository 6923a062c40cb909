/** Writes that pages ask for: the same one asked for while it is on its way, by another window or a second press, is made once. */

/** What the one of this key that is on its way answers; else what `run` does. */
export type AsOne = <A>(key: string, run: () => Promise<A>) => Promise<A>

export function createAsOne(): AsOne {
  const onTheirWay = new Map<string, Promise<unknown>>()
  return <A>(key: string, run: () => Promise<A>) => {
    const running = onTheirWay.get(key)
    if (running !== undefined) return running as Promise<A>
    const made = run().finally(() => onTheirWay.delete(key))
    onTheirWay.set(key, made)
    return made
  }
}

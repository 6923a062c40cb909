/** Runs work on one id sequentially, in the order of the calls; a failure doesn't block later work. */
export type RunSerial = <A>(id: string, work: () => Promise<A>) => Promise<A>

export function createKeyedMutex(): RunSerial {
  const last = new Map<string, Promise<unknown>>()
  return (id, work) => {
    const mine = (last.get(id) ?? Promise.resolve()).then(work)
    const over = mine.then(ended, ended)
    function ended() {
      if (last.get(id) === over) last.delete(id)
    }
    last.set(id, over)
    return mine
  }
}

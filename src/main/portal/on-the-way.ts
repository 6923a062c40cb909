/** What is asked for while the same is on its way gets that answer: one request, however many wait for it. */

interface Underway<A> {
  readonly answer: Promise<A>
  /** Ends the request once nobody waits for it. */
  readonly stop: AbortController
  waiting: number
}

export interface Asking<A> {
  /** Sends the request; what it ends with must not be thrown. */
  readonly ask: (signal: AbortSignal) => Promise<A>
  /** What whoever gave up is answered. */
  readonly givenUp: () => A
  /** Ends the waiting of this asker alone. */
  readonly signal?: AbortSignal | undefined
  /** What was asked before won't do: this is asked anew, and those who ask after it get its answer. */
  readonly anew: boolean
}

/** `key` says what is asked for, and of whom. */
export type AskOnce = <A>(key: string, asking: Asking<A>) => Promise<A>

export function createAskOnce(): AskOnce {
  const underway = new Map<string, Underway<unknown>>()

  function begin<A>(key: string, ask: Asking<A>['ask']): Underway<A> {
    const stop = new AbortController()
    const begun: Underway<A> = { answer: ask(stop.signal), stop, waiting: 0 }
    underway.set(key, begun)
    const end = () => {
      if (underway.get(key) === begun) underway.delete(key)
    }
    void begun.answer.then(end, end)
    return begun
  }

  return async <A>(key: string, { ask, givenUp, signal, anew }: Asking<A>): Promise<A> => {
    if (signal?.aborted === true) return givenUp()
    const there = underway.get(key) as Underway<A> | undefined
    const one = there === undefined || anew || there.stop.signal.aborted ? begin(key, ask) : there
    one.waiting++
    const leave = Promise.withResolvers<A>()
    const onAbort = () => {
      leave.resolve(givenUp())
      one.waiting--
      if (one.waiting === 0) one.stop.abort(signal?.reason)
    }
    signal?.addEventListener('abort', onAbort, { once: true })
    try {
      return await Promise.race([one.answer, leave.promise])
    } finally {
      signal?.removeEventListener('abort', onAbort)
    }
  }
}

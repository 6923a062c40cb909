/** What is asked for while the same is on its way gets that answer: one request, however many wait for it. */

/** Milliseconds after which a request that is on its way may be stuck, and isn't joined any more. */
const MOMENT = 10_000
/** Milliseconds in which what is asked anew is the same question. */
const AT_ONCE = 50

interface Underway<A> {
  /** In milliseconds of the clock. */
  readonly begun: number
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
  /** What was asked before this moment won't do: it is asked anew, and those who ask after it get its answer. */
  readonly anew: boolean
}

/** `key` says what is asked for, and of whom. */
export type AskOnce = <A>(key: string, asking: Asking<A>) => Promise<A>

export function createAskOnce(clock: () => number = () => performance.now()): AskOnce {
  const underway = new Map<string, Underway<unknown>>()

  function begin<A>(key: string, ask: Asking<A>['ask']): Underway<A> {
    const stop = new AbortController()
    const begun: Underway<A> = { begun: clock(), answer: ask(stop.signal), stop, waiting: 0 }
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
    const isOpen = there !== undefined && !there.stop.signal.aborted
    const one = isOpen && clock() - there.begun <= (anew ? AT_ONCE : MOMENT) ? there : begin(key, ask)
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

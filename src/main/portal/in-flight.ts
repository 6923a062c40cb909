/** Joins equal requests: a request that is already under way is shared by all who wait for it. */

/** Milliseconds after which a running request may be stuck and is no longer joined. */
const MOMENT = 10_000
/** Milliseconds within which two fresh requests count as one. */
const AT_ONCE = 50

interface Underway<A> {
  /** In milliseconds of the clock. */
  readonly startedAt: number
  readonly answer: Promise<A>
  /** Aborts the request once no caller waits for it. */
  readonly stop: AbortController
  waiting: number
}

export interface InFlightRequest<A> {
  /** Sends the request; must not reject. */
  readonly ask: (signal: AbortSignal) => Promise<A>
  /** The answer for a caller that gave up. */
  readonly cancelled: () => A
  /** Ends the wait of this caller only. */
  readonly signal?: AbortSignal | undefined
  /** Refuses to join an older request: a new one is sent, and later callers join that. */
  readonly anew: boolean
}

/** `key` identifies the question and the session. */
export type JoinRequest = <A>(key: string, asking: InFlightRequest<A>) => Promise<A>

export function createInFlight(clock: () => number = () => performance.now()): JoinRequest {
  const underway = new Map<string, Underway<unknown>>()

  function begin<A>(key: string, ask: InFlightRequest<A>['ask']): Underway<A> {
    const stop = new AbortController()
    const request: Underway<A> = { startedAt: clock(), answer: ask(stop.signal), stop, waiting: 0 }
    underway.set(key, request)
    const end = () => {
      if (underway.get(key) === request) underway.delete(key)
    }
    void request.answer.then(end, end)
    return request
  }

  return async <A>(key: string, { ask, cancelled, signal, anew }: InFlightRequest<A>): Promise<A> => {
    if (signal?.aborted === true) return cancelled()
    const there = underway.get(key) as Underway<A> | undefined
    const isOpen = there !== undefined && !there.stop.signal.aborted
    const one = isOpen && clock() - there.startedAt <= (anew ? AT_ONCE : MOMENT) ? there : begin(key, ask)
    one.waiting++
    const leave = Promise.withResolvers<A>()
    const onAbort = () => {
      leave.resolve(cancelled())
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

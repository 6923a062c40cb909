/**
 * Queues the changes of a cart: one at a time, in the order of the calls. Quantities that are typed while a change is being sent are
 * collected per product and go out together; the last number counts.
 */
import type { Result } from '../../shared/errors.ts'

export interface ChangeQueue<T> {
  /** Runs after everything that was queued before. */
  run<A>(change: () => Promise<A>): Promise<A>
  /** Absolute quantities by product; answered when the request that carried them is answered. */
  setQuantities(items: Iterable<readonly [id: number, qty: number]>): Promise<Result<T>>
}

export function createChangeQueue<T>(
  send: (quantities: ReadonlyMap<number, number>) => Promise<Result<T>>,
): ChangeQueue<T> {
  let last: Promise<unknown> = Promise.resolve()
  let collecting: { readonly quantities: Map<number, number>; readonly sent: Promise<Result<T>> } | undefined

  const run = <A>(change: () => Promise<A>): Promise<A> => {
    collecting = undefined
    const turn = last.then(change)
    last = turn.catch(() => undefined)
    return turn
  }

  return {
    run,
    setQuantities: (items) => {
      if (collecting === undefined) {
        const quantities = new Map<number, number>()
        const sent = run(() => {
          if (collecting?.quantities === quantities) collecting = undefined
          return send(quantities)
        })
        collecting = { quantities, sent }
      }
      for (const [id, qty] of items) collecting.quantities.set(id, qty)
      return collecting.sent
    },
  }
}

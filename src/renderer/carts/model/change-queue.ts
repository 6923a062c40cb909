/**
 * Sends quantities to main: the last one typed per product, one request at a time. While one is under way the next ones
 * gather. After a broken connection they wait until the person asks to try again.
 */
import type { CartChanged } from '../../../shared/bridge/cart.ts'
import type { ProductQuantity } from '../../../shared/domain/carts/cart.ts'
import type { AppError } from '../../../shared/errors.ts'
import { appErrorOf } from '../../app/bridge.ts'

export interface ChangeQueueEvents {
  readonly send: (items: readonly ProductQuantity[]) => Promise<CartChanged>
  /** The portal has these lines now. */
  readonly onTaken: (changed: CartChanged) => void
  /** The portal said no to these. */
  readonly onRefused: (items: readonly ProductQuantity[], error: AppError) => void
  /** The quantities that aren't at the portal yet, by product, and why they wait. */
  readonly onWaiting: (unsent: ReadonlyMap<number, number>, problem: AppError | undefined) => void
}

export interface ChangeQueue {
  /** True once the portal has them, false when it refused; unanswered for as long as they wait. */
  set(items: readonly ProductQuantity[]): Promise<boolean>
  /** These wait, because of this, until the person asks to send them; what was set later counts. */
  hold(items: readonly ProductQuantity[], why: AppError): void
  /** Products whose change is on its way or waits. */
  has(id: number): boolean
  /** What waits until the person asks to send it. */
  held(): readonly ProductQuantity[]
  /** Takes what waits for these products out; whoever set it hears whether the portal `has` it all the same. */
  drop(ids: readonly number[], has: boolean): readonly ProductQuantity[]
  retry(): void
  /** Nothing that waits is ever sent, and nobody hears of it any more. */
  stop(): void
  /** Resolves when nothing is on its way; true when nothing waits either. */
  settled(): Promise<boolean>
}

/** Quantities that go out together, and who wants to hear what became of them. */
interface Batch {
  readonly quantities: ReadonlyMap<number, number>
  readonly hear: readonly Hearer[]
}

interface Hearer {
  readonly ids: readonly number[]
  readonly tell: (taken: boolean) => void
}

const NOTHING: Batch = { quantities: new Map(), hear: [] }

const batchOf = (items: readonly ProductQuantity[], hear: Batch['hear'] = []): Batch => ({
  quantities: new Map(items.map(({ id, qty }) => [id, qty])),
  hear,
})

const itemsOf = ({ quantities }: Batch): readonly ProductQuantity[] => [...quantities].map(([id, qty]) => ({ id, qty }))

const isRefusal = ({ kind }: AppError): boolean => kind === 'rule' || kind === 'refused' || kind === 'request'

/** The later quantity of a product counts. */
const both = (one: Batch, later: Batch): Batch => ({
  quantities: new Map([...one.quantities, ...later.quantities]),
  hear: [...one.hear, ...later.hear],
})

export function createChangeQueue({ send, onTaken, onRefused, onWaiting }: ChangeQueueEvents): ChangeQueue {
  let waiting = NOTHING
  let underWay: Batch | undefined
  let problem: AppError | undefined
  let running: Promise<void> = Promise.resolve()
  let stopped = false

  const tell = () => stopped || onWaiting(new Map([...(underWay?.quantities ?? []), ...waiting.quantities]), problem)

  const sendAll = async (): Promise<void> => {
    while (waiting.quantities.size > 0 && problem === undefined) {
      const batch = waiting
      const answered = (taken: boolean) => {
        for (const one of batch.hear) one.tell(taken)
      }
      underWay = batch
      waiting = NOTHING
      try {
        const changed = await send(itemsOf(batch))
        underWay = undefined
        if (stopped) return
        onTaken(changed)
        answered(true)
      } catch (thrown) {
        underWay = undefined
        if (stopped) return
        const error = appErrorOf(thrown)
        if (isRefusal(error)) {
          onRefused(itemsOf(batch), error)
          answered(false)
        } else {
          waiting = both(batch, waiting)
          problem = error
        }
      }
      tell()
    }
  }

  const start = () => {
    if (underWay === undefined && problem === undefined) running = sendAll()
    tell()
  }

  return {
    set: (items) =>
      new Promise((tell) => {
        if (stopped) return tell(true)
        waiting = both(waiting, batchOf(items, [{ ids: items.map(({ id }) => id), tell }]))
        start()
      }),
    hold: (items, why) => {
      if (items.length === 0) return
      waiting = both(batchOf(items), waiting)
      problem = why
      tell()
    },
    has: (id) => waiting.quantities.has(id) || underWay?.quantities.has(id) === true,
    held: () => (problem === undefined ? [] : itemsOf(waiting)),
    drop: (ids, has) => {
      const gone = new Set(ids)
      const dropped = itemsOf(waiting).filter(({ id }) => gone.has(id))
      if (dropped.length === 0) return dropped
      const left = new Map([...waiting.quantities].filter(([id]) => !gone.has(id)))
      const isOver = ({ ids: all }: Hearer) => all.every((id) => !left.has(id))
      for (const one of waiting.hear.filter(isOver)) one.tell(has)
      waiting = { quantities: left, hear: waiting.hear.filter((one) => !isOver(one)) }
      if (left.size === 0) problem = undefined
      tell()
      return dropped
    },
    stop: () => {
      stopped = true
      waiting = NOTHING
    },
    retry: () => {
      problem = undefined
      start()
    },
    settled: async () => {
      await running
      return waiting.quantities.size === 0
    },
  }
}

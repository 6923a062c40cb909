/**
 * Sends quantities to main: the last one typed per product, one request at a time. Meanwhile newer ones are batched. After a connection
 * error they stay pending until the user retries.
 */
import type { CartChanged } from '../../../shared/bridge/cart.ts'
import type { ProductQuantity } from '../../../shared/domain/carts/cart.ts'
import type { AppError } from '../../../shared/errors.ts'
import { appErrorOf } from '../../bridge/bridge.ts'

export interface ChangeQueueEvents {
  readonly send: (items: readonly ProductQuantity[]) => Promise<CartChanged>
  readonly onAccepted: (changed: CartChanged) => void
  readonly onRefused: (items: readonly ProductQuantity[], error: AppError) => void
  /** The quantities that the portal doesn't have yet, by product, and the error that holds them up. */
  readonly onWaiting: (unsent: ReadonlyMap<number, number>, problem: AppError | undefined) => void
}

/** Quantities that are sent together, with callbacks for the result. */
interface Batch {
  readonly quantities: ReadonlyMap<number, number>
  readonly hear: readonly Hearer[]
}

interface Hearer {
  readonly ids: readonly number[]
  readonly tell: (isAccepted: boolean) => void
}

const NOTHING: Batch = { quantities: new Map(), hear: [] }

const batchOf = (items: readonly ProductQuantity[], hear: Batch['hear'] = []): Batch => ({
  quantities: new Map(items.map(({ id, qty }) => [id, qty])),
  hear,
})

const itemsOf = ({ quantities }: Batch): readonly ProductQuantity[] => [...quantities].map(([id, qty]) => ({ id, qty }))

const isRefusal = ({ kind }: AppError): boolean => kind === 'rule' || kind === 'refused' || kind === 'request'

/** Merges two batches; the later quantity of a product wins. */
const both = (one: Batch, later: Batch): Batch => ({
  quantities: new Map([...one.quantities, ...later.quantities]),
  hear: [...one.hear, ...later.hear],
})

export class ChangeQueue {
  readonly #events: ChangeQueueEvents
  #waiting = NOTHING
  #underWay: Batch | undefined
  #problem: AppError | undefined
  #running: Promise<void> = Promise.resolve()
  #stopped = false

  constructor(events: ChangeQueueEvents) {
    this.#events = events
  }

  /** Queues quantities. Resolves to true once the portal has them, to false if it refused; stays pending as long as they do. */
  set(items: readonly ProductQuantity[]): Promise<boolean> {
    return new Promise((tell) => {
      if (this.#stopped) return tell(true)
      this.#waiting = both(this.#waiting, batchOf(items, [{ ids: items.map(({ id }) => id), tell }]))
      this.#start()
    })
  }

  /** Holds quantities back for this reason until the user retries; quantities that were set later win. */
  hold(items: readonly ProductQuantity[], why: AppError): void {
    if (items.length === 0) return
    this.#waiting = both(batchOf(items), this.#waiting)
    this.#problem = why
    this.#tell()
  }

  /** True if the product has a quantity in flight or pending. */
  has = (id: number): boolean => this.#waiting.quantities.has(id) || this.#underWay?.quantities.has(id) === true

  /** Quantities held back until the user retries. */
  held(): readonly ProductQuantity[] {
    return this.#problem === undefined ? [] : itemsOf(this.#waiting)
  }

  /** Drops pending quantities of these products and returns them. Their callers get `has`, which is true if the portal has them anyway. */
  drop(ids: readonly number[], has: boolean): readonly ProductQuantity[] {
    const idSet = new Set(ids)
    const dropped = itemsOf(this.#waiting).filter(({ id }) => idSet.has(id))
    if (dropped.length === 0) return dropped
    const remaining = new Map([...this.#waiting.quantities].filter(([id]) => !idSet.has(id)))
    const isOver = ({ ids: all }: Hearer) => all.every((id) => !remaining.has(id))
    for (const one of this.#waiting.hear.filter(isOver)) one.tell(has)
    this.#waiting = { quantities: remaining, hear: this.#waiting.hear.filter((one) => !isOver(one)) }
    if (remaining.size === 0) this.#problem = undefined
    this.#tell()
    return dropped
  }

  retry(): void {
    this.#problem = undefined
    this.#start()
  }

  /** Stops the queue: nothing pending is sent, and no callback is called. */
  stop(): void {
    this.#stopped = true
    this.#waiting = NOTHING
  }

  /** Resolves when nothing is in flight; to true if nothing is pending either. */
  async settled(): Promise<boolean> {
    await this.#running
    return this.#waiting.quantities.size === 0
  }

  #start(): void {
    if (this.#underWay === undefined && this.#problem === undefined) this.#running = this.#sendAll()
    this.#tell()
  }

  async #sendAll(): Promise<void> {
    while (this.#waiting.quantities.size > 0 && this.#problem === undefined) {
      const batch = this.#waiting
      this.#underWay = batch
      this.#waiting = NOTHING
      await this.#send(batch)
      if (this.#stopped) return
      this.#tell()
    }
  }

  async #send(batch: Batch): Promise<void> {
    const { send, onAccepted, onRefused } = this.#events
    const answered = (isAccepted: boolean) => {
      for (const one of batch.hear) one.tell(isAccepted)
    }
    try {
      const changed = await send(itemsOf(batch))
      this.#underWay = undefined
      if (this.#stopped) return
      onAccepted(changed)
      answered(true)
    } catch (thrown) {
      this.#underWay = undefined
      if (this.#stopped) return
      const error = appErrorOf(thrown)
      if (isRefusal(error)) {
        onRefused(itemsOf(batch), error)
        answered(false)
      } else {
        this.#waiting = both(batch, this.#waiting)
        this.#problem = error
      }
    }
  }

  #tell(): void {
    if (this.#stopped) return
    const unsent = new Map([...(this.#underWay?.quantities ?? []), ...this.#waiting.quantities])
    this.#events.onWaiting(unsent, this.#problem)
  }
}

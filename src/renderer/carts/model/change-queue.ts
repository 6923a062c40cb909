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

  /** True once the portal has them, false when it refused; unanswered for as long as they wait. */
  set(items: readonly ProductQuantity[]): Promise<boolean> {
    return new Promise((tell) => {
      if (this.#stopped) return tell(true)
      this.#waiting = both(this.#waiting, batchOf(items, [{ ids: items.map(({ id }) => id), tell }]))
      this.#start()
    })
  }

  /** These wait, because of this, until the person asks to send them; what was set later counts. */
  hold(items: readonly ProductQuantity[], why: AppError): void {
    if (items.length === 0) return
    this.#waiting = both(batchOf(items), this.#waiting)
    this.#problem = why
    this.#tell()
  }

  /** Products whose change is on its way or waits. */
  has = (id: number): boolean => this.#waiting.quantities.has(id) || this.#underWay?.quantities.has(id) === true

  /** What waits until the person asks to send it. */
  held(): readonly ProductQuantity[] {
    return this.#problem === undefined ? [] : itemsOf(this.#waiting)
  }

  /** Takes what waits for these products out; whoever set it hears whether the portal `has` it all the same. */
  drop(ids: readonly number[], has: boolean): readonly ProductQuantity[] {
    const gone = new Set(ids)
    const dropped = itemsOf(this.#waiting).filter(({ id }) => gone.has(id))
    if (dropped.length === 0) return dropped
    const left = new Map([...this.#waiting.quantities].filter(([id]) => !gone.has(id)))
    const isOver = ({ ids: all }: Hearer) => all.every((id) => !left.has(id))
    for (const one of this.#waiting.hear.filter(isOver)) one.tell(has)
    this.#waiting = { quantities: left, hear: this.#waiting.hear.filter((one) => !isOver(one)) }
    if (left.size === 0) this.#problem = undefined
    this.#tell()
    return dropped
  }

  retry(): void {
    this.#problem = undefined
    this.#start()
  }

  /** Nothing that waits is ever sent, and nobody hears of it any more. */
  stop(): void {
    this.#stopped = true
    this.#waiting = NOTHING
  }

  /** Resolves when nothing is on its way; true when nothing waits either. */
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
    const { send, onTaken, onRefused } = this.#events
    const answered = (taken: boolean) => {
      for (const one of batch.hear) one.tell(taken)
    }
    try {
      const changed = await send(itemsOf(batch))
      this.#underWay = undefined
      if (this.#stopped) return
      onTaken(changed)
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

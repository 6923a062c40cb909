/** The orders of one account: sending them, finding out about unconfirmed ones, and notifying the windows. */

import type { CartRef } from '../../shared/domain/carts/cart-ref.ts'
import { isUnconfirmed, type JournalOrder, type PreparedOrder } from '../../shared/domain/orders/order.ts'
import { isoAt } from '../../shared/domain/values/dates.ts'
import { ok, type Result, refuse } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import type { Clock, Emit, Later } from '../handlers.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import { stored } from '../store/stored.ts'
import { checkOrder } from './check-order.ts'
import { duplicatesOf } from './duplicate-orders.ts'
import type { Hold, OrderJournal } from './order-journal.ts'
import { setAsideSentence } from './outcome.ts'
import { type PlaceAsk, type PlaceDeps, placeOrder, type Recheck } from './place-order.ts'
import { createReconciliation, type ReconciliationService } from './reconciliation.ts'

/** Waits before an unconfirmed order is asked about again; afterwards every `THEN_EVERY_MS`. */
const ASK_AGAIN_AFTER_MS = [5_000, 15_000, 45_000, 120_000] as const
const THEN_EVERY_MS = 300_000

export interface OrderServiceDeps {
  readonly client: PortalClient
  /** Id of the signed-in account. */
  readonly account: number
  readonly askFor: PlaceDeps['askFor']
  readonly journal: OrderJournal
  /** The portal's time. */
  readonly clock: Clock
  /** Checks right before sending if the order may still go. */
  readonly recheck: Recheck
  readonly emit: Emit
  readonly later: Later
  readonly prepare: (cart: CartRef) => Promise<Result<PreparedOrder>>
  /** False once another account, or none, is signed in: the portal is then not asked in this account's name. */
  readonly mayAsk: () => boolean
  /** Called when an order's cart has to be read again: the order took lines from it, or may have. */
  readonly cartTouched: (cart: CartRef) => void
  readonly resetFilters: PlaceDeps['resetFilters']
}

type OrderAnswer = Promise<Result<JournalOrder>>

export class OrderService {
  readonly reconciliation: ReconciliationService
  readonly #deps: OrderServiceDeps
  readonly #placing = new Map<string, OrderAnswer>()
  readonly #asking = new Map<string, OrderAnswer>()
  readonly #waits = new Map<string, { readonly cancel: () => void; readonly round: number }>()
  #closed = false

  constructor(deps: OrderServiceDeps) {
    this.#deps = deps
    this.reconciliation = createReconciliation(deps)
  }

  prepare(cart: CartRef): Promise<Result<PreparedOrder>> {
    return this.#deps.prepare(cart)
  }

  async place(ask: PlaceAsk): OrderAnswer {
    const running = this.#placing.get(ask.key)
    if (running !== undefined) return running
    const sending = this.#send(ask).finally(() => this.#placing.delete(ask.key))
    this.#placing.set(ask.key, sending)
    const placed = await sending
    // Most lost answers are cleared up by this question.
    return placed.ok && isUnconfirmed(placed.value.state) ? this.check(ask.key) : placed
  }

  list(unconfirmedOnly: boolean): Result<readonly JournalOrder[]> {
    return stored(() => this.#deps.journal.list(unconfirmedOnly))
  }

  find(key: string): Result<JournalOrder> {
    const found = stored(() => this.#deps.journal.find(key))
    if (!found.ok) return found
    return found.value === undefined ? refuse('noOrdersFound') : ok(found.value)
  }

  async check(key: string): OrderAnswer {
    const running = this.#placing.get(key) ?? this.#asking.get(key)
    if (running !== undefined) return running
    const found = this.find(key)
    if (!found.ok) return found
    if (!this.#deps.mayAsk()) return ok(found.value)
    const question = this.#settle(key, found.value).finally(() => this.#asking.delete(key))
    this.#asking.set(key, question)
    return question
  }

  async setAside(key: string): OrderAnswer {
    await (this.#placing.get(key) ?? this.#asking.get(key))
    const found = this.find(key)
    if (!found.ok) return found
    if (found.value.state !== 'unknown') return ok(found.value)
    this.#stopWaiting(key)
    const at = isoAt(this.#deps.clock())
    const sentence = setAsideSentence(found.value)
    return this.#announce(stored(() => this.#deps.journal.setAside(key, sentence, at)))
  }

  /** Asks about every order with an unknown outcome, after a start, a sign-in or the network's return. */
  async recover(): Promise<Result<readonly JournalOrder[]>> {
    if (this.#closed) return ok([])
    const open = this.list(true)
    if (!open.ok) return open
    const checked: JournalOrder[] = []
    for (const order of open.value) {
      if (this.#closed) break
      const result = await this.check(order.key)
      if (result.ok) checked.push(result.value)
    }
    return ok(checked)
  }

  /**
   * Returns the hold while orders may be missing because the journal was lost or restored: no order is prepared or sent until the user has
   * seen them.
   */
  held(): Result<Hold | undefined> {
    return stored(() => this.#deps.journal.held())
  }

  /** True while an order is being sent or asked about: the app must not be restarted now. */
  busy(): boolean {
    return this.#placing.size + this.#asking.size > 0
  }

  close(): void {
    this.#closed = true
    for (const { cancel } of this.#waits.values()) cancel()
    this.#waits.clear()
  }

  async #send(ask: PlaceAsk): OrderAnswer {
    const placed = await placeOrder(this.#deps, ask)
    if (!placed.ok) {
      // The order may be under way without an outcome on disk.
      if (placed.error.kind === 'storage') this.#askLater(ask.key, 0)
      return placed
    }
    const order = this.#announce(await this.#withTwinNotice(placed.value))
    this.#touchCartOf(placed.value)
    return order
  }

  async #settle(key: string, before: JournalOrder): OrderAnswer {
    const { cart } = before
    const resetFilters = () => cart !== undefined && this.#deps.resetFilters(cart)
    const checked = await checkOrder({ ...this.#deps, resetFilters }, key)
    const isNewlySettled = checked.ok && checked.value.state !== before.state && !isUnconfirmed(checked.value.state)
    const result = this.#announce(isNewlySettled ? await this.#withTwinNotice(checked.value) : checked)
    // After a failure of the disk, too: the outcome is still to be found out.
    if (!result.ok || isUnconfirmed(result.value.state)) this.#askLater(key, this.#waits.get(key)?.round ?? 0)
    else this.#stopWaiting(key)
    if (isNewlySettled) this.#touchCartOf(checked.value)
    return result
  }

  /** Returns the order; adds a sentence to its message if another computer placed the same one at the same time. */
  async #withTwinNotice(order: JournalOrder): OrderAnswer {
    const { account, client, journal, mayAsk } = this.#deps
    // An order of another store isn't in this account's history.
    if (order.store !== account) return ok(order)
    const others = stored(() => journal.others(order.key))
    if (!others.ok) return ok(order)
    const numbers = await duplicatesOf(client, order, others.value.claimed)
    if (numbers.length === 0 || !mayAsk()) return ok(order)
    const remarked = stored(() => journal.remark(order.key, say('orderTwin', { numbers: numbers.join(', ') })))
    return remarked.ok ? remarked : ok(order)
  }

  #touchCartOf({ cart }: JournalOrder): void {
    if (cart !== undefined) this.#deps.cartTouched(cart)
  }

  #announce(result: Result<JournalOrder>): Result<JournalOrder> {
    // After a change of user the windows are another's: they don't get the event.
    if (result.ok && this.#deps.mayAsk()) this.#deps.emit('orders.changed', result.value)
    return result
  }

  /** Asks again later, with growing pauses; never sends. */
  #askLater(key: string, round: number): void {
    const { later, mayAsk } = this.#deps
    this.#waits.get(key)?.cancel()
    if (this.#closed) return
    const cancel = later(ASK_AGAIN_AFTER_MS[round] ?? THEN_EVERY_MS, () => {
      this.#waits.set(key, { cancel: () => undefined, round: round + 1 })
      if (mayAsk()) void this.check(key)
      else this.#askLater(key, round)
    })
    this.#waits.set(key, { cancel, round })
  }

  #stopWaiting(key: string): void {
    this.#waits.get(key)?.cancel()
    this.#waits.delete(key)
  }
}

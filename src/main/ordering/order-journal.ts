/**
 * The journal of the account's orders on this computer. An order is on disk before its first byte is sent, and its outcome is on disk
 * before it is reported; see store/migrations/orders.ts for the constraints in the database.
 */
import { z } from 'zod'
import { type CartRef, cartKeyOf, cartTypeOf } from '../../shared/domain/carts/cart-ref.ts'
import {
  isUnconfirmed,
  type JournalOrder,
  type JournalState,
  type PlacedGroup,
  type ShippingAddress,
} from '../../shared/domain/orders/order.ts'
import type { GroupOutcome } from '../../shared/domain/orders/order-answer.ts'
import type { Paise } from '../../shared/domain/values/money.ts'
import type { Database } from '../store/database.ts'
import type { OtherOrders } from './history-search.ts'
import { type GroupRow, groupOf, journalOrder, readGroupRow, readOrderRow } from './journal-rows.ts'
import { type JournalStatements, journalStatements } from './journal-statements.ts'

export interface PreparedGroup {
  readonly group: Omit<PlacedGroup, 'outcome' | 'poid' | 'netpayment' | 'message'>
  readonly productIds: readonly number[]
  readonly orderable: boolean
  /** The group as JSON, exactly as it is sent to the portal. */
  readonly wire: string
}

export interface NewOrder {
  readonly key: string
  /** Id of the ordering store. */
  readonly store: number
  readonly cart: CartRef
  /** ISO time. */
  readonly createdAt: string
  /** The journal's count before the cart was read. */
  readonly preparedAfter: number
  /** Everything else the order rests on, as text that is compared when it is placed. */
  readonly basis: string
  readonly gapQty: number
  readonly gapPrice: Paise
  readonly shipsTo: ShippingAddress
  /** The signed-in user. */
  readonly placedBy: string
  readonly groups: readonly PreparedGroup[]
}

/** The outcome of a sent order, as far as it is known. */
export interface Settlement {
  readonly state: Extract<JournalState, 'accepted' | 'partly' | 'rejected' | 'unknown'>
  readonly groups: readonly GroupOutcome[]
  /** Order numbers that the portal named, even if they belong to no group. */
  readonly numbers?: readonly string[]
  /** The portal's own words of refusal; they are verified by a question before they count. */
  readonly refusal?: string
  /** The portal's own words in an answer without a decision. */
  readonly words?: string
  readonly message: string | undefined
}

/** A hold: orders since `since` (ISO time) may be missing, because the journal was lost or restored from a backup of that time. */
export interface Hold {
  /** ISO time at which the journal was found damaged. */
  readonly at: string
  readonly since: string
}

/** The answer to an attempt to send: started, or the reason why not. */
export type SendingAnswer =
  | 'started'
  /** Another order is being sent. */
  | 'inFlight'
  /** Its products are in an order with an unknown outcome. */
  | 'same'
  /** An order of its cart or its products was sent, settled or set aside since it was prepared. */
  | 'overtaken'
  /** The journal was restored, and the user hasn't looked at the missing orders yet. */
  | 'held'

export interface OrderJournal {
  /** The journal's count: it rises with every sending, settling and setting aside. Read before a cart is read. */
  count(): number
  /** Saves a prepared order; replaces an older prepared one of the same cart. */
  prepare(order: NewOrder): void
  /** Deletes the prepared order of this cart, which has changed. Sent orders stay. */
  dropPrepared(cart: CartRef): void
  find(key: string): JournalOrder | undefined
  /** The order's basis, as it was saved. */
  basisOf(key: string): string
  /** The groups of a prepared order, including those not chosen yet. */
  preparedGroups(key: string): readonly PreparedGroup[]
  /** Returns the order of the same cart or products that was sent, settled or set aside since this one was prepared. */
  overtaking(key: string): JournalOrder | undefined
  /** Commits the order as 'sending' with its chosen groups and its exact body. Only after 'started' may a byte be sent. */
  startSending(key: string, groupKeys: readonly string[], body: string, sentAt: string): SendingAnswer
  /**
   * Commits the outcome; groups that the settlement doesn't name stay as they were. An order that another process has settled already is
   * returned unchanged.
   */
  settle(key: string, settlement: Settlement, at: string): JournalOrder
  setAside(key: string, message: string, at: string): JournalOrder
  /** Adds a sentence to the message of a settled order. */
  remark(key: string, sentence: string): JournalOrder
  /** Newest first; `open` means unconfirmed only. Prepared orders aren't listed: they weren't sent. */
  list(open: boolean): readonly JournalOrder[]
  /** An unconfirmed order of this store with any of these products. */
  unconfirmedWith(store: number, productIds: readonly number[]): JournalOrder | undefined
  /**
   * Products of orders from the store's own carts that were sent, settled or set aside since this count, except those that were certainly
   * not placed; undefined if orders are missing from the journal.
   */
  orderedSince(count: number): ReadonlySet<number> | undefined
  /** The orders other than `key`, including those set aside, which may still have been placed. */
  others(key: string): OtherOrders
  /** Holds ordering until the user has looked at the missing orders. */
  hold(hold: Hold): void
  held(): Hold | undefined
  /** Ends the hold: the user has looked, and these numbers are orders that the journal doesn't have. */
  release(numbers: readonly string[], at: string): void
}

const holdRow = z.object({ at: z.string(), since: z.string() })

/**
 * Opens the journal on its own database, which was opened durable. Each change is one transaction. `changed` is called when a sending,
 * settling, setting aside or remark is committed; after a sending the outcome isn't known yet.
 */
export const createOrderJournal = (
  db: Database,
  changed: (what: JournalChange) => void = () => undefined,
): OrderJournal => new Journal(db, changed)

type JournalChange = 'sending' | 'known'

class Journal implements OrderJournal {
  readonly prepare: OrderJournal['prepare']
  readonly startSending: OrderJournal['startSending']
  readonly settle: OrderJournal['settle']
  readonly setAside: OrderJournal['setAside']
  readonly remark: OrderJournal['remark']
  readonly release: OrderJournal['release']
  readonly #ask: JournalStatements

  constructor(db: Database, changed: (what: JournalChange) => void) {
    this.#ask = journalStatements(db)
    /** Another process may write, too: the transaction locks it out from the first read on. */
    const alone = <A extends unknown[], R>(write: (...args: A) => R, what: JournalChange = 'known') => {
      const transaction = db.transaction(write).immediate
      return (...args: A): R => {
        const before = this.count()
        const answer = transaction(...args)
        if (this.count() !== before) changed(what)
        return answer
      }
    }
    this.prepare = db.transaction((order: NewOrder) => this.#prepare(order))
    const sending = (...args: Parameters<OrderJournal['startSending']>) => this.#startSending(...args)
    this.startSending = alone(sending, 'sending')
    this.settle = alone((key: string, settlement: Settlement, at: string) => {
      const order = this.#known(key)
      return isUnconfirmed(order.state) ? this.#write(key, settlement, at) : order
    })
    this.setAside = alone((key: string, message: string, at: string) => {
      const order = this.#known(key)
      if (order.state !== 'unknown') return order
      this.#ask.settleOrder.run({ key, state: 'setAside', at, message, refusal: null, words: null })
      return this.#known(key)
    })
    this.remark = (key, sentence) => {
      this.#ask.addSentence.run({ key, sentence })
      changed('known')
      return this.#known(key)
    }
    this.release = db.transaction((numbers: readonly string[], at: string) => {
      for (const number of numbers) this.#ask.claim.run(number, null)
      this.#ask.releaseHolds.run(at)
    })
  }

  count(): number {
    return Number(this.#ask.count.get())
  }

  find(key: string): JournalOrder | undefined {
    const row = this.#ask.orderByKey.get(key)
    return row === undefined ? undefined : journalOrder(readOrderRow(row), this.#groups(key))
  }

  basisOf(key: string): string {
    return readOrderRow(this.#ask.orderByKey.get(key)).basis
  }

  preparedGroups(key: string): readonly PreparedGroup[] {
    return this.#groups(key).map((row) => preparedGroup(row, this.#productsOf(key, row.group_key)))
  }

  overtaking(key: string): JournalOrder | undefined {
    return this.#overtaking(
      key,
      this.#groups(key).flatMap((group) => this.#productsOf(key, group.group_key)),
    )
  }

  dropPrepared(cart: CartRef): void {
    this.#ask.deletePrepared.run(cartKeyOf(cart))
  }

  list(open: boolean): readonly JournalOrder[] {
    return this.#ask.listed.all(open ? 1 : 0).map((row) => {
      const order = readOrderRow(row)
      return journalOrder(order, this.#groups(order.key))
    })
  }

  unconfirmedWith(store: number, productIds: readonly number[]): JournalOrder | undefined {
    return this.#named(this.#ask.sharing.get(store, JSON.stringify(productIds)))
  }

  orderedSince(since: number): ReadonlySet<number> | undefined {
    if (this.held() !== undefined || this.count() < since) return undefined
    return new Set(this.#ask.ordered.all(since).map(Number))
  }

  others(key: string): OtherOrders {
    return {
      claimed: new Set(this.#ask.otherPoids.all(key).map(String)),
      open: this.#ask.otherOpenGroups.all(key).map(readGroupRow),
    }
  }

  hold({ at, since }: Hold): void {
    this.#ask.putHold.run(at, since)
  }

  held(): Hold | undefined {
    return holdRow.optional().parse(this.#ask.openHold.get())
  }

  #groups(key: string): GroupRow[] {
    return this.#ask.groupsOf.all(key).map(readGroupRow)
  }

  #productsOf(key: string, group: string): number[] {
    return this.#ask.linesOf.all(key, group).map(Number)
  }

  #named(key: unknown): JournalOrder | undefined {
    return typeof key === 'string' ? this.find(key) : undefined
  }

  #known(key: string): JournalOrder {
    const order = this.find(key)
    if (order === undefined) throw new Error(`No order ${key} in the journal`)
    return order
  }

  #overtaking(key: string, products: readonly number[]): JournalOrder | undefined {
    return this.#named(this.#ask.overtaker.get(key, JSON.stringify(products)))
  }

  #prepare(order: NewOrder): void {
    const { deletePrepared, insertOrder, insertGroup, insertLine } = this.#ask
    const { cart, groups, shipsTo, ...rest } = order
    const { key: own } = order
    deletePrepared.run(cartKeyOf(cart))
    insertOrder.run({
      ...rest,
      cartType: cartTypeOf(cart),
      cart: cartKeyOf(cart),
      shipsTo: JSON.stringify(shipsTo),
    })
    groups.forEach(({ group, productIds, orderable, wire }, position) => {
      insertGroup.run({ ...group, order: own, position, orderable: orderable ? 1 : 0, wire })
      for (const id of productIds) insertLine.run(own, group.key, id)
    })
  }

  #startSending(key: string, groupKeys: readonly string[], body: string, sentAt: string): SendingAnswer {
    const { onItsWay, choose, begin } = this.#ask
    if (this.held() !== undefined) return 'held'
    if (Number(onItsWay.get()) > 0) return 'inFlight'
    const products = groupKeys.flatMap((group) => this.#productsOf(key, group))
    if (this.unconfirmedWith(this.#known(key).store, products) !== undefined) return 'same'
    if (this.#overtaking(key, products) !== undefined) return 'overtaken'
    choose.run(JSON.stringify(groupKeys), key)
    if (begin.run(body, sentAt, key).changes !== 1) throw new Error(`Order ${key} is not prepared`)
    return 'started'
  }

  #write(key: string, settlement: Settlement, at: string): JournalOrder {
    const { settleGroup, settleOrder, claim } = this.#ask
    for (const { key: group, outcome, poid, netpayment, message } of settlement.groups) {
      const [number, amount, words] = [poid ?? null, netpayment ?? null, message ?? null]
      settleGroup.run({ order: key, key: group, outcome, poid: number, netpayment: amount, message: words })
      if (poid !== undefined) claim.run(poid, key)
    }
    for (const poid of settlement.numbers ?? []) claim.run(poid, key)
    const { state, message = null, refusal = null, words = null } = settlement
    settleOrder.run({ key, state, at: state === 'unknown' ? null : at, message, refusal, words })
    return this.#known(key)
  }
}

const preparedGroup = (row: GroupRow, productIds: readonly number[]): PreparedGroup => ({
  group: groupOf(row),
  productIds,
  orderable: row.orderable === 1,
  wire: row.wire,
})

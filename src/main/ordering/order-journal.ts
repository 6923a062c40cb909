/**
 * What this computer knows of the account's orders. An order is on disk before its first byte leaves, and what became
 * of it is on disk before anyone is told; see store/migrations/orders.ts for what the database itself refuses.
 */
import { z } from 'zod'
import type { CartType } from '../../shared/domain/cart-kinds.ts'
import type { Paise } from '../../shared/domain/money.ts'
import {
  isUnconfirmed,
  type JournalOrder,
  type JournalState,
  type PlacedGroup,
  type ShippingAddress,
} from '../../shared/domain/order.ts'
import type { GroupOutcome } from '../../shared/domain/order-answer.ts'
import type { Database } from '../store/database.ts'
import type { OtherOrders } from './history-search.ts'
import { type GroupRow, journalOrder, type OrderRow, readGroupRow, readOrderRow } from './journal-rows.ts'

export interface PreparedGroup {
  readonly group: Omit<PlacedGroup, 'outcome' | 'poid' | 'netpayment' | 'message'>
  readonly productIds: readonly number[]
  readonly orderable: boolean
  /** The group as JSON, exactly as the portal will get it. */
  readonly wire: string
}

export interface NewOrder {
  readonly key: string
  readonly account: number
  readonly cartType: CartType
  /** ISO time. */
  readonly createdAt: string
  /** The journal's count before the cart was read. */
  readonly preparedAfter: number
  /** What else the order rests on, as text to be compared when it is placed. */
  readonly basis: string
  readonly gapQty: number
  readonly gapPrice: Paise
  readonly shipsTo: ShippingAddress
  /** Who is signed in. */
  readonly placedBy: string
  readonly groups: readonly PreparedGroup[]
}

/** What became of a sent order, as far as is known. */
export interface Settlement {
  readonly state: Extract<JournalState, 'accepted' | 'partly' | 'rejected' | 'unknown'>
  readonly groups: readonly GroupOutcome[]
  /** Numbers that the portal named, whether or not they are some group's. */
  readonly numbers?: readonly string[]
  /** The portal's own words of refusal, to be asked about before they are believed. */
  readonly refusal?: string
  readonly message: string | undefined
}

/** Orders since `since` (ISO time) may be missing: the journal was lost, or put back from a backup of that time. */
export interface Hold {
  /** ISO time at which the journal was found damaged. */
  readonly at: string
  readonly since: string
}

/** Why an order may not be sent now. */
export type SendingAnswer =
  | 'started'
  /** Another order is on its way. */
  | 'inFlight'
  /** Its products are in an order whose outcome isn't known. */
  | 'same'
  /** An order of its cart or its products was sent, settled or set aside since it was prepared. */
  | 'overtaken'
  /** The journal was restored, and nobody has looked yet what is missing from it. */
  | 'held'

export interface OrderJournal {
  /** The journal's count: it rises with every sending, settling and setting aside. Taken before a cart is read. */
  count(): number
  /** Writes a prepared order down; an older prepared one of the same cart is forgotten. */
  prepare(order: NewOrder): void
  /** Forgets what was prepared from this cart: it has changed. Sent orders stay. */
  dropPrepared(cartType: CartType): void
  find(key: string): JournalOrder | undefined
  /** What the order rests on, as it was written down. */
  basisOf(key: string): string
  /** The groups of a prepared order, also those that nobody has chosen yet. */
  preparedGroups(key: string): readonly PreparedGroup[]
  /** The order of the same cart or products that was sent, settled or set aside since this one was prepared. */
  overtaking(key: string): JournalOrder | undefined
  /** Commits the order as 'sending' with its chosen groups and its exact body. Only after 'started' may a byte leave. */
  startSending(key: string, groupKeys: readonly string[], body: string, sentAt: string): SendingAnswer
  /**
   * Commits what became of it; the groups that the settlement doesn't name keep what is known of them. An order that is
   * settled already, by another process, is returned as it is.
   */
  settle(key: string, settlement: Settlement, at: string): JournalOrder
  setAside(key: string, message: string, at: string): JournalOrder
  /** Adds a sentence to what is said of a settled order. */
  remark(key: string, sentence: string): JournalOrder
  /** Newest first; `open` means unconfirmed only. Prepared orders aren't shown: nothing was sent. */
  list(open: boolean): readonly JournalOrder[]
  /** An unconfirmed order that has any of these products. */
  unconfirmedWith(productIds: readonly number[]): JournalOrder | undefined
  /**
   * Products of orders that were sent, settled or set aside since this count, but for what wasn't placed for certain; undefined where
   * the journal lacks orders.
   */
  orderedSince(count: number): ReadonlySet<number> | undefined
  /** What is known of the orders other than `key`: an order set aside may still have been placed. */
  others(key: string): OtherOrders
  /** Holds ordering until somebody has looked. */
  hold(hold: Hold): void
  held(): Hold | undefined
  /** Somebody has looked: these numbers are of orders that the journal doesn't have. */
  release(numbers: readonly string[], at: string): void
}

const COUNT = 'SELECT at FROM journal_count'

/** How far the journal in this file has counted; 0 for one from before it did. */
export function journalCount(db: Database): number {
  const counts = db.prepare(`SELECT count(*) FROM sqlite_schema WHERE name = 'journal_count'`).pluck().get()
  return counts === 0 ? 0 : Number(db.prepare(COUNT).pluck().get())
}

const holdRow = z.object({ at: z.string(), since: z.string() })

/** The journal in its own database, which was opened durable. */
export function createOrderJournal(db: Database): OrderJournal {
  const insertOrder = db.prepare(
    `INSERT INTO orders (key, account, cart_type, state, created_at, prepared_after, basis, gap_qty, gap_price, ships_to,
       placed_by)
     VALUES (?, ?, ?, 'prepared', ?, ?, ?, ?, ?, ?, ?)`,
  )
  const insertGroup = db.prepare(
    `INSERT INTO order_groups (order_key, position, group_key, wh, wh_type, wh_name, order_type, items, quantity, total,
       orderable, chosen, wire, outcome)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1, ?, 'unknown')`,
  )
  const insertLine = db.prepare('INSERT INTO order_lines (order_key, group_key, product_id) VALUES (?, ?, ?)')
  const deletePrepared = db.prepare(`DELETE FROM orders WHERE state = 'prepared' AND cart_type = ?`)
  const orderByKey = db.prepare('SELECT * FROM orders WHERE key = ?')
  const groupsOf = db.prepare('SELECT * FROM order_groups WHERE order_key = ? ORDER BY position')
  const linesOf = db.prepare('SELECT product_id FROM order_lines WHERE order_key = ? AND group_key = ?').pluck()
  const choose = db.prepare(
    `UPDATE order_groups SET chosen = group_key IN (SELECT value FROM json_each(?)) WHERE order_key = ?`,
  )
  const begin = db.prepare(
    `UPDATE orders SET state = 'sending', body = ?, sent_at = ? WHERE key = ? AND state = 'prepared'`,
  )
  const onItsWay = db.prepare(`SELECT count(*) FROM orders WHERE state = 'sending'`).pluck()
  const sharing = db
    .prepare(
      `SELECT o.key FROM orders o
       JOIN order_groups g ON g.order_key = o.key AND g.chosen = 1 AND g.outcome = 'unknown'
       JOIN order_lines l ON l.order_key = g.order_key AND l.group_key = g.group_key
       WHERE o.state IN ('sending', 'unknown') AND l.product_id IN (SELECT value FROM json_each(?))
       ORDER BY o.sent_at DESC LIMIT 1`,
    )
    .pluck()
  const count = db.prepare(COUNT).pluck()
  const overtaker = db
    .prepare(
      `SELECT o.key FROM orders mine JOIN orders o ON o.key <> mine.key AND o.changed > mine.prepared_after
       WHERE mine.key = ? AND (o.cart_type = mine.cart_type OR EXISTS (
         SELECT 1 FROM order_lines l JOIN order_groups g ON g.order_key = l.order_key AND g.group_key = l.group_key
         WHERE l.order_key = o.key AND g.chosen = 1 AND l.product_id IN (SELECT value FROM json_each(?))))
       ORDER BY o.changed DESC LIMIT 1`,
    )
    .pluck()
  const ordered = db
    .prepare(
      `SELECT DISTINCT l.product_id FROM orders o
       JOIN order_groups g ON g.order_key = o.key AND g.chosen = 1 AND g.outcome <> 'failed'
       JOIN order_lines l ON l.order_key = g.order_key AND l.group_key = g.group_key
       WHERE o.changed > ? AND o.state NOT IN ('prepared', 'rejected')`,
    )
    .pluck()
  const settleOrder = db.prepare(
    `UPDATE orders SET state = ?, settled_at = ?, message = ?, refusal = coalesce(?, refusal) WHERE key = ?`,
  )
  const addSentence = db.prepare(
    `UPDATE orders SET message = CASE WHEN message IS NULL THEN @sentence ELSE message || ' ' || @sentence END WHERE key = @key`,
  )
  // What another process has found out meanwhile is not forgotten again.
  const settleGroup = db.prepare(
    `UPDATE order_groups SET outcome = @outcome, poid = @poid, netpayment = @netpayment, message = @message
     WHERE order_key = @order AND group_key = @key AND (outcome = 'unknown' OR @outcome = 'placed')`,
  )
  const claim = db.prepare('INSERT OR IGNORE INTO order_numbers (poid, order_key) VALUES (?, ?)')
  const putHold = db.prepare('INSERT OR IGNORE INTO holds (at, since) VALUES (?, ?)')
  const openHold = db.prepare(
    'SELECT max(at) AS at, min(since) AS since FROM holds WHERE released_at IS NULL HAVING count(*) > 0',
  )
  const releaseHolds = db.prepare('UPDATE holds SET released_at = ? WHERE released_at IS NULL')
  const listed = db.prepare(
    `SELECT * FROM orders WHERE state <> 'prepared' AND (? = 0 OR state IN ('sending', 'unknown'))
     ORDER BY sent_at DESC, rowid DESC`,
  )
  const otherPoids = db.prepare('SELECT poid FROM order_numbers WHERE order_key IS NOT ?').pluck()
  const otherOpenGroups = db.prepare(
    `SELECT g.* FROM order_groups g JOIN orders o ON o.key = g.order_key
     WHERE o.key <> ? AND o.state IN ('sending', 'unknown', 'setAside') AND g.chosen = 1 AND g.outcome = 'unknown'`,
  )

  const groupRows = (key: string): GroupRow[] => groupsOf.all(key).map(readGroupRow)
  const whole = (row: OrderRow): JournalOrder => journalOrder(row, groupRows(row.key))
  const find = (key: string): JournalOrder | undefined => {
    const row = orderByKey.get(key)
    return row === undefined ? undefined : whole(readOrderRow(row))
  }
  const known = (key: string): JournalOrder => {
    const order = find(key)
    if (order === undefined) throw new Error(`No order ${key} in the journal`)
    return order
  }
  const productsOf = (key: string, group: string): number[] => linesOf.all(key, group).map(Number)
  const overtaking = (key: string, products: readonly number[]): JournalOrder | undefined => {
    const other = overtaker.get(key, JSON.stringify(products))
    return typeof other === 'string' ? find(other) : undefined
  }
  const held = (): Hold | undefined => holdRow.optional().parse(openHold.get())
  const write = (key: string, settlement: Settlement, at: string): JournalOrder => {
    for (const { key: group, outcome, poid, netpayment, message } of settlement.groups) {
      const [number, amount, words] = [poid ?? null, netpayment ?? null, message ?? null]
      settleGroup.run({ order: key, key: group, outcome, poid: number, netpayment: amount, message: words })
      if (poid !== undefined) claim.run(poid, key)
    }
    for (const poid of settlement.numbers ?? []) claim.run(poid, key)
    const { state, message, refusal } = settlement
    settleOrder.run(state, state === 'unknown' ? null : at, message ?? null, refusal ?? null, key)
    return known(key)
  }
  const unconfirmedWith = (ids: readonly number[]): JournalOrder | undefined => {
    const key = sharing.get(JSON.stringify(ids))
    return typeof key === 'string' ? find(key) : undefined
  }

  return {
    find,
    unconfirmedWith,
    held,
    count: () => Number(count.get()),
    orderedSince: (since) =>
      held() !== undefined || Number(count.get()) < since ? undefined : new Set(ordered.all(since).map(Number)),
    basisOf: (key) => readOrderRow(orderByKey.get(key)).basis,
    overtaking: (key) =>
      overtaking(
        key,
        groupRows(key).flatMap((group) => productsOf(key, group.group_key)),
      ),
    hold: ({ at, since }) => {
      putHold.run(at, since)
    },
    release: db.transaction((numbers: readonly string[], at: string) => {
      for (const number of numbers) claim.run(number, null)
      releaseHolds.run(at)
    }),
    prepare: db.transaction((order: NewOrder) => {
      deletePrepared.run(order.cartType)
      const { key: own, account, cartType, createdAt, preparedAfter, basis, gapQty, gapPrice, placedBy } = order
      const shipsTo = JSON.stringify(order.shipsTo)
      insertOrder.run(own, account, cartType, createdAt, preparedAfter, basis, gapQty, gapPrice, shipsTo, placedBy)
      order.groups.forEach(({ group, productIds, orderable, wire }, position) => {
        const { key, wh, whType, whName, orderType, items, quantity, total } = group
        const may = orderable ? 1 : 0
        insertGroup.run(order.key, position, key, wh, whType, whName, orderType, items, quantity, total, may, wire)
        for (const id of productIds) insertLine.run(order.key, key, id)
      })
    }),
    dropPrepared: (cartType) => {
      deletePrepared.run(cartType)
    },
    preparedGroups: (key) =>
      groupRows(key).map((row) => ({
        group: {
          key: row.group_key,
          wh: row.wh,
          whType: row.wh_type,
          whName: row.wh_name,
          orderType: row.order_type,
          items: row.items,
          quantity: row.quantity,
          total: row.total,
        },
        productIds: productsOf(key, row.group_key),
        orderable: row.orderable === 1,
        wire: row.wire,
      })),
    startSending: db.transaction((key: string, groupKeys: readonly string[], body: string, sentAt: string) => {
      if (held() !== undefined) return 'held'
      if (Number(onItsWay.get()) > 0) return 'inFlight'
      const products = groupKeys.flatMap((group) => productsOf(key, group))
      if (unconfirmedWith(products) !== undefined) return 'same'
      if (overtaking(key, products) !== undefined) return 'overtaken'
      choose.run(JSON.stringify(groupKeys), key)
      if (begin.run(body, sentAt, key).changes !== 1) throw new Error(`Order ${key} is not prepared`)
      return 'started'
    }).immediate,
    settle: db.transaction((key: string, settlement: Settlement, at: string) => {
      const order = known(key)
      return isUnconfirmed(order.state) ? write(key, settlement, at) : order
    }).immediate,
    setAside: db.transaction((key: string, message: string, at: string) => {
      const order = known(key)
      if (order.state !== 'unknown') return order
      settleOrder.run('setAside', at, message, null, key)
      return known(key)
    }).immediate,
    remark: db.transaction((key: string, sentence: string) => {
      addSentence.run({ key, sentence })
      return known(key)
    }).immediate,
    list: (open) => listed.all(open ? 1 : 0).map((row) => whole(readOrderRow(row))),
    others: (key) => ({
      claimed: new Set(otherPoids.all(key).map(String)),
      open: otherOpenGroups.all(key).map(readGroupRow),
    }),
  }
}

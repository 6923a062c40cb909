/**
 * What this computer knows of the account's orders. An order is on disk before its first byte leaves, and what became
 * of it is on disk before anyone is told; see store/migrations/orders.ts for what the database itself refuses.
 */
import type { CartType } from '../../shared/domain/cart.ts'
import type { Paise } from '../../shared/domain/money.ts'
import type { JournalOrder, JournalState, PlacedGroup } from '../../shared/domain/order.ts'
import type { Database } from '../store/database.ts'
import type { OtherOrders } from './history-search.ts'
import { type GroupRow, journalOrder, type OrderRow, readGroupRow, readOrderRow } from './journal-rows.ts'

export interface PreparedGroup {
  readonly group: Omit<PlacedGroup, 'outcome' | 'poid' | 'message'>
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
  readonly gapQty: number
  readonly gapPrice: Paise
  readonly groups: readonly PreparedGroup[]
}

/** What became of a sent order, as far as is known. */
export interface Settlement {
  readonly state: Extract<JournalState, 'accepted' | 'partly' | 'rejected' | 'unknown'>
  readonly groups: readonly Pick<PlacedGroup, 'key' | 'outcome' | 'poid' | 'message'>[]
  readonly message: string | undefined
}

export interface OrderJournal {
  /** Writes a prepared order down; an older prepared one of the same cart is forgotten. */
  prepare(order: NewOrder): void
  /** Forgets what was prepared from this cart: it has changed. Sent orders stay. */
  dropPrepared(cartType: CartType): void
  find(key: string): JournalOrder | undefined
  /** The groups of a prepared order, also those that nobody has chosen yet. */
  preparedGroups(key: string): readonly PreparedGroup[]
  /**
   * Commits the order as 'sending' with its chosen groups and its exact body, unless another one is on its way or its
   * products are in an order whose outcome isn't known. Only after 'started' may a byte leave.
   */
  startSending(key: string, groupKeys: readonly string[], body: string, sentAt: string): 'started' | 'inFlight' | 'same'
  /** Commits what became of it; the groups that the settlement doesn't name keep what is known of them. */
  settle(key: string, settlement: Settlement, at: string): JournalOrder
  setAside(key: string, message: string, at: string): JournalOrder
  /** Newest first; `open` means unconfirmed only. Prepared orders aren't shown: nothing was sent. */
  list(open: boolean): readonly JournalOrder[]
  /** An unconfirmed order that has any of these products. */
  unconfirmedWith(productIds: readonly number[]): JournalOrder | undefined
  /** What is known of the orders other than `key`: an order set aside may still have been placed. */
  others(key: string): OtherOrders
}

/** The journal in its own database, which was opened durable. */
export function createOrderJournal(db: Database): OrderJournal {
  const insertOrder = db.prepare(
    `INSERT INTO orders (key, account, cart_type, state, created_at, gap_qty, gap_price)
     VALUES (?, ?, ?, 'prepared', ?, ?, ?)`,
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
  const chosenProducts = db
    .prepare(
      `SELECT DISTINCT l.product_id FROM order_lines l JOIN json_each(?) c ON l.group_key = c.value
       WHERE l.order_key = ?`,
    )
    .pluck()
  const settleOrder = db.prepare(`UPDATE orders SET state = ?, settled_at = ?, message = ? WHERE key = ?`)
  const settleGroup = db.prepare(
    `UPDATE order_groups SET outcome = ?, poid = ?, message = ? WHERE order_key = ? AND group_key = ?`,
  )
  const listed = db.prepare(
    `SELECT * FROM orders WHERE state <> 'prepared' AND (? = 0 OR state IN ('sending', 'unknown'))
     ORDER BY sent_at DESC, rowid DESC`,
  )
  const otherPoids = db.prepare('SELECT poid FROM order_groups WHERE order_key <> ? AND poid IS NOT NULL').pluck()
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
  const unconfirmedWith = (ids: readonly number[]): JournalOrder | undefined => {
    const key = sharing.get(JSON.stringify(ids))
    return typeof key === 'string' ? find(key) : undefined
  }

  return {
    find,
    unconfirmedWith,
    prepare: db.transaction((order: NewOrder) => {
      deletePrepared.run(order.cartType)
      insertOrder.run(order.key, order.account, order.cartType, order.createdAt, order.gapQty, order.gapPrice)
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
      if (Number(onItsWay.get()) > 0) return 'inFlight'
      const chosen = JSON.stringify(groupKeys)
      if (unconfirmedWith(chosenProducts.all(chosen, key).map(Number)) !== undefined) return 'same'
      choose.run(chosen, key)
      if (begin.run(body, sentAt, key).changes !== 1) throw new Error(`Order ${key} is not prepared`)
      return 'started'
    }).immediate,
    settle: db.transaction((key: string, settlement: Settlement, at: string) => {
      for (const group of settlement.groups) {
        settleGroup.run(group.outcome, group.poid ?? null, group.message ?? null, key, group.key)
      }
      const settledAt = settlement.state === 'unknown' ? null : at
      settleOrder.run(settlement.state, settledAt, settlement.message ?? null, key)
      return known(key)
    }).immediate,
    setAside: db.transaction((key: string, message: string, at: string) => {
      settleOrder.run('setAside', at, message, key)
      return known(key)
    }).immediate,
    list: (open) => listed.all(open ? 1 : 0).map((row) => whole(readOrderRow(row))),
    others: (key) => ({
      claimed: new Set(otherPoids.all(key).map(String)),
      open: otherOpenGroups.all(key).map(readGroupRow),
    }),
  }
}

/** A journal as the app opens it, with one order in it. */
import BetterSqlite3 from 'better-sqlite3'
import { createOrderJournal, type OrderJournal, type PreparedGroup } from '../../src/main/ordering/order-journal.ts'
import { orderMigrations } from '../../src/main/store/migrations/orders.ts'
import { paise } from '../../src/shared/domain/values/money.ts'

export interface GroupGiven {
  readonly wh: number
  readonly products: readonly number[]
  readonly mode?: 'OWNED' | 'DS_JIT'
  /** Paise. */
  readonly total?: number
  readonly orderable?: boolean
}

export const KEY = 'key-0123456789abcdef'
export const AT = '2026-04-05T10:00:00.000Z'

/** The state after the migrations: created once, for the many journals of a test. */
let empty: Buffer | undefined

function migrated(): Buffer {
  const db = new BetterSqlite3(':memory:')
  for (const migration of orderMigrations) db.exec(migration.sql)
  return db.serialize()
}

/** Opens a journal in memory; empty, unless the bytes of another are given. */
export function openJournal(bytes?: Buffer): {
  readonly db: BetterSqlite3.Database
  readonly journal: OrderJournal
} {
  empty ??= migrated()
  const db = new BetterSqlite3(bytes ?? empty)
  db.pragma('foreign_keys = ON')
  return { db, journal: createOrderJournal(db) }
}

export const preparedGroup = (
  products: readonly number[],
  { wh = 1, mode = 'OWNED', total = 10_000, orderable = true }: Partial<Omit<GroupGiven, 'products'>> = {},
): PreparedGroup => ({
  group: {
    key: `${wh}^${mode}`,
    wh,
    whType: 'Warehouse',
    whName: `Warehouse ${wh}`,
    orderType: mode,
    items: products.length,
    quantity: products.length,
    total: paise(total),
  },
  productIds: products,
  orderable,
  wire: JSON.stringify({
    wh,
    whType: 'Warehouse',
    products: products.map((id) => ({ id, qty: 1, isReturnable: true, actualPrice: 100, totalPrice: 100 })),
    totalStockistOrWarehousePrice: total / 100,
    mode,
  }),
})

/** The addresses of an order, and the user who placed it. */
export const DELIVERY = {
  shipsTo: {
    name: 'Aarav Kids Retail, Pune',
    address1: '12, Laxmi Road',
    address2: '',
    city: 'Pune',
    state: 'Maharashtra',
    pincode: '411030',
    mobilenumber: '',
    GSTNumber: '',
  },
  placedBy: 'Aarav',
}

/** `preparedAfter` is the journal's count before the cart was read; the present one if undefined. */
export function prepare(
  journal: OrderJournal,
  groups: readonly GroupGiven[],
  key = KEY,
  createdAt = AT,
  preparedAfter = journal.count(),
): void {
  journal.prepare({
    key,
    store: 7,
    cart: 'all',
    createdAt,
    preparedAfter,
    basis: '',
    ...DELIVERY,
    gapQty: 3,
    gapPrice: paise(4_500),
    groups: groups.map(({ products, ...more }) => preparedGroup(products, more)),
  })
}

export const send = (journal: OrderJournal, groups: readonly string[], key = KEY) =>
  journal.startSending(key, groups, `{"key":"${key}"}`, AT)

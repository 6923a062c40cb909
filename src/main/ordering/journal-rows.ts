import { z } from 'zod'
import { CART_TYPES } from '../../shared/domain/carts/cart-kinds.ts'
import { cartOfKey } from '../../shared/domain/carts/cart-ref.ts'
import { WAREHOUSE_TYPES } from '../../shared/domain/catalogue/product.ts'
import { JOURNAL_STATES, type JournalOrder, type PlacedGroup } from '../../shared/domain/orders/order.ts'
import { type Paise, sum } from '../../shared/domain/values/money.ts'

const paise = z.custom<Paise>((value) => Number.isSafeInteger(value))
const text = z.string().nullable()
const flag = z.union([z.literal(0), z.literal(1)])

const orderRow = z.object({
  key: z.string(),
  account: z.number(),
  cart_type: z.enum(CART_TYPES),
  cart: z.string(),
  state: z.enum(JOURNAL_STATES),
  created_at: z.string(),
  sent_at: text,
  settled_at: text,
  gap_qty: z.number(),
  gap_price: paise,
  body: text,
  message: text,
  basis: z.string(),
  refusal: text,
  words: text,
  ships_to: text,
  placed_by: text,
})

const address = z.object({
  name: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  mobilenumber: z.string(),
  GSTNumber: z.string(),
})

const groupRow = z.object({
  group_key: z.string(),
  wh: z.number(),
  wh_type: z.enum(WAREHOUSE_TYPES),
  wh_name: z.string(),
  order_type: z.enum(['OWNED', 'DS_JIT']),
  items: z.number(),
  quantity: z.number(),
  total: paise,
  orderable: flag,
  chosen: flag,
  wire: z.string(),
  outcome: z.enum(['placed', 'failed', 'unknown']),
  poid: text,
  netpayment: paise.nullable(),
  message: text,
})

export type OrderRow = z.output<typeof orderRow>
export type GroupRow = z.output<typeof groupRow>

/** Throws on a row that the journal's own schema can't have written: the file is damaged. */
export const readOrderRow = (row: unknown): OrderRow => orderRow.parse(row)
export const readGroupRow = (row: unknown): GroupRow => groupRow.parse(row)

/** The fields of a group, placed or not. */
export const groupOf = (row: GroupRow) => ({
  key: row.group_key,
  wh: row.wh,
  whType: row.wh_type,
  whName: row.wh_name,
  orderType: row.order_type,
  items: row.items,
  quantity: row.quantity,
  total: row.total,
})

const placedGroup = (row: GroupRow): PlacedGroup => ({
  ...groupOf(row),
  outcome: row.outcome,
  poid: row.poid ?? undefined,
  netpayment: row.netpayment ?? undefined,
  message: row.message ?? undefined,
})

/** Returns the order as the user sees it: once it was sent, with the chosen groups only. */
export function journalOrder(row: OrderRow, groupRows: readonly GroupRow[]): JournalOrder {
  const groups = groupRows.filter((group) => group.chosen === 1).map(placedGroup)
  return {
    key: row.key,
    cartType: row.cart_type,
    cart: cartOfKey(row.cart),
    store: row.account,
    state: row.state,
    createdAt: row.created_at,
    sentAt: row.sent_at ?? undefined,
    settledAt: row.settled_at ?? undefined,
    groups,
    quantity: groups.reduce((pieces, group) => pieces + group.quantity, 0),
    total: sum(groups.map((group) => group.total)),
    gapQty: row.gap_qty,
    gapPrice: row.gap_price,
    shipsTo: row.ships_to === null ? undefined : address.parse(JSON.parse(row.ships_to)),
    placedBy: row.placed_by ?? undefined,
    refusal: row.refusal ?? undefined,
    words: row.words ?? undefined,
    message: row.message ?? undefined,
  }
}

/** Customers' orders at the store's kiosk. Without a status the portal's pages list the pending ones. */
import { KIOSK_STATUSES, kioskStatusOf } from '../../domain/orders/kiosk.ts'
import { statusTone } from '../../domain/values/status-tones.ts'
import type { Answer } from '../../portal/calls.ts'
import { badge, count, text } from '../columns.ts'
import * as filter from '../filters.ts'
import { list } from '../list.ts'

type Row = Answer<'kiosk.orderList'>[number]

type Goods = NonNullable<Row['products']>
const nameOf = ({ id, qty }: Goods[number]): string => `${id} × ${qty ?? '–'}`

/** Undefined if the portal doesn't send the goods, or the pieces of one of them. */
const kioskPieces = ({ products }: Pick<Row, 'products'>): number | undefined =>
  products?.reduce<number | undefined>(
    (sum, { qty }) => (sum === undefined || qty === undefined ? undefined : sum + qty),
    0,
  )

export const kioskOrders = list({ orders: 'kiosk.orderList' }, ({ orders }) => ({ rows: orders }))({
  title: 'Kiosk orders',
  noun: ['order', 'orders'],
  pages: 'whole',
  filters: { status: filter.choice('Status', KIOSK_STATUSES, { unset: KIOSK_STATUSES[0] }) },
  columns: {
    id: text('Order', ({ id }) => id, { width: 150, grow: 0, whole: true }),
    phone: text('Mobile number', ({ phoneNo }) => phoneNo, { under: 'id', before: 'Mobile ' }),
    products: text('Products', ({ products }) => products?.map(nameOf).join(', '), {
      width: 200,
      grow: 2,
      product: ({ products }) => products?.[0]?.id,
    }),
    pieces: count('Pieces', kioskPieces, { sum: true, rank: 1 }),
    status: badge('Status', (row) => row.status, { tone: (row) => statusTone(row.status), rank: 2 }),
  },
  asks: ({ filters: { status } }) => ({
    orders: { query: { status: kioskStatusOf(status) } },
  }),
  key: ({ id }) => id,
  none: 'kioskOrdersNone',
  failed: 'kioskOrdersFailed',
})

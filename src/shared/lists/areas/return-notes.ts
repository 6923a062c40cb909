/** The ledger's data on a sales return, by product. Their subject is `referenceId-warehouseId`. */

import { RETURNED_AS, type ReturnedAs } from '../../domain/returns/returns.ts'
import { orderAddress } from '../../domain/screens/addresses.ts'
import type { Answer } from '../../portal/calls.ts'
import { amount, badge, count, link, text } from '../columns.ts'
import * as filter from '../filters.ts'
import { list } from '../list.ts'

export const returnNoteLines = list({ note: 'returns.note' }, ({ note }) => ({ rows: note.orderDetails ?? [] }))({
  title: 'Lines of the note',
  noun: ['line', 'lines'],
  pages: 'whole',
  filters: {},
  columns: {
    po: link('PO number', ({ POID }) => POID, { to: ({ POID = '' }) => orderAddress(POID), rank: 4 }),
    id: text('Product ID', ({ ProductID }) => String(ProductID), { width: 104, grow: 0, rank: 3 }),
    name: text('Product', ({ ProductName }) => ProductName, { width: 180, grow: 2 }),
    hsn: text('HSN', ({ HSNCode }) => HSNCode, { under: 'name', before: 'HSN ' }),
    category: text('Reason', (row) => row.reasonCategory, { width: 150, rank: 2 }),
    reason: text('Remarks', ({ Reason }) => Reason, { under: 'category' }),
    mrp: amount('MRP', ({ MRP }) => MRP, { width: 96, rank: 1 }),
    price: amount('Net price', ({ ActualPrice }) => ActualPrice),
    pieces: count('Pieces', ({ Quantity }) => Quantity, { sum: true }),
    total: amount('Total', ({ TotalPrice }) => TotalPrice, { sum: true }),
  },
  asks: ({ subject }) => ({ note: { params: { id: subject } } }),
  key: ({ POID, ProductID, MRP }) => `${POID} ${ProductID} ${MRP}`,
  none: 'returnNoteWithoutLines',
})

type Goods = Answer<'returns.listing'>[number] & { readonly as: ReturnedAs }

const goodsAs = (as: ReturnedAs, goods: Answer<'returns.listing'> | undefined = []): readonly Goods[] =>
  goods.map((one) => ({ ...one, as }))

const filters = {
  as: filter.choice('Returned as', () => Object.entries(RETURNED_AS).map(([value, { label }]) => ({ value, label })), {
    of: (row: Goods) => row.as,
  }),
}

/** Combines three calls in one table; the calls for excess and manually added products may return nothing. */
export const returnGoods = list(
  { listing: 'returns.listing', excess: 'returns.excess', manual: 'returns.manual' },
  ({ listing, excess, manual }) => ({
    rows: [...goodsAs('listed', listing), ...goodsAs('excess', excess), ...goodsAs('manual', manual)],
  }),
  ['excess', 'manual'],
)({
  title: 'Goods of the return',
  noun: ['line', 'lines'],
  pages: 'whole',
  filters,
  columns: {
    id: text('Product ID', ({ ProductID }) => String(ProductID), { width: 104, grow: 0 }),
    name: text('Product', ({ ProductName }) => ProductName, { width: 180, grow: 2 }),
    as: badge('Returned as', (row) => RETURNED_AS[row.as].label, {
      tone: (row) => RETURNED_AS[row.as].tone,
      width: 150,
    }),
    category: text('Reason', (row) => row.reasonCategory, { width: 150 }),
    reason: text('Remarks', ({ Reason }) => Reason, { under: 'category' }),
    mrp: amount('MRP', ({ MRP }) => MRP, { width: 96 }),
    pieces: count('Pieces', ({ Quantity }) => Quantity, { sum: true }),
  },
  asks: ({ subject }) => {
    const one = { params: { id: subject } }
    return { listing: one, excess: one, manual: one }
  },
  key: ({ as, ProductID, MRP }) => `${as} ${ProductID} ${MRP}`,
  none: 'returnWithoutLines',
})

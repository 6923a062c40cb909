import { entryIn } from '../../domain/ledger/details.ts'
import { orderAddress, productAddress } from '../../domain/screens/addresses.ts'
import type { LedgerDetails } from '../../portal/areas/ledger.ts'
import { amount, type Column, count, link, text } from '../columns.ts'
import { list } from '../list.ts'

type Line = NonNullable<LedgerDetails['products']>[number] & { readonly place: number }

const columns = {
  product: text('Product', ({ ProductName }) => ProductName, { width: 160 }),
  id: link('Product ID', ({ ProductID }) => ProductID?.toString(), {
    to: ({ ProductID }) => productAddress(ProductID ?? 0),
    rank: 2,
  }),
  order: link('PO number', ({ POID }) => POID, { to: ({ POID }) => orderAddress(POID ?? ''), rank: 3 }),
  hsn: text('HSN', ({ HSNCode }) => HSNCode, { width: 96, grow: 0, rank: 1 }),
  pieces: count('Pieces', ({ Quantity }) => Quantity, { sum: true }),
  mrp: amount('MRP', ({ MRP }) => MRP),
  price: amount('Net price', ({ ActualPrice }) => ActualPrice),
  total: amount('Total', ({ TotalPrice }) => TotalPrice, { sum: true }),
} satisfies Readonly<Record<string, Column<Line>>>

export const ledgerLines = list({ details: 'ledger.details' }, ({ details: { products } }) => ({
  rows: (products ?? []).map((line, place) => ({ ...line, place })),
}))({
  title: 'Details',
  noun: ['line', 'lines'],
  pages: 'whole',
  filters: {},
  columns,
  asks: ({ subject }) => ({ details: entryIn(subject) }),
  key: ({ place }) => String(place),
  none: 'ledgerNoLines',
})

import { stockDays, totalsByCategory } from '../../domain/replenishment/assist-totals.ts'
import { assistAddress } from '../../domain/replenishment/order-assist.ts'
import { amount, count, link } from '../columns.ts'
import { list } from '../list.ts'

export const assistTotals = list(
  { sales: 'orderAssist.salesTotals', stock: 'orderAssist.stockTotals' },
  ({ sales, stock }, { context }) => ({ rows: totalsByCategory(sales, stock, context.store.hasFoodLicense) }),
  // Each is useful without the other.
  ['sales', 'stock'],
)({
  title: 'Sales and stock',
  noun: ['category', 'categories'],
  pages: 'whole',
  filters: {},
  columns: {
    category: link('Category', ({ name }) => name, { to: assistAddress, width: 200, grow: 2 }),
    sold: count('Sold in 30 days', ({ sold }) => sold, { sum: true, width: 130 }),
    soldValue: amount('Sales value', ({ soldValue }) => soldValue, { sum: true, width: 140 }),
    stock: count('Store stock', ({ stock }) => stock, { sum: true, width: 110 }),
    stockValue: amount('Stock value', ({ stockValue }) => stockValue, { sum: true, width: 140 }),
    days: count('Days of stock', stockDays, { width: 120 }),
  },
  asks: () => ({ sales: {}, stock: {} }),
  key: ({ id, name }) => String(id ?? name),
  isFor: ({ store }) => store.isFranchisee,
  opens: assistAddress,
  none: 'nothingSoldYet',
  failed: 'categoriesFailed',
})

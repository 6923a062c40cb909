import { REPORT_MONTHS, refuseReport } from '../../domain/replenishment/ars-report.ts'
import { firstOfMonth } from '../../domain/values/dates.ts'
import { amount, count, day, text } from '../columns.ts'
import * as filter from '../filters.ts'
import { list } from '../list.ts'

export const arsReport = list(
  { report: 'order.arsReport' },
  ({ report }) => report,
)({
  title: 'ARS report',
  noun: ['product', 'products'],
  pages: { sizes: [10, 20, 30, 50], usual: 20 },
  filters: {
    ordered: filter.days('Ordered', {
      months: REPORT_MONTHS,
      past: true,
      first: (today) => ({ from: firstOfMonth(today), to: today }),
    }),
  },
  columns: {
    id: text('Product ID', ({ productId }) => String(productId), {
      product: ({ productId }) => productId,
      width: 96,
      grow: 0,
      rank: 6,
    }),
    parent: text('Parent', ({ parentId }) => (parentId === undefined ? undefined : String(parentId)), {
      under: 'id',
      before: 'Parent ',
    }),
    name: text('Product', ({ productName }) => productName, {
      product: ({ productId }) => productId,
      width: 180,
      grow: 2,
    }),
    brand: text('Brand', (row) => row.brand, { under: 'name' }),
    category: text('Category', ({ cat }) => cat, { under: 'name' }),
    subcategory: text('Subcategory', ({ subCat }) => subCat, { under: 'name' }),
    mrp: amount('MRP', (row) => row.mrp, { width: 96, rank: 5 }),
    price: amount('Price', ({ actualPrice }) => actualPrice, { under: 'mrp', before: 'Net ' }),
    target: count('Target', ({ targetStock }) => targetStock, { width: 64, rank: 4 }),
    inHand: count('In stock', ({ stockInHand }) => stockInHand, { width: 72, rank: 3 }),
    pending: count('Pending', ({ pendingQty }) => pendingQty, { width: 76, rank: 2 }),
    confirmed: count('Confirmed', ({ confirmedQty }) => confirmedQty, { width: 88, rank: 2 }),
    transit: count('In transit', ({ inTransitStock }) => inTransitStock, { width: 84, rank: 2 }),
    expected: count('Expected pieces', ({ expectedQty }) => expectedQty, { width: 122 }),
    actual: count('Actual pieces', ({ actualQty }) => actualQty, { width: 104 }),
    scheduled: day('Ordered on', ({ arsScheduledDate }) => arsScheduledDate, { width: 104 }),
  },
  asks: ({ filters: { ordered }, page, size }) => ({
    report: { query: { from: ordered?.from ?? '', to: ordered?.to ?? '', pageNo: page, pageSize: size } },
  }),
  // A product may be ordered for several parents, at several MRPs, on several days.
  key: ({ productId, parentId, mrp, actualPrice, arsScheduledDate }) =>
    [productId, parentId, mrp, actualPrice, arsScheduledDate].join(' '),
  refuses: ({ ordered }, { today }) => refuseReport(ordered, today),
  isFor: ({ store }) => store.isFranchisee,
  none: 'arsReportEmpty',
  failed: 'arsReportFailed',
})

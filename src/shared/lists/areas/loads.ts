import { deliveredDaysLate, isLoadLate, lateWords, loadDaysLate } from '../../domain/orders/late.ts'
import { loadState, loadTone } from '../../domain/orders/load.ts'
import { LOAD_PAGE_SIZES, LOAD_STATUSES, loadQuery, refuseLoads } from '../../domain/orders/load-filter.ts'
import { monthSoFar, SEARCH_MONTHS } from '../../domain/orders/search-days.ts'
import { loadWarehouses } from '../../domain/orders/search-warehouses.ts'
import { boxAddress, loadAddress, orderAddress } from '../../domain/screens/addresses.ts'
import type { Answer } from '../../portal/calls.ts'
import { sentenceCase } from '../../text.ts'
import { amount, badge, type Column, count, day, link, text } from '../columns.ts'
import type { ListContext } from '../context.ts'
import * as filter from '../filters.ts'
import { about, margin, mrp } from '../line-columns.ts'
import { type FilterValues, list } from '../list.ts'
import { warehouseFilter, warehouseIdIn } from '../warehouse-filter.ts'

type LoadRow = Answer<'loads.list'>['rows'][number]

const filters = {
  created: filter.days('Created', { months: SEARCH_MONTHS, first: monthSoFar }),
  shipped: filter.days('Shipped', { months: SEARCH_MONTHS }),
  status: filter.choice('Load status', LOAD_STATUSES),
  warehouse: warehouseFilter(loadWarehouses),
  po: filter.text('PO number'),
  cpo: filter.text('CPO number'),
  awb: filter.text('Docket'),
  late: filter.toggle('Late', { of: (load: LoadRow, { today }) => loadDaysLate(load, today) }),
}

const queryOf = ({ created, shipped, status, warehouse, po, cpo, awb }: FilterValues<typeof filters>) => ({
  created,
  shipped,
  status: LOAD_STATUSES.find((known) => known === status),
  warehouseId: warehouseIdIn(warehouse),
  poid: po,
  cpoid: cpo,
  awb,
})

const isLate = (row: LoadRow, { today }: ListContext): boolean => isLoadLate(row, today)

const columns = {
  id: link('Load', ({ LoadID }) => LoadID, { to: ({ LoadID }) => loadAddress(LoadID), width: 168 }),
  created: day('Created', ({ CreatedDate }) => CreatedDate, { rank: 4 }),
  status: badge('Status', loadState, { tone: loadTone, width: 150 }),
  portal: text('Load status', ({ LoadStatus }) => sentenceCase(LoadStatus), { at: 'chosen' }),
  courier: text('Courier status', (row) => sentenceCase(row.CourierShipmentStatus), { at: 'chosen' }),
  shipped: day('Shipped', ({ ActualShippingDate }) => ActualShippingDate, { rank: 6 }),
  delivered: day('Delivered', ({ DeliverdDateTime }) => DeliverdDateTime, { width: 156 }),
  expected: day('Expected', (row) => row.Estimated_Delivery_DateTime, {
    // A late load says by how many days instead, once it was delivered, too.
    says: (row, { today }) => lateWords(loadDaysLate(row, today) || deliveredDaysLate(row)),
    under: 'delivered',
    before: 'by ',
    standsAlone: (row, about) => isLate(row, about) || deliveredDaysLate(row) > 0,
    tone: (row, about) => (isLate(row, about) ? 'bad' : undefined),
  }),
  late: text('Late', (row, { today }) => lateWords(loadDaysLate(row, today)), {
    at: 'chosen',
  }),
  bags: count('Boxes', ({ TotalBags }) => TotalBags, { sum: true }),
  pieces: count('Pieces', ({ TotalProductQty }) => TotalProductQty, { sum: true, rank: 5 }),
  products: count('Products', ({ TotalProducts }) => TotalProducts, { sum: true, rank: 2 }),
  value: amount('Value', ({ LoadValue }) => LoadValue, { sum: true }),
  awb: text('Docket', ({ AWBNo }) => AWBNo, { rank: 3 }),
  transporter: text('Courier', ({ Transporter }) => Transporter, { under: 'awb' }),
  reference: text('Reference', ({ referenceid }) => referenceid, { rank: 1, width: 104 }),
} satisfies Readonly<Record<string, Column<LoadRow>>>

/** The common part of both ways to read loads. */
const history = {
  title: 'Load history',
  noun: ['load', 'loads'],
  filters,
  columns,
  key: ({ LoadID }: LoadRow) => LoadID,
  refuses: (values: FilterValues<typeof filters>) => refuseLoads(queryOf(values)),
  opens: ({ LoadID }: LoadRow) => loadAddress(LoadID),
  tone: (row: LoadRow, about: ListContext) => (isLate(row, about) ? 'warn' : undefined),
  none: 'noLoadsFound',
} as const

/** The portal can't search for late loads: this list uses the call that returns every load at once, and filters the late ones here. */
const lateLoads = list({ loads: 'loads.csv' }, ({ loads: { rows } }) => ({ rows }))({
  ...history,
  pages: 'whole',
  asks: ({ filters: chosen }) => ({ loads: { body: loadQuery(queryOf(chosen)) } }),
})

export const loads = list(
  { loads: 'loads.list', totals: 'loads.totals' },
  ({ loads: { rows, count: all }, totals }) => ({
    rows,
    count: all,
    sums: {
      bags: totals?.TotalBags,
      products: totals?.TotalProducts,
      pieces: totals?.TotalProductQty,
      value: totals?.LoadValue,
    },
  }),
  ['totals'],
)({
  ...history,
  pages: { sizes: LOAD_PAGE_SIZES },
  asks: ({ filters: chosen, page, size }) => {
    const body = loadQuery(queryOf(chosen))
    return { loads: { body: { ...body, pageNo: page, pageSize: size } }, totals: { body } }
  },
  atOnce: { loads: 'loads.csv' },
  wholeFor: ({ late }) => (late === true ? lateLoads : undefined),
})

/** Its subject is the load's number, as for its boxes. */
export const loadLines = list({ lines: 'loads.byId' }, ({ lines }) => ({ rows: lines }))({
  title: 'Lines of the load',
  noun: ['line', 'lines'],
  pages: 'whole',
  filters: {},
  columns: {
    po: link('PO number', ({ POID }) => POID, { to: ({ POID }) => orderAddress(POID) }),
    id: text('Product ID', ({ ProductID }) => String(ProductID), { width: 104, grow: 0 }),
    name: text('Product', ({ ProductName }) => ProductName, { width: 180, grow: 2 }),
    about: about(
      ({ ProductName }) => ProductName,
      ({ Productdesc }) => Productdesc,
    ),
    mrp: mrp(({ MRP }) => MRP, { rank: 2 }),
    discount: margin(({ Discount }) => Discount),
    price: amount('Net price', ({ ActualPrice }) => ActualPrice, { rank: 3 }),
    ordered: count('Ordered', ({ OrderedQuantity }) => OrderedQuantity, { sum: true, rank: 1 }),
    given: count('In load', ({ Quantity }) => Quantity, { sum: true, width: 92 }),
    total: amount('Total', ({ TotalPrice }) => TotalPrice, { sum: true }),
  },
  asks: ({ subject }) => ({ lines: { query: { loadId: subject } } }),
  key: ({ POID, ProductID, MRP }) => `${POID} ${ProductID} ${MRP}`,
  none: 'loadWithoutLines',
})

export const boxes = list({ boxes: 'loads.boxes' }, ({ boxes: rows }) => ({ rows }))({
  title: 'Boxes of the load',
  noun: ['box', 'boxes'],
  pages: 'whole',
  filters: {},
  columns: {
    bag: link('Box', ({ bagNumber }) => bagNumber, {
      to: ({ bagNumber, loadid }) => boxAddress(bagNumber, loadid),
      width: 200,
    }),
    pieces: count('Pieces', ({ BagInQty }) => BagInQty, { sum: true }),
  },
  asks: ({ subject }) => ({ boxes: { query: { loadId: subject } } }),
  key: ({ bagNumber }) => bagNumber,
  opens: ({ bagNumber, loadid }) => boxAddress(bagNumber, loadid),
  none: 'loadWithoutBoxes',
})

/** Its subject is the box's number. */
export const boxLines = list({ lines: 'loads.box' }, ({ lines }) => ({ rows: lines }))({
  title: 'Lines of the box',
  noun: ['line', 'lines'],
  pages: 'whole',
  filters: {},
  columns: {
    po: link('PO number', ({ POID }) => POID, { to: ({ POID }) => orderAddress(POID) }),
    id: text('Product ID', ({ productId }) => String(productId), { width: 104, grow: 0 }),
    name: text('Product', ({ productName }) => productName, { width: 200, grow: 2 }),
    mrp: amount('MRP', ({ MRP }) => MRP),
    here: count('This box', ({ Quatity }) => Quatity, { sum: true, width: 96 }),
    all: count('All boxes', ({ TotalQuantity }) => TotalQuantity, { width: 100 }),
  },
  asks: ({ subject }) => ({ lines: { query: { bagNumber: subject } } }),
  key: ({ POID, productId, MRP }) => `${POID} ${productId} ${MRP}`,
  none: 'boxWithoutLines',
})

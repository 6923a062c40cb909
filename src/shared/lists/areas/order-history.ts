/** All orders of the store, and the newest ones. */

import { coversAllDays, HISTORY_PAGE_SIZES, historyQuery, refuseHistory } from '../../domain/orders/history-filter.ts'
import { isOrderLate, lateWords, orderDaysLate, WAITING } from '../../domain/orders/late.ts'
import { ORDER_STATUSES } from '../../domain/orders/order.ts'
import { hasGapReport, orderTypeIn, shipsBy, toPay } from '../../domain/orders/order-history.ts'
import { orderKindOf } from '../../domain/orders/order-number.ts'
import { monthSoFar, SEARCH_MONTHS } from '../../domain/orders/search-days.ts'
import { historyWarehouses } from '../../domain/orders/search-warehouses.ts'
import { type Turnaround, turnaroundInWords, turnaroundOf } from '../../domain/orders/turnaround.ts'
import { ACCOUNTS } from '../../domain/payments/payment.ts'
import { mayOpen } from '../../domain/people/access.ts'
import { loadAddress, orderAddress } from '../../domain/screens/addresses.ts'
import { ruleOf } from '../../domain/screens.ts'
import { statusTone } from '../../domain/values/status-tones.ts'
import type { Answer } from '../../portal/calls.ts'
import { amount, badge, type Column, count, day, link, moment, text } from '../columns.ts'
import type { ListContext } from '../context.ts'
import * as filter from '../filters.ts'
import { type FilterValues, type ListTab, list } from '../list.ts'
import { warehouseFilter, warehouseIdIn } from '../warehouse-filter.ts'

type OrderRow = Answer<'order.history'>['rows'][number] & {
  /** True if the portal lists it among the orders to be paid; undefined if that list wasn't requested. */
  readonly isUnpaid?: boolean
}
const hoursOf = (tat: Turnaround | undefined) => tat && turnaroundInWords(tat)

type Columns = Readonly<Record<string, Column<OrderRow>>>

const what = {
  poid: link('PO number', ({ poid }) => poid, { to: ({ poid }) => orderAddress(poid), width: 150 }),
  type: text('Type', ({ potype }) => orderTypeIn(potype)?.code, { under: 'poid' }),
  stock: text('Stock', ({ poid }) => orderKindOf(poid), { under: 'poid' }),
  ordered: day('Ordered', ({ createddate }) => createddate, { width: 120 }),
  cpo: day('CPO created', ({ cpocreateddate }) => cpocreateddate, { under: 'ordered', before: 'CPO ' }),
  orderedAt: moment('Order time', ({ createddate }) => createddate, { at: 'chosen' }),
  warehouse: text('Warehouse', ({ warehouseid }, { warehouseName }) => warehouseName(warehouseid), {
    width: 120,
    rank: 3,
  }),
  warehouseId: count('Warehouse ID', ({ warehouseid }) => warehouseid, { at: 'chosen' }),
} satisfies Columns

const howMuch = {
  pieces: count('Pieces', ({ totalquantity }) => totalquantity, { sum: true, rank: 4, width: 100 }),
  items: count('Products', ({ totalitems }) => totalitems, {
    under: 'pieces',
    unit: ['product', 'products'],
    sum: true,
  }),
  net: amount('Net payment', toPay, { sum: true, isNone: ({ status }) => status === 'Cancelled' }),
  mrp: amount('Total MRP', ({ totalMRP }) => totalMRP, { under: 'net', before: 'MRP ', sum: true }),
  paid: day('Paid', ({ paymentdate }) => paymentdate, { rank: 1 }),
  coupon: amount('Coupon discount', ({ coupondiscount }) => coupondiscount || undefined, {
    under: 'paid',
    before: 'Coupon ',
  }),
} satisfies Columns

const whereItIs = {
  status: badge('Status', ({ status }) => status, { tone: ({ status }) => statusTone(status) }),
  gap: text('Gap', (row) => (hasGapReport(row) ? 'Gap' : undefined), { under: 'status' }),
  shipped: day('Shipped', ({ shippingdetails }) => shippingdetails?.actualdate, { grow: 1, rank: 5 }),
  shipsBy: day('Ships by', shipsBy, {
    says: (order, { today }) => lateWords(orderDaysLate(order, today)),
    under: 'shipped',
    before: 'by ',
    standsAlone: (order, { today }) => isOrderLate(order, today),
    tone: (order, { today }) => (isOrderLate(order, today) ? 'bad' : undefined),
  }),
  tat: count('TAT (hours)', (order, { today }) => turnaroundOf(order, today)?.hours, {
    // A late order says so instead.
    says: (order, { today }) => (isOrderLate(order, today) ? '' : hoursOf(turnaroundOf(order, today))),
    under: 'shipped',
    before: 'TAT ',
    there: (_, { store }) => !store.isStockist,
    tone: (order, { today }) => (turnaroundOf(order, today)?.isInDanger ? 'bad' : undefined),
  }),
  docket: text('Docket', ({ docketNo }) => docketNo, { width: 140, grow: 0, rank: 2 }),
  transporter: text('Courier no.', ({ transporterNo }) => transporterNo, { at: 'chosen' }),
  load: link('Load', ({ shippingdetails }) => shippingdetails?.loadid, {
    under: 'warehouse',
    to: ({ shippingdetails }) => loadAddress(shippingdetails?.loadid ?? ''),
  }),
  courier: text('Courier', ({ shippingdetails }) => shippingdetails?.company, { under: 'docket' }),
  reference: text('Reference', ({ shippingdetails }) => shippingdetails?.referencenumber, { at: 'chosen' }),
  bagClosed: day('Packed', ({ bagcloseddate }) => bagcloseddate, { at: 'chosen' }),
  shipping: amount('Shipping amount', ({ shippingdetails }) => shippingdetails?.amount, { at: 'chosen' }),
} satisfies Columns

const filters = {
  ordered: filter.days('Ordered', { months: SEARCH_MONTHS, first: monthSoFar }),
  shipped: filter.days('Shipped', { months: SEARCH_MONTHS }),
  status: filter.several('Status', ORDER_STATUSES, { of: ({ status }: OrderRow) => status }),
  warehouse: warehouseFilter(historyWarehouses),
  late: filter.toggle('Late', { of: (order: OrderRow, { today }) => orderDaysLate(order, today) }),
  gap: filter.toggle('With gap', { of: (order: OrderRow) => Number(hasGapReport(order)) }),
  unpaid: filter.toggle('To be paid', { of: ({ isUnpaid }: OrderRow) => Number(isUnpaid ?? false) }),
  po: filter.text('PO number'),
}

const queryOf = ({ ordered, shipped, status, warehouse, po }: FilterValues<typeof filters>) => ({
  fromDate: ordered?.from,
  toDate: ordered?.to,
  shipFrom: shipped?.from,
  shipTo: shipped?.to,
  statuses: ORDER_STATUSES.filter((known) => status?.includes(known)),
  warehouseId: warehouseIdIn(warehouse),
  poid: po,
})

const TABS: Readonly<Record<string, ListTab>> = {
  all: { label: 'All', filters: {} },
  open: { label: 'Open', filters: { status: WAITING } },
  late: { label: 'Late', filters: { late: true }, isBad: true },
  gap: { label: 'With gap', filters: { gap: true } },
  unpaid: {
    label: 'To be paid',
    filters: { unpaid: true },
    there: ({ store }) => mayOpen(store, ruleOf('payments')),
  },
  shipped: { label: 'Shipped', filters: { status: ['Shipped'] } },
}

/** The common part of all ways to read the history. */
const history = {
  title: 'Order history',
  noun: ['order', 'orders'],
  filters,
  columns: { ...what, ...howMuch, ...whereItIs },
  key: ({ poid }: OrderRow) => poid,
  refuses: (values: FilterValues<typeof filters>) => refuseHistory(queryOf(values)),
  opens: ({ poid }: OrderRow) => orderAddress(poid),
  none: 'noOrdersFound',
  tabs: TABS,
} as const

/** The days that are ignored: all of them beside an order number, and the shipping days for late orders, which haven't shipped. */
const idle = ({ po, late }: FilterValues<typeof filters>) => {
  if (coversAllDays({ poid: po })) return ['ordered', 'shipped']
  return late ? ['shipped'] : []
}

/** Filters that the portal applies when all orders are read; the others are applied here. */
const widest = (values: FilterValues<typeof filters>) => ({
  ...values,
  ...(values.late && { shipped: undefined }),
  status: undefined,
})

/** For filters that the portal doesn't have: all orders of these days are read and filtered here. */
export const everyOrderArgs = (values: FilterValues<typeof filters>) => {
  const { status, ...query } = historyQuery(queryOf(widest(values)))
  return { ...query, ...(status !== undefined && { statuses: [...status] }) }
}

const whole = {
  ...history,
  pages: 'whole',
  idle,
  refuses: (values: FilterValues<typeof filters>) => refuseHistory(queryOf(widest(values))),
  tone: (order: OrderRow, { today }: ListContext) => (isOrderLate(order, today) ? 'warn' : undefined),
} as const

const everyOrder = list({ orders: 'order.every' }, ({ orders }) => ({ rows: orders as readonly OrderRow[] }))({
  ...whole,
  asks: ({ filters }) => ({ orders: everyOrderArgs(filters) }),
})

/** Orders combined with the portal's list of those to be paid, for both accounts. */
const unpaidOrders = list(
  { orders: 'order.every', first: 'payment.pending', second: 'payment.pending' },
  ({ orders, first, second }) => ({ rows: markUnpaid(orders, [...first, ...second]) }),
)({
  ...whole,
  asks: ({ filters }) => ({
    orders: everyOrderArgs(filters),
    first: { query: { accountId: ACCOUNTS[0].id } },
    second: { query: { accountId: ACCOUNTS[1].id } },
  }),
})

/** The orders, each marked if it is among those to be paid. */
export function markUnpaid(orders: readonly OrderRow[], pending: Answer<'payment.pending'>): readonly OrderRow[] {
  const unpaid = new Set(pending.map(({ POID }) => POID))
  return orders.map((order) => ({ ...order, isUnpaid: unpaid.has(order.poid) }))
}

export const orderHistory = list({ history: 'order.history' }, ({ history: { rows, count, netpayment } }) => ({
  rows,
  count,
  sums: { net: netpayment },
}))({
  ...history,
  pages: { sizes: HISTORY_PAGE_SIZES },
  asks: ({ filters, page, size }) => ({
    history: { query: { ...historyQuery(queryOf(filters)), pageNo: page, pageSize: size } },
  }),
  wholeFor: ({ late, gap, unpaid }) => {
    if (unpaid === true) return unpaidOrders
    return late === true || gap === true ? everyOrder : undefined
  },
  idle,
  tone: (order, { today }) => {
    if (isOrderLate(order, today)) return 'warn'
    return order.status === 'Cancelled' ? 'quiet' : undefined
  },
})

/** Orders line by line, for users who aren't franchisees, and automatically confirmed orders. */
import { WAREHOUSE_TYPES } from '../../domain/catalogue/product.ts'
import { DETAILS_MONTHS, refuseDetails } from '../../domain/orders/details-filter.ts'
import { ORDER_STATUSES } from '../../domain/orders/order.ts'
import { hasFinalQuantity } from '../../domain/orders/order-history.ts'
import { suppliedPieces } from '../../domain/orders/order-lines.ts'
import { monthSoFar } from '../../domain/orders/search-days.ts'
import { historyWarehouses } from '../../domain/orders/search-warehouses.ts'
import { accountOf } from '../../domain/payments/payment.ts'
import { orderAddress } from '../../domain/screens/addresses.ts'
import { statusTone } from '../../domain/values/status-tones.ts'
import { amount, badge, count, day, link, moment, text } from '../columns.ts'
import * as filter from '../filters.ts'
import { about, margin, mrp } from '../line-columns.ts'
import { list } from '../list.ts'
import { warehouseFilter, warehouseIdIn } from '../warehouse-filter.ts'
import { accountFilter } from './payments.ts'

export const orderDetails = list({ lines: 'order.stockistDetails' }, ({ lines }) => ({ rows: lines }))({
  title: 'Order details',
  noun: ['line', 'lines'],
  pages: 'whole',
  filters: {
    ordered: filter.days('Ordered', { months: DETAILS_MONTHS, first: monthSoFar }),
    status: filter.choice('Status', ORDER_STATUSES),
    warehouse: warehouseFilter(historyWarehouses),
    type: filter.choice('Warehouse type', WAREHOUSE_TYPES),
  },
  columns: {
    po: link('PO number', ({ poid }) => poid, { to: ({ poid }) => orderAddress(poid ?? '') }),
    ordered: day('Ordered on', ({ createddate }) => createddate, { under: 'po' }),
    status: badge('Status', ({ status }) => status, { tone: ({ status }) => status && statusTone(status) }),
    warehouse: text(
      'Warehouse',
      ({ warehouseId }, { warehouseName }) => (warehouseId === undefined ? undefined : warehouseName(warehouseId)),
      { width: 132, grow: 0, rank: 1 },
    ),
    id: text('Product ID', ({ ProductID }) => String(ProductID), { width: 104, grow: 0, rank: 3 }),
    hsn: text('HSN', ({ HSNCode }) => HSNCode || undefined, { under: 'id', before: 'HSN ' }),
    name: text('Product', ({ ProductName }) => ProductName, { width: 200, grow: 2 }),
    about: about(
      ({ ProductName }) => ProductName,
      ({ ProductDesc }) => ProductDesc,
    ),
    mrp: mrp(({ MRP }) => MRP, { rank: 2 }),
    discount: margin(({ Discount }) => Discount),
    price: amount('Net price', ({ ActualPrice }) => ActualPrice, { width: 112 }),
    pieces: count('Ordered', ({ OrderedQuantity }) => OrderedQuantity, { sum: true }),
    given: count(
      'Supplied',
      ({ status, ...line }) => (status === undefined ? line.Quantity : suppliedPieces(status, line)),
      {
        sum: true,
        isNone: ({ status }) => status !== undefined && !hasFinalQuantity(status),
      },
    ),
    total: amount('Total', ({ TotalPrice }) => TotalPrice, { sum: true }),
  },
  asks: ({ filters: { ordered, status, warehouse, type } }) => ({
    lines: {
      body: {
        from: ordered?.from ?? '',
        to: ordered?.to ?? '',
        status: ORDER_STATUSES.find((known) => known === status),
        warehouseId: warehouseIdIn(warehouse),
        whType: WAREHOUSE_TYPES.find((known) => known === type),
      },
    },
  }),
  key: ({ poid, ProductID, MRP }) => `${poid} ${ProductID} ${MRP}`,
  refuses: ({ ordered }) => refuseDetails(ordered),
  none: 'orderDetailsNone',
})

export const autoConfirmed = list({ orders: 'order.autoConfirmed' }, ({ orders }) => ({ rows: orders }))({
  title: 'Auto-confirmed orders',
  noun: ['order', 'orders'],
  pages: 'whole',
  filters: { account: accountFilter() },
  columns: {
    poid: link('PO number', ({ poid }) => poid, { to: ({ poid }) => orderAddress(poid), width: 180 }),
    confirmed: moment('Confirmed', ({ confirmeddate }) => confirmeddate, { width: 200 }),
    net: amount('Net payment', ({ netpayment }) => netpayment, { sum: true, width: 140 }),
  },
  asks: ({ filters: { account } }) => ({ orders: { params: { accountType: accountOf(account) } } }),
  key: ({ poid }) => poid,
  refuses: (_, { store }) => (store.isStockist ? 'ordersNotForConfirmation' : undefined),
  opens: ({ poid }) => orderAddress(poid),
  none: 'noOrdersFound',
})

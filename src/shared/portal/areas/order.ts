import { z } from 'zod'
import { call } from '../call.ts'
import * as f from '../fields.ts'
import { ours } from '../ours.ts'
import { whType } from '../product-shape.ts'
import { ORDER_READS } from '../read-groups.ts'
import { list, paged, rows } from '../rows.ts'
import { orderInvoice } from './order-invoice.ts'
import { orderGroup, placed, placeResponse, proposedGroup, responseKey, sentKey } from './order-placing.ts'
import { namedWarehouse, orderLine, orderLineOf, orderRow, status, statuses } from './order-rows.ts'

const summary = z.object({
  poid: ours('the number of the order', f.absent(f.textId)),
  createddate: ours('date ordered', f.absent(f.moment)),
  status: ours('the status of the order', f.absent(status)),
  potype: ours('the type of the order', f.text()),
  warehouse: f.absent(namedWarehouse),
  purchaseDetail: list(orderLine),
  totalquantity: ours('pieces supplied', f.shown(f.count)),
  netpayment: ours('amount payable', f.absent(f.rupees)),
  gapTotalQty: f.shown(f.count),
  gapTotalPrice: f.shown(f.rupees),
  timeline: ours(
    'when the order reached each status',
    f.shown(rows(z.object({ status: ours('status reached', status), at: ours('date reached', f.moment) }), 100)),
  ),
})

/** The summary of an order, or only its lines. */
const details = z.codec(z.unknown(), summary, {
  decode: (value) => {
    if (!Array.isArray(value)) return value as z.input<typeof summary>
    const [first] = value
    const isSummary = typeof first === 'object' && first !== null && 'purchaseDetail' in first
    return isSummary ? first : { purchaseDetail: value }
  },
  encode: (value) => value,
})

/** Payments capitalize an order's number and amount, so this call might, too. */
const autoConfirmed = f.alsoNamed(
  z.object({
    poid: f.textId,
    confirmeddate: ours('date confirmed', f.shown(f.moment)),
    netpayment: f.shown(f.rupees),
  }),
  { poid: 'POID', netpayment: 'NetPayment' },
)

const placing = { answer: placed, invalidates: ORDER_READS } as const

export const order = {
  blocking: call({
    get: '/api/blockordering/checkorderblocking/:userId',
    params: z.object({ userId: f.idInUrl }),
    answer: list(
      z.object({
        id: ours('the number of a block', f.absent(f.id)),
        reason: ours('reason for blocked ordering', f.text(2000)),
      }),
      1000,
    ),
  }),
  /**
   * 412 while the order is still being processed. With a key, the portal returns the outcome of that order; once it has answered
   * `notReceived`, it refuses a later request with that key.
   */
  placeStatus: call({
    post: '/api/order/checkPlaceOrderStatus',
    effect: 'read',
    body: z.object({ clientOrderKey: sentKey }),
    answer: z.object({
      status: f.decidingText(40),
      message: f.text(2000),
      clientOrderKey: responseKey,
      /** 'placed' or 'notReceived'; any other word says nothing about the order. */
      outcome: ours('outcome of the order: placed or notReceived', f.absent(f.text(40))),
      response: ours('the answer to placing the order', f.absent(placeResponse)),
    }),
  }),
  place: call({
    post: '/api/order',
    body: z.object({ orders: z.array(orderGroup).min(1), clientOrderKey: sentKey }),
    ...placing,
  }),
  /** Orders of the AFS cart. */
  placeAfs: call({
    post: '/api/afs/order',
    body: z.object({ userId: f.id, order: z.array(proposedGroup).min(1), clientOrderKey: sentKey }),
    ...placing,
  }),
  /** Orders of the CAR cart, for the store `user`. */
  placeCar: call({
    post: '/api/portal/car/order',
    query: z.object({ user: f.idInUrl }),
    body: z.object({ order: z.array(proposedGroup).min(1), clientOrderKey: sentKey }),
    ...placing,
  }),
  details: call({
    post: '/api/order/orderdetails',
    effect: 'read',
    body: z.object({ id: f.textId }),
    answer: details,
    keep: 'minute',
  }),
  history: call({
    get: '/api/order',
    query: z.object({
      pageNo: f.countInUrl,
      pageSize: f.countInUrl,
      fromDate: ours('orders from this date', f.moment.optional()),
      toDate: ours('orders up to this date', f.moment.optional()),
      shipFrom: ours('orders shipped from this date', f.moment.optional()),
      shipTo: ours('orders shipped up to this date', f.moment.optional()),
      status: ours('orders of these statuses, separated by commas', statuses.optional()),
      warehouseId: ours('orders of this warehouse', f.idInUrl.optional()),
      poid: ours('the order of this number', z.string().max(64).optional()),
    }),
    answer: paged(orderRow, { netpayment: ours('totals of all orders found', f.absent(f.rupees)) }),
    keep: 'minute',
  }),
  gapReport: call({
    get: '/api/order/getGapReport',
    query: z.object({ orderId: f.textId }),
    answer: rows(
      z.object({
        ProductID: f.id,
        ProductName: f.text(),
        MRP: f.shown(f.rupees),
        orderedQuantity: f.shown(f.count),
        quantity: f.shown(f.count),
        gapQty: f.shown(f.count),
      }),
    ),
    keep: 'minute',
  }),
  stats: call({
    get: '/api/order/stats',
    answer: rows(z.object({ status, count: f.shown(f.count), netpayment: f.shown(f.rupees) })),
    keep: 'minute',
  }),
  autoConfirmed: call({
    get: '/api/order/autoComfirmedOrders/:accountType',
    params: z.object({ accountType: f.idInUrl }),
    answer: rows(autoConfirmed),
    keep: 'minute',
  }),
  stockistDetails: call({
    post: '/api/order/purchaseorderdetailsstockist',
    effect: 'read',
    body: z.object({
      from: f.moment,
      to: f.moment,
      status: status.optional(),
      warehouseId: f.id.optional(),
      whType: whType.optional(),
    }),
    answer: rows(orderLineOf),
    keep: 'minute',
  }),
  arsReport: call({
    get: '/api/order/arsReport',
    query: z.object({
      from: f.moment,
      to: f.moment,
      pageNo: f.countInUrl,
      pageSize: f.countInUrl,
    }),
    answer: paged(
      z.object({
        productId: f.id,
        parentId: f.shown(f.id),
        productName: f.text(),
        cat: f.text(),
        subCat: f.text(),
        brand: f.text(),
        mrp: f.shown(f.rupees),
        actualPrice: f.shown(f.rupees),
        targetStock: f.shown(f.count),
        pendingQty: f.shown(f.count),
        confirmedQty: f.shown(f.count),
        inTransitStock: f.shown(f.count),
        stockInHand: f.shown(f.count),
        expectedQty: f.shown(f.count),
        actualQty: f.shown(f.count),
        arsScheduledDate: f.shown(f.moment),
      }),
    ),
    keep: 'minute',
  }),
  invoice: call({
    post: '/api/invoice/getInvoice',
    effect: 'read',
    query: z.object({ orderId: f.textId }),
    answer: orderInvoice,
    keep: 'minute',
  }),
}

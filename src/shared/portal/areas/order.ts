import { z } from 'zod'
import { call } from '../call.ts'
import {
  absent,
  alsoNamed,
  count,
  countInUrl,
  decidingText,
  id,
  idInUrl,
  moment,
  rupees,
  shown,
  text,
  textId,
} from '../fields.ts'
import { ours } from '../ours.ts'
import { whType } from '../product-shape.ts'
import { ORDER_READS } from '../read-groups.ts'
import { list, paged, rows } from '../rows.ts'
import { orderInvoice } from './order-invoice.ts'
import { orderGroup, placed, placeResponse, proposedGroup, responseKey, sentKey } from './order-placing.ts'
import { namedWarehouse, orderLine, orderLineOf, orderRow, status, statuses } from './order-rows.ts'

const summary = z.object({
  poid: ours('the number of the order', absent(textId)),
  createddate: ours('date ordered', absent(moment)),
  status: ours('the status of the order', absent(status)),
  potype: ours('the type of the order', text()),
  warehouse: absent(namedWarehouse),
  purchaseDetail: list(orderLine),
  totalquantity: ours('pieces supplied', shown(count)),
  netpayment: ours('amount payable', absent(rupees)),
  gapTotalQty: shown(count),
  gapTotalPrice: shown(rupees),
  timeline: ours(
    'when the order reached each status',
    shown(rows(z.object({ status: ours('status reached', status), at: ours('date reached', moment) }), 100)),
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
const autoConfirmed = alsoNamed(
  z.object({
    poid: textId,
    confirmeddate: ours('date confirmed', shown(moment)),
    netpayment: shown(rupees),
  }),
  { poid: 'POID', netpayment: 'NetPayment' },
)

export const order = {
  blocking: call({
    get: '/api/blockordering/checkorderblocking/:userId',
    params: z.object({ userId: idInUrl }),
    answer: list(
      z.object({
        id: ours('the number of a block', absent(id)),
        reason: ours('reason for blocked ordering', text(2000)),
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
    body: z.object({
      clientOrderKey: sentKey,
    }),
    answer: z.object({
      status: decidingText(40),
      message: text(2000),
      clientOrderKey: responseKey,
      /** 'placed' or 'notReceived'; any other word says nothing about the order. */
      outcome: ours('outcome of the order: placed or notReceived', absent(text(40))),
      response: ours('the answer to placing the order', absent(placeResponse)),
    }),
  }),
  place: call({
    post: '/api/order',
    body: z.object({
      orders: z.array(orderGroup).min(1),
      clientOrderKey: sentKey,
    }),
    answer: placed,
    invalidates: ORDER_READS,
  }),
  /** Orders of the AFS cart. */
  placeAfs: call({
    post: '/api/afs/order',
    body: z.object({
      userId: id,
      order: z.array(proposedGroup).min(1),
      clientOrderKey: sentKey,
    }),
    answer: placed,
    invalidates: ORDER_READS,
  }),
  /** Orders of the CAR cart, for the store `user`. */
  placeCar: call({
    post: '/api/portal/car/order',
    query: z.object({ user: idInUrl }),
    body: z.object({
      order: z.array(proposedGroup).min(1),
      clientOrderKey: sentKey,
    }),
    answer: placed,
    invalidates: ORDER_READS,
  }),
  details: call({
    post: '/api/order/orderdetails',
    effect: 'read',
    body: z.object({ id: textId }),
    answer: details,
    keep: 'minute',
  }),
  history: call({
    get: '/api/order',
    query: z.object({
      pageNo: countInUrl,
      pageSize: countInUrl,
      fromDate: ours('orders from this date', moment.optional()),
      toDate: ours('orders up to this date', moment.optional()),
      shipFrom: ours('orders shipped from this date', moment.optional()),
      shipTo: ours('orders shipped up to this date', moment.optional()),
      status: ours('orders of these statuses, separated by commas', statuses.optional()),
      warehouseId: ours('orders of this warehouse', idInUrl.optional()),
      poid: ours('the order of this number', z.string().max(64).optional()),
    }),
    answer: paged(orderRow, { netpayment: ours('totals of all orders found', absent(rupees)) }),
    keep: 'minute',
  }),
  gapReport: call({
    get: '/api/order/getGapReport',
    query: z.object({ orderId: textId }),
    answer: rows(
      z.object({
        ProductID: id,
        ProductName: text(),
        MRP: shown(rupees),
        orderedQuantity: shown(count),
        quantity: shown(count),
        gapQty: shown(count),
      }),
    ),
    keep: 'minute',
  }),
  stats: call({
    get: '/api/order/stats',
    answer: rows(z.object({ status, count: shown(count), netpayment: shown(rupees) })),
    keep: 'minute',
  }),
  autoConfirmed: call({
    get: '/api/order/autoComfirmedOrders/:accountType',
    params: z.object({ accountType: idInUrl }),
    answer: rows(autoConfirmed),
    keep: 'minute',
  }),
  stockistDetails: call({
    post: '/api/order/purchaseorderdetailsstockist',
    effect: 'read',
    body: z.object({
      from: moment,
      to: moment,
      status: status.optional(),
      warehouseId: id.optional(),
      whType: whType.optional(),
    }),
    answer: rows(orderLineOf),
    keep: 'minute',
  }),
  arsReport: call({
    get: '/api/order/arsReport',
    query: z.object({
      from: moment,
      to: moment,
      pageNo: countInUrl,
      pageSize: countInUrl,
    }),
    answer: paged(
      z.object({
        productId: id,
        parentId: shown(id),
        productName: text(),
        cat: text(),
        subCat: text(),
        brand: text(),
        mrp: shown(rupees),
        actualPrice: shown(rupees),
        targetStock: shown(count),
        pendingQty: shown(count),
        confirmedQty: shown(count),
        inTransitStock: shown(count),
        stockInHand: shown(count),
        expectedQty: shown(count),
        actualQty: shown(count),
        arsScheduledDate: shown(moment),
      }),
    ),
    keep: 'minute',
  }),
  invoice: call({
    post: '/api/invoice/getInvoice',
    effect: 'read',
    query: z.object({ orderId: textId }),
    answer: orderInvoice,
    keep: 'minute',
  }),
}

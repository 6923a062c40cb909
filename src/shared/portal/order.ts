/** Purchase orders: placing them, what became of them, their invoices. */
import { z } from 'zod'
import { ORDER_STATUSES } from '../domain/order.ts'
import { call } from './call.ts'
import { count, countInUrl, id, idInUrl, moment, name, percent, pieces, rupees, textId } from './fields.ts'
import { stockType, whType } from './product-shape.ts'

/** Random, made once per order on this computer. A portal that doesn't know the field ignores it. */
export const clientOrderKey = z.string().min(16).max(64)

const status = z.enum(ORDER_STATUSES)
const mode = z.enum(['OWNED', 'DS_JIT'])

export const orderGroup = z.object({
  wh: id,
  whType,
  products: z
    .array(z.object({ id, qty: pieces.min(1), isReturnable: z.boolean(), actualPrice: rupees, totalPrice: rupees }))
    .min(1),
  totalStockistOrWarehousePrice: rupees,
  mode,
})

export const placedResult = z.object({
  status: z.literal(200),
  wh: id,
  mode: mode.optional(),
  poid: textId,
  netpayment: rupees,
  message: z.string().max(2000).optional(),
})
export const failedResult = z.object({
  status: z.literal(400),
  wh: id,
  mode: mode.optional(),
  message: z.string().max(2000),
})

const placed = z.object({ response: z.object({ result: z.array(placedResult), err: z.array(failedResult) }) })

const orderRow = z.object({
  poid: textId,
  createddate: moment,
  cpocreateddate: moment.optional(),
  paymentdate: moment.optional(),
  totalitems: count,
  totalquantity: count,
  totalMRP: rupees,
  coupondiscount: rupees,
  netpayment: rupees,
  status,
  potype: name,
  warehouseid: id,
  maxshipdate: moment.optional(),
  gapReport: z.boolean(),
  docketNo: name.optional(),
  transporterNo: name.optional(),
  bagcloseddate: moment.optional(),
  shippingdetails: z
    .object({ referencenumber: name, company: name, loadid: textId, actualdate: moment, amount: rupees })
    .optional(),
  /** Echoed by portals that keep it. */
  clientOrderKey: clientOrderKey.optional(),
})

const gstAmounts = { CGST: rupees, SGST: rupees, IGST: rupees }

const orderLine = z.object({
  ProductID: id,
  ProductName: name,
  ProductDesc: z.string().max(4000),
  HSNCode: z.string().max(12),
  MRP: rupees,
  ActualPrice: rupees,
  Discount: percent,
  OrderedQuantity: pieces,
  Quantity: pieces,
  TotalPrice: rupees,
  StockType: stockType,
  minimumShipHours: z.number(),
  isReturnable: z.boolean(),
  vat: rupees,
  ...gstAmounts,
})

const party = z.object({
  name,
  legalName: name,
  address: z.array(name),
  state: name,
  stateCode: z.string().max(4),
  pincode: z.string().max(10),
  GSTNo: z.string().max(20),
})

const invoiceLine = z.object({
  ProductID: id,
  ProductName: name,
  HSNCode: z.string().max(12),
  Quantity: pieces,
  MRP: rupees,
  /** Taxable value, GST amounts and net of one unit. */
  baseCost: rupees,
  ...gstAmounts,
  netCost: rupees,
  /** Percent. */
  rate: percent,
})

export const order = {
  blocking: call({
    get: '/api/blockordering/checkorderblocking/:userId',
    params: z.object({ userId: idInUrl }),
    answer: z.array(z.object({ id, reason: z.string().max(2000) })),
  }),
  /**
   * 412 while the order is still being worked on. With a key the portal says what became of that order; once it has
   * said `notReceived` it refuses a request with that key that arrives later.
   */
  placeStatus: call({
    post: '/api/order/checkPlaceOrderStatus',
    effect: 'read',
    body: z.object({ clientOrderKey: clientOrderKey.optional() }),
    answer: z.object({
      status: z.number().int(),
      message: z.string().max(2000),
      clientOrderKey: clientOrderKey.optional(),
      outcome: z.enum(['placed', 'notReceived']).optional(),
      response: placed.shape.response.optional(),
    }),
  }),
  place: call({
    post: '/api/order',
    body: z.object({ orders: z.array(orderGroup).min(1), clientOrderKey: clientOrderKey.optional() }),
    answer: placed,
  }),
  details: call({
    post: '/api/order/orderdetails',
    effect: 'read',
    body: z.object({ id: textId }),
    answer: z.object({
      poid: textId,
      createddate: moment,
      status,
      potype: name,
      warehouse: z.object({ id, name, whType, state: name }),
      purchaseDetail: z.array(orderLine),
      totalquantity: count,
      netpayment: rupees,
      gapTotalQty: count,
      gapTotalPrice: rupees,
      timeline: z.array(z.object({ status, at: moment })),
    }),
    keep: 'minute',
  }),
  history: call({
    get: '/api/order',
    query: z.object({
      pageNo: countInUrl,
      pageSize: countInUrl,
      fromDate: moment.optional(),
      toDate: moment.optional(),
      shipFrom: moment.optional(),
      shipTo: moment.optional(),
      status: status.optional(),
      warehouseId: idInUrl.optional(),
      poid: z.string().max(64).optional(),
    }),
    answer: z.object({ rows: z.array(orderRow), count, netpayment: rupees }),
    keep: 'hour',
  }),
  gapReport: call({
    get: '/api/order/getGapReport',
    query: z.object({ orderId: textId }),
    answer: z.array(
      z.object({
        ProductID: id,
        ProductName: name,
        MRP: rupees,
        orderedQuantity: count,
        quantity: count,
        gapQty: count,
      }),
    ),
    keep: 'minute',
  }),
  stats: call({
    get: '/api/order/stats',
    answer: z.array(z.object({ status, count, netpayment: rupees })),
    keep: 'minute',
  }),
  autoConfirmed: call({
    get: '/api/order/autoComfirmedOrders/:accountType',
    params: z.object({ accountType: idInUrl }),
    answer: z.array(z.object({ poid: textId, confirmeddate: moment, netpayment: rupees })),
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
    answer: z.array(orderLine.extend({ poid: textId, createddate: moment, status, warehouseId: id })),
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
    answer: z.object({
      rows: z.array(
        z.object({
          productId: id,
          parentId: id,
          productName: name,
          cat: name,
          subCat: name,
          brand: name,
          mrp: rupees,
          actualPrice: rupees,
          targetStock: count,
          pendingQty: count,
          confirmedQty: count,
          inTransitStock: count,
          stockInHand: count,
          expectedQty: count,
          actualQty: count,
          arsScheduledDate: moment,
        }),
      ),
      count,
    }),
    keep: 'minute',
  }),
  invoice: call({
    post: '/api/invoice/getInvoice',
    effect: 'read',
    query: z.object({ orderId: textId }),
    answer: z.object({
      orderId: textId,
      invoiceNo: textId,
      invoiceDate: moment,
      orderDate: moment,
      status,
      potype: name,
      warehouse: party.extend({ id, whType, CINNo: z.string().max(30) }),
      /** Billing and shipping side of the store. */
      billTo: party,
      shipTo: party,
      lines: z.array(invoiceLine).min(1),
      einvresponse: z
        .object({
          irn: z.string().max(100),
          ackNo: z.string().max(40),
          ackDate: moment,
          qrCodeUrl: z.string().max(4000),
        })
        .optional(),
    }),
    keep: 'hour',
  }),
}

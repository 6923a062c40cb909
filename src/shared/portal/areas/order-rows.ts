import { z } from 'zod'
import { ORDER_STATUSES } from '../../domain/orders/order.ts'
import { ZERO } from '../../domain/values/money.ts'
import * as f from '../fields.ts'
import { stockType, whType } from '../product-shape.ts'
import { responseKey } from './order-placing.ts'

export const status = z.enum(ORDER_STATUSES)

/** One or several statuses, separated by commas in the address: `Shipped,Delivered`. */
export const statuses = z.codec(z.string().max(100), z.array(status).min(1), {
  decode: (text, { issues }) => {
    const read = z.array(status).safeParse(text.split(','))
    if (!read.success) issues.push({ code: 'custom', input: text, path: [], message: 'No such status' })
    return read.data ?? []
  },
  encode: (statuses) => statuses.join(','),
})

export const orderRow = z
  .object({
    poid: f.textId,
    createddate: f.moment,
    cpocreateddate: f.shown(f.moment),
    paymentdate: f.shown(f.moment),
    totalitems: f.shown(f.count),
    totalquantity: f.absent(f.count),
    totalMRP: f.shown(f.rupees),
    coupondiscount: f.shown(f.rupees),
    /** May be missing for a cancelled order. */
    netpayment: f.absent(f.rupees),
    status,
    potype: f.text(),
    warehouseid: f.id,
    maxshipdate: f.shown(f.moment),
    gapReport: f.flag,
    docketNo: f.absent(f.text()),
    transporterNo: f.absent(f.text()),
    bagcloseddate: f.shown(f.moment),
    shippingdetails: f.shown(
      z.object({
        referencenumber: f.text(),
        company: f.text(),
        loadid: f.shown(f.textId),
        actualdate: f.shown(f.moment),
        amount: f.shown(f.rupees),
      }),
    ),
    /** Returned by portals that store it. */
    clientOrderKey: responseKey,
  })
  .refine(({ status: is, netpayment }) => is === 'Cancelled' || netpayment !== undefined, { path: ['netpayment'] })

const gst = f.orElse(f.rupees, ZERO)

const lineShape = z.object({
  ProductID: f.id,
  ProductName: f.text(),
  ProductDesc: f.text(4000),
  HSNCode: f.decidingText(12),
  MRP: f.rupees,
  ActualPrice: f.rupees,
  /** The documents give no unit: a share or an amount, shown unchanged. */
  Discount: f.discount,
  OrderedQuantity: f.pieces,
  Quantity: f.pieces,
  TotalPrice: f.rupees,
  StockType: f.shown(stockType),
  minimumShipHours: f.orElse(f.shown(f.decimal(0, 10_000)), 0),
  isReturnable: f.shown(f.yesOrNo),
  vat: gst,
  CGST: gst,
  SGST: gst,
  IGST: gst,
})

/** The documents capitalize the fields for a line's pieces in one place and not in another. */
const eitherWay = <S extends z.ZodType>(shape: S) =>
  f.alsoNamed(shape, { OrderedQuantity: 'orderedQuantity', Quantity: 'quantity' })

export const orderLine = eitherWay(lineShape)
/** A line in a list of lines, with its order. */
export const orderLineOf = eitherWay(
  lineShape.extend({
    poid: f.absent(f.textId),
    createddate: f.absent(f.moment),
    status: f.absent(status),
    warehouseId: f.absent(f.id),
  }),
)

const warehouse = z.object({ id: f.shown(f.id), name: f.text(), whType: f.shown(whType), state: f.text() })
/** The warehouse of an order; some portals send only its name. */
export const namedWarehouse = z.codec(z.unknown(), warehouse, {
  decode: (value) => (typeof value === 'string' ? { name: value } : value) as z.input<typeof warehouse>,
  encode: (value) => value,
})

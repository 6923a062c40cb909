import { z } from 'zod'
import { ORDER_STATUSES } from '../../domain/orders/order.ts'
import { ZERO } from '../../domain/values/money.ts'
import {
  absent,
  alsoNamed,
  count,
  decidingText,
  decimal,
  discount,
  flag,
  id,
  moment,
  orElse,
  pieces,
  rupees,
  shown,
  text,
  textId,
  yesOrNo,
} from '../fields.ts'
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
    poid: textId,
    createddate: moment,
    cpocreateddate: shown(moment),
    paymentdate: shown(moment),
    totalitems: shown(count),
    totalquantity: absent(count),
    totalMRP: shown(rupees),
    coupondiscount: shown(rupees),
    /** May be missing for a cancelled order. */
    netpayment: absent(rupees),
    status,
    potype: text(),
    warehouseid: id,
    maxshipdate: shown(moment),
    gapReport: flag,
    docketNo: absent(text()),
    transporterNo: absent(text()),
    bagcloseddate: shown(moment),
    shippingdetails: shown(
      z.object({
        referencenumber: text(),
        company: text(),
        loadid: shown(textId),
        actualdate: shown(moment),
        amount: shown(rupees),
      }),
    ),
    /** Returned by portals that store it. */
    clientOrderKey: responseKey,
  })
  .refine(({ status: is, netpayment }) => is === 'Cancelled' || netpayment !== undefined, { path: ['netpayment'] })

const gst = orElse(rupees, ZERO)

const lineShape = z.object({
  ProductID: id,
  ProductName: text(),
  ProductDesc: text(4000),
  HSNCode: decidingText(12),
  MRP: rupees,
  ActualPrice: rupees,
  /** The documents give no unit: a share or an amount, shown unchanged. */
  Discount: discount,
  OrderedQuantity: pieces,
  Quantity: pieces,
  TotalPrice: rupees,
  StockType: shown(stockType),
  minimumShipHours: orElse(shown(decimal(0, 10_000)), 0),
  isReturnable: shown(yesOrNo),
  vat: gst,
  CGST: gst,
  SGST: gst,
  IGST: gst,
})

/** The documents capitalize the fields for a line's pieces in one place and not in another. */
const eitherWay = <S extends z.ZodType>(shape: S) =>
  alsoNamed(shape, { OrderedQuantity: 'orderedQuantity', Quantity: 'quantity' })

export const orderLine = eitherWay(lineShape)
/** A line in a list of lines, with its order. */
export const orderLineOf = eitherWay(
  lineShape.extend({
    poid: absent(textId),
    createddate: absent(moment),
    status: absent(status),
    warehouseId: absent(id),
  }),
)

const warehouse = z.object({ id: shown(id), name: text(), whType: shown(whType), state: text() })
/** The warehouse of an order; some portals send only its name. */
export const namedWarehouse = z.codec(z.unknown(), warehouse, {
  decode: (value) => (typeof value === 'string' ? { name: value } : value) as z.input<typeof warehouse>,
  encode: (value) => value,
})

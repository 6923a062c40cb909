/** Purchase orders as the portal lists them, and the lines of one. */
import { z } from 'zod'
import { ORDER_STATUSES } from '../../domain/orders/order.ts'
import { ZERO } from '../../domain/values/money.ts'
import { absent, count, decimal, discount, flag, id, moment, orElse, pieces, rupees, text, textId } from '../fields.ts'
import { stockType, whType } from '../product-shape.ts'
import { clientOrderKey } from './order-placing.ts'

export const status = z.enum(ORDER_STATUSES)

/** One status or several, one after the other in the address: `Shipped,Delivered`. */
export const statuses = z.codec(z.string().max(100), z.array(status).min(1), {
  decode: (text, { issues }) => {
    const read = z.array(status).safeParse(text.split(','))
    if (!read.success) issues.push({ code: 'custom', input: text, path: [], message: 'No such status' })
    return read.data ?? []
  },
  encode: (wanted) => wanted.join(','),
})

export const orderRow = z.object({
  poid: textId,
  createddate: moment,
  cpocreateddate: absent(moment),
  paymentdate: absent(moment),
  totalitems: orElse(count, 0),
  totalquantity: orElse(count, 0),
  totalMRP: orElse(rupees, ZERO),
  coupondiscount: orElse(rupees, ZERO),
  netpayment: rupees,
  status,
  potype: text(),
  warehouseid: id,
  maxshipdate: absent(moment),
  gapReport: flag,
  docketNo: absent(text()),
  transporterNo: absent(text()),
  bagcloseddate: absent(moment),
  shippingdetails: absent(
    z.object({
      referencenumber: text(),
      company: text(),
      loadid: absent(textId),
      actualdate: absent(moment),
      amount: absent(rupees),
    }),
  ),
  /** Echoed by portals that keep it. */
  clientOrderKey: absent(clientOrderKey),
})

const gst = orElse(rupees, ZERO)

const lineShape = z.object({
  ProductID: id,
  ProductName: text(),
  ProductDesc: text(4000),
  HSNCode: text(12),
  MRP: rupees,
  ActualPrice: rupees,
  /** The documents say no unit: a share or an amount, shown as it comes. */
  Discount: discount,
  OrderedQuantity: pieces,
  Quantity: pieces,
  TotalPrice: rupees,
  StockType: absent(stockType),
  minimumShipHours: orElse(decimal(0, 10_000), 0),
  isReturnable: flag,
  vat: gst,
  CGST: gst,
  SGST: gst,
  IGST: gst,
})

/** The pieces of a line have capitals in one place of the documents, and none in another. */
const spelled = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  const { orderedQuantity, quantity } = value as { readonly orderedQuantity?: unknown; readonly quantity?: unknown }
  return { OrderedQuantity: orderedQuantity, Quantity: quantity, ...value }
}

const eitherWay = <S extends z.ZodType>(shape: S) =>
  z.codec(z.unknown(), shape, { decode: (value) => spelled(value) as z.input<S>, encode: (value) => value })

export const orderLine = eitherWay(lineShape)
/** A line of a list of lines, with the order that it is of. */
export const orderLineOf = eitherWay(
  lineShape.extend({
    poid: absent(textId),
    createddate: absent(moment),
    status: absent(status),
    warehouseId: absent(id),
  }),
)

const warehouse = z.object({ id: absent(id), name: text(), whType: absent(whType), state: text() })
/** Where an order is from; some portals say no more than its name. */
export const namedWarehouse = z.codec(z.unknown(), warehouse, {
  decode: (value) => (typeof value === 'string' ? { name: value } : value) as z.input<typeof warehouse>,
  encode: (value) => value,
})

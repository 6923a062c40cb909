/** The order invoice as the portal sends it. Read strictly: it becomes a paper. */
import { z } from 'zod'
import { absent, id, moment, percent, pieces, rupees, text, textId } from './fields.ts'
import { status } from './order-rows.ts'
import { whType } from './product-shape.ts'
import { list } from './rows.ts'

const party = z.object({
  name: text(),
  legalName: text(),
  address: list(text(), 20),
  state: text(),
  stateCode: text(4),
  pincode: text(10),
  GSTNo: text(20),
})

const invoiceLine = z.object({
  ProductID: id,
  ProductName: text(),
  HSNCode: text(12),
  Quantity: pieces,
  MRP: rupees,
  /** Taxable value, GST amounts and net of one unit. */
  baseCost: rupees,
  CGST: rupees,
  SGST: rupees,
  IGST: rupees,
  netCost: rupees,
  /** Percent. */
  rate: percent,
})

export const orderInvoice = z.object({
  orderId: textId,
  invoiceNo: textId,
  invoiceDate: moment,
  orderDate: moment,
  status,
  potype: text(),
  warehouse: party.extend({ id, whType, CINNo: text(30) }),
  /** Billing and shipping side of the store. */
  billTo: party,
  shipTo: party,
  lines: list(invoiceLine),
  einvresponse: absent(z.object({ irn: text(100), ackNo: text(40), ackDate: absent(moment), qrCodeUrl: text(4000) })),
})

/** The order invoice in the portal's format. Status is documented; other fields that aren't in every invoice are optional. */
import { z } from 'zod'
import { absent, moment, text, textId } from '../fields.ts'
import { invoiceShape } from '../invoice-shape.ts'
import { ours } from '../ours.ts'
import { status } from './order-rows.ts'

const vendorDetails = z.object({
  name: text(),
  address: text(),
  city: text(),
  state: text(),
  pincode: text(10),
  GSTNo: text(20),
})

export const orderInvoice = z.object({
  ...invoiceShape,
  POID: absent(textId),
  Status: status,
  OrderDate: absent(moment),
  VendorDetails: ours('sender of a drop shipment', absent(vendorDetails)),
})

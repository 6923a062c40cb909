/** The order invoice as the portal sends it; Status is documented, whatever else isn't in every invoice is read where it is there. */
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

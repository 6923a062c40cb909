/** The order invoice in the portal's format. Status is documented; other fields that aren't in every invoice are optional. */
import { z } from 'zod'
import * as f from '../fields.ts'
import { invoiceShape } from '../invoice-shape.ts'
import { ours } from '../ours.ts'
import { status } from './order-rows.ts'

const vendorDetails = z.object({
  name: f.text(),
  address: f.text(),
  city: f.text(),
  state: f.text(),
  pincode: f.text(10),
  GSTNo: f.text(20),
})

export const orderInvoice = z.object({
  ...invoiceShape,
  POID: f.absent(f.textId),
  Status: status,
  OrderDate: f.absent(f.moment),
  VendorDetails: ours('sender of a drop shipment', f.absent(vendorDetails)),
})

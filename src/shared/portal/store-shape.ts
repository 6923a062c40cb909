/** A store's billing and shipping address, as used in several answers. */
import * as f from './fields.ts'

export const storeAddress = {
  companyName: f.text(),
  GSTNumber: f.text(20),
  address1: f.text(),
  city: f.text(),
  state: f.decidingText(),
  pincode: f.decidingText(10),
  shippingAddress1: f.text(),
  shippingAddress2: f.text(),
  shippingCity: f.text(),
  shippingState: f.decidingText(),
  shippingPincode: f.decidingText(10),
}

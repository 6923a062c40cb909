/** A store's billing and shipping address, as used in several answers. */
import { decidingText, text } from './fields.ts'

export const storeAddress = {
  companyName: text(),
  GSTNumber: text(20),
  address1: text(),
  city: text(),
  state: decidingText(),
  pincode: decidingText(10),
  shippingAddress1: text(),
  shippingAddress2: text(),
  shippingCity: text(),
  shippingState: decidingText(),
  shippingPincode: decidingText(10),
}

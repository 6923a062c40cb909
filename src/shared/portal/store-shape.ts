/** Where a store is billed and shipped to, as several answers name it. */
import { text } from './fields.ts'

export const storeAddress = {
  companyName: text(),
  GSTNumber: text(20),
  address1: text(),
  city: text(),
  state: text(),
  pincode: text(10),
  shippingAddress1: text(),
  shippingAddress2: text(),
  shippingCity: text(),
  shippingState: text(),
  shippingPincode: text(10),
}

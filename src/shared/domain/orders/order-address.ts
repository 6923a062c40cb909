import type { Store } from '../people/store.ts'
import type { ShippingAddress } from './order.ts'

export const billingOf = (store: Store): ShippingAddress => ({
  name: store.companyName,
  address1: store.address1,
  address2: '',
  city: store.city,
  state: store.state,
  pincode: store.pincode,
  mobilenumber: store.mobilenumber,
  GSTNumber: store.GSTNumber,
})

export const shippingOf = (store: Store): ShippingAddress => ({
  name: store.companyName,
  address1: store.shippingAddress1,
  address2: store.shippingAddress2,
  city: store.shippingCity,
  state: store.shippingState,
  pincode: store.shippingPincode,
  mobilenumber: store.mobilenumber,
  GSTNumber: store.GSTNumber,
})

const REQUIRED = ['name', 'address1', 'city', 'state', 'pincode'] as const
export type RequiredField = (typeof REQUIRED)[number]

/** Missing fields that delivery requires. Some portals send no GSTIN or mobile number; a second line is optional. */
export const missingIn = (address: ShippingAddress): readonly RequiredField[] =>
  REQUIRED.filter((field) => address[field].trim() === '')

/** The address on one line, without empty parts. */
export const addressLine = ({ name, address1, address2, city, state, pincode }: ShippingAddress): string =>
  [name, address1, address2, city, `${state} ${pincode}`]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ')

/** True if an order can be delivered: both addresses are complete. */
export const isAddressed = ({ billing, shipping }: Record<'billing' | 'shipping', ShippingAddress>): boolean =>
  [billing, shipping].every((address) => missingIn(address).length === 0)

export const hasAddresses = (store: Store): boolean =>
  isAddressed({ billing: billingOf(store), shipping: shippingOf(store) })

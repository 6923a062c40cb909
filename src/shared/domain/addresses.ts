/** Addresses of screens that lists, notices and other screens lead to. */
import { queryText } from './query-text.ts'
import { searchText } from './search-text.ts'

export const ORDER_HISTORY = '/home/account/orderHistory'
/** The history of orders that were ordered, or that left, on these days, both included. */
export const ordersAddress = (what: 'ordered' | 'shipped', from: string, to: string): string =>
  `${ORDER_HISTORY}?${what}=${from}..${to}`
export const orderAddress = (poid: string): string => `/home/account/orderDetails/${encodeURIComponent(poid)}`
/** The order, opened at what of it was not given. */
export const gapsAddress = (poid: string): string => `${orderAddress(poid)}#gaps`
export const invoiceAddress = (poid: string): string => `/home/account/invoice/order/${encodeURIComponent(poid)}`
/** A user's details on the admin console. */
export const userAddress = (id: number): string => `/home/admin?user=${id}`

/** Products of some categories or subcategories, by their ids. */
export function listingAddress(of: { readonly categories?: number; readonly subcategories?: number } = {}): string {
  const query = queryText(Object.entries(of))
  return `/products/listing${query === '' ? '' : `?${query}`}`
}
/** What is neither a letter nor a digit isn't looked for, and would be a way or a mark in an address. */
export const searchAddress = (typed: string): string => `/products/search/${encodeURIComponent(searchText(typed))}`
export const productAddress = (id: number): string => `/products/productInfo/${id}`

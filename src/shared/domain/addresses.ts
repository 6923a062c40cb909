/** Addresses of screens that lists, notices and other screens lead to. */

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

/** Addresses of screens that lists, notices and other screens lead to. */

export const ORDER_HISTORY = '/home/account/orderHistory'
export const orderAddress = (poid: string): string => `/home/account/orderDetails/${encodeURIComponent(poid)}`
/** The order, opened at what of it was not given. */
export const gapsAddress = (poid: string): string => `${orderAddress(poid)}#gaps`
export const invoiceAddress = (poid: string): string => `/home/account/invoice/order/${encodeURIComponent(poid)}`

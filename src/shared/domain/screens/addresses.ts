/** Addresses of screens that lists, notices and other screens link to. An address that needs the rules of a part stands with the part. */

import { pathOf, SCREENS } from '../screens.ts'
import { queryText } from '../values/query-text.ts'

export const LEDGER = SCREENS.ledger.path
export const ORDER_HISTORY = SCREENS.orderHistory.path
/** The history of orders that were placed or shipped on these days, both included. */
export const ordersAddress = (what: 'ordered' | 'shipped', from: string, to: string): string =>
  `${ORDER_HISTORY}?${what}=${from}..${to}`
/** The late orders of these days. */
export const lateOrdersAddress = ({
  fromDate,
  toDate,
}: {
  readonly fromDate: string
  readonly toDate: string
}): string => `${ordersAddress('ordered', fromDate, toDate)}&late=1`
/** Orders with this text in their number. */
export const orderSearchAddress = (number: string): string => `${ORDER_HISTORY}?${queryText([['po', number]])}`
export const orderAddress = (poid: string): string => pathOf('orderDetails', { id: poid })
/** The order, opened at its missing pieces. */
export const gapsAddress = (poid: string): string => `${orderAddress(poid)}#gaps`
/** The screen that reorders the missing pieces of an order, product by product. */
export const gapReorderAddress = (poid: string): string => pathOf('gapReorder', { id: poid })
export const invoiceAddress = (poid: string): string => pathOf('orderInvoice', { id: poid })
export const LOAD_HISTORY = SCREENS.loadHistory.path
/** The late loads of these days. */
export const lateLoadsAddress = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  `${LOAD_HISTORY}?created=${from}..${to}&late=1`
export const loadAddress = (loadId: string): string => pathOf('loadDetails', { id: loadId })
/** The load, opened at its boxes. */
export const loadBoxesAddress = (loadId: string): string => `${loadAddress(loadId)}#boxes`
export const loadInvoiceAddress = (loadId: string): string => pathOf('loadInvoice', { id: loadId })
export const receivingAddress = (loadId: string): string => pathOf('loadReceiving', { id: loadId })
/** A box, with the load to return to. */
export const boxAddress = (bag: string, loadId = ''): string =>
  `${pathOf('boxDetails', { id: bag })}${loadId === '' ? '' : `?${queryText([['load', loadId]])}`}`
export const KIOSK_ORDERS = SCREENS.kioskConfirmation.path
export const kioskReceiptAddress = (id: string): string => pathOf('kioskReceipt', { id })
export const kioskInvoiceAddress = (id: string): string => pathOf('kioskInvoice', { id })
/** A user's details on the admin console. */
export const userAddress = (id: number): string => `${SCREENS.admin.path}?user=${id}`

/** Products of some categories or subcategories, by their ids. */
export function listingAddress(of: { readonly categories?: number; readonly subcategories?: number } = {}): string {
  const query = queryText(Object.entries(of))
  return `${SCREENS.listing.path}${query === '' ? '' : `?${query}`}`
}
export const productAddress = (id: number): string => pathOf('productInfo', { id })

/** The catalogue's best sellers of a category, for order assist. */
export const assistListingAddress = (categoryId: number): string =>
  `${SCREENS.orderAssist.path}?categories=${categoryId}`

/** Short addresses of screens, known to users and from old links. */
const SHORT: Readonly<Record<string, string>> = {
  '/home/orderAssist': SCREENS.orderAssistStats.path,
  '/orderAssist/stats': SCREENS.orderAssistStats.path,
  '/orderAssist/nonApparels': SCREENS.orderAssistNonApparels.path,
  '/orderAssist/apparels': SCREENS.orderAssistApparels.path,
}

/** Replaces a short path by the screen's own; query and hash stay. */
export function wholeAddress(address: string): string {
  const path = /^[^?#]*/.exec(address)?.[0] ?? ''
  const own = Object.hasOwn(SHORT, path) ? SHORT[path] : undefined
  return own === undefined ? address : own + address.slice(path.length)
}

/** The artwork of a category. */
export const subcategoryAddress = (category: string): string =>
  `${SCREENS.artworkSubcategory.path}?cat=${encodeURIComponent(category)}`

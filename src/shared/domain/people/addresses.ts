/** Addresses of screens that lists, notices and other screens link to. */

import type { CartType } from '../carts/cart-kinds.ts'
import { queryText } from '../catalogue/query-text.ts'
import { searchText } from '../catalogue/search-text.ts'
import { detailKindOf } from '../ledger/details.ts'
import type { LedgerEntry } from '../ledger/entry.ts'
import { type NoteKind, noteKindOf } from '../ledger/notes.ts'
import { UNPAID } from '../payments/payment.ts'
import { halfOf } from '../replenishment/order-assist.ts'
import { returnNoteId } from '../returns/returns.ts'
import { pathOf, SCREENS } from '../screens.ts'
import { dayOf } from '../values/dates.ts'

type Entry = Pick<
  LedgerEntry,
  | 'ledgerAccount'
  | 'kind'
  | 'id'
  | 'accTypeID'
  | 'isDiscountPaid'
  | 'isSR'
  | 'isCourierExpenses'
  | 'isOrderCancel'
  | 'voucherType'
  | 'approvedDate'
  | 'noteType'
>

/** A cart that is filled by hand. */
export const cartAddress = (cartType: CartType): string => `${SCREENS.cart.path}?${queryText([['cart', cartType]])}`
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
/** Orders of an account that await payment. */
export const paymentsDueAddress = (account: number): string =>
  `${SCREENS.payments.path}?${queryText([
    ['account', account],
    ['status', UNPAID],
  ])}`
export const KIOSK_ORDERS = SCREENS.kioskConfirmation.path
export const kioskReceiptAddress = (id: string): string => pathOf('kioskReceipt', { id })
export const kioskInvoiceAddress = (id: string): string => pathOf('kioskInvoice', { id })
/** The ledger's details of a sales return. */
export const returnNoteAddress = (reference: string, warehouse: number): string =>
  pathOf('returnNote', { id: returnNoteId(reference, warehouse) })
/** Placeholder in an address for a value that the portal doesn't send. */
export const UNTOLD = '-'
/** The details of a ledger entry, or of its sales return. */
export const entryAddress = (entry: Entry): string => {
  const { ledgerAccount, id, isSR, approvedDate, noteType } = entry
  if (isSR) {
    return pathOf('ledgerReturn', { id, approvedDate: dayOf(approvedDate) ?? '', noteType: noteType || UNTOLD })
  }
  const note = noteKindOf(entry)
  const kind = queryText([['kind', detailKindOf(entry)], ...(note === undefined ? [] : [['note', note] as const])])
  return `${pathOf('transactionDetails', { acc: ledgerAccount, id })}?${kind}`
}
/** The printable page of a ledger note. */
export const noteAddress = (of: NoteKind, id: string): string => pathOf('ledgerNote', { kind: of, id })
/** A user's details on the admin console. */
export const userAddress = (id: number): string => `${SCREENS.admin.path}?user=${id}`

/** Products of some categories or subcategories, by their ids. */
export function listingAddress(of: { readonly categories?: number; readonly subcategories?: number } = {}): string {
  const query = queryText(Object.entries(of))
  return `${SCREENS.listing.path}${query === '' ? '' : `?${query}`}`
}
/** Characters other than letters and digits aren't searched for, and would act as separators in an address. */
export const searchAddress = (typed: string): string => pathOf('search', { searchString: searchText(typed) })
export const productAddress = (id: number): string => pathOf('productInfo', { id })

/** Order assist suggestions for a category, which the address names (document 1, section 2). */
export function assistAddress({ id, name }: { readonly id: number | undefined; readonly name: string }): string {
  const isApparel = id !== undefined && halfOf(id) === 'apparel'
  const { path } = isApparel ? SCREENS.orderAssistApparels : SCREENS.orderAssistNonApparels
  return `${path}?${queryText([['category', name]])}`
}
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

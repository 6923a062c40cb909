/** Addresses of screens that lists, notices and other screens link to. */

import { queryText } from '../catalogue/query-text.ts'
import { searchText } from '../catalogue/search-text.ts'
import { detailKindOf } from '../ledger/details.ts'
import type { LedgerEntry } from '../ledger/entry.ts'
import { type NoteKind, noteKindOf } from '../ledger/notes.ts'
import { UNPAID } from '../payments/payment.ts'
import { halfOf } from '../replenishment/order-assist.ts'
import { returnNoteId } from '../returns/returns.ts'
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

export const LEDGER = '/home/account/ledger'
export const ORDER_HISTORY = '/home/account/orderHistory'
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
export const orderAddress = (poid: string): string => `/home/account/orderDetails/${encodeURIComponent(poid)}`
/** The order, opened at its missing pieces. */
export const gapsAddress = (poid: string): string => `${orderAddress(poid)}#gaps`
/** The screen that reorders the missing pieces of an order, product by product. */
export const gapReorderAddress = (poid: string): string => `/home/account/gapReorder/${encodeURIComponent(poid)}`
export const invoiceAddress = (poid: string): string => `/home/account/invoice/order/${encodeURIComponent(poid)}`
export const LOAD_HISTORY = '/home/account/loadHistory'
/** The late loads of these days. */
export const lateLoadsAddress = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  `${LOAD_HISTORY}?created=${from}..${to}&late=1`
export const loadAddress = (loadId: string): string => `/home/account/loadDetails/${encodeURIComponent(loadId)}`
/** The load, opened at its boxes. */
export const loadBoxesAddress = (loadId: string): string => `${loadAddress(loadId)}#boxes`
export const loadInvoiceAddress = (loadId: string): string => `/home/account/invoice/load/${encodeURIComponent(loadId)}`
export const receivingAddress = (loadId: string): string => `/home/account/loadReceiving/${encodeURIComponent(loadId)}`
/** A box, with the load to return to. */
export const boxAddress = (bag: string, loadId = ''): string =>
  `/home/account/boxDetails/${encodeURIComponent(bag)}${loadId === '' ? '' : `?${queryText([['load', loadId]])}`}`
/** Orders of an account that await payment. */
export const paymentsDueAddress = (account: number): string =>
  `/home/account/payments?${queryText([
    ['account', account],
    ['status', UNPAID],
  ])}`
export const KIOSK_ORDERS = '/home/account/kioskConfirmation'
export const kioskReceiptAddress = (id: string): string => `/home/account/kioskReceipt/${encodeURIComponent(id)}`
export const kioskInvoiceAddress = (id: string): string => `/home/account/kioskInvoice/${encodeURIComponent(id)}`
/** The ledger's details of a sales return. */
export const returnNoteAddress = (reference: string, warehouse: number): string =>
  `/home/account/srdetails/srcndn/${encodeURIComponent(returnNoteId(reference, warehouse))}`
/** Placeholder in an address for a value that the portal doesn't send. */
export const UNTOLD = '-'
/** The details of a ledger entry, or of its sales return. */
export const entryAddress = (entry: Entry): string => {
  const { ledgerAccount, id, isSR, approvedDate, noteType } = entry
  const place = [id, dayOf(approvedDate) ?? '', noteType || UNTOLD].map(encodeURIComponent).join('/')
  if (isSR) return `/home/account/ledger/srdetails/${place}`
  const note = noteKindOf(entry)
  const kind = queryText([['kind', detailKindOf(entry)], ...(note === undefined ? [] : [['note', note] as const])])
  return `/home/account/transactionDetails/${ledgerAccount}/${encodeURIComponent(id)}?${kind}`
}
/** The printable page of a ledger note. */
export const noteAddress = (of: NoteKind, id: string): string =>
  `/home/account/ledger/note/${of}/${encodeURIComponent(id)}`
/** A user's details on the admin console. */
export const userAddress = (id: number): string => `/home/admin?user=${id}`

/** Products of some categories or subcategories, by their ids. */
export function listingAddress(of: { readonly categories?: number; readonly subcategories?: number } = {}): string {
  const query = queryText(Object.entries(of))
  return `/products/listing${query === '' ? '' : `?${query}`}`
}
/** Characters other than letters and digits aren't searched for, and would act as separators in an address. */
export const searchAddress = (typed: string): string => `/products/search/${encodeURIComponent(searchText(typed))}`
export const productAddress = (id: number): string => `/products/productInfo/${id}`

/** Order assist suggestions for a category, which the address names (document 1, section 2). */
export function assistAddress({ id, name }: { readonly id: number | undefined; readonly name: string }): string {
  const screen = id !== undefined && halfOf(id) === 'apparel' ? 'apparels' : 'nonApparels'
  return `/home/account/orderAssist/${screen}?${queryText([['category', name]])}`
}
/** The catalogue's best sellers of a category, for order assist. */
export const assistListingAddress = (categoryId: number): string => `/orderAssist/listing?categories=${categoryId}`

/** Short addresses of screens, known to users and from old links. */
const SHORT: Readonly<Record<string, string>> = {
  '/home/orderAssist': '/home/account/orderAssist/stats',
  '/orderAssist/stats': '/home/account/orderAssist/stats',
  '/orderAssist/nonApparels': '/home/account/orderAssist/nonApparels',
  '/orderAssist/apparels': '/home/account/orderAssist/apparels',
}

/** Replaces a short path by the screen's own; query and hash stay. */
export function wholeAddress(address: string): string {
  const path = /^[^?#]*/.exec(address)?.[0] ?? ''
  const own = Object.hasOwn(SHORT, path) ? SHORT[path] : undefined
  return own === undefined ? address : own + address.slice(path.length)
}

/** The artwork of a category. */
export const subcategoryAddress = (category: string): string =>
  `/home/account/artworks/artworksSubcat?cat=${encodeURIComponent(category)}`

/** Addresses of screens that lists, notices and other screens lead to. */

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
/** The history of orders that were ordered, or that left, on these days, both included. */
export const ordersAddress = (what: 'ordered' | 'shipped', from: string, to: string): string =>
  `${ORDER_HISTORY}?${what}=${from}..${to}`
/** The late ones among the orders of these days. */
export const lateOrdersAddress = ({
  fromDate,
  toDate,
}: {
  readonly fromDate: string
  readonly toDate: string
}): string => `${ordersAddress('ordered', fromDate, toDate)}&late=1`
/** Orders whose number has this in it. */
export const orderSearchAddress = (number: string): string => `${ORDER_HISTORY}?${queryText([['po', number]])}`
export const orderAddress = (poid: string): string => `/home/account/orderDetails/${encodeURIComponent(poid)}`
/** The order, opened at what of it was not given. */
export const gapsAddress = (poid: string): string => `${orderAddress(poid)}#gaps`
/** Where what of an order was not given is ordered again, product by product. */
export const gapReorderAddress = (poid: string): string => `/home/account/gapReorder/${encodeURIComponent(poid)}`
export const invoiceAddress = (poid: string): string => `/home/account/invoice/order/${encodeURIComponent(poid)}`
export const LOAD_HISTORY = '/home/account/loadHistory'
/** The late ones among the loads of these days. */
export const lateLoadsAddress = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  `${LOAD_HISTORY}?created=${from}..${to}&late=1`
export const loadAddress = (loadId: string): string => `/home/account/loadDetails/${encodeURIComponent(loadId)}`
/** The load, opened at its boxes. */
export const loadBoxesAddress = (loadId: string): string => `${loadAddress(loadId)}#boxes`
export const loadInvoiceAddress = (loadId: string): string => `/home/account/invoice/load/${encodeURIComponent(loadId)}`
export const receivingAddress = (loadId: string): string => `/home/account/loadReceiving/${encodeURIComponent(loadId)}`
/** A box, with the load that leads back from it. */
export const boxAddress = (bag: string, loadId = ''): string =>
  `/home/account/boxDetails/${encodeURIComponent(bag)}${loadId === '' ? '' : `?${queryText([['load', loadId]])}`}`
/** Orders of an account that wait to be paid. */
export const paymentsDueAddress = (account: number): string =>
  `/home/account/payments?${queryText([
    ['account', account],
    ['status', UNPAID],
  ])}`
export const KIOSK_ORDERS = '/home/account/kioskConfirmation'
export const kioskReceiptAddress = (id: string): string => `/home/account/kioskReceipt/${encodeURIComponent(id)}`
export const kioskInvoiceAddress = (id: string): string => `/home/account/kioskInvoice/${encodeURIComponent(id)}`
/** What the ledger knows of a sales return. */
export const returnNoteAddress = (reference: string, warehouse: number): string =>
  `/home/account/srdetails/srcndn/${encodeURIComponent(returnNoteId(reference, warehouse))}`
/** Stands in an address for what the portal doesn't tell. */
export const UNTOLD = '-'
/** An entry of the ledger: its details, or those of the sales return that it is of. */
export const entryAddress = (entry: Entry): string => {
  const { ledgerAccount, id, isSR, approvedDate, noteType } = entry
  const place = [id, dayOf(approvedDate) ?? '', noteType || UNTOLD].map(encodeURIComponent).join('/')
  if (isSR) return `/home/account/ledger/srdetails/${place}`
  const note = noteKindOf(entry)
  const kind = queryText([['kind', detailKindOf(entry)], ...(note === undefined ? [] : [['note', note] as const])])
  return `/home/account/transactionDetails/${ledgerAccount}/${encodeURIComponent(id)}?${kind}`
}
/** A note of the ledger on paper. */
export const noteAddress = (of: NoteKind, id: string): string =>
  `/home/account/ledger/note/${of}/${encodeURIComponent(id)}`
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

/** Suggestions for a category; it goes by its name there (document 1, section 2). */
export function assistAddress({ id, name }: { readonly id: number | undefined; readonly name: string }): string {
  const screen = id !== undefined && halfOf(id) === 'apparel' ? 'apparels' : 'nonApparels'
  return `/home/account/orderAssist/${screen}?${queryText([['category', name]])}`
}
/** The catalogue's best sellers of a category, for order assist. */
export const assistListingAddress = (categoryId: number): string => `/orderAssist/listing?categories=${categoryId}`

/** Short addresses that people and old links know screens by. */
const SHORT: Readonly<Record<string, string>> = {
  '/home/orderAssist': '/home/account/orderAssist/stats',
  '/orderAssist/stats': '/home/account/orderAssist/stats',
  '/orderAssist/nonApparels': '/home/account/orderAssist/nonApparels',
  '/orderAssist/apparels': '/home/account/orderAssist/apparels',
}

/** An address with the screen's own path in place of a short one; query and hash stay. */
export function wholeAddress(address: string): string {
  const path = /^[^?#]*/.exec(address)?.[0] ?? ''
  const own = Object.hasOwn(SHORT, path) ? SHORT[path] : undefined
  return own === undefined ? address : own + address.slice(path.length)
}

/** The artwork of a category. */
export const subcategoryAddress = (category: string): string =>
  `/home/account/artworks/artworksSubcat?cat=${encodeURIComponent(category)}`

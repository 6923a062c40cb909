/** The shipping time of a product, and the kind of stock in an order's number. */

import { assertNever } from '../../errors.ts'
import type { OrderType } from '../carts/cart.ts'
import type { Product, StockType } from '../catalogue/product.ts'

/** Hours that the kind of stock adds to the product's own. */
const OWN_STOCK_HOURS = 72
const ORDERED_IN_HOURS = 120

export function extraShipHours(stockType: StockType): number {
  switch (stockType) {
    case 'OwnedStock':
    case 'CreditWHStock':
      return OWN_STOCK_HOURS
    case 'JustInTime':
    case 'DropShipment':
    case 'CreditVendorStock':
      return ORDERED_IN_HOURS
    default:
      return assertNever(stockType)
  }
}

/** Estimated days until it ships, rounded up to whole days. */
export const shipDays = (product: Pick<Product, 'stockType' | 'minimumShipHours'>): number =>
  Math.ceil((product.minimumShipHours + extraShipHours(product.stockType)) / 24)

/** Names of the kinds of stock on screen. */
export const STOCK_TYPE_TITLES: Readonly<Record<StockType, string>> = {
  OwnedStock: 'Owned',
  CreditWHStock: 'Credit, warehouse',
  JustInTime: 'Just In Time',
  DropShipment: 'Drop Shipment',
  CreditVendorStock: 'Credit, vendor',
}

/** Stock that a vendor ships is ordered separately from stock in the warehouse. */
export function orderTypeOf(stockType: StockType): OrderType {
  switch (stockType) {
    case 'DropShipment':
    case 'JustInTime':
    case 'CreditVendorStock':
      return 'DS_JIT'
    case 'OwnedStock':
    case 'CreditWHStock':
      return 'OWNED'
    default:
      return assertNever(stockType)
  }
}

/** The last letter of an order's number, with its meaning. */
export const ORDER_SUFFIXES = {
  T: 'Owned',
  N: 'Owned',
  C: 'Owned',
  K: 'Just In Time',
  J: 'Just In Time',
  D: 'Drop Shipment',
} as const

export type OrderKind = (typeof ORDER_SUFFIXES)[keyof typeof ORDER_SUFFIXES]

const isSuffix = (letter: string): letter is keyof typeof ORDER_SUFFIXES => letter in ORDER_SUFFIXES

/** The kind of stock in an order number's suffix; undefined for a number without a known suffix. */
export function orderKindOf(poid: string): OrderKind | undefined {
  const letter = poid.trim().slice(-1).toUpperCase()
  return isSuffix(letter) ? ORDER_SUFFIXES[letter] : undefined
}

/** The kinds of stock: the time until they ship, and the type of order that they are bought with. */

import { assertNever } from '../../errors.ts'
import type { Product, StockType } from './product.ts'

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
  CreditWHStock: 'On credit, warehouse',
  JustInTime: 'Just in time',
  DropShipment: 'Drop shipment',
  CreditVendorStock: 'On credit, vendor',
}

export type OrderType = 'OWNED' | 'DS_JIT'

export const ORDER_TYPES: Readonly<Record<OrderType, string>> = { OWNED: 'Owned', DS_JIT: 'DS-JIT' }

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

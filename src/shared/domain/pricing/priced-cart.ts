/** The lines of a cart, the data that prices them, and the priced cart with its orders. price-cart.ts makes it. */

import type { Product, StockType, WarehouseType } from '../catalogue/product.ts'
import type { OrderType } from '../catalogue/stock-types.ts'
import type { Barred, Rights } from '../catalogue/visibility.ts'
import type { WarehouseMapping } from '../catalogue/warehouses.ts'
import type { Paise } from '../values/money.ts'
import type { PricingPolicy, UnitPrice } from './pricing.ts'
import type { GstRate } from './tax.ts'

/** The portal's data on a line that it proposes. */
export interface Proposal {
  /** The reason for the proposal in the portal's word, e.g. `replacementProduct`. */
  readonly replenishmenttype: string
  /** The fewest pieces in which its category is ordered; undefined if the portal names none. */
  readonly categoryQty?: number | undefined
  /** The portal didn't send the category's minimum: the line's pieces can't be changed, and nothing of the cart can be ordered. */
  readonly leastUnknown?: true | undefined
  readonly isParent: boolean
  /** True for a size of a set, which is ordered exactly as proposed. */
  readonly isSet: boolean
  readonly Age: string
  readonly priceRange: string
}

/** A line as the portal stores it. */
export interface CartLine {
  readonly id: number
  /** Pieces wanted, 1 to 9999. */
  readonly qty: number
  /** The MRP at which the line was added: stock counts only at this MRP. */
  readonly mrp: Paise
  /** The key that lines of one set share: `groupID^color` for categories 6 and 21, else `id^color`. */
  readonly parent: string
  readonly stockType: StockType
  readonly isapparelproduct: boolean
  readonly isParentAlter: boolean
  readonly whId?: number | undefined
  /** Present in a cart that the portal fills itself. */
  readonly proposal?: Proposal | undefined
}

/** All data besides the lines that pricing and allocation need; plain values, so it can cross the bridge. */
export interface Supply {
  readonly products: readonly Product[]
  /** In the portal's order of preference. */
  readonly mapping: readonly WarehouseMapping[]
  readonly rates: readonly GstRate[]
  readonly concept: string
  /** State of the shipping address; decides between CGST + SGST and IGST. */
  readonly shippingState: string
  readonly policy: PricingPolicy
  /** A line that these forbid stays in the cart, without a price and outside every order. */
  readonly rights: Rights
}

/** A product in a purchase order. */
export interface GroupLine {
  readonly id: number
  readonly name: string
  readonly HSNCode: string
  readonly qty: number
  readonly isReturnable: boolean
  readonly unit: UnitPrice
  /** unit.net × qty. */
  readonly total: Paise
}

/** A warehouse's part of a line; the same object is the line's part and the order's line. */
export interface Allocation extends GroupLine {
  readonly wh: number
  readonly whType: WarehouseType
  readonly whName: string
}

/** The reason why a line, or part of it, stays a gap. */
export type GapReason =
  /** The catalogue doesn't know the product any more. */
  | 'unknownProduct'
  /** Mapped warehouses list it, but with stock 0. */
  | 'noStock'
  /** Mapped warehouses have it only at another MRP. */
  | 'otherMrp'
  /** Only warehouses outside the active mapping have it. */
  | 'notMapped'
  /** No GST rate is known for its HSN code. */
  | 'noGstRate'
  /** The stockist has no base cost for it at this MRP. */
  | 'noStockistBaseCost'
  /** Its price works out to zero, so it has no price. */
  | 'noPrice'
  /** Some stock at this MRP, less than wanted. */
  | 'shortStock'
  /** The store may not buy it. */
  | Barred

export interface PricedLine {
  readonly line: CartLine
  readonly product: Product | undefined
  /** The price at the first warehouse that can supply it; if none can, the price at the first active mapped warehouse. */
  readonly unit: UnitPrice | undefined
  readonly allocation: readonly Allocation[]
  readonly allocatedQty: number
  /** wanted − allocated. */
  readonly gapQty: number
  /** Pieces that the mapped warehouses have at the line's MRP (before other lines of the product took theirs). */
  readonly availableQty: number
  readonly totalPrice: Paise
  readonly totalMRP: Paise
  readonly gapPrice: Paise
  /** Undefined when gapQty is 0. */
  readonly gapReason: GapReason | undefined
}

/** A purchase order to one warehouse: the key is `warehouseId^orderType`. */
export interface OrderGroup {
  readonly key: string
  readonly wh: number
  readonly whType: WarehouseType
  readonly whName: string
  readonly orderType: OrderType
  readonly lines: readonly GroupLine[]
  readonly quantity: number
  readonly base: Paise
  readonly tax: Paise
  /** Net, GST included. */
  readonly total: Paise
  readonly minimum: Paise
  /** The amount missing to the minimum; 0 once it is reached. */
  readonly shortBy: Paise
  readonly orderable: boolean
  /** For owned warehouses: the amount missing to free shipping; 0 once reached, undefined for drop-ship and just-in-time. */
  readonly freeShippingShortBy: Paise | undefined
  /** The longest estimate among its lines, in days. */
  readonly shipDays: number
}

export interface CartTotals {
  readonly items: number
  readonly quantity: number
  readonly allocatedQty: number
  readonly gapQty: number
  readonly base: Paise
  readonly tax: Paise
  readonly net: Paise
  readonly gapPrice: Paise
  readonly mrp: Paise
}

export interface PricedCart {
  readonly lines: readonly PricedLine[]
  readonly groups: readonly OrderGroup[]
  readonly totals: CartTotals
}

/** What a cart is made of. price-cart.ts works it out; cart-rules.ts says what may be added. */

import type { Product, StockType, WarehouseType } from '../catalogue/product.ts'
import type { Barred, Rights } from '../catalogue/visibility.ts'
import type { GstRate, WarehouseMapping } from '../people/store.ts'
import type { PricingPolicy, UnitPrice } from '../pricing/pricing.ts'
import type { Paise } from '../values/money.ts'
import type { ChangedElsewhere } from './cart-elsewhere.ts'
import type { CartRef } from './cart-ref.ts'

/** A product, and pieces of it. */
export interface ProductQuantity {
  readonly id: number
  readonly qty: number
}

/** Pieces by product id. */
export type Quantities = ReadonlyMap<number, number>

/** What the portal says of a line that it proposes. */
export interface Proposal {
  /** Why it is proposed, in the portal's word, e.g. `replacementProduct`. */
  readonly replenishmenttype: string
  /** Pieces below which its category isn't ordered; undefined where the portal names none. */
  readonly categoryQty?: number | undefined
  /** The portal didn't say which those are: its pieces can't be changed, and nothing of the cart is ordered. */
  readonly leastUnknown?: true | undefined
  readonly isParent: boolean
  /** It is a size of a set: ordered as it is proposed. */
  readonly isSet: boolean
  readonly Age: string
  readonly priceRange: string
}

/** A line as the portal keeps it. */
export interface CartLine {
  readonly id: number
  /** Pieces wanted, 1 to 9999. */
  readonly qty: number
  /** The MRP at which the line was added: stock counts only at this MRP. */
  readonly mrp: Paise
  /** Lines of one set share it: `groupID^color` for categories 6 and 21, else `id^color`. */
  readonly parent: string
  readonly stockType: StockType
  readonly isapparelproduct: boolean
  readonly isParentAlter: boolean
  readonly whId?: number | undefined
  /** Of a cart that the portal fills itself. */
  readonly proposal?: Proposal | undefined
}

/** All that pricing and allocation need to know besides the lines; plain values, so it crosses the bridge as it is. */
export interface Supply {
  readonly products: readonly Product[]
  /** In the portal's order of preference. */
  readonly mapping: readonly WarehouseMapping[]
  readonly rates: readonly GstRate[]
  readonly concept: string
  /** State of the shipping address: decides CGST + SGST or IGST. */
  readonly shippingState: string
  readonly policy: PricingPolicy
  /** A line that these forbid stays in the cart, without a price and outside every order. */
  readonly rights: Rights
}

/** A cart with everything that is needed to work it out without asking again. */
export interface CartSnapshot {
  readonly cart: CartRef
  /** Rises with every change of this cart that main knows of, whoever made it. */
  readonly edition: number
  readonly lines: readonly CartLine[]
  readonly supply: Supply
  /** ISO time of the portal's answer that this comes from. */
  readonly fetchedAt: string
  /** True when the portal could not be reached and this is the copy saved at fetchedAt. */
  readonly saved: boolean
  /** What was done with the cart while it was read, or can't be done with it now: sentences to show. */
  readonly notices?: readonly string[]
  /** Whether its products can be brought to the store is still to be asked, or to be acted on. */
  readonly isUnchecked?: boolean
  /** Lines that were changed at another computer, found while the cart was changed here. */
  readonly elsewhere?: readonly ChangedElsewhere[]
  /** Quantities that were typed and never reached the portal, kept from before. */
  readonly typed?: readonly TypedQuantity[]
}

/** A quantity that was typed, 0 for a line that was to be removed, over the one that the cart had; pieces. */
export interface TypedQuantity {
  readonly id: number
  readonly qty: number
  readonly was: number
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

/** What one warehouse gives of a line: the same value is the line's part and the order's line. */
export interface Allocation extends GroupLine {
  readonly wh: number
  readonly whType: WarehouseType
  readonly whName: string
}

/** Why (part of) a line stays a gap. */
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
  /** What it would cost comes to nothing: no price at all. */
  | 'noPrice'
  /** Some stock at this MRP, less than wanted. */
  | 'shortStock'
  /** The store may not buy it. */
  | Barred

export interface PricedLine {
  readonly line: CartLine
  readonly product: Product | undefined
  /** The price at the first warehouse that can supply; where none can, as the first active mapped warehouse would price it. */
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

export type OrderType = 'OWNED' | 'DS_JIT'

/** What one warehouse is asked for in one purchase order: the key is `warehouseId^orderType`. */
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
  /** What is missing to the minimum, 0 when reached. */
  readonly shortBy: Paise
  readonly orderable: boolean
  /** Owned groups: what is missing for free shipping; 0 when reached, undefined for drop-ship and just-in-time. */
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

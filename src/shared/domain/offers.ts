/** Who can supply a product at an MRP, in the portal's order of preference, and at what price. */
import type { Allocation, GapReason, OrderType, Supply } from './cart.ts'
import { type Paise, times } from './money.ts'
import { type PriceContext, priceUnit } from './price-unit.ts'
import type { UnitPrice } from './pricing.ts'
import type { Product } from './product.ts'
import { orderTypeOf, shipDays } from './shipping.ts'
import type { WarehouseMapping } from './store.ts'
import { gstTable } from './tax.ts'
import { barredBecause, type Viewer, viewerOf } from './visibility.ts'

/** One warehouse's stock of a product at the MRP asked for, priced. */
export interface Offer {
  readonly seller: WarehouseMapping
  /** The seller's place among the active ones. */
  readonly rank: number
  /** Pieces. */
  readonly stock: number
  readonly unit: UnitPrice
}

/** What is offered of a product at an MRP. Worked out once: nothing in it depends on the quantities of a cart. */
export interface Offers {
  readonly product: Product
  readonly orderType: OrderType
  /** Estimated days until the product ships. */
  readonly shipDays: number
  readonly list: readonly Offer[]
  /**
   * The figures of the list side by side, in steps of FIGURES.step: a cart reads thousands of them at every change, and
   * finding them in objects takes longer than adding them up.
   */
  readonly figures: readonly number[]
  /** Each offer taken whole, as most of them are. */
  readonly parts: readonly Allocation[]
  /** Pieces over all offers. */
  readonly available: number
  /** The price at the first offer; without offers, as the first mapped warehouse would price it. */
  readonly unit: UnitPrice | undefined
  /** Why there is no offer; undefined when there is one. */
  readonly why: GapReason | undefined
}

/** Where an offer's figures are: pieces, paise of one unit, the place of its order among all that there could be. */
export const FIGURES = { stock: 0, base: 1, net: 2, place: 3, step: 4 } as const

/** Each active seller has two orders at most, owned stock before drop-ship and just-in-time. */
export const placeOfGroup = (rank: number, orderType: OrderType): number => rank * 2 + (orderType === 'OWNED' ? 0 : 1)

/** What is worked out once for a supply: products by id, active sellers in order, the GST table. */
export interface Market {
  readonly products: ReadonlyMap<number, Product>
  readonly sellers: readonly WarehouseMapping[]
  readonly rank: ReadonlyMap<number, number>
  readonly context: PriceContext
  readonly viewer: Viewer
}

/** Only entries with both flags count, and a warehouse id that appears twice counts once. */
export function activeSellers(mapping: readonly WarehouseMapping[]): readonly WarehouseMapping[] {
  const seen = new Set<number>()
  return mapping.filter((entry) => {
    if (!entry.isactive || !entry.isActiveStockistforb2b || seen.has(entry.whID)) return false
    seen.add(entry.whID)
    return true
  })
}

export function marketOf(supply: Supply): Market {
  const sellers = activeSellers(supply.mapping)
  return {
    products: new Map(supply.products.map((product) => [product.id, product])),
    sellers,
    rank: new Map(sellers.map((seller, rank) => [seller.whID, rank])),
    context: {
      concept: supply.concept,
      shippingState: supply.shippingState,
      rates: gstTable(supply.rates),
      policy: supply.policy,
    },
    viewer: viewerOf(
      supply.concept,
      supply.rights,
      sellers.map(({ whID }) => whID),
    ),
  }
}

/** The offers for a product at an MRP (paise). What the store may not buy is offered by nobody and has no price. */
export function offersFor(market: Market, product: Product, mrp: Paise): Offers {
  const barred = barredBecause(product, market.viewer)
  if (barred !== undefined) return noOffers(product, barred)
  const list: Offer[] = []
  let available = 0
  let refused: GapReason | undefined
  for (const { seller, rank, stock } of stockOf(market, product, mrp)) {
    const priced = priceUnit(product, mrp, seller, market.context)
    if (priced.ok) {
      list.push({ seller, rank, stock, unit: priced.unit })
      available += stock
    } else refused ??= priced.why
  }
  const first = list[0]
  const orderType = orderTypeOf(product.stockType)
  return {
    product,
    orderType,
    shipDays: shipDays(product),
    list,
    figures: list.flatMap(({ stock, unit, rank }) => [stock, unit.base, unit.net, placeOfGroup(rank, orderType)]),
    parts: list.map((offer) => partOf(product, offer)),
    available,
    unit: first === undefined ? priceSomewhere(market, product, mrp) : first.unit,
    why: first === undefined ? (refused ?? whyNone(market, product, mrp)) : undefined,
  }
}

const noOffers = (product: Product, why: GapReason): Offers => ({
  product,
  orderType: orderTypeOf(product.stockType),
  shipDays: shipDays(product),
  list: [],
  figures: [],
  parts: [],
  available: 0,
  unit: undefined,
  why,
})

function partOf({ id, name, HSNCode, isReturnable }: Product, { seller, stock: qty, unit }: Offer): Allocation {
  const { whID: wh, whType, name: whName } = seller
  return { id, name, HSNCode, qty, isReturnable, unit, total: times(unit.net, qty), wh, whType, whName }
}

interface Stocked {
  readonly rank: number
  readonly seller: WarehouseMapping
  readonly stock: number
}

/** Mapped stock at this very MRP, in the mapping's order. A warehouse that lists it in several rows adds them up. */
function stockOf({ rank, sellers }: Market, product: Product, mrp: Paise): readonly Stocked[] {
  const found: { rank: number; seller: WarehouseMapping; stock: number }[] = []
  if (product.currentStock <= 0) return found
  for (const { id, mrp: at, stock } of product.warehouses) {
    if (at !== mrp || stock <= 0) continue
    const place = rank.get(id)
    const seller = place === undefined ? undefined : sellers[place]
    if (place === undefined || seller === undefined) continue
    const same = found.find((one) => one.rank === place)
    if (same === undefined) found.push({ rank: place, seller, stock })
    else same.stock += stock
  }
  return found.sort((one, other) => one.rank - other.rank)
}

function whyNone({ rank }: Market, product: Product, mrp: Paise): GapReason {
  if (product.currentStock <= 0) return 'noStock'
  const mapped = product.warehouses.filter(({ id }) => rank.has(id))
  if (mapped.some((one) => one.mrp !== mrp && one.stock > 0)) return 'otherMrp'
  if (product.warehouses.some((one) => !rank.has(one.id) && one.mrp === mrp && one.stock > 0)) return 'notMapped'
  return 'noStock'
}

/** What a gap is worth: the price at the first mapped warehouse that could sell it. */
function priceSomewhere({ sellers, context }: Market, product: Product, mrp: Paise): UnitPrice | undefined {
  for (const seller of sellers) {
    const priced = priceUnit(product, mrp, seller, context)
    if (priced.ok) return priced.unit
  }
  return undefined
}

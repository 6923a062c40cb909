/** The sellers that can supply a product at an MRP, in the portal's order of preference, with their prices. */

import type { Product } from '../catalogue/product.ts'
import { barredReason, hasNoStock, type Viewer, viewerOf } from '../catalogue/visibility.ts'
import type { WarehouseMapping } from '../catalogue/warehouses.ts'
import { type Paise, times } from '../values/money.ts'
import { type PriceContext, priceUnit } from './price-unit.ts'
import type { Allocation, GapReason, Supply } from './priced-cart.ts'
import type { UnitPrice } from './pricing.ts'
import { gstTable } from './tax.ts'

/** A warehouse's stock of a product at the requested MRP, with its price. */
export interface Offer {
  readonly seller: WarehouseMapping
  /** Pieces. */
  readonly stock: number
  readonly unit: UnitPrice
  /** The allocation of all its stock, reused for most lines. */
  readonly whole: Allocation
}

/** The offers for a product at an MRP. Computed once: it doesn't depend on the quantities of a cart. */
export interface Offers {
  readonly product: Product
  /** In the mapping's order. */
  readonly list: readonly Offer[]
  /** Pieces over all offers. */
  readonly available: number
  /** The price at the first offer; without offers, the price at the first mapped warehouse. */
  readonly unit: UnitPrice | undefined
  /** The reason why there is no offer; undefined if there is one. */
  readonly why: GapReason | undefined
}

/** Data computed once for a supply: products by id, active sellers in order, the GST table. */
export interface Market {
  readonly products: ReadonlyMap<number, Product>
  readonly sellers: readonly WarehouseMapping[]
  readonly context: PriceContext
  readonly viewer: Viewer
}

/** Only entries with both flags count, and a repeated warehouse id counts once. */
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

/** The offers for a product at an MRP (paise). A product that the store may not buy has no offers and no price. */
export function offersFor(market: Market, product: Product, mrp: Paise): Offers {
  const barred = barredReason(product, market.viewer)
  if (barred !== undefined) return { product, list: [], available: 0, unit: undefined, why: barred }
  const list: Offer[] = []
  let available = 0
  let refused: GapReason | undefined
  const stocks = stockAt(product, mrp)
  for (const seller of market.sellers) {
    const stock = stocks.get(seller.whID)
    if (stock === undefined) continue
    const priced = priceUnit(product, mrp, seller, market.context)
    if (priced.ok) {
      list.push({ seller, stock, unit: priced.unit, whole: wholeOf(product, seller, stock, priced.unit) })
      available += stock
    } else refused ??= priced.why
  }
  const [first] = list
  if (first !== undefined) return { product, list, available, unit: first.unit, why: undefined }
  const unit = priceSomewhere(market, product, mrp)
  return { product, list, available, unit, why: refused ?? whyNone(market, product, mrp) }
}

const wholeOf = (
  { id, name, HSNCode, isReturnable = false }: Product,
  { whID: wh, whType, name: whName }: WarehouseMapping,
  qty: number,
  unit: UnitPrice,
): Allocation => ({ id, name, HSNCode, qty, isReturnable, unit, total: times(unit.net, qty), wh, whType, whName })

/** Pieces at exactly this MRP by warehouse. Several rows of one warehouse are added up. */
function stockAt(product: Product, mrp: Paise): ReadonlyMap<number, number> {
  const stocks = new Map<number, number>()
  if (hasNoStock(product)) return stocks
  for (const { id, mrp: at, stock } of product.warehouses ?? []) {
    if (at === mrp && stock > 0) stocks.set(id, stock + (stocks.get(id) ?? 0))
  }
  return stocks
}

/**
 * The reason for an empty list of offers. If one of the store's warehouses lists the product without stock, that is the reason, even if
 * other warehouses have some.
 */
function whyNone({ viewer: { warehouses: mapped } }: Market, product: Product, mrp: Paise): GapReason {
  if (hasNoStock(product)) return 'noStock'
  const { warehouses = [] } = product
  const stocked = warehouses.filter(({ stock }) => stock > 0)
  if (stocked.some((one) => mapped.has(one.id) && one.mrp !== mrp)) return 'otherMrp'
  if (warehouses.some(({ id }) => mapped.has(id))) return 'noStock'
  if (stocked.some((one) => one.mrp === mrp)) return 'notMapped'
  return 'noStock'
}

/** The value of a gap: the price at the first mapped warehouse that can price it. */
function priceSomewhere({ sellers, context }: Market, product: Product, mrp: Paise): UnitPrice | undefined {
  for (const seller of sellers) {
    const priced = priceUnit(product, mrp, seller, context)
    if (priced.ok) return priced.unit
  }
  return undefined
}

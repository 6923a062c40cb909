/** Who can supply a product at an MRP, in the portal's order of preference, and at what price. */
import type { GapReason, Supply } from './cart.ts'
import type { Paise } from './money.ts'
import { type PriceContext, priceUnit } from './price-unit.ts'
import type { UnitPrice } from './pricing.ts'
import type { Product } from './product.ts'
import type { WarehouseMapping } from './store.ts'
import { gstTable } from './tax.ts'

/** One warehouse's stock of a product at the MRP asked for, priced. */
export interface Offer {
  readonly seller: WarehouseMapping
  /** Pieces. */
  readonly stock: number
  readonly unit: UnitPrice
}

export interface Offers {
  readonly list: readonly Offer[]
  /** Pieces over all offers. */
  readonly available: number
  /** The price at the first offer; without offers, as the first mapped warehouse would price it. */
  readonly unit: UnitPrice | undefined
  /** Why there is no offer; undefined when there is one. */
  readonly why: GapReason | undefined
}

/** What is worked out once for a supply: products by id, active sellers in order, the GST table. */
export interface Market {
  readonly products: ReadonlyMap<number, Product>
  readonly sellers: readonly WarehouseMapping[]
  readonly rank: ReadonlyMap<number, number>
  readonly context: PriceContext
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
  }
}

/** The offers for a product at an MRP (paise). */
export function offersFor(market: Market, product: Product, mrp: Paise): Offers {
  const list: Offer[] = []
  let available = 0
  let refused: GapReason | undefined
  for (const { seller, stock } of stockOf(market, product, mrp)) {
    const priced = priceUnit(product, mrp, seller, market.context)
    if (priced.ok) {
      list.push({ seller, stock, unit: priced.unit })
      available += stock
    } else refused ??= priced.why
  }
  const first = list[0]
  if (first !== undefined) return { list, available, unit: first.unit, why: undefined }
  const why = refused ?? whyNone(market, product, mrp)
  return { list, available: 0, unit: priceSomewhere(market, product, mrp), why }
}

interface Stocked {
  readonly rank: number
  readonly seller: WarehouseMapping
  readonly stock: number
}

/** Mapped stock at this very MRP, in the mapping's order. A warehouse that lists it in several rows adds them up. */
function stockOf({ rank, sellers }: Market, product: Product, mrp: Paise): readonly Stocked[] {
  const found: { rank: number; seller: WarehouseMapping; stock: number }[] = []
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

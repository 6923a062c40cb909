/** A product as a store sees it: what it costs there, who has it, and when it ships. */
import type { GapReason } from '../carts/cart.ts'
import { shipDays } from '../orders/shipping.ts'
import { type Market, offersFor } from '../pricing/offers.ts'
import type { UnitPrice } from '../pricing/pricing.ts'
import type { Product, WarehouseType } from './product.ts'

/** What is shown of it as it is; prices and stock are worked out. */
export type ProductFacts = Omit<
  Product,
  | 'warehouses'
  | 'currentStock'
  | 'retailerMargin'
  | 'gstratemaster'
  | 'costtocompany'
  | 'creditnote'
  | 'stockistproductbasecosts'
>

/** What one of the store's warehouses has of it at its MRP, and at what price. */
export interface StockAt {
  readonly wh: number
  readonly whType: WarehouseType
  readonly whName: string
  /** Pieces. */
  readonly stock: number
  readonly unit: UnitPrice
}

export interface ProductView {
  readonly facts: ProductFacts
  /** At the first of the store's warehouses that has it; without stock, as the first one would price it. */
  readonly unit: UnitPrice | undefined
  /** In the mapping's order: from the first of them it is ordered first. */
  readonly stock: readonly StockAt[]
  /** Pieces in all of them. */
  readonly available: number
  /** Why it can't be had just now; undefined when it can. */
  readonly why: GapReason | undefined
  /** Days until it ships. */
  readonly shipDays: number
}

/** Whether a quantity of it can be asked for: what can't be had is in the cart (`inCart`: pieces) or can't come into one. */
export const canBeAsked = ({ why }: Pick<ProductView, 'why'>, inCart: number | undefined): boolean =>
  inCart !== undefined || why === undefined

/** The product at its own MRP, for the store whose market it is. */
export function productView(market: Market, product: Product): ProductView {
  const { list, available, unit, why } = offersFor(market, product, product.mrp)
  const { warehouses, currentStock, retailerMargin, gstratemaster, ...rest } = product
  const { costtocompany, creditnote, stockistproductbasecosts, ...facts } = rest
  return {
    facts,
    unit,
    stock: list.map(({ seller: { whID, whType, name: whName }, stock, unit: at }) => ({
      wh: whID,
      whType,
      whName,
      stock,
      unit: at,
    })),
    available,
    why,
    shipDays: shipDays(product),
  }
}

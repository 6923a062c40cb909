import type { Product, ProductFacts, WarehouseType } from '../catalogue/product.ts'
import { shipDays } from '../catalogue/stock-types.ts'
import { type Market, offersFor } from './offers.ts'
import type { GapReason } from './priced-cart.ts'
import type { UnitPrice } from './pricing.ts'

/** The stock of one of the store's warehouses at the product's MRP, with its price. */
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
  /** The price at the first of the store's warehouses that has it; without stock, the price at the first one. */
  readonly unit: UnitPrice | undefined
  /** In the mapping's order, which is the order of supply. */
  readonly stock: readonly StockAt[]
  /** Pieces in all of these warehouses. */
  readonly available: number
  /** The reason why it isn't available now; undefined if it is. */
  readonly why: GapReason | undefined
  /** Days until it ships. */
  readonly shipDays: number
}

/** True if the user can set its quantity: it is in the cart (`inCart`: pieces), or available to add. */
export const canSetQuantity = ({ why }: Pick<ProductView, 'why'>, inCart: number | undefined): boolean =>
  inCart !== undefined || why === undefined

/** The product at its own MRP, for the store that the market belongs to. */
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

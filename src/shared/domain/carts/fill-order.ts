/** Products that could fill an order up to its minimum: its warehouse is the first to supply them, and they aren't in the cart. */
import type { Product } from '../catalogue/product.ts'
import { orderTypeOf } from '../catalogue/stock-types.ts'
import { hiddenReason } from '../catalogue/visibility.ts'
import { marketOf, offersFor } from '../pricing/offers.ts'
import type { OrderGroup, Supply } from '../pricing/priced-cart.ts'
import type { UnitPrice } from '../pricing/pricing.ts'
import { missingTo } from '../values/missing.ts'
import { type Paise, paise, times } from '../values/money.ts'
import type { ProductQuantity, Quantities } from './cart.ts'
import { CART_KINDS, type CartType } from './cart-kinds.ts'
import { MAX_QUANTITY, MIN_QUANTITY } from './cart-rules.ts'

/** A product that an order may be filled with. */
export interface Filler {
  readonly product: Product
  readonly unit: UnitPrice
  /** Pieces that the order's warehouse has. */
  readonly stock: number
  /** Suggested pieces: the quantity in which its category is ordered, limited to the stock. */
  readonly proposed: number
}

export interface FillOf {
  readonly cartType: CartType
  readonly group: Pick<OrderGroup, 'wh' | 'orderType'>
  readonly supply: Supply
  readonly inCart: { has(id: number): boolean }
  /** The quantity in which each category is ordered, in pieces. */
  readonly categoryPieces: Quantities
}

/** Keeps the given order. Leaves out products that another mapped warehouse supplies first or that belong to another order type. */
export function fillersOf(products: readonly Product[], of: FillOf): readonly Filler[] {
  const { cartType, group, supply, inCart, categoryPieces } = of
  const market = marketOf({ ...supply, products })
  return products.flatMap((product): Filler[] => {
    const isOurs = CART_KINDS[cartType].takes(product) && orderTypeOf(product.stockType) === group.orderType
    if (!isOurs || inCart.has(product.id) || hiddenReason(product, market.viewer) !== undefined) return []
    const [first] = offersFor(market, product, product.mrp).list
    if (first?.seller.whID !== group.wh) return []
    const { stock, unit } = first
    const least = categoryPieces.get(product.category.id) ?? MIN_QUANTITY
    return [{ product, unit, stock, proposed: Math.max(MIN_QUANTITY, Math.min(least, stock, MAX_QUANTITY)) }]
  })
}

type Priced = Pick<Filler, 'stock'> & { readonly unit: Pick<UnitPrice, 'net'> }

/**
 * The amount missing to the order's minimum (paise) once these products are in the cart; pieces beyond the warehouse's stock don't count.
 */
export function shortWith(
  { minimum, total }: Pick<OrderGroup, 'minimum' | 'total'>,
  picked: readonly ProductQuantity[],
  fillers: ReadonlyMap<number, Priced>,
): Paise {
  const more = picked.reduce((sum, { id, qty }) => {
    const filler = fillers.get(id)
    return filler === undefined ? sum : sum + times(filler.unit.net, Math.min(qty, filler.stock))
  }, 0)
  return missingTo(minimum, paise(total + more))
}

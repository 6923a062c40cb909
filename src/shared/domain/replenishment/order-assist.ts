/**
 * Suggests how many pieces of a product a store should order, from its sales, its stock and the incoming pieces (document 1, section 9).
 * All quantities are pieces; sales are those of the last 30 days.
 */

import { lazily } from '../../lazily.ts'
import { isApparel } from '../carts/apparel.ts'
import { MAX_QUANTITY, parentKey, setSize } from '../carts/cart-rules.ts'
import type { Product } from '../catalogue/product.ts'
import type { OrderStatus } from '../orders/order.ts'
import { missingTo } from '../values/missing.ts'
import { divideHalfUp, formatCount } from '../values/money.ts'

/** The days that sales are counted over, and the days that stock other than apparel should last. */
export const SALES_DAYS = 30
export const COVER_DAYS = 45
/** For apparel, the target is so many times its sales. */
const APPAREL_TIMES = 5

/** The default number of sizes of one style and colour that make a set. */
export const MIN_SET_SIZE = 3

/** Products that a carousel shows at once, on pages 0 to 8. */
export const CAROUSEL_PAGE = 3
const CAROUSEL_PAGES = 9
export const CAROUSEL_MOST = CAROUSEL_PAGE * CAROUSEL_PAGES

/** Apparel has a separate suggestion rule, and its own screens and calls. */
export const HALVES = ['apparel', 'nonApparel'] as const
export type Half = (typeof HALVES)[number]

export const halfOf = (categoryId: number): Half => (isApparel(categoryId) ? 'apparel' : 'nonApparel')

/** Pieces of a product in the store's orders. A status may count twice: shipped pieces are also in transit. */
export interface OrderCounts {
  readonly pending: number
  readonly confirmed: number
  /** Confirmed and shipped. */
  readonly inTransit: number
  /** Shipped and delivered. */
  readonly shipped: number
}

export const NO_ORDERS: OrderCounts = { pending: 0, confirmed: 0, inTransit: 0, shipped: 0 }

/** A product in one order with its status, or the totals over all orders. */
export interface Ordered {
  readonly status?: OrderStatus | undefined
  readonly quantity?: number | undefined
  readonly pending?: number | undefined
  readonly confirmed?: number | undefined
  readonly shipped?: number | undefined
}

/** Undefined if a row has neither pieces nor a status, since it may stand for any number. */
export function countOrders(orders: Iterable<Ordered>): OrderCounts | undefined {
  const pieces: Record<OrderStatus, number> = { Pending: 0, Confirmed: 0, Shipped: 0, Delivered: 0, Cancelled: 0 }
  for (const { status, quantity, pending, confirmed, shipped } of orders) {
    if (status !== undefined && quantity !== undefined) pieces[status] += quantity
    else if (pending === undefined && confirmed === undefined && shipped === undefined) return undefined
    else {
      pieces.Pending += pending ?? 0
      pieces.Confirmed += confirmed ?? 0
      pieces.Shipped += shipped ?? 0
    }
  }
  return {
    pending: pieces.Pending,
    confirmed: pieces.Confirmed,
    inTransit: pieces.Confirmed + pieces.Shipped,
    shipped: pieces.Shipped + pieces.Delivered,
  }
}

/** The known figures of a product at the store; undefined for those that the portal didn't send. */
export interface Movement {
  readonly sale: number | undefined
  /** Stock in the store. */
  readonly stock: number | undefined
  readonly orders: OrderCounts | undefined
  /** Pieces in transit, as the portal counts them separately from its orders. */
  readonly reported: number | undefined
}

/** The same pieces may be in both figures, so the larger one counts. Undefined while neither is known. */
export const inTransitOf = ({ orders, reported }: Pick<Movement, 'orders' | 'reported'>): number | undefined =>
  orders === undefined && reported === undefined ? undefined : Math.max(orders?.inTransit ?? 0, reported ?? 0)

/**
 * True if nothing was sold and nothing is in stock, so the product's demand isn't known. The portal has no stock of past days, so the
 * current stock decides.
 */
export const hadNothingToSell = ({ sale, stock }: Pick<Movement, 'sale' | 'stock'>): boolean =>
  sale === 0 && stock !== undefined && stock <= 0

/** Pieces in the store, pending and in transit, each counted once; undefined if one of these isn't known. */
export const heldOf = (movement: Movement): number | undefined => {
  const way = onTheWayOf(movement)
  return movement.stock === undefined || way === undefined ? undefined : movement.stock + way
}

/** Pieces pending and in transit, each counted once; undefined if one of these isn't known. */
export const onTheWayOf = ({ orders, reported }: Pick<Movement, 'orders' | 'reported'>): number | undefined => {
  const way = inTransitOf({ orders, reported })
  return way === undefined || orders === undefined ? undefined : orders.pending + way
}

/** Days that pieces last at the sales of the last 30; undefined if nothing is sold. */
export const daysOfCover = (pieces: number, sold: number): number | undefined =>
  sold <= 0 ? undefined : Math.floor((Math.max(0, pieces) * SALES_DAYS) / sold)

/** The missing figures without which there is no suggestion. */
export function missingFigures({ sale, stock, orders }: Movement): readonly ('sales' | 'stock' | 'orders')[] {
  return [
    ...(sale === undefined ? (['sales'] as const) : []),
    ...(stock === undefined ? (['stock'] as const) : []),
    ...(orders === undefined ? (['orders'] as const) : []),
  ]
}

/** A suggestion with the figures that it is based on. */
export interface Suggestion {
  readonly half: Half
  readonly sale: number
  /** The stock that the sales require. */
  readonly target: number
  readonly stock: number
  readonly pending: number
  readonly inTransit: number
  /** The part of the target that is neither in stock nor incoming; at least 0. */
  readonly need: number
  /** Stock in the store's warehouses at its MRP. */
  readonly available: number
  readonly qty: number
}

/** The target for the sales of 30 days. */
export const targetFor = (half: Half, sale: number): number =>
  half === 'apparel' ? APPAREL_TIMES * sale : divideHalfUp(sale * COVER_DAYS, SALES_DAYS)

/**
 * Suggests the pieces to order; undefined while sales, stock or orders aren't known, as the suggestion could be too high. Confirmed and
 * shipped pieces count as in transit and aren't subtracted again.
 */
export function suggest(half: Half, movement: Movement, available: number): Suggestion | undefined {
  const { sale, stock, orders } = movement
  const inTransit = inTransitOf(movement)
  if (sale === undefined || stock === undefined || orders === undefined || inTransit === undefined) return undefined
  const target = targetFor(half, sale)
  const { pending } = orders
  const need = missingTo(target, stock + pending + inTransit)
  // A line of the cart can't hold more.
  const qty = Math.max(0, Math.min(need, available, MAX_QUANTITY))
  return { half, sale, target, stock, pending, inTransit, need, available, qty }
}

const decimals = lazily(() => new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 }))

/** `3.2` for 96 pieces in 30 days. */
export const perDay = (sale: number): string => decimals().format(sale / SALES_DAYS)

function targetInWords({ half, sale, target }: Suggestion): string {
  if (half === 'apparel') return `${APPAREL_TIMES} × ${formatCount(sale)} sold = ${formatCount(target)}`
  const exact = (sale * COVER_DAYS) / SALES_DAYS
  const rounded = exact === target ? '' : ` (${decimals().format(exact)} rounded up)`
  return `${perDay(sale)} a day × ${COVER_DAYS} = ${formatCount(target)}${rounded}`
}

/** `3.2 a day × 45 = 144, less 20 in stock, less 12 in transit: 112; warehouses have 96`. */
export function explain(suggestion: Suggestion): string {
  const { stock, pending, inTransit, need, available, qty } = suggestion
  const off = [
    [stock, 'in stock'],
    [pending, 'pending'],
    [inTransit, 'in transit'],
  ] as const
  const less = off.filter(([pieces]) => pieces > 0).map(([pieces, where]) => `, less ${formatCount(pieces)} ${where}`)
  const rest = need === 0 ? 'no order needed' : formatCount(need)
  const told = targetInWords(suggestion) + (less.length === 0 && need > 0 ? '' : `${less.join('')}: ${rest}`)
  if (qty === need) return told
  if (available <= qty) return `${told}; warehouses have ${formatCount(available)}`
  return `${told}; a cart line holds up to ${formatCount(qty)}`
}

type Sized = Pick<Product, 'id' | 'groupID' | 'color' | 'category'>

/** The number of sizes of each product's style and colour, if they form a set of at least `least`. */
export function setsAmong(products: readonly Sized[], least: number = MIN_SET_SIZE): ReadonlyMap<number, number> {
  const styles = Map.groupBy(products, parentKey)
  return new Map(
    products.flatMap((one): [number, number][] => {
      const sizes = styles.get(parentKey(one))?.length ?? 0
      return sizes >= setSize(least) && sizes > 1 ? [[one.id, sizes]] : []
    }),
  )
}

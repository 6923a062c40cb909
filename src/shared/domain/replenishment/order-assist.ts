/**
 * Suggests how many pieces of a product a store should order, from its sales, its stock and the incoming pieces (document 1, section 9).
 * All quantities are pieces; sales are those of the last 30 days.
 */

import { lazily } from '../../lazily.ts'
import { MAX_QUANTITY, parentKey, setSize } from '../carts/cart-rules.ts'
import {
  APPAREL_TIMES,
  COVER_DAYS,
  type Half,
  halfOf,
  inTransitOf,
  type Movement,
  type OrderCounts,
  SALES_DAYS,
  targetFor,
} from '../catalogue/movement.ts'
import type { Product } from '../catalogue/product.ts'
import type { OrderStatus } from '../orders/order.ts'
import { SCREENS } from '../screens.ts'
import { missingTo } from '../values/missing.ts'
import { formatCount } from '../values/money.ts'
import { queryText } from '../values/query-text.ts'

/** The default number of sizes of one style and colour that make a set. */
export const MIN_SET_SIZE = 3

/** Products that a carousel shows at once, on pages 0 to 8. */
export const CAROUSEL_PAGE = 3
const CAROUSEL_PAGES = 9
export const CAROUSEL_MOST = CAROUSEL_PAGE * CAROUSEL_PAGES

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
  const explanation = targetInWords(suggestion) + (less.length === 0 && need > 0 ? '' : `${less.join('')}: ${rest}`)
  if (qty === need) return explanation
  if (available <= qty) return `${explanation}; warehouses have ${formatCount(available)}`
  return `${explanation}; a cart line holds up to ${formatCount(qty)}`
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

/** Order assist suggestions for a category, which the address names (document 1, section 2). */
export function assistAddress({ id, name }: { readonly id: number | undefined; readonly name: string }): string {
  const isApparel = id !== undefined && halfOf(id) === 'apparel'
  const { path } = isApparel ? SCREENS.orderAssistApparels : SCREENS.orderAssistNonApparels
  return `${path}?${queryText([['category', name]])}`
}

/** A product at the store: its sales, its stock and the incoming pieces. All quantities are pieces; sales are those of the last 30 days. */

import { divideHalfUp } from '../values/money.ts'
import { isApparel } from './apparel.ts'

/** The days that sales are counted over, and the days that stock other than apparel should last. */
export const SALES_DAYS = 30
export const COVER_DAYS = 45
/** For apparel, the target is so many times its sales. */
export const APPAREL_TIMES = 5

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
export const hadNoStock = ({ sale, stock }: Pick<Movement, 'sale' | 'stock'>): boolean =>
  sale === 0 && stock !== undefined && stock <= 0

/** Pieces in the store, pending and in transit, each counted once; undefined if one of these isn't known. */
export const inventoryPosition = (movement: Movement): number | undefined => {
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

/** The target for the sales of 30 days. */
export const targetFor = (half: Half, sale: number): number =>
  half === 'apparel' ? APPAREL_TIMES * sale : divideHalfUp(sale * COVER_DAYS, SALES_DAYS)

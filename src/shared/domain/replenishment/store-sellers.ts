/** What a store sells most, and what of it ran out. Pieces; sales are those of the last 30 days, which the portal counts up to now. */
import { type Movement, onTheWayOf, SALES_DAYS } from './order-assist.ts'

/** Best sellers that are named. */
export const BEST_SELLERS = 5
const WEEK = 7

export interface StoreSeller {
  readonly id: number
  /** '' where nothing is known of it but its number. */
  readonly name: string
  readonly sold: number
}

export interface StoreSellers {
  /** The best first; undefined where sales aren't known. */
  readonly best: readonly StoreSeller[] | undefined
  /** Fast sellers with nothing in stock and nothing on the way, the best first; undefined where one of the figures isn't known. */
  readonly out: readonly StoreSeller[] | undefined
  /** Fast sellers of which stock or way isn't known. */
  readonly unsure: number
}

/** Sells at least once a week. */
export const sellsFast = (sold: number): boolean => sold * WEEK >= SALES_DAYS

/** Nothing in stock and nothing on the way; undefined where one of them isn't known. */
export function isOut(movement: Movement): boolean | undefined {
  const { stock } = movement
  if (stock !== undefined && stock > 0) return false
  const way = onTheWayOf(movement)
  if (way !== undefined && way > 0) return false
  return stock === undefined || way === undefined ? undefined : true
}

export interface Sold {
  readonly id: number
  readonly sold: number
}

/** Those that sold something, the best first; of equals the lower number. */
export const bySales = <S extends Sold>(all: readonly S[]): readonly S[] =>
  all.filter(({ sold }) => sold > 0).toSorted((one, other) => other.sold - one.sold || one.id - other.id)

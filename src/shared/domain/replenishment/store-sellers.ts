/** A store's best sellers, and those that ran out. Pieces; sales are those of the last 30 days, which the portal counts up to now. */
import { type Movement, onTheWayOf, SALES_DAYS } from '../catalogue/movement.ts'

/** The number of best sellers listed. */
export const BEST_SELLERS = 5
const WEEK = 7

export interface StoreSeller {
  readonly id: number
  /** '' if only its number is known. */
  readonly name: string
  readonly sold: number
}

export interface StoreSellers {
  /** The best first; undefined if sales aren't known. */
  readonly best: readonly StoreSeller[] | undefined
  /** Fast sellers with nothing in stock and nothing incoming, the best first; undefined if a figure is missing. */
  readonly out: readonly StoreSeller[] | undefined
  /** The number of fast sellers whose stock or incoming pieces aren't known. */
  readonly unsure: number
}

/** True if it sells at least once a week. */
export const sellsFast = (sold: number): boolean => sold * WEEK >= SALES_DAYS

/** True if nothing is in stock and nothing incoming; undefined if one of these isn't known. */
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

/** Products with sales, the best first; for equal sales the lower number first. */
export const bySales = <S extends Sold>(all: readonly S[]): readonly S[] =>
  all.filter(({ sold }) => sold > 0).toSorted((one, other) => other.sold - one.sold || one.id - other.id)

/**
 * Order assist suggestions for a whole category, and the order in which categories need attention. Pieces; amounts are paise at the store's
 * price with GST.
 */

import { inTransitOf, type Movement, SALES_DAYS } from '../catalogue/movement.ts'
import type { ProductView } from '../pricing/product-view.ts'
import { type Paise, sum, times, ZERO } from '../values/money.ts'
import type { Suggestion } from './order-assist.ts'

/** If stock and incoming pieces last fewer days than this at the rate of the last 30, the product is urgent. */
const URGENT_DAYS = 7

type Priced = Pick<ProductView, 'stock' | 'unit'>

interface Suggested {
  readonly view: Priced
  readonly movement: Movement
  readonly suggestion: Suggestion | undefined
}

export interface CategorySuggestion {
  /** The number of products with a suggestion. */
  readonly products: number
  readonly pieces: number
  /** Undefined if one of them has no price. */
  readonly worth: Paise | undefined
  /** The number of those that run out within a week. */
  readonly urgent: number
  /** The number of products without a suggestion because figures are missing. */
  readonly unknown: number
}

/**
 * The cost of so many pieces: from the first warehouse as many as it has, then from the next; pieces beyond the stock count at the first
 * warehouse's price. Undefined without a price.
 */
export function worthOf({ stock, unit }: Priced, qty: number): Paise | undefined {
  let remaining = qty
  const parts = stock.map((at) => {
    const pieces = Math.min(remaining, at.stock)
    remaining -= pieces
    return times(at.unit.net, pieces)
  })
  if (remaining === 0) return sum(parts)
  return unit && sum([...parts, times(unit.net, remaining)])
}

/** Undefined if any of them is. */
export function worthTogether(worths: readonly (Paise | undefined)[]): Paise | undefined {
  const known = worths.filter((one) => one !== undefined)
  return known.length === worths.length ? sum(known) : undefined
}

/** True if stock, ordered and incoming pieces run out within a week at the latest rate of sales. */
export function isUrgent({ sale, stock, orders, reported }: Movement): boolean {
  const inTransit = inTransitOf({ orders, reported })
  if (sale === undefined || stock === undefined || orders === undefined || inTransit === undefined) return false
  return (stock + orders.pending + inTransit) * SALES_DAYS < sale * URGENT_DAYS
}

/** Pieces; 0 if there is no suggestion. */
export const suggestedPieces = ({ suggestion }: Pick<Suggested, 'suggestion'>): number => suggestion?.qty ?? 0

/** The number of suggested products that are already in the cart, with any quantity. */
export const suggestedInCart = (
  products: readonly (Pick<Suggested, 'suggestion'> & { readonly view: { readonly facts: { readonly id: number } } })[],
  inCart: ReadonlyMap<number, number>,
): number => products.filter((one) => suggestedPieces(one) > 0 && inCart.has(one.view.facts.id)).length

/** Undefined if nothing is suggested and figures are missing. */
export function suggestedOf(products: readonly Suggested[]): CategorySuggestion | undefined {
  const unknown = products.filter(({ suggestion }) => suggestion === undefined).length
  const toOrder = products.flatMap((one) => {
    const qty = suggestedPieces(one)
    return qty === 0 ? [] : [{ ...one, qty }]
  })
  if (toOrder.length === 0 && unknown > 0) return undefined
  return {
    products: toOrder.length,
    pieces: toOrder.reduce((pieces, { qty }) => pieces + qty, 0),
    worth: worthTogether(toOrder.map(({ view, qty }) => worthOf(view, qty))),
    urgent: toOrder.filter(({ movement }) => isUrgent(movement)).length,
    unknown,
  }
}

/** Categories with urgent products come first, then those with the highest amounts; unknown ones come last. */
export function mostUrgentFirst<C>(
  categories: readonly C[],
  of: (category: C) => CategorySuggestion | undefined,
): readonly C[] {
  const ranks = new Map(categories.map((one) => [one, of(one)]))
  return categories.toSorted((one, other) => {
    const [left, right] = [ranks.get(one), ranks.get(other)]
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined)
    return right.urgent - left.urgent || (right.worth ?? ZERO) - (left.worth ?? ZERO) || right.pieces - left.pieces
  })
}

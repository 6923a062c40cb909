/**
 * What order assist suggests of a whole category, and which category is looked at first. Pieces, and paise with GST as the
 * store pays them.
 */
import type { ProductView } from '../catalogue/product-view.ts'
import { type Paise, sum, times, ZERO } from '../values/money.ts'
import { inTransitOf, type Movement, SALES_DAYS, type Suggestion } from './order-assist.ts'

/** What is there and on its way lasts less than so many days at the rate of the last 30: it is urgent. */
const URGENT_DAYS = 7

type Priced = Pick<ProductView, 'stock' | 'unit'>

interface Suggested {
  readonly view: Priced
  readonly movement: Movement
  readonly suggestion: Suggestion | undefined
}

export interface CategorySuggestion {
  /** Products of which something is suggested. */
  readonly products: number
  readonly pieces: number
  /** Undefined where one of them has no price. */
  readonly worth: Paise | undefined
  /** Those of them that run out within a week. */
  readonly urgent: number
  /** Products of which nothing can be suggested, for want of figures. */
  readonly unknown: number
}

/**
 * What so many pieces cost: from the first warehouse as many as it has, then from the next; what none of them has counts at
 * the first one's price. Undefined where there is none.
 */
export function worthOf({ stock, unit }: Priced, qty: number): Paise | undefined {
  let left = qty
  const parts = stock.map((at) => {
    const taken = Math.min(left, at.stock)
    left -= taken
    return times(at.unit.net, taken)
  })
  if (left === 0) return sum(parts)
  return unit && sum([...parts, times(unit.net, left)])
}

/** Undefined as soon as one of them is. */
export function worthTogether(worths: readonly (Paise | undefined)[]): Paise | undefined {
  const known = worths.filter((one) => one !== undefined)
  return known.length === worths.length ? sum(known) : undefined
}

/** Whether what is there, ordered and on its way is gone within a week, as it was sold lately. */
export function isUrgent({ sale, stock, orders, reported }: Movement): boolean {
  const inTransit = inTransitOf({ orders, reported })
  if (sale === undefined || stock === undefined || orders === undefined || inTransit === undefined) return false
  return (stock + orders.pending + inTransit) * SALES_DAYS < sale * URGENT_DAYS
}

/** Pieces; 0 where nothing is suggested, or can be. */
export const suggestedPieces = ({ suggestion }: Pick<Suggested, 'suggestion'>): number => suggestion?.qty ?? 0

/** How many of the products that are suggested are in the cart already, with whatever quantity. */
export const suggestedInCart = (
  products: readonly (Pick<Suggested, 'suggestion'> & { readonly view: { readonly facts: { readonly id: number } } })[],
  inCart: ReadonlyMap<number, number>,
): number => products.filter((one) => suggestedPieces(one) > 0 && inCart.has(one.view.facts.id)).length

/** Undefined where nothing is suggested, and it isn't known whether it would be. */
export function suggestedOf(products: readonly Suggested[]): CategorySuggestion | undefined {
  const unknown = products.filter(({ suggestion }) => suggestion === undefined).length
  const wanted = products.flatMap((one) => {
    const qty = suggestedPieces(one)
    return qty === 0 ? [] : [{ ...one, qty }]
  })
  if (wanted.length === 0 && unknown > 0) return undefined
  return {
    products: wanted.length,
    pieces: wanted.reduce((pieces, { qty }) => pieces + qty, 0),
    worth: worthTogether(wanted.map(({ view, qty }) => worthOf(view, qty))),
    urgent: wanted.filter(({ movement }) => isUrgent(movement)).length,
    unknown,
  }
}

/** What runs out stands first, then what most is to be spent on; what isn't known stands last. */
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

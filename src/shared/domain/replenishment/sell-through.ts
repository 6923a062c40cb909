/** How long what a store has of a product lasts, and how much of it to order: the two figures that stand beside every quantity. Pieces. */

import { counted } from '../values/counts.ts'
import { formatCount } from '../values/money.ts'
import { halfOf, heldOf, type Movement, suggest } from './order-assist.ts'
import { figuresInWords, figuresOf } from './target-advice.ts'

/** Days of stock under which a product runs out before an order can arrive, and under which it is time to order. */
export const URGENT_DAYS = 7
export const LOW_DAYS = 21

export interface Cover {
  /** Days that pieces in the shop and on the way last at the sales of the last 30. */
  readonly days: number
  /** `12 days of stock` in the store; `Sold out in store` */
  readonly words: string
  /** All that it is calculated from. */
  readonly why: string
}

/** The tone of so many days of stock, the same in every list. */
export function coverTone(days: number): 'bad' | 'warn' | undefined {
  if (days < URGENT_DAYS) return 'bad'
  return days < LOW_DAYS ? 'warn' : undefined
}

function coverWords(days: number, movement: Movement | undefined): string {
  if (days > 0) return `${counted.days(days)} of stock`
  return (movement && heldOf(movement)) === 0 ? 'Sold out in store' : 'Under 1 day of stock'
}

/** Undefined where nothing was sold in 30 days, or where the portal doesn't say what is sold, in stock or on the way. */
export function stockCover(movement: Movement | undefined): Cover | undefined {
  const figures = figuresOf(movement)
  const { days } = figures
  if (days === undefined) return undefined
  return { days, words: coverWords(days, movement), why: `${figuresInWords(figures)}.` }
}

/** Pieces to suggest beside a quantity: none where nothing is needed or available, or a figure isn't known. */
export function suggestedPieces(
  movement: Movement | undefined,
  product: { readonly categoryId: number; readonly available: number },
): number {
  const found = movement && suggest(halfOf(product.categoryId), movement, product.available)
  return found?.qty ?? 0
}

/** `Suggested 24` */
export const suggestedWords = (pieces: number): string => `Suggested ${formatCount(pieces)}`

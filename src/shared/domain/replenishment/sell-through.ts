/** Days of stock of a product, and the pieces to order: the two figures beside every quantity. Pieces. */

import { halfOf, inventoryPosition, type Movement, SALES_DAYS } from '../catalogue/movement.ts'
import { counted } from '../values/counts.ts'
import { formatCount } from '../values/money.ts'
import { suggest } from './order-assist.ts'
import { figuresInWords, figuresOf } from './target-advice.ts'

/**
 * With fewer days of stock than this, a product runs out before an order can arrive; with fewer than the second limit, it is time to order.
 */
export const URGENT_DAYS = 7
export const LOW_DAYS = 21

export interface Cover {
  /** Days that pieces in the store and incoming ones last at the sales of the last 30. */
  readonly days: number
  /** `12 days of stock` in the store; `None in store` */
  readonly words: string
  /** The figures that it is calculated from. */
  readonly why: string
}

/** The tone for so many days of stock, the same in every list. */
export function coverTone(days: number): 'bad' | 'warn' | undefined {
  if (days < URGENT_DAYS) return 'bad'
  return days < LOW_DAYS ? 'warn' : undefined
}

function coverWords(days: number, movement: Movement | undefined): string {
  if (days > 0) return `${counted.days(days)} of stock`
  return (movement && inventoryPosition(movement)) === 0 ? 'None in store' : 'Under 1 day of stock'
}

/** Undefined if nothing was sold in 30 days, or if the portal doesn't send sales, stock or incoming pieces. */
export function stockCover(movement: Movement | undefined): Cover | undefined {
  const figures = figuresOf(movement)
  const { days } = figures
  if (days === undefined) return undefined
  return { days, words: coverWords(days, movement), why: `${figuresInWords(figures)}.` }
}

/** `No sales in 30 days`; '' if something was sold, or if the portal doesn't send the sales. */
export const unsoldWords = (movement: Movement | undefined): string =>
  movement?.sale === 0 ? `No sales in ${counted.days(SALES_DAYS)}` : ''

/** Suggested pieces beside a quantity: 0 if nothing is needed or available, or a figure is missing. */
export function suggestedPieces(
  movement: Movement | undefined,
  product: { readonly categoryId: number; readonly available: number },
): number {
  const found = movement && suggest(halfOf(product.categoryId), movement, product.available)
  return found?.qty ?? 0
}

/** `Suggested 24` */
export const suggestedWords = (pieces: number): string => `Suggested ${formatCount(pieces)}`

import { SALES_DAYS } from '../catalogue/movement.ts'

/** Grounds for a review, the most serious first. */
export const GROUNDS = ['gap', 'short', 'dearer', 'covers', 'notSold', 'new'] as const
export type Ground = (typeof GROUNDS)[number]

/** With this order a line should last at least this many days; otherwise it may sell out before the next order. */
export const SHORT_DAYS = 15
/** Stock for more days than this ties up money. */
export const LONG_DAYS = 90

export const GROUND_WORDS: Readonly<Record<Ground, string>> = {
  gap: 'Gap',
  short: 'Too few',
  dearer: 'Price up',
  covers: `${LONG_DAYS}+ days`,
  notSold: 'Not sold',
  new: 'New',
}

export const GROUND_TITLES: Readonly<Record<Ground, string>> = {
  gap: 'Gap',
  short: `Under ${SHORT_DAYS} days of stock`,
  dearer: 'Price higher than before',
  covers: `Over ${LONG_DAYS} days of stock`,
  notSold: `In stock, not sold in ${SALES_DAYS} days`,
  new: 'New since last seen',
}

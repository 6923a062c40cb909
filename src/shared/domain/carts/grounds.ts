/** Why a proposed line is reviewed, in words. */
import { SALES_DAYS } from '../replenishment/order-assist.ts'

/** Grounds to review a line, the heaviest first. */
export const GROUNDS = ['gap', 'short', 'dearer', 'covers', 'notSold', 'new'] as const
export type Ground = (typeof GROUNDS)[number]

/** A line that lasts fewer days than this, with what is ordered now, may be sold out before the next order. */
export const SHORT_DAYS = 15
/** Pieces that are there for more days than this are money that lies. */
export const LONG_DAYS = 90

export const GROUND_WORDS: Readonly<Record<Ground, string>> = {
  gap: 'Gap',
  short: 'Too few',
  dearer: 'Price up',
  covers: `${LONG_DAYS}+ days`,
  notSold: 'Not sold',
  new: 'New',
}

/** As the head of a group says it. */
export const GROUND_TITLES: Readonly<Record<Ground, string>> = {
  gap: 'Gap',
  short: `Under ${SHORT_DAYS} days of stock`,
  dearer: 'Price higher than before',
  covers: `Over ${LONG_DAYS} days of stock`,
  notSold: `In stock, not sold in ${SALES_DAYS} days`,
  new: 'New since last seen',
}

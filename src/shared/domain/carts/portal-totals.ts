/**
 * The portal's totals of a proposed cart, beside StoreDesk's own. A total that the portal leaves out is undefined and never counts as a
 * difference.
 */

import type { CartTotals } from '../pricing/priced-cart.ts'
import { type Paise, paise } from '../values/money.ts'

/** Uses the portal's field names. Net includes GST. */
export interface PortalTotals {
  readonly totalNetPayment?: Paise | undefined
  readonly totalMRP?: Paise | undefined
  readonly totalQty?: number | undefined
  readonly gapQty?: number | undefined
}

/** The answer to a change: the totals before and after it. */
export interface ChangedTotals {
  readonly prevTotalNetCost?: Paise | undefined
  readonly updatedTotalNetCost?: Paise | undefined
  readonly prevTotalMrp?: Paise | undefined
  readonly updatedTotalMrp?: Paise | undefined
  readonly prevQty?: number | undefined
  readonly updatedQty?: number | undefined
  readonly prevGapQty?: number | undefined
  readonly updatedGapQty?: number | undefined
}

type Numbers = number | undefined

const lessOf = (now: Numbers, was: Numbers): Numbers => (now === undefined || was === undefined ? undefined : now - was)
const plusOf = (total: Numbers, by: Numbers): Numbers => (total === undefined ? undefined : total + (by ?? 0))
const moneyOf = (amount: Numbers): Paise | undefined => (amount === undefined ? undefined : paise(amount))

/** The amounts by which a change moves the portal's totals. */
export const totalsMovedBy = (totals: ChangedTotals): PortalTotals => ({
  totalNetPayment: moneyOf(lessOf(totals.updatedTotalNetCost, totals.prevTotalNetCost)),
  totalMRP: moneyOf(lessOf(totals.updatedTotalMrp, totals.prevTotalMrp)),
  totalQty: lessOf(totals.updatedQty, totals.prevQty),
  gapQty: lessOf(totals.updatedGapQty, totals.prevGapQty),
})

/** Applies such a move. Fields that are absent leave the totals unchanged. */
export const totalsMoved = (totals: PortalTotals, by: PortalTotals): PortalTotals => ({
  totalNetPayment: moneyOf(plusOf(totals.totalNetPayment, by.totalNetPayment)),
  totalMRP: moneyOf(plusOf(totals.totalMRP, by.totalMRP)),
  totalQty: plusOf(totals.totalQty, by.totalQty),
  gapQty: plusOf(totals.gapQty, by.gapQty),
})

/** Rounding line by line differs by less than this many paise in total. */
const A_RUPEE = 100

/** The portal's totals that differ from StoreDesk's own; undefined if none does. */
export function totalsDiffering(portal: PortalTotals, own: CartTotals): PortalTotals | undefined {
  const differs = (reported: Numbers, counted: number, least: number) =>
    reported !== undefined && Math.abs(reported - counted) >= least
  const found: PortalTotals = {
    ...(differs(portal.totalNetPayment, own.net, A_RUPEE) && { totalNetPayment: portal.totalNetPayment }),
    ...(differs(portal.totalMRP, own.mrp, A_RUPEE) && { totalMRP: portal.totalMRP }),
    ...(differs(portal.totalQty, own.quantity, 1) && { totalQty: portal.totalQty }),
    ...(differs(portal.gapQty, own.gapQty, 1) && { gapQty: portal.gapQty }),
  }
  return Object.keys(found).length === 0 ? undefined : found
}

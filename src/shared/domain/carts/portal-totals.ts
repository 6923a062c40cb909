/** A proposed cart as the portal counts it, beside what StoreDesk counts. What the portal doesn't say is undefined, and differs from nothing. */
import { type Paise, paise } from '../values/money.ts'
import type { CartTotals } from './cart.ts'

/** By the portal's names. Net with GST. */
export interface PortalTotals {
  readonly totalNetPayment?: Paise | undefined
  readonly totalMRP?: Paise | undefined
  readonly totalQty?: number | undefined
  readonly gapQty?: number | undefined
}

/** What a change is answered with: the totals before it and after it. */
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

/** By how much a change moves the portal's totals. */
export const totalsMovedBy = (told: ChangedTotals): PortalTotals => ({
  totalNetPayment: moneyOf(lessOf(told.updatedTotalNetCost, told.prevTotalNetCost)),
  totalMRP: moneyOf(lessOf(told.updatedTotalMrp, told.prevTotalMrp)),
  totalQty: lessOf(told.updatedQty, told.prevQty),
  gapQty: lessOf(told.updatedGapQty, told.prevGapQty),
})

/** The totals moved by that. A change that says nothing leaves them as they are. */
export const totalsMoved = (totals: PortalTotals, by: PortalTotals): PortalTotals => ({
  totalNetPayment: moneyOf(plusOf(totals.totalNetPayment, by.totalNetPayment)),
  totalMRP: moneyOf(plusOf(totals.totalMRP, by.totalMRP)),
  totalQty: plusOf(totals.totalQty, by.totalQty),
  gapQty: plusOf(totals.gapQty, by.gapQty),
})

/** Amounts that are rounded differently line by line come to less than this many paise. */
const A_RUPEE = 100

/** What of the portal's totals is another than StoreDesk's own; undefined where nothing is. */
export function totalsDiffering(portal: PortalTotals, own: CartTotals): PortalTotals | undefined {
  const differs = (told: Numbers, counted: number, least: number) =>
    told !== undefined && Math.abs(told - counted) >= least
  const found: PortalTotals = {
    ...(differs(portal.totalNetPayment, own.net, A_RUPEE) && { totalNetPayment: portal.totalNetPayment }),
    ...(differs(portal.totalMRP, own.mrp, A_RUPEE) && { totalMRP: portal.totalMRP }),
    ...(differs(portal.totalQty, own.quantity, 1) && { totalQty: portal.totalQty }),
    ...(differs(portal.gapQty, own.gapQty, 1) && { gapQty: portal.gapQty }),
  }
  return Object.keys(found).length === 0 ? undefined : found
}

/**
 * GST on a unit: the rate and the split of the tax. Clothes (HSN chapters 61, 62, 63, caps 6505) and footwear (64) are taxed by their
 * price; quilts (9404) at 5 % unless their own rate is 18 %; everything else by the GST table.
 */

import type { Product, TaxRates } from '../catalogue/product.ts'

import { millionths, type Paise, paise, shareOfAmount, WHOLE, ZERO } from '../values/money.ts'
import type { GstType } from './pricing.ts'

/** The day on which GST replaced VAT. */
export const GST_FROM = '2017-07-01'

export type TaxClass = 'slab' | 'quilts' | 'table'

const SLAB_PREFIXES = ['61', '62', '63', '64', '6505'] as const

/** The way to find the rate for an HSN code. */
export function taxClassOf(hsn: string): TaxClass {
  if (hsn.startsWith('9404')) return 'quilts'
  return SLAB_PREFIXES.some((prefix) => hsn.startsWith(prefix)) ? 'slab' : 'table'
}

/** The two rates of the slab, in percent. */
export const LOW_RATE = 5
export const HIGH_RATE = 18

/** ₹ 2,625 = 2,500 plus 5 %: up to and including this price the low rate applies. */
const LOW_UP_TO = paise(262_500)
/** ₹ 2,950 = 2,500 plus 18 %: between the two limits the price is fixed below the threshold; exactly 2,950 still has the low rate. */
const FIXED_UP_TO = paise(295_000)
const FIXED_NET = paise(262_400)
/** For prices built up from a base: the same threshold before tax. */
const LOW_BASE_UP_TO = paise(250_000)

export interface Band {
  /** Percent. */
  readonly rate: number
  /** The store's price, GST included; fixed at ₹ 2,624 in the middle band. */
  readonly net: Paise
  readonly fixed: boolean
}

/** The band of a unit whose price includes GST. */
export function bandOfNet(net: Paise): Band {
  if (net <= LOW_UP_TO) return { rate: LOW_RATE, net, fixed: false }
  if (net <= FIXED_UP_TO) return { rate: LOW_RATE, net: FIXED_NET, fixed: true }
  return { rate: HIGH_RATE, net, fixed: false }
}

/** The rate, in percent, of a unit whose price is built up from a base without GST: exactly ₹ 2,500 still has the low rate. */
export const rateOfBase = (base: Paise): number => (base <= LOW_BASE_UP_TO ? LOW_RATE : HIGH_RATE)

/** GST rates of one HSN code, in percent. */
export interface GstRate extends TaxRates {
  readonly HSNCode: string
}

/** GST rates by HSN code, in percent. Built once from the portal's list; the first entry of a code counts. */
export type GstTable = ReadonlyMap<string, number>

export function gstTable(rates: readonly GstRate[]): GstTable {
  const table = new Map<string, number>()
  for (const { HSNCode, IGST } of rates) if (!table.has(HSNCode)) table.set(HSNCode, IGST)
  return table
}

/** The rate in percent for codes outside the slab; undefined if neither the table nor the product has one. */
export function listedRate(product: Pick<Product, 'HSNCode' | 'gstratemaster'>, table: GstTable): number | undefined {
  const own = product.gstratemaster?.IGST
  const listed = table.get(product.HSNCode)
  if (taxClassOf(product.HSNCode) === 'quilts') return (own ?? listed) === HIGH_RATE ? HIGH_RATE : LOW_RATE
  return listed ?? own
}

/** An amount with its GST, in paise: base + CGST + SGST + IGST = net, and CGST = SGST, to the paisa. */
export interface Taxed {
  /** Taxable value. */
  readonly base: Paise
  readonly CGST: Paise
  readonly SGST: Paise
  readonly IGST: Paise
  readonly net: Paise
}

/**
 * Splits an amount that includes GST at `rate` percent. Within a state, CGST and SGST are equal to the paisa, each half of the rate,
 * rounded half up, and the rest is the taxable value; between states the value is rounded and the rest is IGST.
 */
export function splitNet(net: Paise, rate: number, within: boolean): Taxed {
  const part = millionths(rate)
  if (!within) {
    const base = shareOfAmount(net, WHOLE, WHOLE + part)
    return { base, CGST: ZERO, SGST: ZERO, IGST: paise(net - base), net }
  }
  const half = shareOfAmount(net, part, 2 * (WHOLE + part))
  return { base: paise(net - 2 * half), CGST: half, SGST: half, IGST: ZERO, net }
}

/** Adds GST of `rate` percent to a taxable value, which stays unchanged. */
export function splitBase(base: Paise, rate: number, within: boolean): Taxed {
  const part = millionths(rate)
  if (!within) {
    const IGST = shareOfAmount(base, part, WHOLE)
    return { base, CGST: ZERO, SGST: ZERO, IGST, net: paise(base + IGST) }
  }
  const half = shareOfAmount(base, part, 2 * WHOLE)
  return { base, CGST: half, SGST: half, IGST: ZERO, net: paise(base + 2 * half) }
}

/**
 * The existing GST rates in percent, the usual ones first: if an amount is too small to distinguish two rates, the usual one is assumed.
 */
export const GST_RATES: readonly number[] = [5, 18, 12, 28, 0, 3, 40, 0.25, 1.5, 7.5, 6, 1, 0.1]

/** Rounding differs by a paisa, depending on whether the price or the taxable value came first. */
const ROUNDING = 1

export type Taxes = Pick<Taxed, 'CGST' | 'SGST' | 'IGST'>

/** True if the taxes in a net amount match a rate (percent), apart from rounding. */
export function isTaxedAt(net: Paise, { CGST, SGST, IGST }: Taxes, rate: number, within: boolean): boolean {
  const right = splitNet(net, rate, within)
  const off = [CGST - right.CGST, SGST - right.SGST, IGST - right.IGST]
  return off.every((paisas) => Math.abs(paisas) <= ROUNDING)
}

export const gstTypeOf = (within: boolean): GstType => (within ? 'SGST-CGST' : 'IGST')

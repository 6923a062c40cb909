/** The price of a unit, and its origin. The rules are in price-unit.ts; tax bands and splits in tax.ts. */
import type { Paise } from '../values/money.ts'

/** The source of the price, in order of precedence. */
export const PRICING_WAYS = ['stockist', 'costToCompany', 'priceList', 'retailerMargin'] as const
export type PricingWay = (typeof PRICING_WAYS)[number]

export type GstType = 'SGST-CGST' | 'IGST'

/** The price of one unit at one warehouse. base + tax = net, CGST + SGST + IGST = tax and CGST = SGST, to the paisa. */
export interface UnitPrice {
  readonly way: PricingWay
  readonly mrp: Paise
  /** Percent of MRP; recomputed if the tax band fixes the price. */
  readonly margin: number
  /** Taxable value. */
  readonly base: Paise
  readonly tax: Paise
  /** The store's price, GST included. */
  readonly net: Paise
  /** GST in percent, e.g. 5 or 18. */
  readonly rate: number
  readonly gstType: GstType
  readonly CGST: Paise
  readonly SGST: Paise
  readonly IGST: Paise
}

/** The reason why a warehouse can't price a product. */
export type Unpriceable = 'noGstRate' | 'noStockistBaseCost' | 'noPrice'

/** The company's own numbers (resources/reference/pricing.json), validated at start. */
export interface PricingPolicy {
  /** Pairs of concept and companyid for which the price is the company's cost. */
  readonly costToCompany: readonly { readonly concept: string; readonly companyid: number }[]
  readonly priceListBrands: readonly number[]
  /** Percent, e.g. 40. */
  readonly priceListMargin: number
  readonly stockistMarkup: {
    /** Percent, e.g. 1.75. */
    readonly usual: number
    /** Percent, e.g. 1.5. */
    readonly reduced: number
    readonly reducedSubcategories: readonly number[]
    readonly reducedBrands: readonly number[]
  }
}

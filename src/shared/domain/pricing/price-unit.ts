/**
 * Prices one unit at one warehouse. Four ways in order of precedence: the stockist's base cost, the company's cost, the price-list margin,
 * the product's own margin. The tax bands are applied last.
 */

import type { Product, WarehouseType } from '../catalogue/product.ts'
import { changedBy, type Paise, paise } from '../values/money.ts'
import { sameState } from '../values/states.ts'
import type { PricingPolicy, PricingWay, UnitPrice, Unpriceable } from './pricing.ts'
import {
  bandOfNet,
  type GstTable,
  gstTypeOf,
  listedRate,
  rateOfBase,
  splitBase,
  splitNet,
  type Taxed,
  taxClassOf,
} from './tax.ts'

export interface Seller {
  readonly whID: number
  readonly whType: WarehouseType
  readonly state: string
}

export interface PriceContext {
  readonly concept: string
  /** State of the store's shipping address. */
  readonly shippingState: string
  readonly rates: GstTable
  readonly policy: PricingPolicy
}

export type Priced = { readonly ok: true; readonly unit: UnitPrice } | { readonly ok: false; readonly why: Unpriceable }

/** An amount before the bands: a base to which GST is added, or a net that includes it. */
type Start =
  | { readonly way: PricingWay; readonly base: Paise }
  | { readonly way: PricingWay; readonly net: Paise; readonly margin: number }
  | { readonly why: Unpriceable }

type PricingRule = (product: Product, mrp: Paise, seller: Seller, context: PriceContext) => Start | undefined

/** The stockist's base cost at exactly this MRP plus markup; without one the line can't be supplied. */
const stockist: PricingRule = (product, mrp, { whID, whType }, { policy: { stockistMarkup } }) => {
  if (whType !== 'Stockist') return undefined
  const entry = product.stockistproductbasecosts.find((cost) => cost.stockistid === whID && cost.mrp === mrp)
  if (entry?.basecost === undefined || entry.basecost <= 0) return { why: 'noStockistBaseCost' }
  const reduced =
    stockistMarkup.reducedSubcategories.includes(product.subcategory.id) ||
    stockistMarkup.reducedBrands.includes(product.brand.id)
  return { way: 'stockist', base: changedBy(entry.basecost, reduced ? stockistMarkup.reduced : stockistMarkup.usual) }
}

/** The company's cost less the credit note. A cost of zero counts as missing: the next way is taken. */
const costToCompany: PricingRule = (product, _mrp, _seller, { concept, policy }) => {
  const { costtocompany, creditnote = 0, shippingtime } = product
  if (costtocompany === undefined || costtocompany <= 0) return undefined
  if (!policy.costToCompany.some((pair) => pair.concept === concept && pair.companyid === shippingtime?.companyid))
    return undefined
  const base = changedBy(costtocompany, -creditnote)
  return base <= 0 ? undefined : { way: 'costToCompany', base }
}

/** Price-list brands have one margin for FCCOCO stores at warehouses of type Warehouse, regardless of the product's own. */
const priceList: PricingRule = (product, mrp, { whType }, { concept, policy }) => {
  if (concept !== 'FCCOCO' || whType !== 'Warehouse' || !policy.priceListBrands.includes(product.brand.id)) {
    return undefined
  }
  return { way: 'priceList', net: lessMargin(mrp, policy.priceListMargin), margin: policy.priceListMargin }
}

/** A missing margin isn't a margin of 0: the product can't be priced by it. */
const retailerMargin: PricingRule = ({ retailerMargin: margin }, mrp) =>
  margin === undefined ? { why: 'noPrice' } : { way: 'retailerMargin', net: lessMargin(mrp, margin), margin }

const WAYS: readonly PricingRule[] = [stockist, costToCompany, priceList, retailerMargin]

/** MRP less a margin in percent, to the nearest paisa: the store's price, GST included. */
export const lessMargin = (mrp: Paise, margin: number): Paise => changedBy(mrp, -margin)

/** The margin in percent that results from paying `net` for `mrp`. */
export const marginOf = (net: Paise, mrp: Paise): number => (mrp === 0 ? 0 : (1 - net / mrp) * 100)

/** Prices a product at an MRP (paise) for one warehouse and store. A price of zero is refused. */
export function priceUnit(product: Product, mrp: Paise, seller: Seller, context: PriceContext): Priced {
  for (const way of WAYS) {
    const start = way(product, mrp, seller, context)
    if (start === undefined) continue
    if ('why' in start) return { ok: false, why: start.why }
    const within = sameState(seller.state, context.shippingState) === true
    const amounts =
      'base' in start ? fromBase(start.base, product, context, within) : fromNet(start.net, product, context, within)
    if (amounts === undefined) return { ok: false, why: 'noGstRate' }
    const { base, CGST, SGST, IGST, net, rate, fixed } = amounts
    if (net <= 0) return { ok: false, why: 'noPrice' }
    const margin = 'margin' in start && !fixed ? start.margin : marginOf(net, mrp)
    const tax = paise(CGST + SGST + IGST)
    const unit = { way: start.way, mrp, margin, base, tax, net, rate, gstType: gstTypeOf(within), CGST, SGST, IGST }
    return { ok: true, unit }
  }
  throw new Error('The product’s own margin always decides')
}

interface Amounts extends Taxed {
  readonly rate: number
  /** The price was fixed by the middle band. */
  readonly fixed: boolean
}

function fromNet(target: Paise, product: Product, { rates }: PriceContext, within: boolean): Amounts | undefined {
  const slab = taxClassOf(product.HSNCode) === 'slab'
  const { rate, net, fixed } = slab
    ? bandOfNet(target)
    : { rate: listedRate(product, rates), net: target, fixed: false }
  return rate === undefined ? undefined : { ...splitNet(net, rate, within), rate, fixed }
}

function fromBase(base: Paise, product: Product, { rates }: PriceContext, within: boolean): Amounts | undefined {
  const rate = taxClassOf(product.HSNCode) === 'slab' ? rateOfBase(base) : listedRate(product, rates)
  return rate === undefined ? undefined : { ...splitBase(base, rate, within), rate, fixed: false }
}

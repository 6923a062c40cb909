/** A unit's price breakdown, step by step. */
import { formatPercent, type Paise, paise } from '../values/money.ts'
import type { PricingWay, UnitPrice } from './pricing.ts'

export interface PriceStep {
  readonly label: string
  /** Paise; what is taken off is below zero. */
  readonly amount: Paise
  /** The sum of what stands above it. */
  readonly isSum?: true
}

/** Where the price comes from, in a person's words. */
export const WAY_WORDS: Readonly<Record<PricingWay, string>> = {
  retailerMargin: 'the product’s own margin',
  priceList: 'the price-list margin of warehouses',
  costToCompany: 'company cost less credit note',
  stockist: 'stockist cost plus markup',
}

const less = (amount: Paise): Paise => paise(-amount)

function gst({ rate, gstType, CGST, SGST, IGST }: UnitPrice): readonly PriceStep[] {
  if (gstType === 'IGST') return [{ label: `IGST ${formatPercent(rate)}`, amount: IGST }]
  return [
    { label: `CGST ${formatPercent(rate / 2)}`, amount: CGST },
    { label: `SGST ${formatPercent(rate / 2)}`, amount: SGST },
  ]
}

/**
 * From the MRP down to the taxable value where a margin gives the price, from the cost up to it where a cost does. Of
 * clothes and shoes between the two tax bands the price is fixed: the margin is then what is left of the MRP.
 */
export function priceSteps(unit: UnitPrice): readonly PriceStep[] {
  const { way, mrp, margin, base, net } = unit
  const netStep = { label: 'Net price, GST included', amount: net, isSum: true } as const
  if (way === 'stockist' || way === 'costToCompany') {
    return [{ label: 'Cost without GST', amount: base }, ...gst(unit), netStep]
  }
  return [
    { label: 'MRP', amount: mrp },
    { label: `Margin ${formatPercent(margin)}`, amount: paise(net - mrp) },
    netStep,
    ...gst(unit).map(({ label, amount }) => ({ label: `of this ${label}`, amount: less(amount) })),
    { label: 'Taxable value', amount: base, isSum: true },
  ]
}

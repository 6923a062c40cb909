import { formatPercent, type Paise, paise } from '../values/money.ts'
import type { PricingWay, UnitPrice } from './pricing.ts'

export interface PriceStep {
  readonly label: string
  /** Paise; deductions are negative. */
  readonly amount: Paise
  /** Set for the sum of the steps above it. */
  readonly isSum?: true
}

/** The source of the price, in words for the user. */
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
 * From the MRP down to the taxable value if a margin gives the price, from the cost up to it if a cost does. Between the two tax bands, the
 * price of clothes and shoes is fixed, and the margin is the rest of the MRP.
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

/** The figures of an invoice: each line is unit × quantity, so the parts add up on lines, in summary rows and at the foot. */

import { GST_RATES, isTaxedAt } from '../pricing/tax.ts'
import { type Paise, paise, times, ZERO } from '../values/money.ts'
import type { InvoiceDetail, InvoiceTotals } from './invoice-source.ts'

export interface Amounts {
  readonly quantity: number
  /** Taxable value. */
  readonly base: Paise
  readonly CGST: Paise
  readonly SGST: Paise
  readonly IGST: Paise
  /** The one tax of orders from before GST. */
  readonly VAT: Paise
  readonly total: Paise
}

export interface InvoiceLine extends Amounts {
  readonly nr: number
  /** Its order on an invoice of several; why it goes back on one of a return. */
  readonly note: string | undefined
  readonly productId: number | undefined
  readonly name: string
  readonly HSNCode: string
  /** What is counted, such as NOS. */
  readonly unit: string
  readonly mrp: Paise | undefined
  /** Taxable value of one piece. */
  readonly unitBase: Paise
  /** Percent; undefined for a VAT rate that nobody tells. */
  readonly rate: number | undefined
}

/** Lines of one HSN code, rate and unit, added up. */
export interface HsnSummary extends Amounts {
  readonly HSNCode: string
  readonly unit: string
  readonly rate: number | undefined
}

/** How an invoice is taxed: before GST by VAT, since then within a state or between two; a bill of supply not at all. */
export type TaxKind = 'VAT' | 'within' | 'between' | 'none'

/** In percent, the usual ones first. */
const VAT_RATES = [5, 12.5, 5.5, 13.5, 14.5, 6, 4, 14, 15, 0, 1, 2, 20] as const
/** What is counted piece by piece has this code. */
const PIECES = 'NOS'

/** Taxes of one piece as the portal tells them: only those of the kind that applies. */
const taxesOf = ({ CGST, SGST, IGST, NetVATAmount }: InvoiceDetail, kind: TaxKind) =>
  kind === 'VAT' ? { CGST: ZERO, SGST: ZERO, IGST: ZERO, VAT: NetVATAmount } : { CGST, SGST, IGST, VAT: ZERO }

/** The rate that the portal tells, or the one that the amounts are of; undefined when they are of none. */
function rateOf(detail: InvoiceDetail, kind: TaxKind): number | undefined {
  if (kind === 'none') return 0
  const usual = kind === 'VAT' ? VAT_RATES : GST_RATES
  const rates = detail.GSTRate === undefined ? usual : [detail.GSTRate]
  const { CGST, SGST, IGST, VAT } = taxesOf(detail, kind)
  const taxes = { CGST, SGST, IGST: paise(IGST + VAT) }
  return rates.find((rate) => isTaxedAt(detail.ActualPrice, taxes, rate, kind === 'within'))
}

/** A line of an invoice; undefined when its taxes are of no rate. */
export function lineOf(detail: InvoiceDetail, nr: number, kind: TaxKind): InvoiceLine | undefined {
  const rate = rateOf(detail, kind)
  if (rate === undefined && kind !== 'VAT') return undefined
  const { POID, Reason, ProductID, ProductName, HSNCode, Unit, MRP, ActualPrice, Quantity } = detail
  const { CGST, SGST, IGST, VAT } = taxesOf(detail, kind)
  const unitBase = paise(ActualPrice - CGST - SGST - IGST - VAT)
  if (unitBase < 0) return undefined
  return {
    nr,
    note: POID ?? (Reason || undefined),
    productId: ProductID,
    name: ProductName,
    HSNCode,
    unit: Unit.trim() || PIECES,
    mrp: MRP,
    unitBase,
    rate,
    quantity: Quantity,
    base: times(unitBase, Quantity),
    CGST: times(CGST, Quantity),
    SGST: times(SGST, Quantity),
    IGST: times(IGST, Quantity),
    VAT: times(VAT, Quantity),
    total: times(ActualPrice, Quantity),
  }
}

const NOTHING: Amounts = { quantity: 0, base: ZERO, CGST: ZERO, SGST: ZERO, IGST: ZERO, VAT: ZERO, total: ZERO }

const add = (one: Amounts, other: Amounts): Amounts => ({
  quantity: one.quantity + other.quantity,
  base: paise(one.base + other.base),
  CGST: paise(one.CGST + other.CGST),
  SGST: paise(one.SGST + other.SGST),
  IGST: paise(one.IGST + other.IGST),
  VAT: paise(one.VAT + other.VAT),
  total: paise(one.total + other.total),
})

export const totalsOf = (lines: readonly Amounts[]): Amounts => lines.reduce(add, NOTHING)

/** True unless the portal's own sums, as far as it tells them, are others than the paper's. */
export function agreesWith(sums: Amounts, told: InvoiceTotals): boolean {
  const pairs = [
    [told.Quantity, sums.quantity],
    [told.TotalPrice, sums.total],
    [told.CGST, sums.CGST],
    [told.SGST, sums.SGST],
    [told.IGST, sums.IGST],
    [sums.VAT === 0 ? undefined : told.NetVATAmount, sums.VAT],
  ] as const
  return pairs.every(([theirs, ours]) => theirs === undefined || theirs === ours)
}

export function summarise(lines: readonly InvoiceLine[]): readonly HsnSummary[] {
  const rows = new Map<string, HsnSummary>()
  for (const line of lines) {
    const { HSNCode, unit, rate } = line
    const key = `${HSNCode}^${rate}^${unit}`
    rows.set(key, { HSNCode, unit, rate, ...add(rows.get(key) ?? NOTHING, line) })
  }
  return [...rows.values()].sort(
    (one, other) => one.HSNCode.localeCompare(other.HSNCode) || (one.rate ?? 0) - (other.rate ?? 0),
  )
}

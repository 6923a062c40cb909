/** The figures of an invoice; the parts add up on lines, in summary rows and at the foot. */

import { type LineTaxes, perPiece, type ReportedLine, taxesOfLines } from '../pricing/reported-taxes.ts'
import { GST_RATES, type Taxes } from '../pricing/tax.ts'
import { type Paise, paise, times, ZERO } from '../values/money.ts'
import type { InvoiceDetail, InvoiceTotals } from './invoice-source.ts'

export interface Amounts {
  readonly quantity: number
  /** Taxable value. */
  readonly base: Paise
  readonly CGST: Paise
  readonly SGST: Paise
  readonly IGST: Paise
  /** The single tax of orders from before GST. */
  readonly VAT: Paise
  readonly total: Paise
}

export interface InvoiceLine extends Amounts {
  readonly nr: number
  /** The order on an invoice of several; the reason on an invoice of a return. */
  readonly note: string | undefined
  readonly productId: number | undefined
  readonly name: string
  readonly HSNCode: string
  /** The unit of the quantity, such as NOS. */
  readonly unit: string
  readonly mrp: Paise | undefined
  /** Taxable value of one piece. */
  readonly unitBase: Paise
  /** Percent; undefined if the VAT rate isn't known. */
  readonly rate: number | undefined
}

/** Lines of one HSN code, rate and unit, added up. */
export interface HsnSummary extends Amounts {
  readonly HSNCode: string
  readonly unit: string
  readonly rate: number | undefined
}

/** The taxes of an invoice: VAT before GST, since then within a state or between two; none on a bill of supply. */
export type TaxKind = 'VAT' | 'within' | 'between' | 'none'

/** In percent, the usual ones first. */
const VAT_RATES = [5, 12.5, 5.5, 13.5, 14.5, 6, 4, 14, 15, 0, 1, 2, 20] as const
/** The code for goods counted in pieces. */
const PIECES = 'NOS'

/** The line with the taxes of its kind: VAT is a single tax like IGST. */
const reportedLine = (detail: InvoiceDetail, kind: TaxKind): ReportedLine =>
  kind === 'VAT'
    ? { ...detail, CGST: ZERO, SGST: ZERO, IGST: detail.NetVATAmount }
    : { ...detail, GSTRate: kind === 'none' ? undefined : detail.GSTRate }

/** The figures of a parsed invoice: its lines, and the form of the portal's taxes. */
export interface ReadLines {
  readonly lines: readonly InvoiceLine[]
  /** True if the portal sends rates in place of amounts: then its tax totals are meaningless. */
  readonly asRates: boolean
}

/**
 * The lines of an invoice; undefined if a line's taxes match no rate. @param reported the portal's totals, which show whether its taxes are of
 * pieces or of lines
 */
export function readLines(
  details: readonly InvoiceDetail[],
  kind: TaxKind,
  reported: InvoiceTotals = {},
): ReadLines | undefined {
  const rates = { VAT: VAT_RATES, none: [0], within: GST_RATES, between: GST_RATES }[kind]
  const agrees = (some: readonly Taxes[]) => some.length === details.length && hasSums(some, reported, kind)
  const taxes = taxesOfLines(
    details.map((detail) => reportedLine(detail, kind)),
    { within: kind === 'within', rates, agrees, ...(kind === 'VAT' && { ways: ['piece', 'line'] }) },
  )
  const lines = details.flatMap((detail, at) => lineOf(detail, at + 1, kind, taxes[at]) ?? [])
  if (lines.length < details.length) return undefined
  return { lines, asRates: taxes.some((one) => one?.way === 'rate') }
}

function hasSums(taxes: readonly Taxes[], reported: InvoiceTotals, kind: TaxKind): boolean {
  const sumOf = (name: keyof Taxes) => taxes.reduce((total, one) => total + one[name], 0)
  const pairs = [
    [reported.CGST, sumOf('CGST')],
    [reported.SGST, sumOf('SGST')],
    [kind === 'VAT' ? reported.NetVATAmount : reported.IGST, sumOf('IGST')],
  ] as const
  return pairs.every(([theirs, ours]) => theirs === undefined || isRounding(theirs - ours, taxes.length))
}

/** A VAT that matches no rate is that of one piece. */
function lineOf(
  detail: InvoiceDetail,
  nr: number,
  kind: TaxKind,
  found: Pick<LineTaxes, 'rate' | 'CGST' | 'SGST' | 'IGST'> | undefined,
): InvoiceLine | undefined {
  if (found === undefined && kind !== 'VAT') return undefined
  const { POID, Reason, ProductID, ProductName, HSNCode, Unit, MRP, ActualPrice, Quantity } = detail
  const total = times(ActualPrice, Quantity)
  const tax = found?.IGST ?? times(detail.NetVATAmount, Quantity)
  const { CGST = ZERO, SGST = ZERO } = found ?? {}
  const [IGST, VAT] = kind === 'VAT' ? [ZERO, tax] : [tax, ZERO]
  const base = paise(total - CGST - SGST - tax)
  if (base < 0) return undefined
  return {
    nr,
    note: POID ?? (Reason || undefined),
    productId: ProductID,
    name: ProductName,
    HSNCode,
    unit: Unit.trim() || PIECES,
    mrp: MRP,
    unitBase: perPiece(base, Quantity),
    rate: found?.rate,
    quantity: Quantity,
    base,
    CGST,
    SGST,
    IGST,
    VAT,
    total,
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

/** The foot of an invoice according to the portal. */
export interface Foot {
  /** The portal's own totals; missing ones are computed. Without the rounding the parts add up to the total. */
  readonly totals: Amounts
  /** The rounding of the total, positive or negative; 0 without one. */
  readonly roundOff: Paise
}

/** A difference of a rupee or more is an error, not rounding. */
const NOT_ROUNDED = 100

/** A difference of one paisa for each line results from rounding. */
const isRounding = (paisas: number, lines: number): boolean => Math.abs(paisas) <= lines

/**
 * The totals of the lines, with the portal's total, which may be rounded by less than a rupee, and its taxes, which may differ by a paisa
 * for each line. Otherwise the difference; undefined if the number of pieces differs.
 */
export function footOf(
  lines: readonly Amounts[],
  reported: InvoiceTotals,
): { readonly ok: true; readonly foot: Foot } | { readonly ok: false; readonly apart: Apart | undefined } {
  const sums = totalsOf(lines)
  if (reported.Quantity !== undefined && reported.Quantity !== sums.quantity) return { ok: false, apart: undefined }
  const total = reported.TotalPrice ?? sums.total
  if (Math.abs(total - sums.total) >= NOT_ROUNDED)
    return { ok: false, apart: { what: 'Total', lines: sums.total, reported: total } }
  const taxes = {
    CGST: reported.CGST ?? sums.CGST,
    SGST: reported.SGST ?? sums.SGST,
    IGST: reported.IGST ?? sums.IGST,
    // Portals send a VAT even for invoices without one.
    VAT: sums.VAT === 0 ? ZERO : (reported.NetVATAmount ?? sums.VAT),
  }
  for (const name of ['CGST', 'SGST', 'IGST', 'VAT'] as const)
    if (!isRounding(taxes[name] - sums[name], lines.length))
      return { ok: false, apart: { what: name, lines: sums[name], reported: taxes[name] } }
  const base = paise(sums.total - taxes.CGST - taxes.SGST - taxes.IGST - taxes.VAT)
  const totals = { quantity: sums.quantity, base, ...taxes, total }
  return { ok: true, foot: { totals, roundOff: paise(total - sums.total) } }
}

/** The total of the lines, and the portal's figure for the same. */
export interface Apart {
  readonly what: 'Total' | 'CGST' | 'SGST' | 'IGST' | 'VAT'
  readonly lines: Paise
  readonly reported: Paise
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

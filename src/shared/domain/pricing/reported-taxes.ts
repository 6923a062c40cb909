/**
 * Interprets the portal's taxes of lines. The documents don't define the three figures of a line: they can be amounts for one piece,
 * amounts for the whole line, or rates in percent. A portal uses the same form for all lines of a paper, so the form is decided for all of
 * them together.
 */
import { divideHalfUp, type Paise, paise, times, toRupees } from '../values/money.ts'
import { GST_RATES, isTaxedAt, splitNet, type Taxes } from './tax.ts'

/** The possible forms, the likelier ones first. */
const WAYS = ['piece', 'line', 'rate'] as const
type Way = (typeof WAYS)[number]

/** The number of leading rates that cover nearly all goods. */
const USUAL = 5

export interface ReportedLine extends Taxes {
  /** For one piece, tax included. */
  readonly ActualPrice: Paise
  readonly Quantity: number
  /** Percent, if the portal sends it. */
  readonly GSTRate?: number | undefined
}

/** Taxes of all pieces of a line. */
export interface LineTaxes extends Taxes {
  /** Percent. */
  readonly rate: number
  readonly way: Way
}

export interface TaxReadOptions {
  readonly within: boolean
  /** Existing rates in percent, the usual ones first; defaults to those of GST. */
  readonly rates?: readonly number[]
  /** The forms to consider; defaults to all. */
  readonly ways?: readonly Way[]
  /** True if the lines, read in one form, add up to the portal's totals. */
  readonly agrees?: (lines: readonly LineTaxes[]) => boolean
}

/** The taxes of each line, in order; undefined for a line whose figures match no rate in any form. */
export function taxesOfLines(
  lines: readonly ReportedLine[],
  { within, rates = GST_RATES, ways = WAYS, agrees = () => false }: TaxReadOptions,
): readonly (LineTaxes | undefined)[] {
  const fits = lines.map((line) => ways.flatMap((way) => taxesAs(way, line, within, rates) ?? []))
  const readings = ways.map((way) => {
    const taxes = fits.map((some) => some.find((one) => one.way === way) ?? some[0])
    const read = taxes.filter((one) => one !== undefined)
    const unusual = read.filter(({ rate }) => !rates.slice(0, USUAL).includes(rate)).length
    const alike = fits.filter((some) => some.some((one) => one.way === way)).length
    // Rates come last: figures that can be amounts count as amounts, unless their rate is one that hardly any goods have.
    return { taxes, score: [Number(agrees(read)), alike, -unusual, Number(way !== 'rate')] }
  })
  return readings.reduce((best, one) => (isBetter(one.score, best.score) ? one : best)).taxes
}

function isBetter(score: readonly number[], than: readonly number[]): boolean {
  const at = score.findIndex((value, nth) => value !== than[nth])
  return at >= 0 && (score[at] ?? 0) > (than[at] ?? 0)
}

function taxesAs(way: Way, line: ReportedLine, within: boolean, rates: readonly number[]): LineTaxes | undefined {
  const { ActualPrice, Quantity, CGST, SGST, IGST, GSTRate } = line
  if (way === 'rate') {
    const rate = toRupees(paise(CGST + SGST + IGST))
    const isConsistent = rates.includes(rate) && (GSTRate ?? rate) === rate && (within ? IGST === 0 : CGST + SGST === 0)
    if (!isConsistent || CGST !== SGST) return undefined
    return { way, rate, ...allPieces(splitNet(ActualPrice, rate, within), Quantity) }
  }
  const isAt = way === 'piece' ? isPieceAt : isLineAt
  const rate = (GSTRate === undefined ? rates : [GSTRate]).find((one) => isAt(line, one, within))
  return rate === undefined ? undefined : { way, rate, ...allPieces(line, way === 'piece' ? Quantity : 1) }
}

const isPieceAt = (line: ReportedLine, rate: number, within: boolean) => isTaxedAt(line.ActualPrice, line, rate, within)

/** The tax of the line was either rounded once, or rounded for one piece and then multiplied. */
function isLineAt(line: ReportedLine, rate: number, within: boolean): boolean {
  const { ActualPrice, Quantity, CGST, SGST, IGST } = line
  // The two taxes of one amount differ by at most a paisa.
  if (Quantity === 0 || Math.abs(CGST - SGST) > 1) return false
  if (isTaxedAt(times(ActualPrice, Quantity), line, rate, within)) return true
  if ([CGST, SGST, IGST].some((tax) => tax % Quantity !== 0)) return false
  const piece = { CGST: paise(CGST / Quantity), SGST: paise(SGST / Quantity), IGST: paise(IGST / Quantity) }
  return isTaxedAt(ActualPrice, piece, rate, within)
}

const allPieces = ({ CGST, SGST, IGST }: Taxes, pieces: number): Taxes => ({
  CGST: times(CGST, pieces),
  SGST: times(SGST, pieces),
  IGST: times(IGST, pieces),
})

/** The share of one piece in an amount for all pieces, to the nearest paisa; 0 without pieces. */
export const perPiece = (amount: Paise, pieces: number): Paise => paise(pieces === 0 ? 0 : divideHalfUp(amount, pieces))

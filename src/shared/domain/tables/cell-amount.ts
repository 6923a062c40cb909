/** Amounts as programs write them in a cell, in rupees; what is read is paise. */

import { plainText } from '../values/cell-text.ts'
import { fromRupees, type Paise, paise } from '../values/money.ts'
import { GROUPED_DIGITS } from '../values/whole-number.ts'

/** What stands before the paise: a point, as in India, or a comma. */
export type AmountStyle = 'point' | 'comma'

/** Longer cells are no amounts. */
const LONGEST = 40
/** Blanks within digits: `1 2` is no amount. */
const SPLIT_DIGITS = /\d[.,]?\s+[.,]?\d/
/** One to three digits and three behind a point could be thousands, and zeros first the rest of a number that was cut: no amount. */
const DIGITS: Readonly<Record<AmountStyle, string>> = {
  point: String.raw`(?!\d{1,3}\.\d{3}(?!\d))(?!0\d)(?:(?:${GROUPED_DIGITS})(?:\.\d+)?|\.\d+)`,
  comma: String.raw`(?!0\d)(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d{1,2})?`,
}

/** Of a cell without blanks. */
const cellOf = (style: AmountStyle): RegExp =>
  new RegExp(
    String.raw`^(?:\(?(dr|cr)\.?\)?)?(\()?([-+−–])?(?:₹|inr|rs\.?)?([-−–])?(${DIGITS[style]})(?:/-)?([-−–])?\)?\(?(dr|cr)?\.?\)?$`,
    'i',
  )
const CELLS: Readonly<Record<AmountStyle, RegExp>> = { point: cellOf('point'), comma: cellOf('comma') }

/**
 * `₹ 1,23,456.50`, `(500.00)`, `500.00 Cr`, `-500`, `Rs.500/-`: a debit is above 0, a credit, a minus and brackets are below. Undefined
 * for what is no amount, and for digits that are grouped in no known way.
 */
export function cellAmount(cell: string, style: AmountStyle = 'point'): Paise | undefined {
  if (!/\d|\p{Nd}/u.test(cell)) return undefined
  const text = plainText(cell)
  if (text.length > LONGEST || SPLIT_DIGITS.test(text)) return undefined
  const found = CELLS[style].exec(text.replace(/^['‘’]/, '').replaceAll(' ', ''))
  if (found === null) return undefined
  const [, before = '', open, sign = '', inner = '', digits = '', behind = '', after = ''] = found
  const amount = Number(style === 'point' ? digits.replaceAll(',', '') : digits.replaceAll('.', '').replace(',', '.'))
  if (!Number.isFinite(amount) || amount >= 1e13) return undefined
  const isBelow = open !== undefined || /[-−–]/.test(`${sign}${inner}${behind}`) || /cr/i.test(`${before}${after}`)
  return paise(isBelow ? 0 - fromRupees(amount) : fromRupees(amount))
}

/** How the amounts of a table are written: with a comma where some can only be read so, and none only with a point. */
export function amountStyleOf(cells: Iterable<string>): AmountStyle {
  let hasComma = false
  for (const cell of cells) {
    const [point, comma] = [cellAmount(cell), cellAmount(cell, 'comma')]
    if (point !== undefined && comma === undefined) return 'point'
    hasComma ||= point === undefined && comma !== undefined && cell.includes(',')
  }
  return hasComma ? 'comma' : 'point'
}

const DEBITS = /^(?:dr|debit|d|withdrawal|wdl)\.?$/i
const CREDITS = /^(?:cr|credit|c|deposit|dep)\.?$/i

/** The side that a cell names; undefined for any other word: kinds of payment say nothing of a side. */
export function cellSide(cell: string): 'debit' | 'credit' | undefined {
  const text = plainText(cell)
  if (DEBITS.test(text)) return 'debit'
  return CREDITS.test(text) ? 'credit' : undefined
}

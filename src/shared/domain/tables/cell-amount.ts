/** Parses amounts in a cell as other programs write them; rupees in the cell, paise in the result. */

import { plainText } from '../values/cell-text.ts'
import { fromRupees, type Paise, paise } from '../values/money.ts'
import { GROUPED_DIGITS } from '../values/whole-number.ts'

/** The character before the paise: a point, as in India, or a comma. */
export type AmountStyle = 'point' | 'comma'

/** Maximum characters of an amount. */
const LONGEST = 40
/** Blanks within digits: `1 2` isn't an amount. */
const SPLIT_DIGITS = /\d[.,]?\s+[.,]?\d/
/**
 * One to three digits and three after a point could be thousands, and leading zeros the rest of a number that was cut: neither is an
 * amount.
 */
const DIGITS: Readonly<Record<AmountStyle, string>> = {
  point: String.raw`(?!\d{1,3}\.\d{3}(?!\d))(?!0\d)(?:(?:${GROUPED_DIGITS})(?:\.\d+)?|\.\d+)`,
  comma: String.raw`(?!0\d)(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d{1,2})?`,
}

/** For a cell without blanks. */
const cellOf = (style: AmountStyle): RegExp =>
  new RegExp(
    String.raw`^(?:\(?(dr|cr)\.?\)?)?(\()?([-+−–])?(?:₹|inr|rs\.?)?([-−–])?(${DIGITS[style]})(?:/-)?([-−–])?\)?\(?(dr|cr)?\.?\)?$`,
    'i',
  )
const CELLS: Readonly<Record<AmountStyle, RegExp>> = { point: cellOf('point'), comma: cellOf('comma') }

/**
 * `₹ 1,23,456.50`, `(500.00)`, `500.00 Cr`, `-500`, `Rs.500/-`: a debit is positive; a credit, a minus sign and brackets are negative.
 * Undefined for other text, and for digits in an unknown grouping.
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

/** The amount style of a table: comma if some amounts can only be read that way, and none only with a point. */
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

/** The side named in a cell; undefined for any other word: kinds of payment don't tell the side. */
export function cellSide(cell: string): 'debit' | 'credit' | undefined {
  const text = plainText(cell)
  if (DEBITS.test(text)) return 'debit'
  return CREDITS.test(text) ? 'credit' : undefined
}

/** The whole number in a cell, from a file, pasted or typed. */

import { MOST_CELL, plainText } from './cell-text.ts'

/** Digits in Indian grouping, in thousands, or ungrouped: the source of a pattern. Any other grouping isn't a number. */
export const GROUPED_DIGITS = String.raw`\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})+,\d{3}|\d+`

/** Only zeros after a point; a unit for pieces may follow. */
const READ = new RegExp(
  String.raw`^['‘’]?\s*(${GROUPED_DIGITS})(?:\.0{0,2})?\s*(?:(?:pcs?|pieces?|nos?|units?|नग|पीस)\.?)?$`,
  'iu',
)
const PLAIN = /^\s*(\d{1,10})\s*$/
const MOST_DIGITS = 10

/** `12 pcs`, `1,200`, `12.0`, `१२` and `'203608` are numbers; `12.5`, `1/2` and `1,5` aren't, and a number has at most ten digits. */
export function wholeNumber(cell: string): number | undefined {
  const plain = PLAIN.exec(cell)?.[1]
  if (plain !== undefined) return Number(plain)
  if (cell.length > MOST_CELL) return undefined
  const digits = READ.exec(plainText(cell))?.[1]?.replaceAll(',', '')
  return digits === undefined || digits.length > MOST_DIGITS ? undefined : Number(digits)
}

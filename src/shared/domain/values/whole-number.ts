/** The whole number that a person reads in a cell, be it of a file, pasted or typed. */

import { MOST_CELL, plainText } from './cell-text.ts'

/** Digits as India groups them, in thousands, or not at all: the source of a pattern. Any other grouping is no number. */
export const GROUPED_DIGITS = String.raw`\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})+,\d{3}|\d+`

/** Nothing but zeros behind a point; pieces may be named. */
const READ = new RegExp(
  String.raw`^['‘’]?\s*(${GROUPED_DIGITS})(?:\.0{0,2})?\s*(?:(?:pcs?|pieces?|nos?|units?|नग|पीस)\.?)?$`,
  'iu',
)
const PLAIN = /^\s*(\d{1,10})\s*$/
const MOST_DIGITS = 10

/**
 * `12 pcs`, `1,200`, `12.0`, `१२` and `'203608` are numbers; `12.5`, `1/2` and `1,5` are none, and no number has more than ten
 * digits.
 */
export function wholeNumber(cell: string): number | undefined {
  const plain = PLAIN.exec(cell)?.[1]
  if (plain !== undefined) return Number(plain)
  if (cell.length > MOST_CELL) return undefined
  const digits = READ.exec(plainText(cell))?.[1]?.replaceAll(',', '')
  return digits === undefined || digits.length > MOST_DIGITS ? undefined : Number(digits)
}

/** The whole number that a person reads in a cell, be it of a file, pasted or typed. */

import { MOST_CELL } from './cell-text.ts'

/** Grouped as in India or in thousands, or not at all; nothing but zeros behind a point; pieces may be named. */
const READ =
  /^['‘’]?\s*(\d{1,10}|\d{1,3}(?:,\d{3}){1,2}|\d{1,2}(?:,\d{2}){1,3},\d{3})(?:\.0{0,2})?\s*(?:(?:pcs?|pieces?|nos?|units?|नग|पीस)\.?)?$/iu
const PLAIN = /^\s*(\d{1,10})\s*$/

/** `12 pcs`, `1,200`, `12.0` and `'203608` are numbers; `12.5`, `1/2` and `1,5` are none, and no number has more than ten digits. */
export function wholeNumber(cell: string): number | undefined {
  const plain = PLAIN.exec(cell)?.[1]
  if (plain !== undefined) return Number(plain)
  if (cell.length > MOST_CELL) return undefined
  const digits = READ.exec(cell.trim())?.[1]
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''))
}

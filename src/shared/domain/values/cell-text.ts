/** The text of a cell for all table readers: files, workbooks and pasted text. */
import { plainDigits } from './digits.ts'

/** Maximum characters read of a cell. A longer one can't be a number, a day or a heading. */
export const MOST_CELL = 200

/** The notation with which programs keep a text that looks like a number from being converted. */
const QUOTED_CELL = /^\s*="([^"]*)"\s*$/

/** At most 200 characters, `="…"` without its signs; a cut text ends with … so that it can't be mistaken for a shorter value. */
export function cellText(text: string): string {
  if (text.length <= MOST_CELL) return text.includes('="') ? text.replace(QUOTED_CELL, '$1') : text
  const trimmed = text.trim()
  return trimmed.length <= MOST_CELL ? cellText(trimmed) : `${trimmed.slice(0, MOST_CELL - 1)}…`
}

/** Characters that a Latin keyboard doesn't type. */
const ODD = /[^\x20-\x7e]/
/** Invisible marks: of direction, width and byte order. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g
const BLANK = /[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]/g

/** A cell's text for parsing numbers and days: without invisible marks, with plain blanks and Latin digits, trimmed. */
export function plainText(cell: string): string {
  const text = ODD.test(cell) ? cell.replaceAll(UNSEEN, '').replaceAll(BLANK, ' ') : cell
  return cellText(plainDigits(text)).trim()
}

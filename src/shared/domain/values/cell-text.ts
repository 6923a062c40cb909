/** The text of a cell as every reader of tables takes it: of files, of workbooks, of what is pasted. */
import { plainDigits } from './digits.ts'

/** Letters of a cell that anybody reads. A longer one is no number, no day, and no name of a column. */
export const MOST_CELL = 200

/** As programs write a text that looks like a number, so that a spreadsheet keeps its digits. */
const KEPT = /^\s*="([^"]*)"\s*$/

/**
 * At most 200 letters, `="…"` without its signs; a text that was cut ends with … and so can't be mistaken for a value that it
 * begins with.
 */
export function cellText(text: string): string {
  if (text.length <= MOST_CELL) return text.includes('="') ? text.replace(KEPT, '$1') : text
  const trimmed = text.trim()
  return trimmed.length <= MOST_CELL ? cellText(trimmed) : `${trimmed.slice(0, MOST_CELL - 1)}…`
}

/** Whatever a Latin keyboard doesn't type. */
const ODD = /[^\x20-\x7e]/
/** Marks that nobody sees: of direction, of width, of byte order. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g
const BLANK = /[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]/g

/** A cell as numbers and days are read in it: without marks that nobody sees, with plain blanks and Latin digits, trimmed. */
export function plainText(cell: string): string {
  const text = ODD.test(cell) ? cell.replaceAll(UNSEEN, '').replaceAll(BLANK, ' ') : cell
  return cellText(plainDigits(text)).trim()
}

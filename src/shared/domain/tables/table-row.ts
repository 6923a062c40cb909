/** A row of a table from any source: a text file, a workbook, pasted text. */

export interface TableRow {
  /** Its position, from 1: a line of a text, a row of a sheet. */
  readonly line: number
  readonly cells: readonly string[]
  /** The row as written in a text; otherwise the joined cells. */
  readonly raw?: string
  /** Set if it can't be split into cells: a quotation mark is never closed. */
  readonly spoilt?: true
}

/** True for a row of blanks, as spreadsheets leave after a deletion. */
export const isEmptyRow = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

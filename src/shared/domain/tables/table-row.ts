/** A row of a table, wherever it comes from: a text file, a workbook, what was pasted. */

export interface TableRow {
  /** Where it begins, from 1: a line of a text, a row of a sheet. */
  readonly line: number
  readonly cells: readonly string[]
  /** As it is written in a text; else the cells, put together. */
  readonly raw?: string
  /** It can't be cut into cells: a quotation mark is never closed. */
  readonly spoilt?: true
}

/** Nothing but blanks: what spreadsheets leave where something was deleted. */
export const isEmptyRow = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

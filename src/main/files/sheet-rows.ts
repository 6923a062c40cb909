/** The common result of all table readers: sheets of rows of texts, and the limits on their size. */

import type { TableRow } from '../../shared/domain/tables/table-row.ts'

/** A visible sheet with the cells of its non-empty rows. */
export interface SheetTable {
  readonly name: string
  readonly rows: readonly TableRow[]
}

export interface SheetRow {
  /** From 1, as in Excel. */
  readonly line: number
  readonly cells: readonly string[]
  /** True if the row is hidden, by hand or by a filter. */
  readonly isHidden: boolean
}

export interface SheetRead {
  /** From top to bottom. Throws if the file is damaged. */
  readonly rows: Iterable<SheetRow>
  /** Indexes of hidden columns, from 0. */
  readonly hiddenColumns: ReadonlySet<number>
}

export interface BookSheet {
  readonly name: string
  /** Throws if the file is damaged. */
  readonly read: () => SheetRead
}

export interface Book {
  readonly sheets: readonly BookSheet[]
  readonly hiddenSheets: number
}

export const WORKBOOK_LIMITS = {
  /** Unpacked size of the parts that are read. */
  megabytes: 96,
  sheets: 250,
  /** All parts of the zip, pictures included. */
  parts: 4000,
  rows: 200_000,
  cells: 4_000_000,
  seconds: 60,
} as const

/** Number of columns that are read. */
export const MOST_COLUMNS = 256
export const LAST_LINE = 1_048_576

/**
 * A fault of a whole file. `oldWorkbook`: a spreadsheet of a kind that isn't read; `noTable`: a spreadsheet without a table, such as charts
 * only.
 */
export type WorkbookFault =
  | 'notWorkbook'
  | 'encrypted'
  | 'oldWorkbook'
  | 'broken'
  | 'noTable'
  | 'tooLarge'
  | 'tooManySheets'

/** Thrown while rows are read. */
export class TooLarge extends Error {
  readonly fault: 'tooManyRows' | 'tooManyCells'
  constructor(fault: 'tooManyRows' | 'tooManyCells') {
    super(fault)
    this.fault = fault
  }
}

/** Counts the rows and cells kept of a file, and throws if they exceed the limits. */
export class RowCount {
  #rows = 0
  #cells = 0
  row(): void {
    this.#rows += 1
    if (this.#rows > WORKBOOK_LIMITS.rows) throw new TooLarge('tooManyRows')
  }
  cells(count: number): void {
    this.#cells += count
    if (this.#cells > WORKBOOK_LIMITS.cells) throw new TooLarge('tooManyCells')
  }
}

/** Returns the cells by column, with empty ones in between. */
export function listed(cells: ReadonlyMap<number, string>): readonly string[] {
  const all: string[] = []
  for (const [column, text] of cells) {
    while (all.length < column) all.push('')
    all[column] = text
  }
  return all
}

/** What every reader of tables in files gives: sheets of rows of texts, and how much of them is taken. */

import type { TableRow } from '../../shared/domain/tables/table-row.ts'

/** A sheet that is shown: of each row that says something, its cells. */
export interface SheetTable {
  readonly name: string
  readonly rows: readonly TableRow[]
}

export interface SheetRow {
  /** As Excel counts, from 1. */
  readonly line: number
  readonly cells: readonly string[]
  /** True for one that was hidden, by hand or by a filter. */
  readonly isHidden: boolean
}

export interface SheetRead {
  /** One after the other, downwards. Throws where the file is damaged. */
  readonly rows: Iterable<SheetRow>
  /** Columns that are hidden, from 0. */
  readonly hiddenColumns: ReadonlySet<number>
}

/** A sheet that is shown. */
export interface BookSheet {
  readonly name: string
  /** Throws where the file is damaged. */
  readonly read: () => SheetRead
}

export interface Book {
  readonly sheets: readonly BookSheet[]
  readonly hiddenSheets: number
}

export const WORKBOOK_LIMITS = {
  /** Unpacked, of the parts that are read. */
  megabytes: 96,
  sheets: 250,
  /** Parts of the zip, pictures and all. */
  parts: 4000,
  rows: 200_000,
  cells: 4_000_000,
  seconds: 60,
} as const

/** Columns in which anything is looked for. */
export const MOST_COLUMNS = 256
export const LAST_LINE = 1_048_576

/**
 * What is wrong with a file as a whole. `oldWorkbook`: a spreadsheet of a kind that isn't read; `noTable`: one in which
 * nothing is a table, such as charts alone.
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
export class TooMuch extends Error {
  readonly fault: 'tooManyRows' | 'tooManyCells'
  constructor(fault: 'tooManyRows' | 'tooManyCells') {
    super(fault)
    this.fault = fault
  }
}

/** Counts what is kept of a file that is read whole, and throws where it is more than is taken. */
export class RowCount {
  #rows = 0
  #cells = 0
  row(): void {
    this.#rows += 1
    if (this.#rows > WORKBOOK_LIMITS.rows) throw new TooMuch('tooManyRows')
  }
  cells(count: number): void {
    this.#cells += count
    if (this.#cells > WORKBOOK_LIMITS.cells) throw new TooMuch('tooManyCells')
  }
}

/** Cells by their columns, the empty ones between them too. */
export function listed(cells: ReadonlyMap<number, string>): readonly string[] {
  const all: string[] = []
  for (const [column, text] of cells) {
    while (all.length < column) all.push('')
    all[column] = text
  }
  return all
}

/** Writes the rows that were left out as a file that can be corrected and imported again. */
import { setImmediate } from 'node:timers/promises'
import Papa from 'papaparse'
import type { ImportRow } from '../../shared/domain/carts/cart-import.ts'
import { isProblem } from '../../shared/domain/carts/import-view.ts'
import { SEPARATORS } from '../../shared/domain/tables/separator.ts'
import { ok, type Result } from '../../shared/errors.ts'
import { csvCell } from '../files/csv.ts'
import { stored } from '../store/stored.ts'
import type { ImportDrafts } from './import-drafts.ts'

export interface RejectedRows {
  /** The file's cell separator: a key of SEPARATORS. */
  readonly separator: string
  readonly rows: readonly ImportRow[]
}

/** Rows per portion: other tasks get their turn between two portions. */
const ROWS_AT_ONCE = 1000

/** Returns the rows of an import that were left out, without the heading, in the file's order. */
export async function rejectedRows(drafts: ImportDrafts, id: string): Promise<Result<RejectedRows>> {
  const all: ImportRow[] = []
  for (let line = 0; ; ) {
    const read = stored(() => drafts.rowsAfter(id, line, ROWS_AT_ONCE))
    if (!read.ok) return read
    const last = read.value.at(-1)
    if (last === undefined) break
    for (const row of read.value) if (isProblem(row.verdict)) all.push(row)
    line = last.line
    await setImmediate()
  }
  const draft = stored(() => drafts.find(id))
  return draft.ok ? ok({ separator: draft.value?.separator ?? '', rows: all }) : draft
}

/**
 * Yields two columns under the headings that an import expects, piece by piece. A row that isn't two whole numbers keeps its cells, so that
 * it can be corrected in place; a cell that a spreadsheet would run as a formula is neutralised, in any column.
 */
export function* rejectedCsv({ separator, rows }: RejectedRows): Generator<string> {
  yield 'Product ID,Quantity\r\n'
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    yield rows
      .slice(from, from + ROWS_AT_ONCE)
      .map((row) => `${lineOf(row, separator)}\r\n`)
      .join('')
  }
}

const lineOf = ({ id, qty, text }: ImportRow, separator: string): string =>
  id === undefined || qty === undefined ? cellsOf(text, separator).map(cell).join(',') : `${id},${qty}`

/** A row's own cells, on one line. */
function cellsOf(text: string, separator: string): readonly string[] {
  const delimiter = Object.entries(SEPARATORS).find(([name]) => name === separator)?.[1] ?? SEPARATORS.comma
  return Papa.parse<string[]>(text.replaceAll(/[\r\n]+/g, ' '), { delimiter }).data[0] ?? []
}

/** A number stays as it is, with or without a sign: a spreadsheet runs nothing in it. */
const NUMBER = /^[+-]?\d+(\.\d+)?$/

const cell = (text: string): string => (NUMBER.test(text) ? text : csvCell(text))

/** Writes CSV as Excel opens it: UTF-8 with a mark, CRLF, quoted where needed, and never with a formula in a text cell. */
import { formatPlain, type Paise } from '../../shared/domain/values/money.ts'
import { neutralised } from '../../shared/domain/values/spreadsheet-text.ts'

/** Numbers stay numbers, with their minus sign; an amount is written in rupees with two decimals; text is neutralised. */
export type Cell = string | number | { readonly paise: Paise } | undefined

const MARK = '\uFEFF'
/** Rows written before the event loop gets its turn. */
const ROWS_AT_ONCE = 1000
/** Matches most cells: nothing to neutralise, nothing to quote. */
const PLAIN = /^[\p{L}\p{Nd}(₹](?:[^",;\t\r\n\0]*[^\s",;\0])?$/u

/** Returns one cell in its written form. NaN and infinities become empty. */
export function csvCell(cell: Cell): string {
  if (cell === undefined) return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  if (typeof cell === 'object') return formatPlain(cell.paise)
  if (PLAIN.test(cell)) return cell
  const text = neutralised(cell).replaceAll('\0', '')
  return /[",\r\n;\t]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text
}

export interface Column<T> {
  readonly title: string
  readonly cell: (row: T) => Cell
}

/** A column whose cells come in their written form. */
export interface WrittenColumn<T> {
  readonly title: string
  readonly written: (row: T) => string
}

/** Yields the file in pieces; long ones give the event loop its turn. */
export const csvPieces = <T>(
  columns: readonly Column<T>[],
  rows: Iterable<T>,
): AsyncGenerator<string, void, undefined> =>
  writtenPieces(
    columns.map(({ title, cell }) => ({ title, written: (row: T) => csvCell(cell(row)) })),
    rows,
  )

/** Does the same for cells that need no check: most cells of a long list are numbers and days. */
export async function* writtenPieces<T>(
  columns: readonly WrittenColumn<T>[],
  rows: Iterable<T>,
): AsyncGenerator<string, void, undefined> {
  const head = columns.map(({ title }) => csvCell(title)).join(',')
  let lines = [`${MARK}${head}`]
  for (const row of rows) {
    lines.push(columns.map(({ written }) => written(row)).join(','))
    if (lines.length < ROWS_AT_ONCE) continue
    yield pieceOf(lines)
    lines = []
    await new Promise((resume) => setImmediate(resume))
  }
  if (lines.length > 0) yield pieceOf(lines)
}

/** Returns separate lines below a table. */
export const csvLines = (lines: readonly (readonly Cell[])[]): string =>
  pieceOf(lines.map((cells) => cells.map(csvCell).join(',')))

const pieceOf = (lines: readonly string[]): string => `${lines.join('\r\n')}\r\n`

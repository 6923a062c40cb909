/**
 * The parts of a cart file that were skipped on purpose, and the parts that are ambiguous: the user is asked about those and sees the first
 * rows.
 */
import { say } from '../../messages.ts'
import { formatCount } from '../values/money.ts'
import { wholeNumber } from '../values/whole-number.ts'
import type { OpenTable, TableChoice, TableEnd } from './cart-table.ts'

/** A table that could be the cart: its first rows, and the columns that its headings leave open. */
export interface TableCandidate {
  /** '' where the file has no sheets. */
  readonly sheet: string
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[]
  /** The line of its headings, 0 if there are none. */
  readonly header: number
  readonly ids: readonly number[]
  readonly quantities: readonly number[]
}

export interface ImportQuestion {
  readonly tables: readonly [TableCandidate, ...TableCandidate[]]
  /** A key of all headings: files with the same layout get the same answer. */
  readonly layout: string
}

export interface ImportChoice extends TableChoice {
  readonly sheet: string
}

/** The columns in which a file's products and quantities were found, and the alternatives. */
export interface Mapping {
  readonly question: ImportQuestion
  readonly choice: ImportChoice
}

/** A file whose columns the user can assign. */
export interface MappableFile {
  readonly fileName: string
  readonly question: ImportQuestion
  /** True while it waits for an answer. */
  readonly isOpen: boolean
  /** The answer by which it was read; absent while it is open. */
  readonly choice?: ImportChoice | undefined
}

/** The columns of a table that has headings, or of two columns without any. */
export function mappingOf(
  question: ImportQuestion,
  {
    header,
    ids: [id = 0],
    quantities: [qty = 1],
    hasHeads,
  }: Pick<TableEnd, 'header' | 'ids' | 'quantities' | 'hasHeads'>,
): Mapping {
  const [{ sheet, rows }] = question.tables
  const [first] = rows
  // Without known headings, the first row is a heading row if it has no number.
  const isData = first === undefined || first.cells.some((cell) => wholeNumber(cell) !== undefined)
  const unknown = isData ? 0 : first.line
  return { question, choice: { sheet, id, qty, header: hasHeads ? header : unknown } }
}

/** Excel's letter of a column, counted from 0. */
export const columnLetter = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : columnLetter(Math.floor(at / 26) - 1) + columnLetter(at % 26)

/** The two columns that count, each by its letter and, if it has one, its heading. */
export function describeMapping({ question, choice }: Mapping): { readonly id: string; readonly qty: string } {
  const table = question.tables.find(({ sheet }) => sheet === choice.sheet)
  const names = table?.rows.find(({ line }) => line === choice.header)?.cells ?? []
  const columnText = (at: number) => {
    const name = names[at]?.trim() ?? ''
    return name === '' ? `column ${columnLetter(at)}` : `column ${columnLetter(at)} “${name}”`
  }
  return { id: columnText(choice.id), qty: columnText(choice.qty) }
}

/** True if an answer fits the question: one of its sheets, and two different columns. */
export const fitsQuestion = ({ tables }: ImportQuestion, { sheet, header, id, qty }: ImportChoice): boolean =>
  id !== qty && header >= 0 && tables.some((table) => table.sheet === sheet)

/** Limits of the preview: columns, and characters per cell. */
const PREVIEW_COLUMNS = 30
const PREVIEW_CHARACTERS = 60

export const tableCandidate = (
  sheet: string,
  rows: TableCandidate['rows'],
  open: Pick<OpenTable, 'header' | 'ids' | 'quantities'>,
): TableCandidate => ({
  sheet,
  rows: rows.map(({ line, cells }) => ({
    line,
    cells: cells.slice(0, PREVIEW_COLUMNS).map((cell) => cell.slice(0, PREVIEW_CHARACTERS)),
  })),
  header: open.header,
  ids: open.ids,
  quantities: open.quantities,
})

export const LONGEST_LAYOUT = 4000

/** The layout key; equal for files with the same sheet and column names. */
export const layoutOf = (names: readonly string[]): string =>
  names
    .map((name) => name.trim().toLowerCase().replaceAll(/\s+/g, ' '))
    .join('|')
    .slice(0, LONGEST_LAYOUT)

/** The reason why a file can't be read without an answer. */
export function questionSentence({ tables }: ImportQuestion): string {
  const [{ rows, header, ids, quantities }, ...others] = tables
  if (others.length > 0) return say('openSheets', { names: tables.map(({ sheet }) => `“${sheet}”`).join(', ') })
  const cells = rows.find(({ line }) => line === header)?.cells ?? []
  const names = (columns: readonly number[]) => columns.map((at) => `“${cells[at] ?? ''}”`).join(', ')
  if (ids.length === 0) return say('openNoIds')
  if (quantities.length === 0) return say('openNoQuantities')
  if (ids.length > 1) return say('openIds', { names: names(ids) })
  return say('openQuantities', { names: names(quantities) })
}

export interface LeftOut extends Pick<TableEnd, 'totals' | 'unread'> {
  readonly sheets?: number
  readonly columns?: number
  readonly hiddenRows?: number
}

const some = (count: number, one: string, many: string): readonly string[] =>
  count === 0 ? [] : [`${formatCount(count)} ${count === 1 ? one : many}`]

/** A sentence about the parts of a file that weren't read; undefined if everything was. */
export function leftOutSentence({
  sheets = 0,
  columns = 0,
  hiddenRows = 0,
  totals,
  unread,
}: LeftOut): string | undefined {
  const parts = [
    ...some(sheets, 'hidden sheet', 'hidden sheets'),
    ...some(columns, 'hidden column', 'hidden columns'),
    ...some(hiddenRows, 'hidden row', 'hidden rows'),
    ...some(totals, 'row of totals or notes', 'rows of totals or notes'),
    ...(unread === undefined
      ? []
      : some(
          unread.rows,
          `row below the table, line ${unread.from}`,
          `rows below the table, from line ${unread.from} on`,
        )),
  ]
  return parts.length === 0 ? undefined : say('notRead', { parts: parts.join('; ') })
}

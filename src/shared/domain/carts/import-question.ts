/** What of a file of a cart was left out on purpose, and what can't be known of it: that is asked, with its first rows in sight. */
import { say } from '../../messages.ts'
import { formatCount } from '../values/money.ts'
import type { OpenTable, TableChoice, TableEnd } from './cart-table.ts'

/** A table that could be the cart: its first rows, and the columns that its names leave open. */
export interface AskedTable {
  /** '' where the file has no sheets. */
  readonly sheet: string
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[]
  /** The line of its names, 0 where there are none. */
  readonly header: number
  readonly ids: readonly number[]
  readonly quantities: readonly number[]
}

export interface ImportQuestion {
  readonly tables: readonly [AskedTable, ...AskedTable[]]
  /** The names of all columns: files of the same ones are answered alike. */
  readonly layout: string
}

export interface ImportChoice extends TableChoice {
  readonly sheet: string
}

/** A file that waits for an answer, or was read by one. */
export interface AskedFile {
  readonly fileName: string
  readonly question: ImportQuestion
  /** Nobody answered yet. */
  readonly isOpen: boolean
}

/** Whether an answer is one to the question: of its sheets, and two columns. */
export const fitsQuestion = ({ tables }: ImportQuestion, { sheet, header, id, qty }: ImportChoice): boolean =>
  id !== qty && header >= 0 && tables.some((table) => table.sheet === sheet)

/** Rows and columns that are shown, and what of a cell. */
const SHOWN_COLUMNS = 30
const SHOWN_CHARACTERS = 60

export const askedTable = (
  sheet: string,
  rows: AskedTable['rows'],
  open: Pick<OpenTable, 'header' | 'ids' | 'quantities'>,
): AskedTable => ({
  sheet,
  rows: rows.map(({ line, cells }) => ({
    line,
    cells: cells.slice(0, SHOWN_COLUMNS).map((cell) => cell.slice(0, SHOWN_CHARACTERS)),
  })),
  header: open.header,
  ids: open.ids,
  quantities: open.quantities,
})

export const LONGEST_LAYOUT = 4000

/** The same for files that name their sheets and columns alike. */
export const layoutOf = (names: readonly string[]): string =>
  names
    .map((name) => name.trim().toLowerCase().replaceAll(/\s+/g, ' '))
    .join('|')
    .slice(0, LONGEST_LAYOUT)

/** Why a file can't be read without an answer. */
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

/** What of a file wasn't read; undefined where nothing is left out. */
export function leftOutSentence({
  sheets = 0,
  columns = 0,
  hiddenRows = 0,
  totals,
  unread,
}: LeftOut): string | undefined {
  const told = [
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
  return told.length === 0 ? undefined : say('notRead', { parts: told.join('; ') })
}

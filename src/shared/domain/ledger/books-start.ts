/** Finds a table of books in a file: its headings, the kinds of its columns, and the rows below them up to the next table. */
import { cellDay, type DayOrder } from '../tables/cell-day.ts'
import {
  areBooks,
  type ColumnsOfKinds,
  guessedKinds,
  kindsOfColumns,
  nameBooks,
  PAISE,
} from '../tables/column-kinds.ts'
import { joined } from '../tables/names.ts'
import type { TableRow } from '../tables/table-row.ts'
import { plainText } from '../values/cell-text.ts'
import { BooksCells, type BooksLayout } from './books-rows.ts'

/** A table of a file: a sheet, or a whole text. */
export interface BooksTable {
  /** '' where the file has no sheets. */
  readonly name: string
  readonly rows: readonly TableRow[]
  /** The separator of a text's cells; each row has as many cells as there are headings. */
  readonly separator?: string
}

/** The number of rows in which headings are searched, and of rows below them that show the columns' contents. */
const SEARCHED_ROWS = 60
const SAMPLE = 60
/** Maximum columns of a table of books. */
const MOST_COLUMNS = 256

/** A table of books, and the row where it begins. */
export interface BooksStart {
  readonly table: BooksTable
  /** Indexes of the heading row, and of the first row below it. */
  readonly at: number
  readonly first: number
  readonly kinds: ColumnsOfKinds
  readonly open: readonly number[]
  readonly names: readonly string[]
}

/** Tables without known headings that have a column of days and one of amounts. */
export const unnamedBooks = (tables: readonly BooksTable[]): readonly BooksStart[] =>
  tables
    .map((table) => bareStart(table, guessedKinds(table.rows.slice(0, SAMPLE).map(({ cells }) => cells))))
    .filter(({ kinds }) => areBooks(kinds))

/** A table without headings. */
export const bareStart = (table: BooksTable, kinds: ColumnsOfKinds = []): BooksStart => ({
  table,
  at: -1,
  first: 0,
  kinds,
  open: [],
  names: [],
})

/** The headings of a table of books: one row, or two that are joined if together they say more. */
export function startOf(table: BooksTable): BooksStart | undefined {
  const most = Math.min(table.rows.length, SEARCHED_ROWS)
  for (let at = 0; at < most; at++) {
    const alone = startAt(table, at, 1)
    if (alone !== undefined && hasBothSides(alone)) return alone
    const both = startAt(table, at + 1, 1) === undefined ? startAt(table, at, 2) : undefined
    if (both !== undefined && (alone === undefined || hasBothSides(both))) return both
    if (alone !== undefined) return alone
  }
  return undefined
}

const hasBothSides = ({ kinds }: BooksStart): boolean => kinds.includes('debit') && kinds.includes('credit')

/** @param count number of heading rows. */
function startAt(table: BooksTable, at: number, count: 1 | 2): BooksStart | undefined {
  const { rows } = table
  const over = rows[at]?.cells ?? []
  if (over.length > MOST_COLUMNS) return undefined
  const under = count === 2 ? rows[at + 1] : undefined
  if (count === 2 && (under === undefined || filled(over) < 2 || couldBeEntry(under))) return undefined
  const names = under === undefined ? over : joined(over, under.cells)
  const first = at + count
  const { kinds, open } = kindsOfColumns(names, sampleOf(table, first, over.length))
  const start = { table, at: first - 1, first, kinds, open, names }
  return areBooks(kinds) && hasEntry(start) ? start : undefined
}

/** Rows below the headings that show the columns' contents: in a text, those with as many cells as headings; never repeated headings. */
const sampleOf = ({ rows, separator }: BooksTable, first: number, width: number): readonly (readonly string[])[] =>
  rows
    .slice(first, first + SAMPLE)
    .map(({ cells }) => cells)
    .filter((cells) => HAS_DIGIT.test(cells.join('')) && (separator === undefined || cells.length === width))

/** Headings contain no digit, and every entry contains one. */
const HAS_DIGIT = /\p{Nd}/u

const filled = (cells: readonly string[]): number => cells.filter((cell) => cell.trim() !== '').length

/** True if one of the first rows below has a day and an amount. */
function hasEntry(start: BooksStart): boolean {
  const some = start.table.rows.slice(start.first, start.first + SAMPLE)
  const cells = new BooksCells(layoutOf(start, 'asWritten'), some)
  return some.some((row) => {
    const { day, amount } = cells.read(row)
    return (day !== undefined && amount !== undefined) || cells.mended(row) !== undefined
  })
}

/** The cells of the column of days, or of value dates. */
export const dayCells = ({ table, first, kinds }: BooksStart, kind: 'day' | 'valueDay' = 'day'): readonly string[] =>
  table.rows.slice(first).map(({ cells }) => cells[kinds.indexOf(kind)] ?? '')

/** A table with headings of books, but no readable entry below them. */
export function namedOnly(table: BooksTable): BooksStart | undefined {
  const at = table.rows.slice(0, SEARCHED_ROWS).findIndex(({ cells }) => mayBeNames(cells) && nameBooks(cells))
  const names = table.rows[at]?.cells
  if (names === undefined || table.rows.length <= at + 1) return undefined
  return { table, at, first: at + 1, kinds: kindsOfColumns(names, []).kinds, open: [], names }
}

/**
 * The layout for reading its rows.
 * @param isByUser true if the user assigned the columns: then rows may have more cells than headings, if those are blank.
 */
export function layoutOf({ table, at, first, kinds }: BooksStart, order: DayOrder, isByUser = false): BooksLayout {
  const { separator } = table
  if (separator === undefined) return { kinds, order, width: undefined, usual: undefined, separator: '' }
  const rows = table.rows.slice(first)
  const cells = table.rows[at]?.cells ?? []
  const named = cells.findLastIndex((cell) => cell.trim() !== '') + 1
  const widths = Map.groupBy(rows, (row) => row.cells.length)
  const [usual = named] = [...widths].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? []
  const rest = (widths.get(usual) ?? []).flatMap((row) => row.cells.slice(named))
  const isLonger = isByUser && usual > named && rest.every((cell) => cell.trim() === '')
  const width = named === 0 || usual === named || isLonger ? usual : cells.length
  return { kinds, order, width, usual, separator }
}

/** A number, or a part of a split one. */
const NUMBER_ALONE = /^[\s\d.,()+−–₹-]*(?:[dc]r\.?)?\s*$/i

/** True if any cell of a row is a day or an amount; a note at the foot has neither. */
export const couldBeEntry = ({ cells }: TableRow): boolean =>
  cells.some((cell) => cellDay(cell, 'asWritten') !== undefined || (PAISE.test(cell) && NUMBER_ALONE.test(cell)))

/** The rows of a table, and those below that begin another table. */
export interface BooksRows {
  readonly rows: readonly TableRow[]
  readonly below?: { readonly rows: number; readonly from: number }
}

/** The rows up to another table, without headings repeated on each page. */
export function tableRows({ table, at: head, first }: BooksStart): BooksRows {
  const own = new Set(table.rows.slice(Math.max(0, head - 1), first).map(({ cells }) => keyOf(cells)))
  const above = new Set(table.rows.slice(0, Math.max(0, head)).flatMap(({ cells }) => cells.map(plainText)))
  const all = table.rows.slice(first)
  const rows: TableRow[] = []
  /** Rows since the last entry. */
  let between: TableRow[] = []
  for (const [at, row] of all.entries()) {
    const isAgain = own.has(keyOf(row.cells))
    const isOther = isAgain
      ? between.some(({ cells }) => namesAnother(cells, above))
      : mayBeNames(row.cells) && (nameBooks(row.cells) || (isAfterGap(row, all[at - 1]) && filled(row.cells) > 2))
    if (isOther) return { rows, below: { rows: all.length - at, from: row.line } }
    if (isAgain) continue
    between = couldBeEntry(row) ? [] : [...between.slice(-MOST_BETWEEN), row]
    rows.push(row)
  }
  return { rows }
}

/** Maximum rows between two pages that are examined. */
const MOST_BETWEEN = 20
const ACCOUNT = /\b(?:account|a ?\/ ?c|acc|customer|cif|loan|ledger|party)\b/i

/** True if a row names an account that isn't named above the first headings. */
const namesAnother = (cells: readonly string[], above: ReadonlySet<string>): boolean =>
  ACCOUNT.test(cells.join(' ')) && cells.some((cell) => cell.trim() !== '' && !above.has(plainText(cell)))

const isAfterGap = (row: TableRow, before: TableRow | undefined): boolean =>
  before !== undefined && row.line - before.line > (before.raw?.split('\n').length ?? 1)

const mayBeNames = (cells: readonly string[]): boolean => cells.length > 2 && !HAS_DIGIT.test(cells.join(''))

const keyOf = (cells: readonly string[]): string => cells.map((cell) => cell.trim().toLowerCase()).join('\n')

const BANK = /\b(?:ifsc|micr|statement of account|account statement|a ?\/ ?c no|account (?:no|number)|branch)\b/i
const OF_BANK = /withdraw|deposit|\bchq\b|cheque|\butr\b|value da?te?/i
const OF_LEDGER = /\b(?:vch|voucher)\b/i

/** A ledger has vouchers; a bank statement has cheques, withdrawals or a balance, or says above the table that it is one. */
export function kindOfBooks({ table, at, names, kinds }: BooksStart): 'bank' | 'ledger' {
  if (names.some((name) => OF_LEDGER.test(name))) return 'ledger'
  const above = table.rows.slice(0, Math.max(0, at)).flatMap(({ cells }) => cells)
  if (names.some((name) => OF_BANK.test(name)) || above.some((cell) => BANK.test(cell))) return 'bank'
  // A single amount column, or a running balance beside both sides, and no voucher: the format of a bank.
  return kinds.includes('balance') || !kinds.includes('debit') ? 'bank' : 'ledger'
}

/** Voucher columns: if one is filled, the row is an entry of its own, not a part of the one above. */
export const voucherColumns = ({ names }: BooksStart): readonly number[] =>
  names.flatMap((name, column) => (OF_LEDGER.test(name) ? [column] : []))

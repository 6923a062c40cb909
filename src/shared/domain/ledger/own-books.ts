/**
 * Reads the store's own books from other programs' files: a bank statement, a ledger from Tally. Rows with a day and an amount count;
 * everything else in a row is text that may contain a number. The user is asked about ambiguous files. Amounts are paise.
 */
import { type DayOrder, dayOrderOf } from '../tables/cell-day.ts'
import type { ColumnsOfKinds } from '../tables/column-kinds.ts'
import type { TableRow } from '../tables/table-row.ts'
import type { Day } from '../values/dates.ts'
import { type Paise, paise } from '../values/money.ts'
import { type Arithmetic, arithmeticOf, isConsistent } from './books-balance.ts'
import { type BooksCandidate, type BooksWhy, booksCandidates } from './books-question.ts'
import { BooksCells, type RowRead, realignedCells, type UnreadWhy, unread as unreadable } from './books-rows.ts'
import {
  type BooksStart,
  type BooksTable,
  bareStart,
  couldBeEntry,
  dayCells,
  kindOfBooks,
  layoutOf,
  namedOnly,
  startOf,
  tableRows,
  unnamedBooks,
  voucherColumns,
} from './books-start.ts'

export interface BookRow {
  readonly line: number
  readonly day: Day
  /** Everything in the row besides its day and its amount. */
  readonly text: string
  /** Debits above 0, credits below; with the file's own sign if the file says no more. */
  readonly amount: Paise
  /** Set if the balance beside it doesn't follow from it, so it may have been misread. */
  readonly isDoubtful?: true
}

/** The side of an amount in its file, in the terms of a bank or a ledger; undefined if only its sign is known. */
export function sideIn(
  { of, hasSides, areSigned }: Pick<OwnBooks, 'of' | 'hasSides' | 'areSigned'>,
  amount: Paise,
): string | undefined {
  if (!hasSides || areSigned) return undefined
  if (of === 'bank') return amount > 0 ? 'withdrawal' : 'deposit'
  return amount > 0 ? 'debit' : 'credit'
}

/** A row that couldn't be read. */
export interface UnreadRow {
  readonly line: number
  readonly text: string
  readonly why: UnreadWhy
}

export interface OwnBooks {
  /** At least one. */
  readonly rows: readonly BookRow[]
  /** The first and the last day of the rows. */
  readonly from: Day
  readonly to: Day
  /** False if amounts are in one column and their sides aren't stated. */
  readonly hasSides: boolean
  /** True if the signs of amounts are the file's own, and their meaning isn't stated. */
  readonly areSigned: boolean
  /** The state of the balances: none, consistent with the amounts, or inconsistent. Sides of amounts may be derived from them. */
  readonly balances: 'none' | 'follow' | 'fail'
  readonly areByBalance: boolean
  /** A bank statement has payments only. */
  readonly of: 'bank' | 'ledger'
  /** Rows below the headings that aren't entries: totals, balances, remarks. */
  readonly leftOut: number
  /** The first unreadable rows, and the number of all of them. */
  readonly unread: readonly UnreadRow[]
  readonly unreadCount: number
  /** Rows that begin another table, which wasn't read, and the line on which it begins. */
  readonly below?: { readonly rows: number; readonly from: number }
  /** Other sheets with rows. */
  readonly others: readonly string[]
}

/** The user's answers about a file. */
export interface BooksChoice {
  readonly table: string
  /** The line of the headings; 0 if there are none. */
  readonly header: number
  readonly kinds: ColumnsOfKinds
  readonly order: DayOrder
}

/** The result of reading a file: its tables with their column kinds, and its books or the reason to ask the user first. */
export interface BooksReading {
  readonly tables: readonly BooksCandidate[]
  readonly found: { readonly books: OwnBooks } | { readonly why: BooksWhy; readonly unread?: readonly UnreadRow[] }
}

/** Maximum unreadable rows shown. */
const MOST_UNREAD = 200
const MOST_TEXT = 200

/** The books of a file, or the question to ask first; undefined if no table has days and amounts. */
export function ownBooksOf(tables: readonly BooksTable[], choice?: BooksChoice): BooksReading | undefined {
  if (choice !== undefined) return chosenBooks(tables, choice)
  const starts = tables.flatMap((table) => startOf(table) ?? [])
  const [start, ...more] = starts
  if (start === undefined) {
    const named = tables.flatMap((table) => namedOnly(table) ?? [])
    const starts = named.length > 0 ? named : unnamedBooks(tables)
    return starts.length > 0
      ? { tables: booksCandidates(starts.map(questionOf)), found: { why: 'columns' } }
      : undefined
  }
  const candidates = booksCandidates(starts.map(questionOf))
  const why = (because: BooksWhy): BooksReading => ({ tables: candidates, found: { why: because } })
  if (more.length > 0) return why('tables')
  if (start.open.length > 0) return why('amounts')
  const { order, isOpen } = dayOrderOf(dayCells(start), dayCells(start, 'valueDay'))
  if (isOpen) return why('days')
  const { books, unread } = booksUnder(start, order, tables)
  if (books === undefined)
    return { tables: candidates, found: unread.length > 0 ? { why: 'unread', unread } : { why: 'columns' } }
  return books.balances === 'fail' ? why('balance') : { tables: candidates, found: { books } }
}

/** Fewer balances than these prove nothing against a file. */
const LEAST_COMPARED = 3

const questionOf = ({ table, at, kinds }: BooksStart) => ({ table, header: table.rows[at]?.line ?? 0, kinds })

function chosenBooks(tables: readonly BooksTable[], choice: BooksChoice): BooksReading | undefined {
  const { header, kinds, order } = choice
  const table = tables.find(({ name }) => name === choice.table)
  if (table === undefined) return undefined
  const at = table.rows.findIndex(({ line }) => line === header)
  const names = table.rows[at]?.cells ?? []
  const start = { table, at, first: at + 1, kinds, open: [], names }
  const { books, unread } = booksUnder(start, order, tables, true)
  const questions = tables.map((one) =>
    one === table ? { table, header, kinds, order } : questionOf(startOf(one) ?? bareStart(one)),
  )
  const found = books === undefined ? { why: 'unread' as const, unread } : { books }
  return { tables: booksCandidates(questions), found }
}

interface Way {
  /** True if rows may have more cells than headings, as long as those are blank. */
  readonly isLonger: boolean
  /** True if a column with negative amounts only holds outgoing amounts. */
  readonly areTurned: boolean
}

interface Under {
  readonly books: OwnBooks | undefined
  readonly unread: readonly UnreadRow[]
  readonly arithmetic: Arithmetic
}

/** Reads the rows in the usual way, or in another way if its balances prove more. */
function booksUnder(start: BooksStart, order: DayOrder, tables: readonly BooksTable[], isByUser = false): Under {
  const usual = readUnder(start, order, tables, { isLonger: isByUser, areTurned: true })
  const { right, compared } = usual.arithmetic
  const isWhole = right === compared && usual.unread.length === 0
  if (isWhole || !start.kinds.includes('balance')) return usual
  const others = [
    readUnder(start, order, tables, { isLonger: isByUser, areTurned: false }),
    readUnder(start, order, tables, { isLonger: true, areTurned: true }),
    readUnder(withBalanceSide(start), order, tables, { isLonger: isByUser, areTurned: true }),
  ]
  return others.reduce((best, one) => (isBetter(one, best) ? one : best), usual)
}

/** True if more balances follow, or equally many with fewer unread rows. */
const isBetter = (one: Under, other: Under): boolean =>
  one.arithmetic.right > other.arithmetic.right ||
  (one.arithmetic.right > 0 &&
    one.arithmetic.right === other.arithmetic.right &&
    one.unread.length < other.unread.length)

/** A column of sides right behind the balance may belong to the balance. */
function withBalanceSide(start: BooksStart): BooksStart {
  const { kinds } = start
  const at = kinds.indexOf('balance') + 1
  return kinds[at] === 'side' ? { ...start, kinds: kinds.with(at, 'balanceSide') } : start
}

interface RowsRead extends Pick<OwnBooks, 'below' | 'of'> {
  readonly read: readonly RowRead[]
  readonly cells: BooksCells
}

/** Reads each row by itself, with the day above it. */
function readRows(start: BooksStart, order: DayOrder, way: Way): RowsRead {
  const { rows, ...rest } = tableRows(start)
  const of = kindOfBooks(start)
  const layout = layoutOf(start, order, way.isLonger)
  const isWhole = (row: TableRow) => !row.spoilt && (layout.width === undefined || row.cells.length === layout.width)
  const whole = rows.filter(isWhole)
  // The cell formats are detected from complete rows; if there are none, from their probable meaning.
  const realigned = () =>
    rows.flatMap((row) => {
      const cells = realignedCells(row, layout)
      return cells === undefined ? [] : [{ ...row, cells }]
    })
  const cells = new BooksCells(layout, whole.length > 0 ? whole : realigned(), way.areTurned)
  const all = rows.map((row): RowRead => {
    if (isWhole(row) || row.spoilt) return cells.read(row)
    return cells.mended(row) ?? (couldBeEntry(row) ? unreadable(row, 'width') : cells.read({ ...row, cells: [] }))
  })
  return { read: withDays(all, of, voucherColumns(start)), cells, of, ...rest }
}

function readUnder(start: BooksStart, order: DayOrder, tables: readonly BooksTable[], way: Way): Under {
  const { read, cells, ...rest } = readRows(start, order, way)
  const hasOpen = read.some(({ amount }) => typeof amount === 'object')
  const towards = cells.areMarked ? 1 : -1
  const arithmetic = arithmeticOf(
    read.map(({ amount, balance, needsProof, unread }) => ({
      amount: unread === undefined ? (amount ?? 0) : undefined,
      balance: unread === undefined ? balance : undefined,
      isTentative: needsProof !== undefined,
    })),
    { isNewestFirst: isNewestFirst(read), debit: hasOpen ? towards : undefined },
  )
  const isProven = isConsistent(arithmetic)
  // A sign alone doesn't say if money came in or went out: if the balance rises, it came in.
  const isOneColumn = !(start.kinds.includes('debit') || start.kinds.includes('side'))
  // If the heading defines the minus, a single balance doesn't prove the opposite.
  const isEnough = arithmetic.right > (start.kinds.includes('signed') ? 1 : 0)
  const areByBalance = isOneColumn && isProven && isEnough && !cells.haveSides
  const found = settled(read, arithmetic, areByBalance && arithmetic.debit !== towards ? -1 : 1)
  const days = found.entries.map(({ day }) => day).sort()
  const [from, to] = [days[0], days.at(-1)]
  const { entries, unread, hasSides } = found
  if (from === undefined || to === undefined) return { books: undefined, unread, arithmetic }
  const books: OwnBooks = {
    rows: entries,
    from,
    to,
    hasSides,
    areSigned: hasSides && start.kinds.includes('amount') && isOneColumn && !areByBalance && !cells.haveSides,
    balances: balancesOf(arithmetic),
    areByBalance,
    ...rest,
    leftOut: read.length - entries.length - unread.length - found.continued,
    unread: unread.slice(0, MOST_UNREAD),
    unreadCount: unread.length,
    others: tables.flatMap(({ name, rows }) => (name === start.table.name || rows.length === 0 ? [] : [name])),
  }
  return { books, unread, arithmetic }
}

function balancesOf(arithmetic: Arithmetic): OwnBooks['balances'] {
  if (isConsistent(arithmetic)) return 'follow'
  return arithmetic.compared >= LEAST_COMPARED ? 'fail' : 'none'
}

/**
 * The day of several entries may appear once, above the first of them. A row with its own voucher is one of them; any other has to be
 * proven by its balance, and in a table of vouchers it is a part of the row above.
 */
function withDays(all: readonly RowRead[], of: OwnBooks['of'], vouchers: readonly number[]): readonly RowRead[] {
  let day: Day | undefined
  let line = 0
  return all.map((read): RowRead => {
    const { row, amount, unread } = read
    const isNext = row.line - line <= 1
    line = row.line
    if (read.day !== undefined || unread !== undefined) day = read.day
    else if (!isNext) day = undefined
    const hasNone = read.day === undefined && unread === undefined && amount !== undefined && amount !== 0
    if (!hasNone || read.text === '') return read
    const hasVoucher = vouchers.some((column) => (row.cells[column] ?? '').trim() !== '')
    if (vouchers.length > 0 && !hasVoucher) return { ...read, amount: undefined }
    if (day === undefined) return { ...read, unread: 'day' }
    return { ...read, day, ...(!(hasVoucher && of === 'ledger') && { needsProof: 'day' }) }
  })
}

/** The order of most days; undefined if they don't show it. */
function isNewestFirst(read: readonly RowRead[]): boolean | undefined {
  const days = read.flatMap(({ day }) => day ?? [])
  let later = 0
  for (const [at, day] of days.entries()) {
    const before = days[at - 1]
    if (before !== undefined && before !== day) later += day > before ? 1 : -1
  }
  return later === 0 ? undefined : later < 0
}

interface Settled {
  readonly entries: readonly BookRow[]
  readonly unread: readonly UnreadRow[]
  readonly hasSides: boolean
  /** The number of rows that only continue the text of the row above. */
  readonly continued: number
}

/** The entries, each with the verdict of the balances. */
function settled(read: readonly RowRead[], arithmetic: Arithmetic, sign: 1 | -1): Settled {
  const isProven = isConsistent(arithmetic)
  const entries: BookRow[] = []
  const unread: UnreadRow[] = []
  const sides = isProven ? arithmetic.amounts : []
  const amounts = read.map(({ amount }, at) =>
    typeof amount === 'object' || amount === undefined ? sides[at] : sign * amount,
  )
  const hasSides = amounts.some((amount) => amount !== undefined && amount !== 0)
  let continued = 0
  /** The last line that belongs to an entry. */
  let line = -1
  for (const [at, { row, day, amount, text, needsProof, unread: why }] of read.entries()) {
    const sided = amounts[at] ?? (hasSides || typeof amount !== 'object' ? undefined : amount.either)
    const because = why ?? (arithmetic.follows[at] === true ? undefined : needsProof)
    const isEntry = day !== undefined && amount !== undefined && amount !== 0
    const last = entries.at(-1)
    if (because !== undefined) unread.push(unreadRow(row, because))
    else if (isEntry && sided === undefined) unread.push(unreadRow(row, 'side'))
    else if (isEntry && sided !== undefined && sided !== 0) {
      const isDoubtful = arithmetic.follows[at] === false && (isProven || arithmetic.compared < LEAST_COMPARED)
      entries.push({ line: row.line, day, text, amount: paise(sided), ...(isDoubtful && { isDoubtful }) })
      line = row.line
    } else if (last !== undefined && row.line === line + 1 && isMoreText(read[at])) {
      entries[entries.length - 1] = { ...last, text: `${last.text} ${text}`.slice(0, MOST_TEXT) }
      line = row.line
      continued += 1
    }
  }
  return { entries, unread, hasSides, continued }
}

const unreadRow = ({ line, cells, raw }: TableRow, why: UnreadWhy): UnreadRow => ({
  line,
  text: (raw ?? cells.filter((cell) => cell.trim() !== '').join(' '))
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MOST_TEXT),
  why,
})

/** True for a row with a single text cell right below an entry: it continues the entry's text. */
const isMoreText = (read: RowRead | undefined): boolean =>
  read !== undefined &&
  read.text !== '' &&
  read.day === undefined &&
  read.amount === undefined &&
  read.balance === undefined &&
  read.row.cells.filter((cell) => cell.trim() !== '').length === 1

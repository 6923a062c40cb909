/**
 * The kinds of columns in a bank statement or a ledger: their headings in the trade's words, and the required contents. A heading is
 * ignored if the cells below contradict it.
 */
import { plainText } from '../values/cell-text.ts'
import { amountStyleOf, cellAmount, cellSide } from './cell-amount.ts'
import { cellDay } from './cell-day.ts'

/** The kinds of columns. `text` is any other, which may contain a number. */
export const COLUMN_KINDS = [
  'day',
  'valueDay',
  'debit',
  'credit',
  'amount',
  'signed',
  'side',
  'balance',
  'balanceSide',
  'details',
  'text',
] as const
export type ColumnKind = (typeof COLUMN_KINDS)[number]

/** The contents that a kind requires. */
type Holds = 'days' | 'amounts' | 'sides'

interface KindOfColumn {
  readonly names: RegExp
  /** A heading that also matches this is of another kind. */
  readonly not?: RegExp
  /** Undefined for kinds with any contents. */
  readonly holds?: Holds
}

const DEBIT = /\b(?:debits?|withdrawals?|withdrawn|paid out|money out|dr|payments?)\b|नामे|निकासी/u
const CREDIT = /\b(?:credits?|deposits?|deposited|paid in|money in|cr|receipts?)\b|जमा/u
const BALANCE = /\b(?:balance|bal)\b|शेष/
/** One column for both sides. */
const SIGNED = new RegExp(`(?=.*(?:${DEBIT.source}))(?=.*(?:${CREDIT.source}))`, 'u')
/** Headings of other counts or numbers. */
const OTHER =
  /\b(?:count|no|nos|number|ref|reference|id|code|mode|type|account|acc|a c|rate|usd|eur|gbp|aed|tax|gst|lakhs?|lacs?|crores?|thousands?)\b/
const DATE = /\b(?:date|dt|day|dated)\b|दिनांक|तारीख/

/** In search order: a column gets the first kind that its heading and its cells fit. */
const KINDS: readonly (readonly [ColumnKind, KindOfColumn])[] = [
  [
    'side',
    {
      names:
        /^(?:dr cr|cr dr|debit credit|credit debit|(?:(?:txn|tran|transaction) )?type|(?:dr|cr) ?(?:dr|cr)? ?(?:indicator|flag)|side|d c|c d)$/,
      holds: 'sides',
    },
  ],
  ['balanceSide', { names: /(?=.*\bbal)(?=.*\b(?:dr|cr|type|indicator)\b)/, holds: 'sides' }],
  ['balance', { names: BALANCE, not: DATE, holds: 'amounts' }],
  ['signed', { names: SIGNED, holds: 'amounts' }],
  ['valueDay', { names: new RegExp(`\\bvalue\\b.*(?:${DATE.source}|\\bdat\\b)`, 'u'), holds: 'days' }],
  [
    'day',
    {
      names: DATE,
      not: /\b(?:value|due|cheque|chq|instrument|mode|bill|print|printed|run|report|statement|generated|as on)\b/,
      holds: 'days',
    },
  ],
  ['debit', { names: DEBIT, not: new RegExp(`${OTHER.source}|${DATE.source}`, 'u'), holds: 'amounts' }],
  ['credit', { names: CREDIT, not: new RegExp(`${OTHER.source}|${DATE.source}`, 'u'), holds: 'amounts' }],
  [
    'amount',
    {
      names: /\b(?:amount|amt|value)\b|^total$|राशि/u,
      not: new RegExp(`${OTHER.source}|${DATE.source}`, 'u'),
      holds: 'amounts',
    },
  ],
  ['details', { names: /\b(?:narration|particulars?|descriptions?|details?|remarks?)\b|विवरण/ }],
]

const LONGEST_NAME = 60

/** A column's heading, normalised for comparison. */
export const columnName = (cell: string): string =>
  plainText(cell)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** Cells of a column that aren't blank. */
const inColumn = (rows: readonly (readonly string[])[], column: number): readonly string[] =>
  rows.map((cells) => cells[column] ?? '').filter((cell) => cell.trim() !== '')

/** True if most of the cells have the contents that the kind requires; a blank column fits any kind. */
function fits(cells: readonly string[], holds: Holds | undefined): boolean {
  if (holds === undefined) return true
  if (holds === 'sides' && cells.some((cell) => cell.trim().length === 1)) return areLetters(cells)
  const style = holds === 'amounts' ? amountStyleOf(cells) : 'point'
  const is = {
    days: (cell: string) => cellDay(cell, 'asWritten') !== undefined,
    amounts: (cell: string) => cellAmount(cell, style) !== undefined || BLANKS.test(cell.trim()),
    sides: (cell: string) => cellSide(cell) !== undefined,
  }[holds]
  return cells.filter(is).length * 2 >= cells.length
}

/** A single letter is a side only if the other side occurs, too: C and T are cash and transfer. */
const areLetters = (cells: readonly string[]): boolean =>
  new Set(cells.map(cellSide)).size === 2 && cells.every((cell) => cellSide(cell) !== undefined)

/** The notations for a missing amount. */
const BLANKS = /^(?:[-–—.*]+|nil|n\/?a)$/i

/** True for a cell without an amount. */
export const isNoAmount = (cell: string): boolean => {
  const text = plainText(cell)
  return text === '' || BLANKS.test(text)
}

export type ColumnsOfKinds = readonly ColumnKind[]

/**
 * The kind of each column by its heading and the cells below. Of several with the same kind the first counts, except that a second column
 * of sides right after the balance is the balance's. `open` lists equally likely amount columns.
 */
export function kindsOfColumns(
  names: readonly string[],
  below: readonly (readonly string[])[],
): { readonly kinds: ColumnsOfKinds; readonly open: readonly number[] } {
  const words = names.map(columnName)
  const possible = words.map((name, column) => kindOf(name, inColumn(below, column)))
  const kinds: ColumnKind[] = []
  const used = new Set<ColumnKind>()
  for (const [column, kind] of possible.entries()) {
    const isOfBalance = kind === 'side' && possible[column - 1] === 'balance'
    const own =
      isOfBalance && (used.has('side') || !possible.slice(column + 1).includes('side'))
        ? balanceSide(possible, column)
        : kind
    kinds.push(used.has(own) ? 'text' : own)
    if (own !== 'text') used.add(own)
  }
  if (!used.has('day')) {
    const value = kinds.indexOf('valueDay')
    if (value >= 0) kinds[value] = 'day'
  }
  const amounts = possible.flatMap((kind, column) => (kind === 'amount' ? [column] : []))
  const both = used.has('debit') && used.has('credit')
  return { kinds, open: both || used.has('signed') || amounts.length < 2 ? [] : amounts }
}

/** Sides after the balance are the balance's if the amounts have sides of their own. */
const balanceSide = (possible: ColumnsOfKinds, column: number): ColumnKind =>
  possible.some((kind, at) => at !== column && (kind === 'side' || kind === 'debit' || kind === 'signed'))
    ? 'balanceSide'
    : 'side'

function kindOf(name: string, cells: readonly string[]): ColumnKind {
  if (name === '' || name.length > LONGEST_NAME) return 'text'
  for (const [kind, { names, not, holds }] of KINDS) {
    if (names.test(name) && not?.test(name) !== true && fits(cells, holds)) return kind
  }
  return 'text'
}

/** True if the columns make books: a day, and an amount with a known, signed or open side. */
export const areBooks = (kinds: ColumnsOfKinds): boolean =>
  kinds.includes('day') &&
  (kinds.includes('amount') || kinds.includes('signed') || (kinds.includes('debit') && kinds.includes('credit')))

/** True if the cells are headings that make books, regardless of the cells below. */
export function nameBooks(cells: readonly string[]): boolean {
  const { kinds } = kindsOfColumns(cells, [])
  return areBooks(kinds) || (kinds.includes('day') && cells.some((cell) => SIGNED.test(columnName(cell))))
}

/** An amount with paise, as opposed to a serial number or a count. */
export const PAISE = /\d[.,]\d{2}(?!\d)/

/** The kinds of columns without headings: the first one of days, and the first one of amounts with paise. */
export function guessedKinds(rows: readonly (readonly string[])[]): ColumnsOfKinds {
  const width = Math.max(0, ...rows.map(({ length }) => length))
  const columns = Array.from({ length: width }, (_, column) => inColumn(rows, column))
  const holds = (cells: readonly string[], what: Holds) => cells.length > 0 && fits(cells, what)
  const day = columns.findIndex((cells) => holds(cells, 'days'))
  const amount = columns.findIndex(
    (cells, column) => column !== day && holds(cells, 'amounts') && cells.some((cell) => PAISE.test(cell)),
  )
  return columns.map((_, column) => {
    if (column === day) return 'day'
    return column === amount ? 'amount' : 'text'
  })
}

/** Assigns a kind to a column: another column with that kind becomes text, since each kind occurs once. */
export const withoutSecond = (kinds: ColumnsOfKinds, width: number, column: number, kind: ColumnKind): ColumnsOfKinds =>
  Array.from({ length: width }, (_, at) => {
    const own = kinds[at] ?? 'text'
    if (at === column) return kind
    return own === kind && kind !== 'text' ? 'text' : own
  })

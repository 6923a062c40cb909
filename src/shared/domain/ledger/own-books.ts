/**
 * The store's own books as other programs write them: a bank's statement, a ledger out of Tally. Of a table counts what has a day and
 * an amount; everything else of a row is text in which a number may stand. Amounts are paise.
 */
import { type Day, dayOf } from '../values/dates.ts'
import { fromRupees, type Paise, paise, ZERO } from '../values/money.ts'

/** A row of a file as it stands there. */
export interface BookLine {
  /** As the file counts, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

export interface BookSheet {
  readonly name: string
  readonly rows: readonly BookLine[]
}

export interface BookRow {
  readonly line: number
  readonly day: Day
  /** Whatever is neither its day nor an amount. */
  readonly text: string
  /** Debits above 0, credits below. */
  readonly amount: Paise
}

export interface OwnBooks {
  readonly rows: readonly BookRow[]
  /** False where amounts stand in one column, and which side each is on isn't said. */
  readonly hasSides: boolean
  /** Rows under the names of the columns that have no day or no amount: totals, balances, remarks. */
  readonly leftOut: number
}

/** Rows in which the names of the columns are looked for. */
const LOOKED_AT = 60

const DATE = /^(?!value)(.*\b)?(date|dt|day)\b/i
const VALUE_DATE = /\b(date|dt)\b/i
const DEBIT = /\b(debits?|withdrawals?|withdrawn|paid out|dr)\b/i
const CREDIT = /\b(credits?|deposits?|deposited|paid in|cr)\b/i
const AMOUNT = /\b(amount|amt|value)\b/i
const SIDE = /^(dr ?\/ ?cr|cr ?\/ ?dr|debit ?\/ ?credit|credit ?\/ ?debit|(txn|transaction)? ?type|side)\.?$/i
const BALANCE = /\bbalance|\bbal\b/i

interface Columns {
  readonly at: number
  readonly date: number
  readonly valueDate: number
  readonly debit: number
  readonly credit: number
  readonly amount: number
  readonly side: number
  readonly balance: number
}

/** The columns by their names; undefined for a row that names no day and no amount. */
function columnsOf(cells: readonly string[], at: number): Columns | undefined {
  const names = cells.map((cell) =>
    cell
      .trim()
      .replaceAll(/[._()₹]+/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
  const find = (is: (name: string) => boolean) => names.findIndex((name) => name !== '' && name.length < 40 && is(name))
  const side = find((name) => SIDE.test(name))
  const balance = find((name) => BALANCE.test(name))
  const isOther = (name: string) => BALANCE.test(name) || SIDE.test(name)
  const debit = find((name) => DEBIT.test(name) && !isOther(name) && !CREDIT.test(name))
  const credit = find((name) => CREDIT.test(name) && !isOther(name) && !DEBIT.test(name))
  const amount = find((name) => AMOUNT.test(name) && !VALUE_DATE.test(name) && !isOther(name))
  const date = find((name) => DATE.test(name))
  const valueDate = find((name) => VALUE_DATE.test(name) && /value/i.test(name))
  const hasAmount = amount >= 0 || (debit >= 0 && credit >= 0)
  if ((date < 0 && valueDate < 0) || !hasAmount) return undefined
  const both = debit >= 0 && credit >= 0
  return {
    at,
    date: date < 0 ? valueDate : date,
    valueDate,
    debit: both ? debit : -1,
    credit: both ? credit : -1,
    amount: both ? -1 : amount,
    side,
    balance,
  }
}

/** The books of the first sheet that has a table of them; undefined where none has. */
export function ownBooksOf(sheets: readonly BookSheet[]): OwnBooks | undefined {
  for (const { rows } of sheets) {
    for (const [at, { cells }] of rows.slice(0, LOOKED_AT).entries()) {
      const columns = columnsOf(cells, at)
      const books = columns && booksUnder(rows, columns)
      if (books !== undefined && books.rows.length > 0) return books
    }
  }
  return undefined
}

function booksUnder(rows: readonly BookLine[], columns: Columns): OwnBooks {
  const under = rows.slice(columns.at + 1).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const monthFirst = isMonthFirst(under.map(({ cells }) => cells[columns.date] ?? ''))
  /** Some write what goes out below 0 in a column of its own, too; a single one below 0 is a reversal. */
  const isBelow = (at: number) => {
    const amounts = under.flatMap(({ cells }) => bookAmount(cells[at] ?? '') || [])
    return amounts.length > 1 && amounts.every((amount) => amount < 0)
  }
  const sides = { ...columns, isDebitBelow: isBelow(columns.debit), isCreditBelow: isBelow(columns.credit) }
  const read = under.flatMap(({ line, cells }): BookRow[] => {
    const day = bookDay(cells[columns.date] ?? '', monthFirst)
    const amount = amountIn(cells, sides)
    return day === undefined || amount === undefined || amount === 0
      ? []
      : [{ line, day, amount, text: textOf(cells, columns) }]
  })
  const hasSides = columns.debit >= 0 || columns.side >= 0 || read.some(({ amount }) => amount < 0)
  return { rows: read, hasSides, leftOut: under.length - read.length }
}

function textOf(cells: readonly string[], columns: Columns): string {
  const { date, valueDate, debit, credit, amount, balance } = columns
  const known = new Set([date, valueDate, debit, credit, amount, balance])
  return cells
    .filter((cell, at) => !known.has(at) && cell.trim() !== '')
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

interface Sided extends Columns {
  readonly isDebitBelow: boolean
  readonly isCreditBelow: boolean
}

function amountIn(cells: readonly string[], columns: Sided): Paise | undefined {
  if (columns.amount >= 0) {
    const amount = bookAmount(cells[columns.amount] ?? '')
    const side = (cells[columns.side] ?? '').trim()
    return amount !== undefined && /^(c|deposit)/i.test(side) ? paise(-Math.abs(amount)) : amount
  }
  const sides = [
    [columns.debit, columns.isDebitBelow],
    [columns.credit, columns.isCreditBelow],
  ] as const
  const [debit, credit] = sides.map(([at, isBelow]) => {
    const amount = bookAmount(cells[at] ?? '')
    return isBelow && amount !== undefined ? paise(-amount) : amount
  })
  return debit === undefined && credit === undefined ? undefined : paise((debit ?? ZERO) - (credit ?? ZERO))
}

/** Longer cells are no amounts. */
const LONGEST = 40
const AMOUNT_CELL =
  /^(\()?\s*([-+−])?\s*(?:₹|INR|Rs\.?)?\s*([-−])?\s*(\d[\d,]*(?:\.\d+)?|\.\d+)\s*(?:\/-)?\s*([-−])?\s*\)?\s*\(?(Dr|Cr)?\.?\)?$/i

/** `₹ 1,23,456.50`, `(500.00)`, `500.00 Cr`, `-500`, `Rs.500/-`; undefined for what is no amount. */
export function bookAmount(text: string): Paise | undefined {
  const cell = text.trim()
  const found = cell.length > LONGEST ? null : AMOUNT_CELL.exec(cell)
  if (found === null) return undefined
  const [, open, sign, inner, digits = '', behind, side = ''] = found
  const amount = Number(digits.replaceAll(',', ''))
  if (!Number.isFinite(amount) || amount >= 1e13) return undefined
  const isBelow = open !== undefined || /[-−]/.test(`${sign ?? ''}${inner ?? ''}${behind ?? ''}`) || /^cr/i.test(side)
  return paise(isBelow ? -fromRupees(amount) : fromRupees(amount))
}

const NUMERIC_DAY = /^(\d{1,2})[./ -](\d{1,2})[./ -](\d{4}|\d{2})(?:\b.*)?$/
const NAMED_DAY = /^(\d{1,2})[./ -]?([A-Za-z]{3,9})[./ ,-]*(\d{4}|\d{2})(?:\b.*)?$/
const ISO_DAY = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:\D.*)?$/
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** India writes the day first; a file in which no first part is above 12 and some second part is, doesn't. */
function isMonthFirst(texts: readonly string[]): boolean {
  const parts = texts.flatMap((text) => {
    const found = NUMERIC_DAY.exec(text.trim())
    return found === null ? [] : [[Number(found[1]), Number(found[2])] as const]
  })
  return parts.some(([, second]) => second > 12) && parts.every(([first]) => first <= 12)
}

/** A day as a program writes it: `05/04/2026`, `5-Apr-26`, `2026-04-05 10:42`; undefined for what is none. */
export function bookDay(text: string, monthFirst = false): Day | undefined {
  const cell = text.trim()
  const iso = ISO_DAY.exec(cell)
  if (iso !== null) return dayFrom(iso[1], iso[2], iso[3])
  const named = NAMED_DAY.exec(cell)
  if (named !== null)
    return dayFrom(named[3], String(MONTHS.indexOf((named[2] ?? '').slice(0, 3).toLowerCase()) + 1), named[1])
  const numeric = NUMERIC_DAY.exec(cell)
  if (numeric === null) return undefined
  const [, first, second, year] = numeric
  return monthFirst ? dayFrom(year, first, second) : dayFrom(year, second, first)
}

function dayFrom(year = '', month = '', date = ''): Day | undefined {
  const day = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return dayOf(day) === day ? day : undefined
}

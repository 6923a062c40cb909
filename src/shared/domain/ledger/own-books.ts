/**
 * The store's own books as other programs write them: a bank's statement, a ledger out of Tally. Of a table counts what has a day and
 * an amount; everything else of a row is text in which a number may stand. Amounts are paise.
 */
import type { TableRow } from '../carts/table-names.ts'
import type { Day } from '../values/dates.ts'
import { fromRupees, type Paise, paise, ZERO } from '../values/money.ts'
import { typedDay } from '../values/typed-day.ts'

export interface BookRow {
  readonly line: number
  readonly day: Day
  /** Whatever is neither its day nor an amount. */
  readonly text: string
  /** Debits above 0, credits below. */
  readonly amount: Paise
}

export interface OwnBooks {
  /** At least one. */
  readonly rows: readonly BookRow[]
  /** Their first and their last day. */
  readonly from: Day
  readonly to: Day
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

/** The books of the first table that has some; undefined where none has. */
export function ownBooksOf(tables: readonly { readonly rows: readonly TableRow[] }[]): OwnBooks | undefined {
  for (const { rows } of tables) {
    for (const [at, { cells }] of rows.slice(0, LOOKED_AT).entries()) {
      const columns = columnsOf(cells, at)
      const books = columns && booksUnder(rows, columns)
      if (books !== undefined) return books
    }
  }
  return undefined
}

function booksUnder(rows: readonly TableRow[], columns: Columns): OwnBooks | undefined {
  const under = rows.slice(columns.at + 1)
  const monthFirst = isMonthFirst(under.map(({ cells }) => cells[columns.date] ?? ''))
  const sides = signsOf(under, columns)
  const read = under.flatMap(({ line, cells }): BookRow[] => {
    const day = bookDay(cells[columns.date] ?? '', monthFirst)
    const amount = amountIn(cells, columns, sides)
    return day === undefined || amount === undefined || amount === 0
      ? []
      : [{ line, day, amount, text: textOf(cells, columns) }]
  })
  const days = read.map(({ day }) => day).sort()
  const [from, to] = [days[0], days.at(-1)]
  if (from === undefined || to === undefined) return undefined
  const hasSides = columns.debit >= 0 || columns.side >= 0 || read.some(({ amount }) => amount < 0)
  return { rows: read, from, to, hasSides, leftOut: under.length - read.length }
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

/** By what debits and credits are multiplied. */
interface Signs {
  readonly debit: 1 | -1
  readonly credit: 1 | -1
}

/** Some write what goes out below 0 in a column of its own, too: all of it is. A single amount below 0 is a reversal. */
function signsOf(rows: readonly TableRow[], { debit, credit }: Columns): Signs {
  const signOf = (at: number) => {
    const amounts = rows.map(({ cells }) => bookAmount(cells[at] ?? '') ?? ZERO).filter((amount) => amount !== 0)
    return amounts.length > 1 && amounts.every((amount) => amount < 0) ? -1 : 1
  }
  return { debit: signOf(debit), credit: signOf(credit) }
}

function amountIn(cells: readonly string[], columns: Columns, signs: Signs): Paise | undefined {
  const amountAt = (at: number) => bookAmount(cells[at] ?? '')
  if (columns.amount >= 0) {
    const amount = amountAt(columns.amount)
    const isCredit = /^(c|deposit)/i.test((cells[columns.side] ?? '').trim())
    return amount !== undefined && isCredit ? paise(-Math.abs(amount)) : amount
  }
  const [debit, credit] = [amountAt(columns.debit), amountAt(columns.credit)]
  if (debit === undefined && credit === undefined) return undefined
  return paise(signs.debit * (debit ?? ZERO) - signs.credit * (credit ?? ZERO))
}

/** Longer cells are no amounts, and no days. */
const LONGEST = 40
/** Of a cell without blanks. */
const AMOUNT_CELL =
  /^(\()?([-+−])?(?:₹|INR|Rs\.?)?([-−])?(\d[\d,]*(?:\.\d+)?|\.\d+)(?:\/-)?([-−])?\)?\(?(Dr|Cr)?\.?\)?$/i
/** Blanks within digits: `1 2` is no amount. */
const SPLIT_DIGITS = /\d[.,]?\s+[.,]?\d/

/** `₹ 1,23,456.50`, `(500.00)`, `500.00 Cr`, `-500`, `Rs.500/-`; undefined for what is no amount. */
export function bookAmount(text: string): Paise | undefined {
  const cell = text.trim()
  const isOne = cell.length <= LONGEST && !SPLIT_DIGITS.test(cell)
  const found = isOne ? AMOUNT_CELL.exec(cell.replaceAll(/\s/g, '')) : null
  if (found === null) return undefined
  const [, open, sign, inner, digits = '', behind, side = ''] = found
  const amount = Number(digits.replaceAll(',', ''))
  if (!Number.isFinite(amount) || amount >= 1e13) return undefined
  const isBelow = open !== undefined || /[-−]/.test(`${sign ?? ''}${inner ?? ''}${behind ?? ''}`) || /^cr/i.test(side)
  return paise(isBelow ? -fromRupees(amount) : fromRupees(amount))
}

const TIME = /(?<![\sT])[\sT]+\d{1,2}:\d{2}.*$/
/** A day whose year has two digits. */
const SHORT_YEAR = /^(\d{1,2}[\s./-]*(?:\d{1,2}|[a-z]{3,9})[\s.,/-]+)(\d{2})$/i
const TWO_NUMBERS = /^(\d{1,2})([\s./-]+)(\d{1,2})(?=[\s./-])/

/** India writes the day first; a file in which no first part is above 12 and some second part is, doesn't. */
function isMonthFirst(texts: readonly string[]): boolean {
  const parts = texts.flatMap((text) => {
    const found = TWO_NUMBERS.exec(text.trim())
    return found === null ? [] : [[Number(found[1]), Number(found[3])] as const]
  })
  return parts.some(([, second]) => second > 12) && parts.every(([first]) => first <= 12)
}

/** A day as a program writes it: as a person types it, with a short year, with a time behind it; undefined for what is none. */
export function bookDay(text: string, monthFirst = false): Day | undefined {
  const cell = text.trim()
  if (cell.length > LONGEST) return undefined
  const day = cell.replace(TIME, '')
  const inOrder = monthFirst ? day.replace(TWO_NUMBERS, '$3$2$1') : day
  return typedDay(inOrder.replace(SHORT_YEAR, (_, before: string, year: string) => `${before}20${year}`))
}

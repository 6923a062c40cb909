/** Days as programs write them in a cell, and the order of day and month in a column of them. */
import { plainText } from '../values/cell-text.ts'
import { type Day, dayOf } from '../values/dates.ts'
import { typedDay } from '../values/typed-day.ts'

/**
 * How two numbers that could both be a month are read. `dayFirst` and `monthFirst` are of a whole column. In a column that mixes
 * two writings `asWritten` leaves real days as they are and takes the day first, and `swapped` turns day and month.
 */
export const DAY_ORDERS = ['dayFirst', 'monthFirst', 'asWritten', 'swapped'] as const
export type DayOrder = (typeof DAY_ORDERS)[number]

/** Longer cells are no days. */
const LONGEST = 40
const TIME = /(?<![\sT])[\sT]+\d{1,2}[:.]\d{2}(?!\d).*$/i
/** An instant says by its zone of which day it is. */
const ZONED = /T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/
/** A day whose year has two digits. */
const SHORT_YEAR = /^(\d{1,2}[\s./-]*(?:\d{1,2}|[a-z]{3,9})[\s.,'’/-]+)(\d{2})$/i
const NUMBERS = /^(\d{1,2})([\s./-]+)(\d{1,2})(?=[\s./-])/
const YEAR_FIRST = /^(\d{4})([./-]?)(\d{2})\2(\d{2})$/
/** `Apr 5, 2026`. */
const MONTH_NAMED = /^([a-z]{3,9})[\s.-]+(\d{1,2})(?:st|nd|rd|th)?,?[\s.-]+(\d{4})$/i
const ORDINAL = /^(\d{1,2})(?:st|nd|rd|th)\b/i
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?,?\s+/i

const isMonth = (number: number): boolean => number >= 1 && number <= 12

/** Without its time, and as it is written. */
const bare = (cell: string): string | undefined => {
  const text = plainText(cell)
  return text.length > LONGEST ? undefined : text.replace(WEEKDAY, '').replace(TIME, '').trim()
}

/** A day as a program writes it; undefined for what is none. */
export function cellDay(cell: string, order: DayOrder = 'dayFirst'): Day | undefined {
  const text = bare(cell)
  if (text === undefined) return undefined
  if (ZONED.test(cell.trim())) return dayOf(cell.trim())
  const year = YEAR_FIRST.exec(text)
  if (year !== null) return yearFirst(year, order)
  const named = MONTH_NAMED.exec(text)
  if (named !== null) return typedDay(`${named[2]} ${named[1]} ${named[3]}`)
  return typedDay(
    inOrder(text, order)
      .replace(ORDINAL, '$1')
      .replace(SHORT_YEAR, (_, before: string, short: string) => `${before.replace(/['’]/, ' ')}20${short}`),
  )
}

function yearFirst([, year = '', , month = '', day = '']: RegExpExecArray, order: DayOrder): Day | undefined {
  return typedDay(order === 'swapped' && isMonth(Number(day)) ? `${year}-${day}-${month}` : `${year}-${month}-${day}`)
}

function inOrder(text: string, order: DayOrder): string {
  const found = NUMBERS.exec(text)
  if (found === null || order === 'dayFirst') return text
  const [first, second] = [Number(found[1]), Number(found[3])]
  const isTurned = order === 'monthFirst' || (isMonth(first) && (order === 'swapped' || !isMonth(second)))
  return isTurned ? text.replace(NUMBERS, '$3$2$1') : text
}

interface Parts {
  /** What the writing is known by. */
  readonly form: string
  readonly first: number
  readonly second: number
}

function partsOf(cell: string): Parts | undefined {
  const text = bare(cell)
  if (text === undefined) return undefined
  const year = YEAR_FIRST.exec(text)
  if (year !== null) return { form: 'year', first: Number(year[4]), second: Number(year[3]) }
  const found = NUMBERS.exec(text)
  return found === null
    ? undefined
    : { form: (found[2] ?? '').trim(), first: Number(found[1]), second: Number(found[3]) }
}

export interface ColumnOrder {
  readonly order: DayOrder
  /** The column contradicts itself: which days are meant has to be asked. */
  readonly isOpen: boolean
}

/**
 * The order of a column. India writes the day first; a column in which no first number is above 12 and some second one is, doesn't.
 * A column that a spreadsheet half converted is open: one writing in which each day could be a month, beside another in
 * which none could. So is one with days of both orders.
 */
export function dayOrderOf(cells: Iterable<string>): ColumnOrder {
  const all = [...cells].flatMap((cell) => partsOf(cell) ?? [])
  const texts = all.filter(({ form }) => form !== 'year')
  const isDayFirst = texts.some(({ first }) => first > 12)
  const isMonthFirst = texts.some(({ second }) => second > 12)
  if ((isDayFirst && isMonthFirst) || isHalfConverted(all)) return { order: 'asWritten', isOpen: true }
  return { order: isMonthFirst ? 'monthFirst' : 'dayFirst', isOpen: false }
}

function isHalfConverted(all: readonly Parts[]): boolean {
  const forms = [...Map.groupBy(all, ({ form }) => form).values()]
  const couldTurn = ({ first, second }: Parts) => isMonth(first) && isMonth(second)
  return (
    forms.some((some) => some.every(couldTurn)) &&
    forms.some((some) => some[0]?.form !== 'year' && !some.some(couldTurn))
  )
}

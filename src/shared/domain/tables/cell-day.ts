/** Parses days in a cell as other programs write them, and finds the order of day and month in a column. */
import { plainText } from '../values/cell-text.ts'
import { type Day, dayOf, daysBetween } from '../values/dates.ts'
import { typedDay } from '../values/typed-day.ts'

/**
 * The order in which two numbers that could both be a month are read. `dayFirst` and `monthFirst` apply to a whole column. In a column that
 * mixes two formats, `asWritten` keeps real dates and takes the day first, and `swapped` exchanges day and month. `yearFirst` is for years
 * of two digits.
 */
export const DAY_ORDERS = ['dayFirst', 'monthFirst', 'asWritten', 'swapped', 'yearFirst'] as const
export type DayOrder = (typeof DAY_ORDERS)[number]

/** Maximum characters of a day. */
const LONGEST = 40
const TIME = /(?<![\sT])[\sT]+\d{1,2}[:.]\d{2}(?!\d).*$/i
/** An instant, whose zone decides the day. */
const ZONED = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}[\d:.]*) ?(Z|[+-]\d{2}):?(\d{2})?$/
/** A day whose year has two digits. */
const SHORT_YEAR = /^(\d{1,2}[\s./-]*(?:\d{1,2}|[a-z]{3,9})[\s.,'’/-]+)(\d{2})$/i
/** Three numbers of two digits. */
const SHORT_PARTS = /^(\d{2})([./-])(\d{2})\2(\d{2})$/
const NUMBERS = /^(\d{1,2})([\s./-]+)(\d{1,2})(?=[\s./-])/
const YEAR_FIRST = /^((?:19|20)\d{2})([./-]?)(\d{2})\2(\d{2})$/
/** `Apr 5, 2026`. */
const MONTH_NAMED = /^([a-z]{3,9})[\s.-]+(\d{1,2})(?:st|nd|rd|th)?,?[\s.-]+(\d{4})$/i
/** `05042026`; formats that start with the year are recognized earlier. */
const DIGITS_ALONE = /^(\d{2})(\d{2})(20\d{2})$/
/** The earliest two-digit year, in this century. */
const EARLIEST = 15
const ORDINAL = /^(\d{1,2})(?:st|nd|rd|th)\b/i
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?,?\s+/i

const isMonth = (number: number): boolean => number >= 1 && number <= 12

const HINDI = ['जनवरी', 'फरवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर']
const LATIN = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const DEVANAGARI = /[\u0900-\u097f]+/

const withLatinMonth = (text: string): string =>
  text.replace(DEVANAGARI, (month) => LATIN[HINDI.indexOf(month.normalize('NFC'))] ?? month)

/** The day without its time, as it is written. */
const bare = (cell: string): string | undefined => {
  const text = plainText(cell)
  if (text.length > LONGEST) return undefined
  return withLatinMonth(
    text
      .replace(/^['‘’]/, '')
      .replace(WEEKDAY, '')
      .replace(TIME, '')
      .trim(),
  )
}

/** Parses a day as programs write it; undefined for other text. */
export function cellDay(cell: string, order: DayOrder = 'dayFirst'): Day | undefined {
  const text = bare(cell)
  if (text === undefined) return undefined
  const zoned = ZONED.exec(cell.trim())
  if (zoned !== null) return dayOf(`${zoned[1]}T${zoned[2]}${zoned[3]}${zoned[4] === undefined ? '' : `:${zoned[4]}`}`)
  const year = YEAR_FIRST.exec(text)
  if (year !== null) return yearFirst(year, order)
  const short3 = order === 'yearFirst' ? SHORT_PARTS.exec(text) : null
  if (short3 !== null) return typedDay(`20${short3[1]}-${short3[3]}-${short3[4]}`)
  const named = MONTH_NAMED.exec(text)
  if (named !== null) return typedDay(`${named[2]} ${named[1]} ${named[3]}`)
  const bare8 = DIGITS_ALONE.exec(text)
  if (bare8 !== null) return typedDay(`${bare8[1]}-${bare8[2]}-${bare8[3]}`)
  const day = inOrder(text, order).replace(ORDINAL, '$1')
  const short = SHORT_YEAR.exec(day)
  // A two-digit year too early for any statement isn't a year: the last number may be the day.
  if (short !== null && Number(short[2]) < EARLIEST) return undefined
  return typedDay(short === null ? day : `${(short[1] ?? '').replace(/['’]/, ' ')}20${short[2]}`)
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
  /** A key of the format. */
  readonly form: string
  readonly first: number
  readonly second: number
}

function partsOf(cell: string): Parts | undefined {
  const text = bare(cell)
  if (text === undefined || cellDay(cell, 'asWritten') === undefined) return undefined
  const year = YEAR_FIRST.exec(text)
  if (year !== null) return { form: 'year', first: Number(year[4]), second: Number(year[3]) }
  const found = NUMBERS.exec(text)
  return found === null ? undefined : { form: formOf(found), first: Number(found[1]), second: Number(found[3]) }
}

/**
 * The separator between the numbers, and whether single digits have a leading zero: a spreadsheet that converts days uses its own format.
 */
function formOf([, first = '', sign = '', second = '']: RegExpExecArray): string {
  const isBare = first.length === 1 || second.length === 1
  return `${sign.trim()}${isBare ? ' bare' : ''}`
}

export interface ColumnOrder {
  readonly order: DayOrder
  /** True if the column contradicts itself, so the user has to be asked about the days. */
  readonly isOpen: boolean
}

/**
 * Finds the order of a column. In India the day comes first, unless no first number is above 12 and some second one is. The result is open
 * for a column that contradicts itself: days in both orders, real dates beside texts (from a spreadsheet that converted half of the
 * column), and days spread over as many months as days. If the days ascend or descend as written, but not when swapped, they are trusted.
 * @param others days of the same rows, such as value dates, which also show the order.
 */
export function dayOrderOf(cells: Iterable<string>, others: readonly string[] = []): ColumnOrder {
  const written = [...cells]
  if (areYearFirst(written)) return { order: 'yearFirst', isOpen: false }
  const all = written.flatMap((cell) => partsOf(cell) ?? [])
  const texts = all.filter(({ form }) => form !== 'year')
  const isDayFirst = texts.some(({ first }) => first > 12)
  const isMonthFirst = texts.some(({ second }) => second > 12)
  const open: ColumnOrder = { order: 'asWritten', isOpen: true }
  if (isDayFirst && isMonthFirst) return open
  const couldTurn = all.some(isEither)
  if (couldTurn && (isMixed(all) || isSpread(written, all)) && !isBelieved(written)) return open
  if (couldTurn && isNearer(written, others)) return open
  return { order: isMonthFirst ? 'monthFirst' : 'dayFirst', isOpen: false }
}

/** True if two-digit years come first: the first number is always the same and above 12, and the last one isn't. */
function areYearFirst(written: readonly string[]): boolean {
  const parts = written.flatMap((cell) => {
    const found = SHORT_PARTS.exec(bare(cell) ?? '')
    return found === null ? [] : [[Number(found[1]), Number(found[4])] as const]
  })
  const [year = 0] = parts[0] ?? []
  return year > 12 && new Set(parts.map(([, last]) => last)).size > 1 && parts.every(([first]) => first === year)
}

const isEither = ({ first, second }: Parts): boolean => isMonth(first) && isMonth(second) && first !== second

/** True for two formats of which one may be a spreadsheet's conversion of the other. */
function isMixed(all: readonly Parts[]): boolean {
  const forms = [...Map.groupBy(all, ({ form }) => form)]
  const couldBeMade = forms.some(([form, some]) => some.some(isEither) && (form === 'year' || some.every(isEither)))
  return forms.length > 1 && couldBeMade && forms.some(([form]) => form !== 'year')
}

const daysIn = (written: readonly string[], order: DayOrder): readonly Day[] =>
  written.flatMap((cell) => cellDay(cell, order) ?? [])

/** The number of days that are out of order, counted in the direction that fits better. */
function breaksIn(days: readonly Day[]): number {
  let [later, earlier] = [0, 0]
  for (const [at, day] of days.entries()) {
    const before = days[at - 1] ?? day
    if (day > before) later += 1
    if (day < before) earlier += 1
  }
  return Math.min(later, earlier)
}

const isBelieved = (written: readonly string[]): boolean =>
  breaksIn(daysIn(written, 'asWritten')) === 0 && breaksIn(daysIn(written, 'swapped')) > 0

const spanOf = (days: readonly Day[]): number => {
  const sorted = days.toSorted()
  return daysBetween(sorted[0] ?? '', sorted.at(-1) ?? '')
}

/** True for days that look swapped: the 4th of every month instead of every day of April. */
function isSpread(written: readonly string[], all: readonly Parts[]): boolean {
  if (all.length < 3 || !all.every(({ first, second }) => isMonth(first) && isMonth(second))) return false
  const [days, turned] = [daysIn(written, 'asWritten'), daysIn(written, 'swapped')]
  return breaksIn(turned) === 0 && spanOf(turned) * 3 < spanOf(days) && spanOf(days) > 60
}

/** True if other days of the same rows are close to these only with day and month swapped. */
function isNearer(written: readonly string[], others: readonly string[]): boolean {
  const near = (order: DayOrder) =>
    written.filter((cell, at) => {
      const [one, other] = [cellDay(cell, order), cellDay(others[at] ?? '', 'asWritten')]
      return one !== undefined && other !== undefined && daysBetween(one, other) <= 7
    }).length
  return near('swapped') > near('asWritten')
}

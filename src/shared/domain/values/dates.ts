/**
 * Dates are India's, whatever the machine's zone: five and a half hours ahead of UTC all year. Times inside the program are
 * ISO text; a day is `2026-04-05`.
 */

/** A calendar day in India, `2026-04-05`. */
export type Day = string

const MINUTES_AHEAD = 330
const MINUTE = 60_000
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

const DAY_MS = 86_400_000

/** A day, or a day and a time, which may name its zone. */
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}:\d{2})?)?$/

/**
 * Milliseconds since 1970 of an ISO time; one without a zone is India's, and a day begins at midnight in India. Undefined for
 * any other text, and for a day or a time that doesn't exist (`2026-06-31`, `24:00`): nothing is guessed.
 */
export function instantOf(iso: string): number | undefined {
  const [, year, month, date, hours = '00', minutes = '00', seconds = '00', fraction = '', zone] = ISO.exec(iso) ?? []
  const midnight = year === undefined ? undefined : utcOf(Number(year), Number(month), Number(date))
  const ahead = zone === undefined ? MINUTES_AHEAD : minutesAhead(zone)
  const isTime = Number(hours) < 24 && Number(minutes) < 60 && Number(seconds) < 60
  if (midnight === undefined || ahead === undefined || !isTime) return undefined
  const milliseconds = Number(fraction.padEnd(3, '0').slice(0, 3))
  return midnight + (Number(hours) * 60 + Number(minutes) - ahead) * MINUTE + Number(seconds) * 1000 + milliseconds
}

/** Milliseconds of the beginning of a day in UTC; undefined for one that isn't in the calendar. @param month from 1 on */
function utcOf(year: number, month: number, date: number): number | undefined {
  const day = new Date(0)
  day.setUTCFullYear(year, month - 1, date)
  return day.getUTCMonth() === month - 1 && day.getUTCDate() === date ? day.getTime() : undefined
}

/** Of `+05:30` 330; undefined for what no zone is. */
function minutesAhead(zone: string): number | undefined {
  if (zone === 'Z') return 0
  const [hours = 0, minutes = 0] = zone.slice(1).split(':').map(Number)
  if (hours > 14 || minutes > 59) return undefined
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}

/** Days since 1970 of a day in the calendar; NaN for text that is none. */
const dayNumber = (day: Day): number => (instantOf(`${day}T00:00Z`) ?? Number.NaN) / DAY_MS

/** Is it a day of the calendar, written as `2026-04-05`? */
export const isDay = (text: string): text is Day => instantOf(`${text}T00:00Z`) !== undefined

/** Milliseconds since 1970 of an ISO time that StoreDesk itself wrote; NaN, which no comparison takes, for any other text. */
export const timeOf = (iso: string): number => instantOf(iso) ?? Number.NaN

/** Milliseconds of the clock on the wall in India, as if it were UTC; undefined for text that is no time. */
export function wallTime(iso: string): number | undefined {
  const time = instantOf(iso)
  return time === undefined ? undefined : time + MINUTES_AHEAD * MINUTE
}

function wallClock(iso: string): Date | undefined {
  const time = wallTime(iso)
  return time === undefined ? undefined : new Date(time)
}

/** The day in India at a time (milliseconds since 1970). */
export const dayAt = (time: number): Day => new Date(time + MINUTES_AHEAD * MINUTE).toISOString().slice(0, 10)

/** The day in India of an ISO time; a day stays itself. */
export const dayOf = (iso: string): Day | undefined => wallClock(iso)?.toISOString().slice(0, 10)

const two = (number: number): string => (number < 10 ? `0${number}` : String(number))

const dateOn = (wall: Date): string =>
  `${two(wall.getUTCDate())} ${MONTHS[wall.getUTCMonth()] ?? '?'} ${String(wall.getUTCFullYear()).padStart(4, '0')}`
const timeOn = (wall: Date): string => `${two(wall.getUTCHours())}:${two(wall.getUTCMinutes())}`

const inWords = (iso: string, words: (wall: Date) => string): string => {
  const wall = wallClock(iso)
  return wall === undefined ? '–' : words(wall)
}

/** `05 Apr 2026`; a dash for text that is no time. */
export const formatDate = (iso: string): string => inWords(iso, dateOn)

/** `10:42`, in India. */
export const formatTime = (iso: string): string => inWords(iso, timeOn)

/** `05 Apr 2026, 10:42`. */
export const formatDateTime = (iso: string): string => inWords(iso, (wall) => `${dateOn(wall)}, ${timeOn(wall)}`)

/** `2026-27`: the financial year runs from 1 April to 31 March. */
export function financialYearOf(day: Day): string {
  const year = Number(day.slice(0, 4))
  const from = Number(day.slice(5, 7)) >= 4 ? year : year - 1
  return `${from}-${String((from + 1) % 100).padStart(2, '0')}`
}

/** The first day of the financial year that a day is in: 1 April. */
export const firstOfYear = (day: Day): Day => `${financialYearOf(day).slice(0, 4)}-04-01`

/** The day some days later, or earlier. */
export const addDays = (day: Day, days: number): Day =>
  new Date((dayNumber(day) + days) * DAY_MS).toISOString().slice(0, 10)

/** Days from one to the other, whichever is first. */
export const daysBetween = (one: Day, other: Day): number => Math.abs(dayNumber(one) - dayNumber(other))

export const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`

/** The same date some months later; the last day of a month that is too short. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(date, last))
  return first.toISOString().slice(0, 10)
}

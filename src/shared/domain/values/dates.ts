/**
 * Dates are India's, whatever the machine's zone: five and a half hours ahead of UTC all year. Times inside the program are
 * ISO text; a day is `2026-04-05`.
 */

/** A calendar day in India, `2026-04-05`. */
export type Day = string

const MINUTES_AHEAD = 330
const MINUTE = 60_000
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/
const WITHOUT_ZONE = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/

/**
 * Milliseconds since 1970 of an ISO time; one without a zone is India's, and a day begins at midnight in India. Undefined
 * for text that is no time.
 */
export function instantOf(iso: string): number | undefined {
  const time = Date.parse(iso.endsWith('Z') ? iso : withZone(iso))
  return Number.isNaN(time) ? undefined : time
}

function withZone(iso: string): string {
  const text = DAY_ONLY.test(iso) ? `${iso}T00:00` : iso
  return WITHOUT_ZONE.test(text) ? `${text.replace(' ', 'T')}+05:30` : text
}

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
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** Days from one to the other, whichever is first. */
export const daysBetween = (one: Day, other: Day): number => Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000

export const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`

/** The same date some months later; the last day of a month that is too short. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(date, last))
  return first.toISOString().slice(0, 10)
}

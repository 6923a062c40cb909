/**
 * Dates are in Indian time regardless of the computer's zone: five and a half hours ahead of UTC all year. Times inside the program are ISO
 * text; a day is `2026-04-05`.
 */

/** A calendar day in India, `2026-04-05`. */
export type Day = string

const MINUTES_AHEAD = 330
const MINUTE = 60_000
/** English names, as in dates and HTTP. */
export const MONTHS: readonly string[] = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
]

const DAY_MS = 86_400_000

/** A day, or a day and a time with an optional zone. Without groups, since lists parse it for each row. */
const ISO =
  /^\d{4}-\d\d-\d\d(?:[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)?)?$/
/** Indexes of the parts in an ISO time. */
const AT = { month: 5, date: 8, hours: 11, minutes: 14, seconds: 17, fraction: 20 } as const

/**
 * Milliseconds since 1970 of an ISO time; a time without a zone is in Indian time, and a day begins at midnight in India. Undefined for
 * other text, and for a day or a time that doesn't exist (`2026-06-31`, `24:00`).
 */
export function instantOf(iso: string): number | undefined {
  if (!ISO.test(iso)) return undefined
  const midnight = utcOf(twoDigits(iso, 0) * 100 + twoDigits(iso, 2), twoDigits(iso, AT.month), twoDigits(iso, AT.date))
  if (midnight === undefined) return undefined
  if (iso.length < AT.hours) return midnight - MINUTES_AHEAD * MINUTE
  const zone = zoneAt(iso)
  const minutes = twoDigits(iso, AT.hours) * 60 + twoDigits(iso, AT.minutes) - minutesAhead(iso, zone)
  const seconds = zone > AT.seconds ? twoDigits(iso, AT.seconds) : 0
  const milliseconds =
    zone > AT.fraction ? Number(iso.slice(AT.fraction, Math.min(zone, AT.fraction + 3)).padEnd(3, '0')) : 0
  return midnight + minutes * MINUTE + seconds * 1000 + milliseconds
}

const ZERO_DIGIT = 48
const twoDigits = (text: string, at: number): number =>
  (text.charCodeAt(at) - ZERO_DIGIT) * 10 + text.charCodeAt(at + 1) - ZERO_DIGIT

/** Milliseconds of the start of a day in UTC; undefined for a day that doesn't exist. @param month from 1 on */
function utcOf(year: number, month: number, date: number): number | undefined {
  if (month < 1 || month > 12 || date < 1 || date > daysIn(year, month)) return undefined
  // Date maps years below 100 to the last century, so the calculation uses a year 400 later, with the same calendar.
  return year < 100
    ? Date.UTC(year + 400, month - 1, date) - DAYS_OF_400_YEARS * DAY_MS
    : Date.UTC(year, month - 1, date)
}

const DAYS_OF_400_YEARS = 146_097
const LONG_MONTHS: readonly number[] = [1, 3, 5, 7, 8, 10, 12]

function daysIn(year: number, month: number): number {
  if (month !== 2) return LONG_MONTHS.includes(month) ? 31 : 30
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
}

/** The index of the zone in an ISO time; the length if it has none. */
function zoneAt(iso: string): number {
  if (iso.endsWith('Z')) return iso.length - 1
  const sign = iso.length - '+05:30'.length
  return sign > AT.minutes && (iso[sign] === '+' || iso[sign] === '-') ? sign : iso.length
}

/** 330 for `+05:30`, 0 for `Z`; India's if there is no zone. */
function minutesAhead(iso: string, zone: number): number {
  if (zone === iso.length) return MINUTES_AHEAD
  if (iso[zone] === 'Z') return 0
  return (iso[zone] === '-' ? -1 : 1) * (twoDigits(iso, zone + 1) * 60 + twoDigits(iso, zone + 4))
}

/** Days since 1970; NaN for an invalid day. */
const dayNumber = (day: Day): number => (instantOf(`${day}T00:00Z`) ?? Number.NaN) / DAY_MS

/** True for an existing day, written as `2026-04-05`. */
export const isDay = (text: string): text is Day => instantOf(`${text}T00:00Z`) !== undefined

/** Milliseconds since 1970 of an ISO time written by StoreDesk itself; NaN, which fails every comparison, for any other text. */
export const timeOf = (iso: string): number => instantOf(iso) ?? Number.NaN

/** Milliseconds of the local time in India, as if it were UTC; undefined for an invalid time. */
export function wallTime(iso: string): number | undefined {
  const time = instantOf(iso)
  return time === undefined ? undefined : time + MINUTES_AHEAD * MINUTE
}

function wallClock(iso: string): Date | undefined {
  const time = wallTime(iso)
  return time === undefined ? undefined : new Date(time)
}

/** A time (milliseconds since 1970) as ISO text. */
export const isoAt = (time: number): string => new Date(time).toISOString()

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

/** `05 Apr 2026`; a dash for an invalid time. */
export const formatDate = (iso: string): string => inWords(iso, dateOn)

/**
 * `16–22 Nov 2026`, `30 Nov – 06 Dec 2026`, `28 Dec 2026 – 03 Jan 2027`: the days from one to the other, with what both share written once.
 * One day is that day.
 */
export function formatDays(from: Day, to: Day): string {
  const [first, last] = [wallClock(from), wallClock(to)]
  if (first === undefined || last === undefined || first.getUTCFullYear() !== last.getUTCFullYear()) {
    return `${formatDate(from)} – ${formatDate(to)}`
  }
  if (first.getUTCMonth() !== last.getUTCMonth())
    return `${formatDate(from).slice(0, -' 2026'.length)} – ${formatDate(to)}`
  return first.getUTCDate() === last.getUTCDate() ? formatDate(to) : `${two(first.getUTCDate())}–${formatDate(to)}`
}

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

/** Days between the two, in either order. */
export const daysBetween = (one: Day, other: Day): number => Math.abs(dayNumber(one) - dayNumber(other))

export const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`

/** The same date some months later, or the last day of a month that is too short. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(date, last))
  return first.toISOString().slice(0, 10)
}

import type { MessageKey } from '../../messages.ts'
import { type Day, formatDate } from '../values/dates.ts'
import { typedDay } from '../values/typed-day.ts'
import type { Built } from './built.ts'

export const LONGEST_BABY_NAME = 40
const EARLIEST_BIRTH: Day = '1900-01-01'

export interface CalendarAsk {
  /** One of `calendarYears`; the current one by default. */
  readonly year?: number | undefined
  readonly babyName: string
  readonly birthDate: Day | undefined
  readonly picture: string | undefined
}

export interface CalendarMonth {
  readonly name: string
  /** Sunday to Saturday; undefined for days outside the month. */
  readonly weeks: readonly (readonly (number | undefined)[])[]
  readonly birthday: number | undefined
}

export interface Calendar {
  readonly year: number
  readonly babyName: string
  /** `05 Apr 2024`. */
  readonly born: string | undefined
  /** `turns 2 on 5 April`; undefined in the year of the birth. */
  readonly turns: string | undefined
  readonly picture: string | undefined
  /** January to December. */
  readonly months: readonly CalendarMonth[]
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** The years that a calendar can be made for: the current one (in Indian time), and the next, which is printed ahead. */
export function calendarYears(today: Day): readonly [current: number, next: number] {
  const year = Number(today.slice(0, 4))
  return [year, year + 1]
}

/** The error of a birth date: after today (in Indian time), or before 1900, which is a typing mistake. */
export function refuseBirthDate(birthDate: Day, today: Day): MessageKey | undefined {
  if (birthDate > today) return 'birthDateAhead'
  return birthDate < EARLIEST_BIRTH ? 'birthDateLongAgo' : undefined
}

/** The reason why there is no calendar; undefined if all its data is present. */
export function refuseCalendar({ babyName, birthDate, picture }: CalendarAsk, today: Day): MessageKey | undefined {
  if (babyName.trim() === '' || birthDate === undefined || picture === undefined) return 'mandatoryFields'
  if (typedDay(birthDate) !== birthDate) return 'mandatoryFields'
  return refuseBirthDate(birthDate, today)
}

/** Refuses, with a message, if any of its data is missing. */
export function buildCalendar(ask: CalendarAsk, today: Day): Built<Calendar> {
  const why = refuseCalendar(ask, today)
  return why === undefined ? { ok: true, paper: calendarSheet(ask, today) } : { ok: false, why }
}

/** The sheet of its year, complete or not; a year that isn't offered counts as the current one. */
export function calendarSheet({ year: asked, babyName, birthDate, picture }: CalendarAsk, today: Day): Calendar {
  const years = calendarYears(today)
  const year = years.find((one) => one === asked) ?? years[0]
  const birthday = birthDate === undefined ? undefined : birthdayIn(year, birthDate)
  return {
    year,
    babyName: babyName.trim().replace(/\s+/g, ' '),
    born: birthDate === undefined ? undefined : formatDate(birthDate),
    turns: birthDate === undefined ? undefined : turns(year, birthDate),
    picture,
    months: MONTHS.map((name, month) => ({
      name,
      weeks: weeksOf(year, month),
      birthday: birthday?.month === month ? birthday.date : undefined,
    })),
  }
}

function turns(year: number, birthDate: Day): string | undefined {
  const age = year - Number(birthDate.slice(0, 4))
  const { month, date } = birthdayIn(year, birthDate)
  return age > 0 ? `turns ${age} on ${date} ${MONTHS[month]}` : undefined
}

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate()

/** A birthday on 29 February moves to the 28th in other years. */
function birthdayIn(year: number, birthDate: Day): { readonly month: number; readonly date: number } {
  const month = Number(birthDate.slice(5, 7)) - 1
  return { month, date: Math.min(Number(birthDate.slice(8, 10)), daysIn(year, month)) }
}

/** Six weeks each, so that all months have the same height. */
function weeksOf(year: number, month: number): CalendarMonth['weeks'] {
  const before = new Date(Date.UTC(year, month, 1)).getUTCDay()
  const last = daysIn(year, month)
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const date = week * 7 + weekday - before + 1
      return date >= 1 && date <= last ? date : undefined
    }),
  )
}

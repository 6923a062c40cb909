/** A typed day in the Indian order: day, month, year. */
import { type Day, isDay } from './dates.ts'

const NUMBERS = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4})$/
const NAMED = /^(\d{1,2})[\s./-]*([a-z]{3,9})[\s.,/-]*(\d{4})$/i
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

/**
 * `5/4/2026`, `05.04.2026`, `5 Apr 2026` and `2026-04-05` are all 5 April 2026. Undefined for a day that doesn't exist and for incomplete
 * text: a year has four digits, so that nothing is accepted during typing.
 */
export function typedDay(text: string): Day | undefined {
  const typed = text.trim()
  const numbers = NUMBERS.exec(typed)
  if (numbers !== null) return dayFrom(numbers[3], numbers[2], numbers[1])
  const named = NAMED.exec(typed)
  if (named !== null) return dayFrom(named[3], String(monthOf(named[2] ?? '')), named[1])
  const iso = ISO.exec(typed)
  return iso === null ? undefined : dayFrom(iso[1], iso[2], iso[3])
}

const monthOf = (name: string): number => MONTHS.findIndex((month) => month.startsWith(name.toLowerCase())) + 1

function dayFrom(year = '', month = '', date = ''): Day | undefined {
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) ? day : undefined
}

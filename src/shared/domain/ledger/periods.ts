/** Financial years as the ledger's calls name them (`2026-2027`), and the periods that accountants ask for. Days are in Indian time. */
import { lazily } from '../../lazily.ts'
import {
  addDays,
  addMonths,
  type Day,
  firstOfMonth,
  firstOfYear,
  financialYearOf as inShort,
  timeOf,
} from '../values/dates.ts'

export type LedgerYear = string

export interface Span {
  readonly from: Day
  readonly to: Day
}

/** The number of years that a ledger can be viewed, including the current one. */
export const LEDGER_YEARS = 5

/** The financial year of a day. */
export const ledgerYearOf = (day: Day): LedgerYear => {
  const first = Number(inShort(day).slice(0, 4))
  return `${first}-${first + 1}`
}

/** Its 1 April. */
export const firstOf = (year: LedgerYear): Day => `${year.slice(0, 4)}-04-01`
/** Its 31 March. */
export const lastOf = (year: LedgerYear): Day => `${year.slice(5, 9)}-03-31`

/** The years that these days touch, oldest first. */
export function yearsOf({ from, to }: Span): readonly LedgerYear[] {
  const first = Number(ledgerYearOf(from).slice(0, 4))
  const last = Number(ledgerYearOf(to).slice(0, 4))
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, nth) => `${first + nth}-${first + nth + 1}`)
}

/** True if some of the days lie outside the other span. */
export const reachesBeyond = (days: Span, those: Span): boolean => days.from < those.from || days.to > those.to

/** 1 April to 31 March of the financial year of today. */
export const thisYear = (today: Day): Span => ({ from: firstOfYear(today), to: lastOf(ledgerYearOf(today)) })

/** True if the financial year of a day has begun; without a day it means the current year. */
export const hasBegun = (day: Day | undefined, today: Day): boolean => (day ?? today) <= thisYear(today).to

/** The days of a requested ledger; a missing end is that of the financial year. */
export function ledgerSpan({ from, to }: Partial<{ [K in keyof Span]: Day | undefined }>, today: Day): Span {
  const first = from ?? firstOfYear(to ?? today)
  return { from: first, to: to ?? lastOf(ledgerYearOf(from ?? today)) }
}

const monthName = lazily(() => new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' }))

const monthsFrom = (from: Day, months: number): Span => ({ from, to: addDays(addMonths(from, months), -1) })

/** The quarters of a year that have begun, oldest first. */
export const quartersOf = (year: LedgerYear, today: Day): readonly Span[] =>
  [0, 3, 6, 9].map((months) => monthsFrom(addMonths(firstOf(year), months), 3)).filter(({ from }) => from <= today)

/** Every financial year, the quarters of the current and the previous year, and the last twelve months; only those that have begun. */
export function ledgerSpans(today: Day): readonly { readonly label: string; readonly value: Span }[] {
  const first = firstOfYear(today)
  const years = Array.from({ length: LEDGER_YEARS }, (_, back) => {
    const from = addMonths(first, -12 * back)
    return { label: `Year ${inShort(from)}`, value: monthsFrom(from, 12) }
  })
  // The quarters of this and the previous year, newest first.
  const quarters = Array.from({ length: 8 }, (_, nth) => {
    const from = addMonths(first, 9 - 3 * nth)
    return { label: `Quarter ${4 - (nth % 4)} of ${inShort(from)}`, value: monthsFrom(from, 3) }
  })
  const months = Array.from({ length: 12 }, (_, back) => {
    const from = addMonths(firstOfMonth(today), -back)
    return { label: monthName().format(new Date(timeOf(`${from}T00:00Z`))), value: monthsFrom(from, 1) }
  })
  return [...years, ...quarters, ...months].filter(({ value }) => value.from <= today)
}

/** C-forms that a store owes for invoices from the time before GST: their status and years (document 3, sections 4, 5 and 9). */
import { firstOf, type LedgerYear, lastOf, type Span, yearsOf } from '../ledger/periods.ts'
import type { Day } from '../values/dates.ts'

/** The portal's keys with their names on screen. */
export const C_FORM_STATUSES = [
  { key: 'Shipped', words: 'To be submitted' },
  { key: 'Issued', words: 'Submitted' },
] as const
export type CFormStatus = (typeof C_FORM_STATUSES)[number]['key']

/** Defaults to the forms that are still to be submitted. */
export const cFormStatus = (chosen: string | undefined): CFormStatus =>
  C_FORM_STATUSES.find(({ key }) => key === chosen)?.key ?? 'Shipped'

const FIRST = '2014-2015'

/** From 2014-2015 to the current year, newest first. */
export const cFormYears = (today: Day): readonly LedgerYear[] =>
  yearsOf({ from: firstOf(FIRST), to: today }).toReversed()

/** The days of a year, or of all years if none is chosen. */
export function cFormSpan(chosen: string | undefined, today: Day): Span {
  const years = cFormYears(today)
  const year = years.find((one) => one === chosen)
  return { from: firstOf(year ?? FIRST), to: lastOf(year ?? years[0] ?? FIRST) }
}

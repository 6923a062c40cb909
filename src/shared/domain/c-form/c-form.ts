/** C-forms, which a store owes for invoices of the time before GST: which are wanted, of which years (document 3, sections 4, 5 and 9). */
import { firstOf, type LedgerYear, lastOf, type Span, yearsOf } from '../ledger/periods.ts'
import type { Day } from '../values/dates.ts'

/** The portal's keys, and what they are called. */
export const C_FORM_STATUSES = [
  { key: 'Shipped', words: 'To Be Submitted' },
  { key: 'Issued', words: 'Submitted' },
] as const
export type CFormStatus = (typeof C_FORM_STATUSES)[number]['key']

/** What isn't chosen is to be submitted. */
export const cFormStatus = (chosen: string | undefined): CFormStatus =>
  C_FORM_STATUSES.find(({ key }) => key === chosen)?.key ?? 'Shipped'

const FIRST = '2014-2015'

/** From 2014-2015 to the year that today is in, newest first. */
export const cFormYears = (today: Day): readonly LedgerYear[] =>
  yearsOf({ from: firstOf(FIRST), to: today }).toReversed()

/** The days of a year; of all of them where none is chosen. */
export function cFormSpan(chosen: string | undefined, today: Day): Span {
  const years = cFormYears(today)
  const year = years.find((one) => one === chosen)
  return { from: firstOf(year ?? FIRST), to: lastOf(year ?? years[0] ?? FIRST) }
}

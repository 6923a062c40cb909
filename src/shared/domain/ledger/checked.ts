/** Entries that a person has checked against their own books: kept on this computer, and told when one has changed since. */
import { dayOf } from '../values/dates.ts'
import type { LedgerAmounts } from './entry.ts'

export const CHECKED = { checked: 'Checked', changed: 'Changed', unchecked: 'Not checked' } as const
export type Checked = keyof typeof CHECKED

/** What was checked of an entry: its day and its amounts (paise). */
export const checkedOf = ({ approvedDate, debit, credit }: Omit<LedgerAmounts, 'id' | 'voucherNumber'>): string =>
  [dayOf(approvedDate) ?? approvedDate, debit, credit].join('|')

/** `kept`: what it was when it was checked; undefined where nobody did. */
export function checkedAs(entry: LedgerAmounts, kept: string | undefined): Checked {
  if (kept === undefined) return 'unchecked'
  return kept === checkedOf(entry) ? 'checked' : 'changed'
}

/** What of a ledger isn't in the store's own books as far as it was compared: never checked, or another since. */
export function notInBooks<E extends LedgerAmounts>(
  entries: readonly E[],
  keptOf: (entry: E) => string | undefined,
): { readonly unchecked: readonly E[]; readonly changed: readonly E[] } {
  const as = (what: Checked) => entries.filter((entry) => checkedAs(entry, keptOf(entry)) === what)
  return { unchecked: as('unchecked'), changed: as('changed') }
}

/** A checked entry by its key, and what it was then. */
export type LedgerMark = readonly [key: string, of: string]

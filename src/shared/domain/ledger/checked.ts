/** Entries that the user has checked against their own books: stored on this computer, and flagged if one has changed since. */
import { dayOf } from '../values/dates.ts'
import type { LedgerAmounts } from './entry.ts'

export const CHECKED = { checked: 'Checked', changed: 'Changed', unchecked: 'Not checked' } as const
export type Checked = keyof typeof CHECKED

/** The checked content of an entry: its day and its amounts (paise). */
export const checkedOf = ({ approvedDate, debit, credit }: Omit<LedgerAmounts, 'id' | 'voucherNumber'>): string =>
  [dayOf(approvedDate) ?? approvedDate, debit, credit].join('|')

/** `content`: the entry's content when it was checked; undefined if it never was. */
export function checkedAs(entry: LedgerAmounts, content: string | undefined): Checked {
  if (content === undefined) return 'unchecked'
  return content === checkedOf(entry) ? 'checked' : 'changed'
}

/** The entries of a ledger that are unconfirmed in the store's books: never checked, or changed since. */
export function notInBooks<E extends LedgerAmounts>(
  entries: readonly E[],
  contentOf: (entry: E) => string | undefined,
): { readonly unchecked: readonly E[]; readonly changed: readonly E[] } {
  const as = (what: Checked) => entries.filter((entry) => checkedAs(entry, contentOf(entry)) === what)
  return { unchecked: as('unchecked'), changed: as('changed') }
}

/** A checked entry by its key, with its content at that time. */
export type LedgerMark = readonly [key: string, of: string]

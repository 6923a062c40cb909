import { pathOf } from '../screens.ts'
import { dayOf } from '../values/dates.ts'
import { queryText } from '../values/query-text.ts'
import { detailKindOf } from './details.ts'
import type { LedgerEntry } from './entry.ts'
import { type NoteKind, noteKindOf } from './notes.ts'

type Entry = Pick<
  LedgerEntry,
  | 'ledgerAccount'
  | 'kind'
  | 'id'
  | 'accTypeID'
  | 'isDiscountPaid'
  | 'isSR'
  | 'isCourierExpenses'
  | 'isOrderCancel'
  | 'voucherType'
  | 'approvedDate'
  | 'noteType'
>

/** Placeholder in an address for a value that the portal doesn't send. */
export const MISSING_VALUE = '-'
/** The details of a ledger entry, or of its sales return. */
export const entryAddress = (entry: Entry): string => {
  const { ledgerAccount, id, isSR, approvedDate, noteType } = entry
  if (isSR) {
    return pathOf('ledgerReturn', { id, approvedDate: dayOf(approvedDate) ?? '', noteType: noteType || MISSING_VALUE })
  }
  const note = noteKindOf(entry)
  const kind = queryText([['kind', detailKindOf(entry)], ...(note === undefined ? [] : [['note', note] as const])])
  return `${pathOf('transactionDetails', { acc: ledgerAccount, id })}?${kind}`
}
/** The printable page of a ledger note. */
export const noteAddress = (of: NoteKind, id: string): string => pathOf('ledgerNote', { kind: of, id })

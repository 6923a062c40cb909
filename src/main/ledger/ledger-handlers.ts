/** The bridge's ledger entries: the store's own books, what was checked against them, files for the accountant's programs. */
import { fail, ok, type Result, refuse } from '../../shared/errors.ts'
import type { Dialogs } from '../files/dialogs.ts'
import { pickFile } from '../files/pick-file.ts'
import type { ReadBooks } from '../files/workbook-reader.ts'
import type { Handlers } from '../handlers.ts'
import type { AskAnything } from '../portal/own-reader.ts'
import type { SessionPortal } from '../portal/session-portal.ts'
import type { LedgerMarks } from './ledger-marks.ts'
import { tallyHandlers } from './tally-handlers.ts'

export interface LedgerHandlersDeps extends Pick<SessionPortal, 'store'> {
  readonly ask: AskAnything
  readonly dialogs: Dialogs
  readonly readBooks: ReadBooks
  /** Those of the account that is signed in. */
  readonly marks: () => Result<LedgerMarks>
}

export type LedgerHandlers = Pick<
  Handlers,
  'ledger.previewTally' | 'ledger.saveTally' | 'ledger.check' | 'ledger.pickBooks'
>

export const ledgerHandlers = ({ ask, dialogs, readBooks, store, marks }: LedgerHandlersDeps): LedgerHandlers => ({
  'ledger.check': async ({ account, entries, isChecked }) => {
    const kept = marks()
    if (!kept.ok) return kept
    if (isChecked) kept.value.check(account, entries)
    else
      kept.value.uncheck(
        account,
        entries.map(([key]) => key),
      )
    return ok(undefined)
  },
  'ledger.pickBooks': async () => {
    const picked = await pickFile(dialogs, 'Choose your own books')
    if (!picked.ok || picked.value === undefined) return picked.ok ? ok(undefined) : picked
    const { name } = picked.value
    const read = await readBooks(picked.value)
    if ('refusal' in read) return fail({ kind: 'file', message: read.refusal })
    return read.books === undefined ? refuse('ownBooksUnknown') : ok({ fileName: name, ...read.books })
  },
  ...tallyHandlers({ ask, dialogs, store }),
})

import { ok, type Result } from '../../shared/errors.ts'
import type { Dialogs } from '../files/dialogs.ts'
import type { Handlers } from '../handlers.ts'
import type { ReadAny } from '../portal/own-reader.ts'
import type { SessionPortal } from '../portal/session-portal.ts'
import type { LedgerMarks } from './ledger-marks.ts'
import { tallyHandlers } from './tally-handlers.ts'

export interface LedgerHandlersDeps extends Pick<SessionPortal, 'store'> {
  readonly ask: ReadAny
  readonly dialogs: Dialogs
  /** The marks of the signed-in account. */
  readonly marks: () => Result<LedgerMarks>
}

export type LedgerHandlers = Pick<Handlers, 'ledger.previewTally' | 'ledger.saveTally' | 'ledger.check'>

export const ledgerHandlers = ({ ask, dialogs, store, marks }: LedgerHandlersDeps): LedgerHandlers => ({
  'ledger.check': async ({ account, entries, isChecked }) => {
    const ledgerMarks = marks()
    if (!ledgerMarks.ok) return ledgerMarks
    if (isChecked) ledgerMarks.value.check(account, entries)
    else
      ledgerMarks.value.uncheck(
        account,
        entries.map(([key]) => key),
      )
    return ok(undefined)
  },
  ...tallyHandlers({ ask, dialogs, store }),
})

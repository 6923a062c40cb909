/** The bridge's ledger entries: what was checked against the store's own books, files for the accountant's programs. */
import type { Written } from '../../shared/bridge/entry.ts'
import { entryKey } from '../../shared/domain/ledger/merge.ts'
import { tallyVouchers } from '../../shared/domain/ledger/tally.ts'
import { ACCOUNTS } from '../../shared/domain/payments/payment.ts'
import { formatDate } from '../../shared/domain/values/dates.ts'
import { ok, type Result, refuse, sessionEnded } from '../../shared/errors.ts'
import { writeWhole } from '../files/atomic-file.ts'
import { type Dialogs, XML } from '../files/dialogs.ts'
import { fileName } from '../files/save-csv.ts'
import type { Handlers } from '../handlers.ts'
import type { AskAnything } from '../portal/own-reader.ts'
import type { SessionPortal } from '../portal/session-portal.ts'
import type { LedgerMarks } from './ledger-marks.ts'

export interface LedgerHandlersDeps extends Pick<SessionPortal, 'store'> {
  readonly ask: AskAnything
  readonly dialogs: Dialogs
  /** Those of the account that is signed in. */
  readonly marks: () => Result<LedgerMarks>
}

export type LedgerHandlers = Pick<Handlers, 'ledger.saveTally' | 'ledger.check'>

export const ledgerHandlers = ({ ask, dialogs, store, marks }: LedgerHandlersDeps): LedgerHandlers => ({
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
  'ledger.saveTally': async ({ account, from, to, entries }): Promise<Result<Written>> => {
    const user = store()?.id
    const read = await ask('ledger.statement', { account, from, to })
    if (!read.ok) return read
    const chosen = new Set(entries)
    const vouchers = read.value.rows.filter((entry) => chosen.has(entryKey(entry)))
    if (vouchers.length === 0) return refuse('ledgerNone')
    const name = ACCOUNTS.find(({ id }) => id === account)?.name ?? ''
    const suggested = `Tally vouchers ${name}, ${formatDate(from)} – ${formatDate(to)}.xml`
    const path = await dialogs.saveAs(fileName(suggested), XML)
    if (path === undefined) return ok(undefined)
    if (store()?.id !== user) return sessionEnded()
    return writeWhole(path, tallyVouchers(vouchers, account))
  },
})

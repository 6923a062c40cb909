/** Ledger entries that the user checked against the store's own books, on disk: they survive a restart and a sign-out. */
import { z } from 'zod'
import type { LedgerMark } from '../../shared/domain/ledger/checked.ts'
import type { AccountId } from '../../shared/domain/payments/payment.ts'
import type { Database } from '../store/database.ts'

export interface LedgerMarks {
  of(account: AccountId): readonly LedgerMark[]
  check(account: AccountId, marks: readonly LedgerMark[]): void
  uncheck(account: AccountId, keys: readonly string[]): void
}

const row = z.object({ entry: z.string(), of: z.string() })

export function createLedgerMarks(db: Database): LedgerMarks {
  const all = db.prepare('SELECT entry, checked_as AS "of" FROM ledger_marks WHERE account = ?')
  const put = db.prepare(
    `INSERT INTO ledger_marks (account, entry, checked_as) VALUES (?, ?, ?)
     ON CONFLICT (account, entry) DO UPDATE SET checked_as = excluded.checked_as`,
  )
  const drop = db.prepare('DELETE FROM ledger_marks WHERE account = ? AND entry = ?')
  return {
    of: (account) =>
      all.all(account).map((one) => {
        const { entry, of } = row.parse(one)
        return [entry, of]
      }),
    check: db.transaction((account: AccountId, marks: readonly LedgerMark[]) => {
      for (const [key, of] of marks) put.run(account, key, of)
    }),
    uncheck: db.transaction((account: AccountId, keys: readonly string[]) => {
      for (const key of keys) drop.run(account, key)
    }),
  }
}

/** The closing balance of an account for a decision that depends on it: the one of the ledger itself, complete and current. */
import type { AccountId } from '../../shared/domain/payments/payment.ts'
import { dayAt, firstOfYear } from '../../shared/domain/values/dates.ts'
import { type Known, known, notKnown } from '../../shared/domain/values/known.ts'
import type { Paise } from '../../shared/domain/values/money.ts'
import { ok, type Result } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import type { ReadOptions } from '../portal/reader.ts'
import { type LedgerDeps, readLedger } from './ledger-service.ts'

/**
 * Returns the ledger's closing balance of today, in this financial year, in paise: above 0 the store owes. Every piece is read from the
 * portal again, unless `fresh` is false: then an answer of the last minute is enough. If a piece or a row is missing, or is a saved copy,
 * the balance is unknown, with the reason. Fails when the session ended.
 */
export async function closingBalance(
  deps: LedgerDeps,
  account: AccountId,
  { fresh = true, signal }: Pick<ReadOptions, 'fresh' | 'signal'> = {},
): Promise<Result<Known<Paise>>> {
  const to = dayAt(deps.clock())
  const options = signal === undefined ? { fresh } : { fresh, signal }
  const read = await readLedger(deps, { account, from: firstOfYear(to), to }, options)
  if (!read.ok) {
    const { kind, message } = read.error
    return kind === 'session' || kind === 'cancelled' ? read : ok(notKnown(message))
  }
  const { answer, at, saved } = read.value
  if (answer.missing.length > 0) return ok(notKnown(answer.missing.join(' ')))
  return ok(saved ? notKnown(say('ledgerCopies')) : known(answer.closing, at))
}

/** The ledger of an account, out of the pieces that could be read. */
import type { AccountId } from '../payments/payment.ts'
import type { Day } from '../values/dates.ts'
import type { Paise } from '../values/money.ts'
import { belongsTo, type LedgerEntry } from './entry.ts'
import { mergedLedger } from './merge.ts'
import { firstOf, type LedgerYear, type Span } from './periods.ts'
import { type Statement, statementOf } from './statement.ts'

export interface LedgerStatement extends Statement<LedgerEntry> {
  readonly account: AccountId
  /** What could not be read, in sentences: the closing balance may lack it. */
  readonly missing: readonly string[]
  /** What a warehouse holds against a stockist's credit; of everybody else nothing. */
  readonly held: readonly Paise[]
}

export interface LedgerPieces {
  readonly account: AccountId
  readonly span: Span
  readonly isStockist: boolean
  /** Years that the portal has, oldest first. */
  readonly years: readonly LedgerYear[]
  readonly entries: readonly (readonly LedgerEntry[])[]
  readonly openings: ReadonlyMap<LedgerYear, Paise>
  readonly missing: readonly string[]
  readonly held: readonly Paise[]
}

const later = (one: Day, other: Day | undefined): Day => (other !== undefined && other > one ? other : one)

/** Days of a year that the portal hasn't aren't shown: the ledger begins with the first year that there is. */
export function ledgerOf({
  account,
  span,
  isStockist,
  years,
  entries,
  openings,
  missing,
  held,
}: LedgerPieces): LedgerStatement {
  const [first] = years
  const own = entries.map((piece) => piece.filter((entry) => belongsTo(account, entry, isStockist)))
  const from = later(span.from, first === undefined ? undefined : firstOf(first))
  return { ...statementOf(mergedLedger(own), { from, to: span.to, openings }), account, missing, held }
}

import type { AccountId } from '../payments/payment.ts'
import type { Day } from '../values/dates.ts'
import type { Paise } from '../values/money.ts'
import { belongsTo, type LedgerEntry } from './entry.ts'
import { mergedLedger } from './merge.ts'
import { firstOf, type LedgerYear, type Span } from './periods.ts'
import { type Statement, statementOf } from './statement.ts'

export interface LedgerStatement extends Statement<LedgerEntry> {
  readonly account: AccountId
  /** Sentences about pieces that couldn't be read; the closing balance may lack them. */
  readonly missing: readonly string[]
  /** The amounts that warehouses hold from a stockist's credit; empty for other users. */
  readonly held: readonly Paise[]
}

export interface LedgerPieces {
  readonly account: AccountId
  readonly span: Span
  readonly isStockist: boolean
  /** The portal's years, oldest first. */
  readonly years: readonly LedgerYear[]
  readonly entries: readonly (readonly LedgerEntry[])[]
  readonly openings: ReadonlyMap<LedgerYear, Paise>
  readonly missing: readonly string[]
  readonly held: readonly Paise[]
}

const later = (one: Day, other: Day | undefined): Day => (other !== undefined && other > one ? other : one)

/** Days of a year that the portal doesn't have are left out: the ledger begins with the first available year. */
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

/** A ledger that is the same in every run. */
import { LEDGER_KINDS, type LedgerEntry, type LedgerKind } from '../../src/shared/domain/ledger/entry.ts'
import { mergedLedger } from '../../src/shared/domain/ledger/merge.ts'
import { statementOf } from '../../src/shared/domain/ledger/statement.ts'
import { type Paise, paise } from '../../src/shared/domain/values/money.ts'
import { ledgerEntry } from '../../tests/support/builders.ts'
import { sequence } from './measure.ts'

export const ENTRIES = 100_000
export const DAYS = { from: '2022-04-01', to: '2027-03-31' }

/** Returns pieces as the portal's masters do, each sorted by time; one entry in fifty is in the ledger's own call, too. */
export function piecesOfBench(count = ENTRIES): readonly (readonly LedgerEntry[])[] {
  const next = sequence(23)
  const kinds = Object.keys(LEDGER_KINDS) as LedgerKind[]
  const pieces = new Map<LedgerKind, LedgerEntry[]>(kinds.map((kind) => [kind, []]))
  const first = Date.UTC(2022, 3, 1)
  for (let nth = 0; nth < count; nth++) {
    const kind = kinds[1 + Math.floor(next() * (kinds.length - 1))] ?? 'misc'
    const at = new Date(first + (nth / count) * 4.6 * 365 * 86_400_000).toISOString()
    const isDebit = next() < 0.5
    const amount = paise(Math.floor(next() * 5_000_000))
    const debit = entryOf(kind, String(nth), at, amount)
    const one = isDebit ? debit : creditOf(debit)
    pieces.get(kind)?.push(one)
    if (nth % 50 === 0) pieces.get('ledger')?.push({ ...one, kind: 'ledger' })
  }
  return [...pieces.values()]
}

const entryOf = (kind: LedgerKind, id: string, approvedDate: string, amount: Paise): LedgerEntry =>
  ledgerEntry({
    kind,
    id,
    approvedDate,
    voucherNumber: `SI/2026-27/${id}`,
    B2BReferenceNumber: `PO-${id}`,
    debit: amount,
  })

const creditOf = (debit: LedgerEntry): LedgerEntry => ({
  ...debit,
  debit: paise(0),
  credit: debit.debit,
  voucherType: 'Credit Note',
  transactionType: 'Credit',
})

const openings = new Map([['2022-2023', paise(0)]])

export const statement = (pieces: readonly (readonly LedgerEntry[])[]) =>
  statementOf(mergedLedger(pieces), { ...DAYS, openings })

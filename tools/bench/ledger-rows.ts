/** A ledger that is the same in each run. */
import { LEDGER_KINDS, type LedgerEntry, type LedgerKind } from '../../src/shared/domain/ledger/entry.ts'
import { mergedLedger } from '../../src/shared/domain/ledger/merge.ts'
import { statementOf } from '../../src/shared/domain/ledger/statement.ts'
import { paise } from '../../src/shared/domain/values/money.ts'
import { sequence } from './measure.ts'

export const ENTRIES = 100_000
export const DAYS = { from: '2022-04-01', to: '2027-03-31' }

/** Pieces as the portal's masters give them, each in the order of time; one entry in fifty is in the ledger's own call, too. */
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
    const one = entryOf(kind, String(nth), at, isDebit, amount)
    pieces.get(kind)?.push(one)
    if (nth % 50 === 0) pieces.get('ledger')?.push({ ...one, kind: 'ledger' })
  }
  return [...pieces.values()]
}

const entryOf = (
  kind: LedgerKind,
  id: string,
  at: string,
  isDebit: boolean,
  amount: LedgerEntry['debit'],
): LedgerEntry => ({
  kind,
  id,
  voucherNumber: `SI/2026-27/${id}`,
  approvedDate: at,
  debit: isDebit ? amount : paise(0),
  credit: isDebit ? paise(0) : amount,
  voucherType: isDebit ? 'Debit' : 'Credit Note',
  transactionType: isDebit ? 'Debit' : 'Credit',
  creditAcc: isDebit ? 'Cr' : 'Dr',
  descTitle: isDebit ? 'Sales' : 'Credit note',
  exportDesc: '',
  description: `Goods, order PO-${id}`,
  accTypeName: isDebit ? 'Sales' : 'Price difference',
  B2BReferenceNumber: `PO-${id}`,
  docketNumber: '',
  hasDetails: '',
  noteType: '',
  ledgerAccount: 1,
  isSR: false,
  isCourierExpenses: false,
  isOrderCancel: false,
  isDiscountPaid: false,
})

const openings = new Map([['2022-2023', paise(0)]])

export const statement = (pieces: readonly (readonly LedgerEntry[])[]) =>
  statementOf(mergedLedger(pieces), { ...DAYS, openings })

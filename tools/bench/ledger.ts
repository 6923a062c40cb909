/** A ledger of a hundred thousand entries: merged out of its pieces and balanced, narrowed; beside plain loops over the same. */
import { LEDGER_KINDS, type LedgerEntry, type LedgerKind } from '../../src/shared/domain/ledger/entry.ts'
import { mergedLedger } from '../../src/shared/domain/ledger/merge.ts'
import { statementOf } from '../../src/shared/domain/ledger/statement.ts'
import { paise } from '../../src/shared/domain/values/money.ts'
import { ledger } from '../../src/shared/lists/areas/ledger.ts'
import { narrowed } from '../../src/shared/lists/rows.ts'
import { benchContext } from './list-rows.ts'
import { type Finding, type Measurement, medians, sequence } from './measure.ts'

const ENTRIES = 100_000
const howMany = ENTRIES.toLocaleString('en-IN')
const DAYS = { from: '2022-04-01', to: '2027-03-31' }
const ROUNDS = 7

/** Pieces as the portal's masters give them, each in the order of time; one entry in fifty is in the ledger's own call, too. */
function piecesOfBench(): readonly (readonly LedgerEntry[])[] {
  const next = sequence(23)
  const kinds = Object.keys(LEDGER_KINDS) as LedgerKind[]
  const pieces = new Map<LedgerKind, LedgerEntry[]>(kinds.map((kind) => [kind, []]))
  const first = Date.UTC(2022, 3, 1)
  for (let nth = 0; nth < ENTRIES; nth++) {
    const kind = kinds[1 + Math.floor(next() * (kinds.length - 1))] ?? 'misc'
    const at = new Date(first + (nth / ENTRIES) * 4.6 * 365 * 86_400_000).toISOString()
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

/** The same by hand: every entry once, by time, added up. */
function plainLedger(pieces: readonly (readonly LedgerEntry[])[]): number {
  const found = new Map<string, { readonly entry: LedgerEntry; readonly at: number }>()
  const voucher = ({ id, voucherNumber, debit, credit }: LedgerEntry) => `${id}|${voucherNumber}|${debit}|${credit}`
  for (const entries of pieces) {
    for (const entry of entries) {
      if (entry.kind !== 'ledger') found.set(voucher(entry), { entry, at: Date.parse(entry.approvedDate) })
    }
  }
  for (const entry of pieces[0] ?? []) {
    if (!found.has(voucher(entry))) found.set(voucher(entry), { entry, at: Date.parse(entry.approvedDate) })
  }
  const rows = [...found.values()].sort((one, other) => one.at - other.at)
  let balance = 0
  const shown = rows.map(({ entry }) => {
    balance += entry.debit - entry.credit
    return { ...entry, balance }
  })
  return shown.at(-1)?.balance ?? 0
}

const statement = (pieces: readonly (readonly LedgerEntry[])[]) =>
  statementOf(mergedLedger(pieces), { ...DAYS, openings })

function balancedFinding(pieces: readonly (readonly LedgerEntry[])[]): Finding {
  if (plainLedger(pieces) !== statement(pieces).closing) throw new Error('The two ways close differently')
  const took = medians({ plain: () => plainLedger(pieces), ours: () => statement(pieces) }, { rounds: ROUNDS })
  return {
    path: `ledger of ${howMany}: merged and balanced`,
    floor: 'a plain loop: each once, by time, added up',
    floorTook: took.plain,
    tookMedian: took.ours,
    goal: 2,
    note: 'days in India, versions of one entry, years that break: the plain loop knows none of it',
  }
}

function narrowedFinding(pieces: readonly (readonly LedgerEntry[])[]): Finding {
  const rows = statement(pieces).rows.map((row) => ({ ...row, checked: 'unchecked' as const }))
  const state = { transaction: 'Debit', amount: { from: 1_000_000, to: 4_000_000 } }
  const plainly = ({ transactionType, debit, credit }: LedgerEntry) => {
    const net = Math.abs(debit - credit)
    return transactionType === state.transaction && net >= state.amount.from && net <= state.amount.to
  }
  const ours = () => narrowed(ledger as never, rows, state, benchContext)
  if (rows.filter(plainly).length !== ours().length) throw new Error('The two ways leave different rows')
  const took = medians({ plain: () => rows.filter(plainly), ours }, { rounds: 51 })
  return {
    path: `ledger of ${howMany}: narrowed`,
    floor: 'plain filter',
    floorTook: took.plain,
    tookMedian: took.ours,
    goal: 1.5,
    note: 'a choice and a range, by the definition’s filters',
  }
}

export function* benchLedger(): Generator<Measurement> {
  const pieces = piecesOfBench()
  yield { what: `a ledger of ${howMany}`, run: () => [balancedFinding(pieces)] }
  yield { what: `a ledger of ${howMany}, narrowed`, run: () => [narrowedFinding(pieces)] }
}

/** A ledger of a hundred thousand entries: merged out of its pieces and balanced, narrowed; beside plain loops over the same. */
import type { LedgerEntry } from '../../src/shared/domain/ledger/entry.ts'
import { matchBooks } from '../../src/shared/domain/ledger/match-books.ts'
import { netOf } from '../../src/shared/domain/ledger/statement.ts'
import { dayOf } from '../../src/shared/domain/values/dates.ts'
import { paise } from '../../src/shared/domain/values/money.ts'
import { ledger } from '../../src/shared/lists/areas/ledger.ts'
import { narrowed } from '../../src/shared/lists/rows.ts'
import { ENTRIES, piecesOfBench, statement } from './ledger-rows.ts'
import { benchContext } from './list-rows.ts'
import { type Finding, type Measurement, medians, sequence } from './measure.ts'
import { statementFindings } from './statement-pdf.ts'

const howMany = ENTRIES.toLocaleString('en-IN')
const ROUNDS = 7
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

const BOOK_ROWS = 5000
/** Milliseconds. */
const MOST_MATCHING = 300

/** Most rows of a bank's statement are entries of the ledger some days later, some name them; others are none of them. */
function matchedFinding(pieces: readonly (readonly LedgerEntry[])[]): Finding {
  const entries = statement(pieces).rows
  const next = sequence(29)
  const rows = Array.from({ length: BOOK_ROWS }, (_, line) => {
    const entry = entries[Math.floor(next() * entries.length)]
    if (entry === undefined) throw new Error('There are no entries')
    const amount = next() < 0.9 ? paise(0 - netOf(entry)) : paise(1)
    const text = next() < 0.5 ? `NEFT-${entry.voucherNumber}-BANK OF ALL` : 'UPI 998877 TO SOMEBODY'
    return { line, day: dayOf(entry.approvedDate) ?? '', text, amount }
  })
  const days = rows.map(({ day }) => day).sort()
  const books = { rows, from: days[0] ?? '', to: days.at(-1) ?? '', hasSides: true, leftOut: 0 }
  if (matchBooks(books, entries).matches.length < BOOK_ROWS * 0.8) throw new Error('Too few are found')
  const { ours } = medians({ ours: () => matchBooks(books, entries) }, { rounds: ROUNDS })
  return {
    path: `ledger of ${howMany}: ${BOOK_ROWS.toLocaleString('en-IN')} rows of a bank’s statement matched`,
    floor: '300 ms',
    floorTook: MOST_MATCHING,
    tookMedian: ours,
    goal: 1,
    note: 'by number, and by amount and day; one to one',
  }
}

export function* benchLedger(): Generator<Measurement> {
  const pieces = piecesOfBench()
  yield { what: `a ledger of ${howMany}`, run: () => [balancedFinding(pieces)] }
  yield { what: `a ledger of ${howMany}, narrowed`, run: () => [narrowedFinding(pieces)] }
  yield { what: `a bank’s statement held against a ledger of ${howMany}`, run: () => [matchedFinding(pieces)] }
  yield { what: 'a statement as PDF', run: statementFindings }
}

/** A ledger of a hundred thousand entries: merged from its pieces, balanced, and filtered, next to plain loops over the same data. */
import type { LedgerEntry } from '../../src/shared/domain/ledger/entry.ts'
import { type ComparableEntry, type ComparedBooks, matchBooks } from '../../src/shared/domain/ledger/match-books.ts'
import { netOf } from '../../src/shared/domain/ledger/statement.ts'
import { dayOf } from '../../src/shared/domain/values/dates.ts'
import { paise } from '../../src/shared/domain/values/money.ts'
import { ledger as ledgerList } from '../../src/shared/lists/areas/ledger.ts'
import { narrowed } from '../../src/shared/lists/rows.ts'
import { ENTRIES, piecesOfBench, statement } from './ledger-rows.ts'
import { benchContext } from './list-rows.ts'
import { type Finding, fastest, type Group, type Measurement, sequence } from './measure.ts'
import { statementFindings } from './statement-pdf.ts'

const howMany = ENTRIES.toLocaleString('en-IN')
const ROUNDS = 7

/** Builds the ledger in plain loops: every entry once, sorted by time, summed up. */
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
  const statement = rows.map(({ entry }) => {
    balance += entry.debit - entry.credit
    return { ...entry, balance }
  })
  return statement.at(-1)?.balance ?? 0
}

async function balancedFinding(pieces: readonly (readonly LedgerEntry[])[]): Promise<Finding> {
  if (plainLedger(pieces) !== statement(pieces).closing) throw new Error('The two ways close differently')
  const took = await fastest(
    { plain: () => plainLedger(pieces), ours: () => statement(pieces) },
    { rounds: ROUNDS, clean: true },
  )
  return {
    path: `ledger of ${howMany}: merged and balanced`,
    against: 'a plain loop: each once, by time, added up',
    ours: took.ours,
    theirs: took.plain,
    goal: 2.6,
    note: 'days in India, versions of one entry, years that break: the plain loop knows none of it',
  }
}

async function narrowedFinding(pieces: readonly (readonly LedgerEntry[])[]): Promise<Finding> {
  const rows = statement(pieces).rows.map((row) => ({ ...row, checked: 'unchecked' as const }))
  const state = { transaction: 'Debit', amount: { from: 1_000_000, to: 4_000_000 } }
  const plainly = ({ transactionType, debit, credit }: LedgerEntry) => {
    const net = Math.abs(debit - credit)
    return transactionType === state.transaction && net >= state.amount.from && net <= state.amount.to
  }
  const ours = () => narrowed(ledgerList as never, rows, state, benchContext)
  if (rows.filter(plainly).length !== ours().length) throw new Error('The two ways leave different rows')
  const took = await fastest({ plain: () => rows.filter(plainly), ours }, { rounds: 51 })
  return {
    path: `ledger of ${howMany}: narrowed`,
    against: 'plain filter',
    ours: took.ours,
    theirs: took.plain,
    goal: 2.4,
    note: 'a choice and a range, by the definition’s filters',
  }
}

const BOOK_ROWS = 5000
/** Share of rows that both versions must match to the same entry: of two equally close entries either may be taken. */
const SAME_SHARE = 0.99

/** Most rows of the bank statement are ledger entries some days later, some of them with their number; the others match none. */
function booksOf(entries: readonly ComparableEntry[]): ComparedBooks {
  const next = sequence(29)
  const rows = Array.from({ length: BOOK_ROWS }, (_, line) => {
    const entry = entries[Math.floor(next() * entries.length)]
    if (entry === undefined) throw new Error('There are no entries')
    const amount = next() < 0.9 ? paise(0 - netOf(entry)) : paise(1)
    const text = next() < 0.5 ? `NEFT-${entry.voucherNumber}-BANK OF ALL` : 'UPI 998877 TO SOMEBODY'
    return { line, day: dayOf(entry.approvedDate) ?? '', text, amount }
  })
  const days = rows.map(({ day }) => day).sort()
  return { rows, from: days[0] ?? '', to: days.at(-1) ?? '', hasSides: true }
}

/** Matches in plain loops: of the free entries with that amount the one that is named, or the nearest within a week. */
function plainMatches<E extends ComparableEntry>(
  { rows }: ComparedBooks,
  entries: readonly E[],
): ReadonlyMap<number, E> {
  const byAmount = Map.groupBy(entries, netOf)
  const matched = new Set<E>()
  const matches = new Map<number, E>()
  for (const { line, day, text, amount } of rows) {
    const free = (byAmount.get(paise(0 - amount)) ?? []).filter((entry) => !matched.has(entry))
    const apart = ({ approvedDate }: E) => Math.abs(Date.parse(approvedDate) - Date.parse(day)) / 86_400_000
    const [nearest] = free.filter((entry) => apart(entry) <= 7).sort((one, other) => apart(one) - apart(other))
    const found = free.find(({ voucherNumber }) => text.includes(voucherNumber)) ?? nearest
    if (found === undefined) continue
    matched.add(found)
    matches.set(line, found)
  }
  return matches
}

async function matchedFinding(pieces: readonly (readonly LedgerEntry[])[]): Promise<Finding> {
  const entries = statement(pieces).rows
  const books = booksOf(entries)
  const plain = plainMatches(books, entries)
  const { matches } = matchBooks(books, entries)
  const same = matches.filter(({ row, entry }) => plain.get(row.line) === entry).length
  if (same < Math.max(matches.length, plain.size) * SAME_SHARE) throw new Error('The two ways match differently')
  const took = await fastest(
    { plain: () => plainMatches(books, entries), ours: () => matchBooks(books, entries) },
    { rounds: ROUNDS, clean: true },
  )
  return {
    path: `ledger of ${howMany}: ${BOOK_ROWS.toLocaleString('en-IN')} rows of a bank’s statement matched`,
    against: 'a loop over the rows, entries by amount',
    ours: took.ours,
    theirs: took.plain,
    goal: 8.5,
    note: 'by number, and by amount and day, one to one; ours also finds which side the books take, and what neither has',
  }
}

export const ledger: Group = { quick: true, measurements }

function* measurements(): Generator<Measurement> {
  const pieces = piecesOfBench()
  yield { what: `a ledger of ${howMany}`, run: async () => [await balancedFinding(pieces)] }
  yield { what: `a ledger of ${howMany}, narrowed`, run: async () => [await narrowedFinding(pieces)] }
  yield { what: `a bank’s statement matched with ${howMany} entries`, run: async () => [await matchedFinding(pieces)] }
  yield { what: 'a statement as PDF', quick: false, run: statementFindings }
}

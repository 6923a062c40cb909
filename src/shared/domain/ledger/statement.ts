/**
 * A ledger of some days: what it opens with, what it has come to after each entry, what it closes with. A balance belongs to the
 * order of time and to nothing else. Debits make it larger, credits smaller: above 0 the store owes, below 0 it has something coming.
 */
import { addDays, type Day, instantOf } from '../values/dates.ts'
import { formatRupees, type Paise, paise, ZERO } from '../values/money.ts'
import type { LedgerAmounts } from './entry.ts'
import { firstOf, ledgerYearOf } from './periods.ts'

export type Balanced<E> = E & {
  /** What the ledger comes to after this entry. */
  readonly balance: Paise
}

/** A year that doesn't begin with what the one before ended with. */
export interface LedgerBreak {
  /** The first day of the year. */
  readonly day: Day
  /** What the portal opens the year with. */
  readonly stated: Paise
  /** What opening and entries before that day add up to. */
  readonly reckoned: Paise
}

export interface Statement<E> {
  readonly opening: Paise
  readonly closing: Paise
  readonly debits: Paise
  readonly credits: Paise
  readonly rows: readonly Balanced<E>[]
  readonly breaks: readonly LedgerBreak[]
}

export interface StatementAbout {
  readonly from: Day
  readonly to: Day
  /** What the portal opens a financial year with (`2026-2027`), as far as it is known. */
  readonly openings: ReadonlyMap<string, Paise>
}

/** What an amount of the ledger comes to: debits count up, credits down. */
export const netOf = ({ debit, credit }: Pick<LedgerAmounts, 'debit' | 'credit'>): Paise => paise(debit - credit)

/**
 * The statement of these days, both included, from entries in the order of time. The first year begins with what the portal
 * opens it with; whatever lies before that year is in there already.
 */
export function statementOf<E extends LedgerAmounts>(
  entries: readonly E[],
  { from, to, openings }: StatementAbout,
): Statement<E> {
  const firstYear = ledgerYearOf(from)
  const start = firstOf(firstYear)
  const turns = turnsOf(openings, start, to)
  const breaks: LedgerBreak[] = []
  const rows: Balanced<E>[] = []
  let [balance, debits, credits]: [number, number, number] = [openings.get(firstYear) ?? ZERO, 0, 0]
  let opening = balance
  let turn = 0
  const turnUpTo = (at: number) => {
    for (let next = turns[turn]; next !== undefined && next.at <= at; next = turns[turn]) {
      const { day, stated } = next
      if (stated !== balance) breaks.push({ day, stated, reckoned: paise(balance) })
      turn += 1
    }
  }
  const [begins, shows, ends] = [startOf(start), startOf(from), startOf(addDays(to, 1))]
  for (const entry of entries) {
    const at = instantOf(entry.approvedDate)
    if (at === undefined || at < begins || at >= ends) continue
    turnUpTo(at)
    balance += netOf(entry)
    if (at < shows) opening = balance
    else {
      debits += entry.debit
      credits += entry.credit
      rows.push({ ...entry, balance: paise(balance) })
    }
  }
  turnUpTo(startOf(to))
  return {
    opening: paise(opening),
    closing: paise(balance),
    debits: paise(debits),
    credits: paise(credits),
    rows,
    breaks,
  }
}

/** When a day begins, in milliseconds since 1970; what is no day never does. */
const startOf = (day: Day): number => instantOf(day) ?? Number.POSITIVE_INFINITY

/** The years that begin after the first day, and what the portal opens them with. */
const turnsOf = (openings: ReadonlyMap<string, Paise>, start: Day, to: Day) =>
  [...openings]
    .map(([year, stated]) => ({ day: firstOf(year), at: startOf(firstOf(year)), stated }))
    .filter(({ day }) => day > start && day <= to)
    .sort((one, other) => (one.day < other.day ? -1 : 1))

/** Opening and all debits less all credits are the closing balance: true of every statement, and shown. */
export const addsUp = ({
  opening,
  debits,
  credits,
  closing,
}: Pick<Statement<unknown>, 'opening' | 'debits' | 'credits' | 'closing'>): boolean =>
  opening + debits - credits === closing

/** What the portal says with a number and a side; a balance that names none is as it stands. */
export const sided = (amount: Paise, side: string): Paise =>
  /^c/i.test(side.trim()) ? paise(-Math.abs(amount)) : paise(/^d/i.test(side.trim()) ? Math.abs(amount) : amount)

/** The balance at the end of a day of the statement. */
export function balanceOn(
  { opening, rows }: Pick<Statement<{ readonly approvedDate: string }>, 'opening' | 'rows'>,
  day: Day,
): Paise {
  const end = startOf(addDays(day, 1))
  return rows.findLast(({ approvedDate }) => startOf(approvedDate) < end)?.balance ?? opening
}

/** Which side a balance is on; nothing has none. */
export function sideOf(balance: Paise): 'Debit' | 'Credit' | undefined {
  if (balance === 0) return undefined
  return balance > 0 ? 'Debit' : 'Credit'
}

/** `₹ 1,200.00 Debit`. */
export const balanceInWords = (balance: Paise): string =>
  [formatRupees(paise(Math.abs(balance))), sideOf(balance)].filter(Boolean).join(' ')

/** What is still free to a stockist after what a warehouse holds against its credit. */
export const adjustedBy = (balance: Paise, held: readonly Paise[]): Paise =>
  paise(held.reduce((rest: number, amount) => rest + amount, balance))

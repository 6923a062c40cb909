/**
 * A ledger for a range of days: the opening balance, the balance after each entry, and the closing balance. Balances depend on
 * chronological order only. Debits increase a balance, credits reduce it: above 0 the store owes money, below 0 it is owed money.
 */
import { addDays, type Day, instantOf } from '../values/dates.ts'
import { formatRupees, type Paise, paise, ZERO } from '../values/money.ts'
import type { LedgerAmounts } from './entry.ts'
import { firstOf, ledgerYearOf } from './periods.ts'

export type Balanced<E> = E & {
  /** The balance after this entry. */
  readonly balance: Paise
}

/** A year whose opening balance differs from the previous year's closing balance. */
export interface LedgerBreak {
  /** The first day of the year. */
  readonly day: Day
  /** The portal's opening balance of the year. */
  readonly stated: Paise
  /** The sum of the opening balance and all entries before that day. */
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
  /** The portal's opening balances by financial year (`2026-2027`), as far as known. */
  readonly openings: ReadonlyMap<string, Paise>
}

/** The net amount of an entry: debits are positive, credits negative. */
export const netOf = ({ debit, credit }: Pick<LedgerAmounts, 'debit' | 'credit'>): Paise => paise(debit - credit)

/**
 * Builds the statement of these days, both included, from entries in chronological order. The first year starts with the portal's opening
 * balance, which includes everything before that year.
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

/** The start of a day in milliseconds since 1970; infinite for an invalid day. */
const startOf = (day: Day): number => instantOf(day) ?? Number.POSITIVE_INFINITY

/** The years that begin after the first day, with the portal's opening balances. */
const turnsOf = (openings: ReadonlyMap<string, Paise>, start: Day, to: Day) =>
  [...openings]
    .map(([year, stated]) => ({ day: firstOf(year), at: startOf(firstOf(year)), stated }))
    .filter(({ day }) => day > start && day <= to)
    .sort((one, other) => (one.day < other.day ? -1 : 1))

/**
 * True if the opening balance plus all debits minus all credits equals the closing balance. It holds for every statement, and the screen
 * shows it.
 */
export const addsUp = ({
  opening,
  debits,
  credits,
  closing,
}: Pick<Statement<unknown>, 'opening' | 'debits' | 'credits' | 'closing'>): boolean =>
  opening + debits - credits === closing

/** An amount with the sign of the portal's side; a balance without a side is unchanged. */
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

/** The side of a balance; undefined for 0. */
export function sideOf(balance: Paise): 'Debit' | 'Credit' | undefined {
  if (balance === 0) return undefined
  return balance > 0 ? 'Debit' : 'Credit'
}

/** The meaning of a balance for the store; '' for 0. */
export function owedBy(balance: Paise): string {
  if (balance === 0) return ''
  return balance > 0 ? 'you owe' : 'in your favour'
}

/** `₹ 1,200.00 Debit`. */
export const balanceInWords = (balance: Paise): string =>
  [formatRupees(paise(Math.abs(balance))), sideOf(balance)].filter(Boolean).join(' ')

/** A stockist's balance plus the amounts that warehouses hold from its credit. */
export const adjustedBy = (balance: Paise, heldAmounts: readonly Paise[]): Paise =>
  paise(heldAmounts.reduce((rest: number, amount) => rest + amount, balance))

/**
 * A store's week on one sheet: goods ordered, received and missing, and payments, beside the previous week; and amounts due, best sellers
 * and sold-out products as of today. Unknown values stay unknown and never count as 0. Amounts are paise.
 */
import { say } from '../../messages.ts'
import type { LedgerEntry } from '../ledger/entry.ts'
import { balanceInWords } from '../ledger/statement.ts'
import { paidTo } from '../ledger/tally-kinds.ts'
import type { LoadTimes } from '../orders/load.ts'
import { hasGapReport } from '../orders/order-history.ts'
import { isIn, type OrderOfWeek, ordersOf, type Week, weekBefore } from '../orders/order-weeks.ts'
import {
  type AccountId,
  accountName,
  type Confirmable,
  isUnpaid,
  type Payable,
  payableOf,
} from '../payments/payment.ts'
import type { LoadDifference } from '../receiving/received.ts'
import { counted } from '../values/counts.ts'
import { addDays, type Day, formatDate, formatDays } from '../values/dates.ts'
import { type Known, notKnown } from '../values/known.ts'
import { formatCount, formatRupees, type Paise, paise } from '../values/money.ts'
import { bestSellers, type KnownSellers, outOfStock, reasons, type WeekProducts } from './week-products.ts'

/** Delivered loads are searched among those created up to this many days before: a search of loads covers three months. */
const LOAD_DAYS = 63

export interface WeekOrder extends OrderOfWeek {
  readonly gapReport: boolean
}

export interface WeekLoad extends LoadTimes {
  readonly LoadID: string
  readonly TotalBags?: number | undefined
  readonly TotalProductQty?: number | undefined
  readonly LoadValue?: Paise | undefined
}

export interface WeekAccount {
  readonly account: AccountId
  /** The entries of both weeks. */
  readonly entries: Known<readonly LedgerEntry[]>
  readonly balance: Known<Paise>
  /** Undefined for users without a list of them in the portal. */
  readonly pending: Known<readonly (Payable & Confirmable)[]> | undefined
}

export interface WeekFacts {
  readonly week: Week
  readonly today: Day
  /** Orders of the week and of the one before. */
  readonly orders: Known<readonly WeekOrder[]>
  readonly loads: Known<readonly WeekLoad[]>
  readonly differences: Known<readonly LoadDifference[]>
  /** Undefined for a user without access to money. */
  readonly accounts: readonly WeekAccount[] | undefined
  readonly sellers: KnownSellers
}

/** A figure with its change since the previous week, in words; undefined if it isn't available. */
export interface WeekFigure {
  readonly label: string
  readonly now: string | undefined
  readonly before: string | undefined
  /** `+12`, `No change`; undefined if either value isn't known. */
  readonly change: string | undefined
}

export interface WeekPart {
  readonly title: string
  readonly figures: readonly WeekFigure[]
  /** Explanations of the figures, and reasons for missing ones. */
  readonly notes: readonly string[]
  /** True if something couldn't be loaded this time. */
  readonly isFailed: boolean
}

export interface WeekSummary {
  /** `16–22 Nov 2026`. */
  readonly week: string
  readonly before: string
  readonly parts: readonly WeekPart[]
  readonly products: readonly WeekProducts[]
  /** The parts with something missing: `Received, Paid`; '' for none. */
  readonly lacking: string
}

export const spanInWords = ({ from, to }: Week): string => formatDays(from, to)

/** The creation days in which loads delivered in either week are searched. */
export const loadSearchDays = (week: Week): { readonly from: Day; readonly to: Day } => ({
  from: addDays(weekBefore(week).from, -LOAD_DAYS),
  to: week.to,
})

/** Loads delivered in these days. */
export const deliveredIn = <L extends LoadTimes>(loads: readonly L[], week: Week): readonly L[] =>
  loads.filter(({ DeliverdDateTime }) => isIn(week, DeliverdDateTime))

export function weekSummary(facts: WeekFacts): WeekSummary {
  const { week } = facts
  const parts = [bought(facts), received(facts), short(facts), ...money(facts)]
  const products = [bestSellers(facts.sellers, facts.today), outOfStock(facts.sellers, facts.today)]
  return {
    week: spanInWords(week),
    before: spanInWords(weekBefore(week)),
    parts,
    products,
    lacking: [...parts, ...products].flatMap(({ title, isFailed }) => (isFailed ? [title] : [])).join(', '),
  }
}

type Words = (value: number) => string
const inCount: Words = formatCount
const inRupees: Words = (value) => formatRupees(paise(value))

/** A figure for both weeks; the reason for an unknown one goes into the part's notes. */
function bothWeeks(label: string, words: Words, of: (week: Week) => Known<number>, { week }: WeekFacts): WeekFigure {
  const [now, before] = [of(week), of(weekBefore(week))]
  return {
    label,
    now: now.known ? words(now.value) : undefined,
    before: before.known ? words(before.value) : undefined,
    change: now.known && before.known ? changeInWords(now.value - before.value, words) : undefined,
  }
}

export function changeInWords(by: number, words: (value: number) => string): string {
  if (by === 0) return 'No change'
  return `${by > 0 ? '+' : '−'}${words(Math.abs(by))}`
}

/** A figure as of today: the portal has it for no other day. */
const asOfToday = (label: string, now: string | undefined): WeekFigure => ({
  label,
  now,
  before: undefined,
  change: undefined,
})

const NO_FIGURE = notKnown('')
const orUnknown = (value: number | undefined, at: string): Known<number> =>
  value === undefined ? NO_FIGURE : { known: true, value, at }

/** Undefined if any of them is. */
const added = (values: readonly (number | undefined)[]): number | undefined =>
  values.reduce((all, one) => (all === undefined || one === undefined ? undefined : all + one), 0)

const ofKnown = <T>(one: Known<T>, of: (value: T) => number | undefined): Known<number> =>
  one.known ? orUnknown(of(one.value), one.at) : one

function bought(facts: WeekFacts): WeekPart {
  const { orders, accounts } = facts
  const of = (what: 'orders' | 'pieces' | 'net' | 'cancelled') => (week: Week) =>
    ofKnown(orders, (all) => ordersOf(all, [week])[0]?.[what])
  return {
    title: 'Bought',
    figures: [
      bothWeeks('Orders placed', inCount, of('orders'), facts),
      bothWeeks('Pieces', inCount, of('pieces'), facts),
      ...(accounts === undefined ? [] : [bothWeeks('Net payment', inRupees, of('net'), facts)]),
      bothWeeks('Cancelled orders', inCount, of('cancelled'), facts),
    ],
    notes: reasons(orders),
    isFailed: !orders.known,
  }
}

function received(facts: WeekFacts): WeekPart {
  const { loads, accounts, week } = facts
  const of = (pieces: (load: WeekLoad) => number | undefined) => (on: Week) =>
    ofKnown(loads, (all) => added(deliveredIn(all, on).map(pieces)))
  return {
    title: 'Received',
    figures: [
      bothWeeks(
        'Loads delivered',
        inCount,
        of(() => 1),
        facts,
      ),
      bothWeeks(
        'Boxes',
        inCount,
        of(({ TotalBags }) => TotalBags),
        facts,
      ),
      bothWeeks(
        'Pieces',
        inCount,
        of(({ TotalProductQty }) => TotalProductQty),
        facts,
      ),
      ...(accounts === undefined
        ? []
        : [
            bothWeeks(
              'Value',
              inRupees,
              of(({ LoadValue }) => LoadValue),
              facts,
            ),
          ]),
    ],
    notes: loads.known ? [say('weekLoads', { day: formatDate(loadSearchDays(week).from) })] : reasons(loads),
    isFailed: !loads.known,
  }
}

/** Pieces that no warehouse could supply, and pieces missing on arrival, as far as the store counted. */
function short(facts: WeekFacts): WeekPart {
  const { orders, loads, differences, accounts } = facts
  const ofCounted = (what: 'short' | 'damaged' | 'worth') => (on: Week) =>
    ofKnown(countedIn(facts, on), (all) => added(all.map((one) => one[what])))
  const gaps = (on: Week) =>
    ofKnown(orders, (all) => all.filter((one) => isIn(on, one.createddate) && hasGapReport(one)).length)
  return {
    title: 'Short',
    figures: [
      bothWeeks('Orders with a gap', inCount, gaps, facts),
      bothWeeks('Pieces short', inCount, ofCounted('short'), facts),
      bothWeeks('Pieces damaged', inCount, ofCounted('damaged'), facts),
      ...(accounts === undefined ? [] : [bothWeeks('Short and damaged, at MRP', inRupees, ofCounted('worth'), facts)]),
    ],
    notes: loads.known && differences.known ? howCounted(facts) : reasons(loads, differences),
    isFailed: !(orders.known && loads.known && differences.known),
  }
}

/** The number of the week's loads that the counted pieces are from; empty for a week without loads. */
function howCounted(facts: WeekFacts): readonly string[] {
  const delivered = facts.loads.known ? deliveredIn(facts.loads.value, facts.week).length : 0
  if (delivered === 0) return []
  const here = countedIn(facts, facts.week)
  if (!here.known) return [say('weekNotCounted')]
  const values = { counted: formatCount(here.value.length), loads: counted.loads(delivered) }
  const open = here.value.filter((one) => one.open > 0).length
  return [open === 0 ? say('weekCounted', values) : say('weekCountedInPart', { ...values, open: formatCount(open) })]
}

/** The counted loads of the week; unknown if loads came and none was counted. */
function countedIn({ loads, differences }: WeekFacts, week: Week): Known<readonly LoadDifference[]> {
  if (!loads.known) return loads
  if (!differences.known) return differences
  const ids = new Set(deliveredIn(loads.value, week).map(({ LoadID }) => LoadID))
  const here = differences.value.filter(({ load }) => ids.has(load))
  return ids.size > 0 && here.length === 0 ? NO_FIGURE : { ...differences, value: here }
}

/** Empty for a user without access to it. */
function money(facts: WeekFacts): readonly WeekPart[] {
  return facts.accounts === undefined ? [] : [paid(facts, facts.accounts), due(facts, facts.accounts)]
}

function paid(facts: WeekFacts, accounts: readonly WeekAccount[]): WeekPart {
  const of = (entries: Known<readonly LedgerEntry[]>) => (on: Week) =>
    ofKnown(entries, (all) => paidTo(all.filter(({ approvedDate }) => isIn(on, approvedDate))))
  const known = accounts.map(({ entries }) => entries)
  return {
    title: 'Paid',
    figures: accounts.map(({ account, entries }) =>
      bothWeeks(`Payments, ${accountName(account)} account`, inRupees, of(entries), facts),
    ),
    notes: reasons(...known),
    isFailed: known.some((one) => !one.known),
  }
}

function due({ today }: WeekFacts, accounts: readonly WeekAccount[]): WeekPart {
  const pending = accounts.flatMap((one) => one.pending ?? [])
  const balances = accounts.map(({ balance }) => balance)
  return {
    title: 'Due today',
    figures: [
      ...accounts.flatMap((one) =>
        one.pending === undefined
          ? []
          : [asOfToday(`To be paid, ${accountName(one.account)} account`, dueInWords(one.pending))],
      ),
      asOfToday('Overdue', undefined),
      ...accounts.map(({ account, balance }) =>
        asOfToday(
          `Ledger balance, ${accountName(account)} account`,
          balance.known ? balanceInWords(balance.value) : undefined,
        ),
      ),
    ],
    notes: [say('weekDue', { day: formatDate(today) }), ...reasons(...pending, ...balances)],
    isFailed: [...pending, ...balances].some((one) => !one.known),
  }
}

const dueInWords = (pending: Known<readonly (Payable & Confirmable)[]>): string | undefined =>
  pending.known ? formatRupees(payableOf(pending.value.filter(isUnpaid))) : undefined

/** What a purchase order says to the portal, and how its answer is read. */
import type { OrderGroup } from '../carts/cart.ts'
import { instantOf } from '../values/dates.ts'
import type { Paise } from '../values/money.ts'
import type { PlacedGroup } from './order.ts'

/** One group as the portal takes it; amounts are paise here, rupees on the wire. */
export interface OrderedGroup {
  wh: number
  whType: OrderGroup['whType']
  products: { id: number; qty: number; isReturnable: boolean; actualPrice: Paise; totalPrice: Paise }[]
  totalStockistOrWarehousePrice: Paise
  mode: OrderGroup['orderType']
}

export const toOrderPayload = (groups: readonly OrderGroup[]): OrderedGroup[] =>
  groups.map(({ wh, whType, lines, total, orderType }) => ({
    wh,
    whType,
    products: lines.map(({ id, qty, isReturnable, unit, total: totalPrice }) => ({
      id,
      qty,
      isReturnable,
      actualPrice: unit.net,
      totalPrice,
    })),
    totalStockistOrWarehousePrice: total,
    mode: orderType,
  }))

/** A row of the order history, as far as it can be evidence. */
export interface HistoryEvidence {
  readonly poid: string
  /** ISO time. */
  readonly createddate: string
  readonly warehouseid: number
  /** Undefined where the portal doesn't say it: then the order may be of any quantity. */
  readonly totalquantity?: number | undefined
  /** Missing of a cancelled order alone, which then looks like none that was placed. */
  readonly netpayment?: Paise | undefined
}

/** Histories name the minute of an order, not its milliseconds. */
const MINUTE = 60_000
const minuteOf = (iso: string): number => Math.floor((instantOf(iso) ?? Number.NaN) / MINUTE)

/** What a group shows of itself in the history. */
export type GroupTraits = Pick<PlacedGroup, 'wh' | 'quantity' | 'total'>

/** A quantity that isn't told may be any. */
type RowTraits = Pick<GroupTraits, 'wh'> & {
  readonly quantity: number | undefined
  readonly total: Paise | undefined
}

const alike = (one: RowTraits, other: RowTraits): boolean =>
  one.wh === other.wh &&
  one.total === other.total &&
  (one.quantity === other.quantity || one.quantity === undefined || other.quantity === undefined)

const traitsOf = (row: HistoryEvidence): RowTraits => ({
  wh: row.warehouseid,
  quantity: row.totalquantity,
  total: row.netpayment,
})

/** How long the portal may take over an order, and what clocks may differ by: an order made later isn't this one. */
const TAKEN_WITHIN = 300_000 + 5 * MINUTE
/** The portal's clock is known to a second or two. */
const CLOCK_SLACK = 5_000

/** Minutes of the portal's clock in which an order that was sent then (ISO time of the portal) can have been made. */
interface Window {
  readonly first: number
  readonly last: number
}

const windowOf = (sentAt: string): Window => {
  const sent = instantOf(sentAt) ?? Number.NaN
  return { first: Math.floor((sent - CLOCK_SLACK) / MINUTE), last: Math.floor((sent + TAKEN_WITHIN) / MINUTE) }
}

/**
 * Which rows of the history look like a group that was placed: the same warehouse, quantity and amount, made between the
 * minute of the sending (ISO time of the portal) and the end of its time-out and a few minutes, and not already another
 * order's. Another computer's order may look the same, so a match is to be told as what it is. Each row is evidence for
 * one group only. Rows that can't be told apart are evidence only when there are exactly as many as groups that they can
 * be; a row that may as well be one of `rivals` (other orders' groups that nobody knows about) is none.
 */
export function matchHistory(
  groups: readonly (GroupTraits & Pick<PlacedGroup, 'key'>)[],
  rows: readonly HistoryEvidence[],
  sentAt: string,
  claimed: ReadonlySet<string>,
  rivals: readonly GroupTraits[],
): ReadonlyMap<string, string> {
  return matchRows(
    groups.filter((group) => !rivals.some((one) => alike(one, group))),
    candidates(rows, sentAt, claimed),
  )
}

/** Rows that may be of an order which was sent at that time (ISO time of the portal): in time, and nobody's yet. */
export function candidates<R extends HistoryEvidence>(
  rows: readonly R[],
  sentAt: string,
  claimed: ReadonlySet<string>,
): readonly R[] {
  const { first, last } = windowOf(sentAt)
  const inTime = ({ createddate }: HistoryEvidence) => minuteOf(createddate) >= first && minuteOf(createddate) <= last
  return rows.filter((row) => !claimed.has(row.poid) && inTime(row))
}

/** The same among rows that carry the order's own key: they are its groups, whenever they were made. */
export function matchRows(
  groups: readonly (GroupTraits & Pick<PlacedGroup, 'key'>)[],
  rows: readonly HistoryEvidence[],
): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const group of groups) {
    const twins = groups.filter((one) => alike(one, group))
    const shown = rows.filter((row) => alike(traitsOf(row), group))
    // A row of an untold quantity that may as well be another group's is no evidence.
    const isOnlyTheirs = !shown.some((one) =>
      groups.some((other) => !twins.includes(other) && alike(traitsOf(one), other)),
    )
    const row = shown[twins.indexOf(group)]
    if (row !== undefined && isOnlyTheirs && shown.length === twins.length) found.set(group.key, row.poid)
  }
  return found
}

/** Whether a row of the history looks like one of these groups. */
export const looksLikeOne = (row: HistoryEvidence, groups: readonly GroupTraits[]): boolean =>
  groups.some((group) => alike(traitsOf(row), group))

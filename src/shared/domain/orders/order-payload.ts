/** The request that places a purchase order, and the search for its result in the order history. */
import type { OrderGroup } from '../pricing/priced-cart.ts'
import { instantOf } from '../values/dates.ts'
import type { Paise } from '../values/money.ts'
import type { PlacedGroup } from './order.ts'

/** A group as the portal takes it; amounts are paise here, rupees on the wire. */
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

/** A row of the order history, with the fields that serve as evidence. */
export interface HistoryEvidence {
  readonly poid: string
  /** ISO time. */
  readonly createddate: string
  readonly warehouseid: number
  /** Undefined if the portal doesn't send it: then the order may have any quantity. */
  readonly totalquantity?: number | undefined
  /** Missing only for a cancelled order, which then matches no placed one. */
  readonly netpayment?: Paise | undefined
}

/** Histories give the minute of an order, not its milliseconds. */
const MINUTE = 60_000
const minuteOf = (iso: string): number => Math.floor((instantOf(iso) ?? Number.NaN) / MINUTE)

/** The fields of a group that are visible in the history. */
export type GroupTraits = Pick<PlacedGroup, 'wh' | 'quantity' | 'total'>

/** An unknown quantity matches any. */
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

/** The time that the portal may take for an order, plus the clocks' difference: a later order isn't this one. */
const MAX_PLACING_MS = 300_000 + 5 * MINUTE
/** The portal's clock is known to within a second or two. */
const CLOCK_SLACK = 5_000

/** The minutes of the portal's clock in which an order sent at a given time (ISO time of the portal) can have been created. */
interface Window {
  readonly first: number
  readonly last: number
}

const windowOf = (sentAt: string): Window => {
  const sent = instantOf(sentAt) ?? Number.NaN
  return { first: Math.floor((sent - CLOCK_SLACK) / MINUTE), last: Math.floor((sent + MAX_PLACING_MS) / MINUTE) }
}

/**
 * Finds rows of the history that match a placed group: same warehouse, quantity and amount, created between the minute of sending (ISO time
 * of the portal) and a few minutes after its time-out, and not already claimed by another order. Another computer's order may look the
 * same, so a match must be presented as such. Each row is evidence for one group only. Indistinguishable rows are evidence only if there
 * are exactly as many as groups that they match; a row that also matches one of `rivals` (unresolved groups of other orders) isn't
 * evidence.
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

/** Rows that may belong to an order sent at that time (ISO time of the portal): within its window, and not claimed yet. */
export function candidates<R extends HistoryEvidence>(
  rows: readonly R[],
  sentAt: string,
  claimed: ReadonlySet<string>,
): readonly R[] {
  const { first, last } = windowOf(sentAt)
  const inTime = ({ createddate }: HistoryEvidence) => minuteOf(createddate) >= first && minuteOf(createddate) <= last
  return rows.filter((row) => !claimed.has(row.poid) && inTime(row))
}

/** Matches groups with rows that carry the order's own key: these are its groups, regardless of their time. */
export function matchRows(
  groups: readonly (GroupTraits & Pick<PlacedGroup, 'key'>)[],
  rows: readonly HistoryEvidence[],
): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const group of groups) {
    const twins = groups.filter((one) => alike(one, group))
    const matching = rows.filter((row) => alike(traitsOf(row), group))
    // A row with unknown quantity that also matches another group isn't evidence.
    const isOnlyTheirs = !matching.some((one) =>
      groups.some((other) => !twins.includes(other) && alike(traitsOf(one), other)),
    )
    const row = matching[twins.indexOf(group)]
    if (row !== undefined && isOnlyTheirs && matching.length === twins.length) found.set(group.key, row.poid)
  }
  return found
}

/** True if a row of the history looks like one of these groups. */
export const matchesAnyGroup = (row: HistoryEvidence, groups: readonly GroupTraits[]): boolean =>
  groups.some((group) => alike(traitsOf(row), group))

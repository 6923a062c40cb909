/** What a purchase order says to the portal, and how its answer is read. */
import type { OrderGroup } from './cart.ts'
import { instantOf } from './dates.ts'
import type { Paise } from './money.ts'
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

/** Two orders ask for the same when one has a warehouse and product of the other. */
export function sharesLines(one: readonly OrderedGroup[], other: readonly OrderedGroup[]): boolean {
  const asked = new Set(one.flatMap(linesOf))
  return other.flatMap(linesOf).some((line) => asked.has(line))
}

const linesOf = ({ wh, mode, products }: OrderedGroup): string[] => products.map(({ id }) => `${wh}^${mode}^${id}`)

/** A row of the order history, as far as it can be evidence. */
export interface HistoryEvidence {
  readonly poid: string
  /** ISO time. */
  readonly createddate: string
  readonly warehouseid: number
  readonly totalquantity: number
  readonly netpayment: Paise
}

/** Histories name the minute of an order, not its milliseconds. */
const MINUTE = 60_000
const minuteOf = (iso: string): number => Math.floor((instantOf(iso) ?? Number.NaN) / MINUTE)

/**
 * Which rows of the history show that a group was placed: the same warehouse, quantity and amount, not older than the
 * minute of the sending (ISO time), and not already another order's. Each row is evidence for one group only.
 */
export function matchHistory(
  groups: readonly Pick<PlacedGroup, 'key' | 'wh' | 'quantity' | 'total'>[],
  rows: readonly HistoryEvidence[],
  sentAt: string,
  claimed: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const used = new Set(claimed)
  const found = new Map<string, string>()
  for (const { key, wh, quantity, total } of groups) {
    const row = rows.find(
      (one) =>
        !used.has(one.poid) &&
        one.warehouseid === wh &&
        one.totalquantity === quantity &&
        one.netpayment === total &&
        minuteOf(one.createddate) >= minuteOf(sentAt),
    )
    if (row === undefined) continue
    used.add(row.poid)
    found.set(key, row.poid)
  }
  return found
}

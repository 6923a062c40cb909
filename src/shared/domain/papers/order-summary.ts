/** The outcome of a placed order, warehouse by warehouse, for the office files. */

import type { WarehouseName } from '../catalogue/warehouses.ts'
import type { JournalOrder, PlacedGroup, ShippingAddress } from '../orders/order.ts'
import { type OutcomeSums, outcomeSums } from '../orders/order-rules.ts'
import { headlineOf } from '../orders/order-words.ts'
import type { Paise } from '../values/money.ts'

/** The part of a placed order that a warehouse can't give. */
export interface GroupGap {
  readonly gapQty: number
  readonly gapPrice: Paise
}

export interface SummaryRow {
  readonly name: string
  readonly group: PlacedGroup
  /** Absent if the portal hasn't sent it. */
  readonly gap: GroupGap | undefined
}

export interface OrderSummaryPaper {
  readonly storeName: string
  readonly title: string
  /** ISO time. */
  readonly placedAt: string
  readonly placedBy: string | undefined
  /** Undefined for older orders, which didn't record it. */
  readonly shipsTo: ShippingAddress | undefined
  /** The client order key, by which the portal's staff can find the order. */
  readonly key: string
  readonly message: string | undefined
  readonly rows: readonly SummaryRow[]
  /** The totals of the placed groups; the rest is still in the cart. */
  readonly placed: OutcomeSums
  /** The pieces and the amount that no warehouse could give at the time of the order. */
  readonly gapQty: number
  readonly gapPrice: Paise
}

interface About {
  readonly storeName: string
  readonly listed: WarehouseName
  /** By the purchase order's number. */
  readonly gaps: ReadonlyMap<string, GroupGap>
}

export function buildSummary(order: JournalOrder, { storeName, listed, gaps }: About): OrderSummaryPaper {
  const { key, state, createdAt, sentAt, groups, gapQty, gapPrice, message, placedBy, shipsTo } = order
  const placed = outcomeSums(groups, 'placed')
  return {
    storeName,
    title: headlineOf(state, placed.orders).title,
    placedAt: sentAt ?? createdAt,
    placedBy,
    shipsTo,
    key,
    message,
    rows: groups.map((group) => ({
      name: listed(group.wh) ?? group.whName,
      group,
      gap: group.poid === undefined ? undefined : gaps.get(group.poid),
    })),
    placed,
    gapQty,
    gapPrice,
  }
}

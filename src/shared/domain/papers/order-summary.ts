/** What became of an order that was placed, warehouse by warehouse, for the file in the office. */

import type { WarehouseName } from '../catalogue/warehouses.ts'
import type { JournalOrder, PlacedGroup, ShippingAddress } from '../orders/order.ts'
import { type OutcomeSums, outcomeSums } from '../orders/order-rules.ts'
import { headlineOf } from '../orders/order-words.ts'
import type { Paise } from '../values/money.ts'

/** What a warehouse can't give of a placed order. */
export interface GroupGap {
  readonly gapQty: number
  readonly gapPrice: Paise
}

export interface SummaryRow {
  readonly name: string
  readonly group: PlacedGroup
  /** Absent where the portal hasn't said it. */
  readonly gap: GroupGap | undefined
}

export interface OrderSummaryPaper {
  readonly storeName: string
  readonly title: string
  /** ISO time. */
  readonly placedAt: string
  readonly placedBy: string | undefined
  /** Undefined of orders from before it was written down. */
  readonly shipsTo: ShippingAddress | undefined
  /** The client order key: by it the portal's staff find the order. */
  readonly key: string
  readonly message: string | undefined
  readonly rows: readonly SummaryRow[]
  /** The sums of what was placed: the rest is still in the cart. */
  readonly placed: OutcomeSums
  /** What no warehouse could give when it was ordered. */
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

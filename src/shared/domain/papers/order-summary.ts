/** What became of an order that was placed, warehouse by warehouse, for the file in the office. */
import type { OrderType } from '../cart.ts'
import { type Paise, sum } from '../money.ts'
import type { PlacedGroup } from '../order.ts'

export interface SummaryRow {
  readonly name: string
  readonly orderType: OrderType
  readonly outcome: PlacedGroup['outcome']
  readonly poid?: string | undefined
  /** The portal's sentence about it. */
  readonly message?: string | undefined
  readonly items: number
  readonly quantity: number
  readonly total: Paise
  /** What the warehouse can't give of a placed order, where the portal has said it. */
  readonly gapQty?: number | undefined
  readonly gapPrice?: Paise | undefined
}

export interface SummarySource {
  /** ISO time. */
  readonly placedAt: string
  readonly title: string
  readonly message?: string | undefined
  readonly groups: readonly SummaryRow[]
  /** What no warehouse could give when it was ordered. */
  readonly gapQty: number
  readonly gapPrice: Paise
}

export interface OrderSummaryPaper extends SummarySource {
  readonly storeName: string
  readonly placed: { readonly orders: number; readonly quantity: number; readonly total: Paise }
}

/** The sums are those of what was placed: the rest is still in the cart. */
export function buildSummary(source: SummarySource, storeName: string): OrderSummaryPaper {
  const placed = source.groups.filter(({ outcome }) => outcome === 'placed')
  const quantity = placed.reduce((pieces, group) => pieces + group.quantity, 0)
  return {
    ...source,
    storeName,
    placed: { orders: placed.length, quantity, total: sum(placed.map((one) => one.total)) },
  }
}

/** What is late: one rule for orders and loads, on home, in lists and on their own pages. Days are India's, times ISO text. */
import { type Day, dayOf } from '../values/dates.ts'
import type { LoadTimes } from './load.ts'
import type { OrderStatus } from './order.ts'
import { shipsBy } from './order-history.ts'

/** The day by which something should have happened is over; on that day itself it may still happen. Unknown is not over. */
function isOver(by: string | undefined, today: Day): boolean {
  const day = by === undefined ? undefined : dayOf(by)
  return day !== undefined && day < today
}

const WAITING: readonly OrderStatus[] = ['Pending', 'Confirmed']

export interface PromisedOrder {
  readonly status: OrderStatus
  /** ISO time by which it was promised to ship. */
  readonly maxshipdate?: string | undefined
}

/** Returns whether an order should have shipped and hasn't. */
export const isOrderLate = (order: PromisedOrder, today: Day): boolean =>
  WAITING.includes(order.status) && isOver(shipsBy(order), today)

/** Returns whether a load should have been delivered and wasn't. */
export const isLoadLate = ({ Estimated_Delivery_DateTime, DeliverdDateTime }: LoadTimes, today: Day): boolean =>
  DeliverdDateTime === undefined && isOver(Estimated_Delivery_DateTime, today)

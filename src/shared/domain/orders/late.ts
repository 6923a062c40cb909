/** One rule for late orders and loads, used on home, in lists and on their own pages. Days are in Indian time, times ISO text. */
import { counted } from '../values/counts.ts'
import { type Day, dayOf, daysBetween } from '../values/dates.ts'
import type { LoadTimes } from './load.ts'
import type { OrderStatus } from './order.ts'
import { shipsBy } from './order-history.ts'

/** Days since a deadline: 0 on that day itself, and if the deadline isn't known. */
function daysSince(by: string | undefined, today: Day): number {
  const day = by === undefined ? undefined : dayOf(by)
  return day !== undefined && day < today ? daysBetween(day, today) : 0
}

/** Statuses of orders that haven't shipped yet but will. */
export const WAITING: readonly OrderStatus[] = ['Pending', 'Confirmed']

export interface PromisedOrder {
  readonly status: OrderStatus
  /** ISO time of the promised shipment. */
  readonly maxshipdate?: string | undefined
}

/** Days since an order should have shipped; 0 if it isn't late. */
export const orderDaysLate = (order: PromisedOrder, today: Day): number =>
  WAITING.includes(order.status) ? daysSince(shipsBy(order), today) : 0

/** Days since a load should have been delivered; 0 if it isn't late. */
export const loadDaysLate = ({ Estimated_Delivery_DateTime, DeliverdDateTime }: LoadTimes, today: Day): number =>
  DeliverdDateTime === undefined ? daysSince(Estimated_Delivery_DateTime, today) : 0

/** Days between the promised and the actual delivery of a load; 0 for one in time, and where either isn't known. */
export function deliveredDaysLate({ Estimated_Delivery_DateTime, DeliverdDateTime }: LoadTimes): number {
  const day = DeliverdDateTime === undefined ? undefined : dayOf(DeliverdDateTime)
  return day === undefined ? 0 : daysSince(Estimated_Delivery_DateTime, day)
}

export const isOrderLate = (order: PromisedOrder, today: Day): boolean => orderDaysLate(order, today) > 0
export const isLoadLate = (load: LoadTimes, today: Day): boolean => loadDaysLate(load, today) > 0

/** `2 days late`; undefined for 0. */
export const lateWords = (days: number): string | undefined => (days === 0 ? undefined : `${counted.days(days)} late`)

/** An order's life: confirmed after two minutes of the portal's clock, shipped after five, delivered after ten. */
import type { OrderStatus } from '../../../shared/domain/orders/order.ts'
import type { PurchaseOrder } from './purchase-order.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

type Step = readonly [status: OrderStatus, after: number]

const LIFE: readonly Step[] = [
  ['Pending', 0],
  ['Confirmed', 2 * MINUTE],
  ['Shipped', 5 * MINUTE],
  ['Delivered', 10 * MINUTE],
]
/** Orders from before the opening took the usual number of days. */
const SLOW_LIFE: readonly Step[] = [
  ['Pending', 0],
  ['Confirmed', DAY],
  ['Shipped', 3 * DAY],
  ['Delivered', 6 * DAY],
]

/** Delay of one in ten delivered orders, which waited in the warehouse. */
const LATE = DAY / 2
const isLate = ({ poid, fixed }: PurchaseOrder): boolean => fixed === 'Delivered' && /7-\w$/.test(poid)

export interface Moment {
  readonly status: OrderStatus
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Returns the order's states up to now, oldest first. */
export function timelineOf(order: PurchaseOrder, now: number, speed: number): readonly Moment[] {
  const { at, fixed } = order
  if (fixed === undefined) {
    return LIFE.map(([status, after]) => ({ status, at: at + after / speed })).filter(
      (moment) => moment.status === 'Pending' || moment.at <= now,
    )
  }
  const steps = SLOW_LIFE.map(([status, after]) => ({
    status,
    at: at + after + (status === 'Shipped' && isLate(order) ? LATE : 0),
  }))
  if (fixed === 'Cancelled') return [...steps.slice(0, 1), { status: fixed, at: at + DAY / 2 }]
  return steps.slice(0, LIFE.findIndex(([status]) => status === fixed) + 1)
}

/** Time when it ships, if nothing delays it. */
export const leavesAt = ({ at, fixed }: PurchaseOrder, speed: number): number => {
  const [, after] = (fixed === undefined ? LIFE : SLOW_LIFE)[2] ?? ['Shipped', 0]
  return at + (fixed === undefined ? after / speed : after)
}

export function statusOf(order: PurchaseOrder, now: number, speed: number): OrderStatus {
  return timelineOf(order, now, speed).at(-1)?.status ?? 'Pending'
}

export const shipDateOf = (order: PurchaseOrder, now: number, speed: number): number | undefined =>
  timelineOf(order, now, speed).find(({ status }) => status === 'Shipped')?.at

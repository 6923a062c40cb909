/** The turnaround time (TAT) of an order: the time from its placement to its shipment. */
import { type Day, dayOf, instantOf } from '../values/dates.ts'
import type { OrderStatus } from './order.ts'

/** Maximum hours for an order. */
export const MOST_HOURS = 72

/** Orders before this day never count as at risk. */
const SINCE: Day = '2018-06-01'

const HOUR = 3_600_000

interface TimedOrder {
  readonly createddate: string
  readonly status: OrderStatus
  readonly shippingdetails?: { readonly actualdate?: string | undefined } | undefined
}

export interface Turnaround {
  /** Rounded up, so 72 hours and a minute are 73. */
  readonly hours: number
  readonly isInDanger: boolean
}

/**
 * The time until the order was shipped or, while it waits, until the start of today. Undefined for a cancelled order, and if the portal
 * doesn't send the time of shipment.
 */
export function turnaroundOf(order: TimedOrder, today: Day): Turnaround | undefined {
  const { createddate, status, shippingdetails } = order
  const waits = status === 'Pending' || status === 'Confirmed'
  const end = waits ? `${today}T00:00:00+05:30` : shippingdetails?.actualdate
  const [from, to] = [instantOf(createddate), end === undefined ? undefined : instantOf(end)]
  if (status === 'Cancelled' || from === undefined || to === undefined) return undefined
  const hours = Math.max(0, Math.ceil((to - from) / HOUR))
  return { hours, isInDanger: hours > MOST_HOURS && (dayOf(createddate) ?? '') >= SINCE }
}

/** `81 h`. */
export const turnaroundInWords = ({ hours }: Turnaround): string => `${hours} h`

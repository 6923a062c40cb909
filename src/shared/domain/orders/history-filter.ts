/** The filters of the order history: days, status, warehouse, a number. Days are in Indian time. */
import type { MessageKey } from '../../messages.ts'
import { addMonths, type Day, dayOf, firstOfMonth } from '../values/dates.ts'
import type { OrderStatus } from './order.ts'
import { isSet, refuseIncompleteSpan, refuseReach, SEARCH_MONTHS } from './search-days.ts'

/** Orders on one page of the history. */
export const HISTORY_PAGE_SIZES = [10, 20, 30, 50] as const

export interface HistoryRange {
  readonly orderFrom?: Day | undefined
  readonly orderTo?: Day | undefined
  readonly shipFrom?: Day | undefined
  readonly shipTo?: Day | undefined
  readonly statuses?: readonly OrderStatus[] | undefined
}

/** The days in which the newest orders are searched: this month and the two before it. */
export const recentDays = (today: Day) => ({
  fromDate: firstOfMonth(addMonths(today, 1 - SEARCH_MONTHS)),
  toDate: today,
})

const NOT_SHIPPED: readonly OrderStatus[] = ['Pending', 'Confirmed', 'Cancelled']

/** The reason why the history can't be requested for this range; undefined if it can. */
export function refuseRange({
  orderFrom,
  orderTo,
  shipFrom,
  shipTo,
  statuses = [],
}: HistoryRange): MessageKey | undefined {
  const [orders, ships] = [
    { from: orderFrom, to: orderTo },
    { from: shipFrom, to: shipTo },
  ]
  const unsaid = refuseIncompleteSpan([orders, 'historyOrderRange'], [ships, 'historyShipRange'], 'historyAnyRange')
  if (unsaid !== undefined) return unsaid
  if (isSet(ships) && statuses.some((status) => NOT_SHIPPED.includes(status))) return 'historyShipNotApplicable'
  return refuseReach([orders, ships], 'historyTooLong')
}

/** The filters as the user sets them: any statuses or all, days (ISO), a part of an order's number. */
export interface HistoryFilter {
  readonly fromDate?: string | undefined
  readonly toDate?: string | undefined
  readonly shipFrom?: string | undefined
  readonly shipTo?: string | undefined
  readonly statuses?: readonly OrderStatus[] | undefined
  readonly warehouseId?: number | undefined
  readonly poid?: string | undefined
}

/** True for a search by number, which covers all orders: the user needn't know the day of the order. */
export const coversAllDays = ({ poid }: Pick<HistoryFilter, 'poid'>): boolean =>
  poid !== undefined && poid.trim() !== ''

/** The reason why the history can't be requested with these filters; undefined if it can. */
export function refuseHistory(filter: HistoryFilter): MessageKey | undefined {
  const { fromDate, toDate, shipFrom, shipTo, statuses } = filter
  const range = { orderFrom: dayIn(fromDate), orderTo: dayIn(toDate), shipFrom: dayIn(shipFrom), shipTo: dayIn(shipTo) }
  return coversAllDays(filter) ? undefined : refuseRange({ ...range, statuses })
}

const dayIn = (moment: string | undefined): Day | undefined => (moment === undefined ? undefined : dayOf(moment))

/** Shipping days apply to shipped orders, so the portal gets these statuses. */
const SHIPPED: readonly OrderStatus[] = ['Shipped', 'Delivered']

/** The query for the portal: no days beside a number; Shipped and Delivered if only shipping days are set. */
export function historyQuery(filter: HistoryFilter) {
  const { fromDate, toDate, shipFrom, shipTo, statuses = [], warehouseId, poid = '' } = filter
  const everywhere = coversAllDays(filter)
  const ships = !everywhere && (shipFrom !== undefined || shipTo !== undefined)
  const statusFilter = statuses.length === 0 && ships ? SHIPPED : statuses
  return {
    ...(!everywhere && fromDate !== undefined && { fromDate }),
    ...(!everywhere && toDate !== undefined && { toDate }),
    ...(!everywhere && shipFrom !== undefined && { shipFrom }),
    ...(!everywhere && shipTo !== undefined && { shipTo }),
    ...(statusFilter.length > 0 && { status: [...statusFilter] }),
    ...(warehouseId !== undefined && { warehouseId }),
    ...(everywhere && { poid: poid.trim() }),
  }
}

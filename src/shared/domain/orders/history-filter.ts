/** What the order history may be asked for: days, status, warehouse, a number. Days are India's. */
import type { MessageKey } from '../../messages.ts'
import type { WarehouseType } from '../catalogue/product.ts'
import type { WarehouseName } from '../catalogue/warehouses.ts'
import type { WarehouseMapping } from '../people/store.ts'
import { addMonths, type Day, dayOf, firstOfMonth } from '../values/dates.ts'
import type { OrderStatus } from './order.ts'

/** Orders on one page of the history. */
export const HISTORY_PAGE_SIZES = [10, 20, 30, 50] as const

/** The order history reaches at most this far from its first day. */
export const HISTORY_MONTHS = 3

export const latestDayOfHistory = (from: Day): Day => addMonths(from, HISTORY_MONTHS)

export interface HistoryRange {
  readonly orderFrom?: Day | undefined
  readonly orderTo?: Day | undefined
  readonly shipFrom?: Day | undefined
  readonly shipTo?: Day | undefined
  readonly status?: OrderStatus | undefined
}

/** First of the month to today: what the order history shows first. */
export const historyRangeAtFirst = (today: Day): HistoryRange => ({ orderFrom: firstOfMonth(today), orderTo: today })

/** Where the newest orders are looked for: this month and the two before it. */
export const recentDays = (today: Day) => ({
  fromDate: firstOfMonth(addMonths(today, 1 - HISTORY_MONTHS)),
  toDate: today,
})

const NOT_SHIPPED: readonly OrderStatus[] = ['Pending', 'Confirmed', 'Cancelled']

/** Why the history can't be asked for this range; undefined when it can. */
export function refuseRange({ orderFrom, orderTo, shipFrom, shipTo, status }: HistoryRange): MessageKey | undefined {
  const orders = orderFrom !== undefined || orderTo !== undefined
  const ships = shipFrom !== undefined || shipTo !== undefined
  if (orders && (orderFrom === undefined || orderTo === undefined)) return 'historyOrderRange'
  if (ships && (shipFrom === undefined || shipTo === undefined)) return 'historyShipRange'
  if (!orders && !ships) return 'historyAnyRange'
  if (ships && status !== undefined && NOT_SHIPPED.includes(status)) return 'historyShipNotApplicable'
  if (tooLong(orderFrom, orderTo) || tooLong(shipFrom, shipTo)) return 'historyTooLong'
  return reversed(orderFrom, orderTo) || reversed(shipFrom, shipTo) ? 'historyReversed' : undefined
}

const tooLong = (from?: Day, to?: Day): boolean =>
  from !== undefined && to !== undefined && to > latestDayOfHistory(from)
const reversed = (from?: Day, to?: Day): boolean => from !== undefined && to !== undefined && to < from

/** The filters as a person sets them: one status or all, days (ISO), a part of an order's number. */
export interface HistoryFilter {
  readonly fromDate?: string | undefined
  readonly toDate?: string | undefined
  readonly shipFrom?: string | undefined
  readonly shipTo?: string | undefined
  readonly status?: OrderStatus | undefined
  readonly warehouseId?: number | undefined
  readonly poid?: string | undefined
}

/** A number is looked for in all orders: a user who knows it needn't know when it was ordered. */
export const looksEverywhere = ({ poid }: Pick<HistoryFilter, 'poid'>): boolean =>
  poid !== undefined && poid.trim() !== ''

/** Why the history can't be asked for this; undefined when it can. */
export function refuseHistory(filter: HistoryFilter): MessageKey | undefined {
  const { fromDate, toDate, shipFrom, shipTo, status } = filter
  const range = { orderFrom: dayIn(fromDate), orderTo: dayIn(toDate), shipFrom: dayIn(shipFrom), shipTo: dayIn(shipTo) }
  return looksEverywhere(filter) ? undefined : refuseRange({ ...range, status })
}

const dayIn = (moment: string | undefined): Day | undefined => (moment === undefined ? undefined : dayOf(moment))

/** Days of shipping are about orders that were shipped, and the portal is told so. */
const SHIPPED: readonly OrderStatus[] = ['Shipped', 'Delivered']

/** What the portal is asked: no days beside a number; Shipped and Delivered where only days of shipping are set. */
export function historyQuery(filter: HistoryFilter) {
  const { fromDate, toDate, shipFrom, shipTo, status, warehouseId, poid = '' } = filter
  const everywhere = looksEverywhere(filter)
  const ships = !everywhere && (shipFrom !== undefined || shipTo !== undefined)
  const unsaid = ships ? [...SHIPPED] : undefined
  const statuses = status === undefined ? unsaid : [status]
  return {
    ...(!everywhere && fromDate !== undefined && { fromDate }),
    ...(!everywhere && toDate !== undefined && { toDate }),
    ...(!everywhere && shipFrom !== undefined && { shipFrom }),
    ...(!everywhere && shipTo !== undefined && { shipTo }),
    ...(statuses !== undefined && { status: statuses }),
    ...(warehouseId !== undefined && { warehouseId }),
    ...(everywhere && { poid: poid.trim() }),
  }
}

/** A warehouse that the history can be narrowed to. */
export interface HistoryWarehouse {
  readonly id: number
  readonly name: string
  readonly whType: WarehouseType
}

/** Stands for all stockists: they aren't told apart. */
export const STOCKIST: HistoryWarehouse = { id: 99, name: 'STOCKIST', whType: 'Stockist' }

/**
 * What the history can be narrowed to: warehouses; DCs for stockists only; stockists all together. A warehouse that is
 * mapped twice counts once.
 */
export function historyWarehouses(
  mapping: readonly WarehouseMapping[],
  { isStockist }: { readonly isStockist: boolean },
  nameOf: (id: number) => string,
): readonly HistoryWarehouse[] {
  const seen = new Set<number>()
  const named = mapping.flatMap(({ whID, whType }) => {
    if (whType === 'Stockist' || (whType === 'DC' && !isStockist) || seen.has(whID)) return []
    seen.add(whID)
    return [{ id: whID, name: nameOf(whID), whType }]
  })
  return [...named, STOCKIST]
}

/** How a store's warehouses are called: by the company's list, else (stockists) by the store's mapping, else by id. */
export function warehousesNamed(
  listed: WarehouseName,
  mapping: readonly Pick<WarehouseMapping, 'whID' | 'name'>[],
): (id: number) => string {
  const mapped = new Map(mapping.map(({ whID, name }) => [whID, name]))
  return (id) => listed(id) ?? mapped.get(id) ?? `Warehouse ${id}`
}

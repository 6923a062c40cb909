/** The filters of the order history as they stand in its address, so that going back and reloading keep them. */
import type { Day } from '../../../shared/domain/dates.ts'
import {
  HISTORY_PAGE_SIZES,
  type HistoryFilter,
  type HistoryRange,
  historyRangeAtFirst,
} from '../../../shared/domain/history-filter.ts'
import { ORDER_STATUSES, type OrderStatus } from '../../../shared/domain/order.ts'
import { typedDay } from '../../../shared/domain/typed-day.ts'

export interface HistorySearch extends HistoryRange {
  readonly wh?: number | undefined
  /** A part of the order's number. */
  readonly po: string
  readonly page: number
  readonly size: number
}

const RANGE = ['from', 'to', 'shipFrom', 'shipTo'] as const
const FIRST_PAGE = 1

const dayOf = (text: string | null): Day | undefined => (text === null ? undefined : typedDay(text))

function wholeOf(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

const statusOf = (text: string | null): OrderStatus | undefined => ORDER_STATUSES.find((status) => status === text)

/** What nobody has filtered yet: this month's orders. */
export const searchAtFirst = (today: Day): HistorySearch => ({
  ...historyRangeAtFirst(today),
  po: '',
  page: FIRST_PAGE,
  size: HISTORY_PAGE_SIZES[0],
})

/** An address without any day means this month; what can't be read counts as not said. */
export function readSearch(params: URLSearchParams, today: Day): HistorySearch {
  const size = wholeOf(params.get('size'))
  const range = RANGE.some((name) => params.has(name))
    ? {
        orderFrom: dayOf(params.get('from')),
        orderTo: dayOf(params.get('to')),
        shipFrom: dayOf(params.get('shipFrom')),
        shipTo: dayOf(params.get('shipTo')),
      }
    : historyRangeAtFirst(today)
  return {
    ...range,
    status: statusOf(params.get('status')),
    wh: wholeOf(params.get('wh')),
    po: params.get('po') ?? '',
    page: Math.max(FIRST_PAGE, wholeOf(params.get('page')) ?? FIRST_PAGE),
    size: HISTORY_PAGE_SIZES.find((known) => known === size) ?? HISTORY_PAGE_SIZES[0],
  }
}

/** Every day that is set, and none that isn't: `from=` says that the person has cleared it. */
export function writeSearch(search: HistorySearch): URLSearchParams {
  const { orderFrom, orderTo, shipFrom, shipTo, status, wh, po, page, size } = search
  const said: readonly (readonly [string, string | undefined])[] = [
    ['from', orderFrom ?? ''],
    ['to', orderTo ?? ''],
    ['shipFrom', shipFrom],
    ['shipTo', shipTo],
    ['status', status],
    ['wh', wh === undefined ? undefined : String(wh)],
    ['po', po === '' ? undefined : po],
    ['page', page === FIRST_PAGE ? undefined : String(page)],
    ['size', size === HISTORY_PAGE_SIZES[0] ? undefined : String(size)],
  ]
  return new URLSearchParams(said.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}

/** True when something but page and page size differs from what is shown at first. */
export function isNarrowed(search: HistorySearch, today: Day): boolean {
  const { page, size } = search
  return writeSearch(search).toString() !== writeSearch({ ...searchAtFirst(today), page, size }).toString()
}

/** The filters as the rules and the export take them. */
export function filterOf({ orderFrom, orderTo, shipFrom, shipTo, status, wh, po }: HistorySearch): HistoryFilter {
  return {
    ...(orderFrom !== undefined && { fromDate: orderFrom }),
    ...(orderTo !== undefined && { toDate: orderTo }),
    ...(shipFrom !== undefined && { shipFrom }),
    ...(shipTo !== undefined && { shipTo }),
    ...(status !== undefined && { status }),
    ...(wh !== undefined && { warehouseId: wh }),
    ...(po !== '' && { poid: po }),
  }
}

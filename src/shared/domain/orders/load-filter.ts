/** The filters of loads: days of the load and of shipping, status, warehouse, numbers. Days are in Indian time. */
import type { MessageKey } from '../../messages.ts'
import { isSet, refuseIncompleteSpan, refuseReach, type Span } from './search-days.ts'

/** Loads on one page. */
export const LOAD_PAGE_SIZES = [10, 20, 30, 40] as const

export const LOAD_STATUSES = ['Shipped', 'Hand Over', 'Ready To Dispatch'] as const
export type LoadStatus = (typeof LOAD_STATUSES)[number]

/** Minimum characters for a search by air waybill or docket number. */
const LEAST_AWB = 3

/** The filters as the user sets them. */
export interface LoadFilter {
  readonly created?: Span | undefined
  readonly shipped?: Span | undefined
  readonly status?: LoadStatus | undefined
  readonly warehouseId?: number | undefined
  readonly poid?: string | undefined
  readonly cpoid?: string | undefined
  readonly awb?: string | undefined
}

const typed = (text: string | undefined): string => text?.trim() ?? ''

/** The reason why loads can't be requested with these filters; undefined if they can. */
export function refuseLoads({ created = {}, shipped = {}, poid, cpoid, awb }: LoadFilter): MessageKey | undefined {
  const unsaid = refuseIncompleteSpan([created, 'loadRange'], [shipped, 'historyShipRange'], 'loadAnyRange')
  if (unsaid !== undefined) return unsaid
  if (typed(poid) !== '' && typed(cpoid) !== '') return 'loadOneNumber'
  if (typed(awb) !== '' && typed(awb).length < LEAST_AWB) return 'loadAwbShort'
  return refuseReach([created, shipped], 'loadsTooLong')
}

/** The query for the portal, without the filters that aren't set. */
export function loadQuery({ created = {}, shipped = {}, status, warehouseId, poid, cpoid, awb }: LoadFilter) {
  return {
    ...(isSet(created) && { loadFrom: created.from, loadTo: created.to }),
    ...(isSet(shipped) && { shipFrom: shipped.from, shipTo: shipped.to }),
    ...(status !== undefined && { status }),
    ...(warehouseId !== undefined && { warehouseId }),
    ...(typed(poid) !== '' && { poid: typed(poid) }),
    ...(typed(cpoid) !== '' && { cpoid: typed(cpoid) }),
    ...(typed(awb) !== '' && { awb: typed(awb) }),
  }
}

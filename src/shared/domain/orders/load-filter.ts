/** What loads may be asked for: days of the load and of shipping, status, warehouse, numbers. Days are India's. */
import type { MessageKey } from '../../messages.ts'
import { isSet, refuseReach, refuseUnsaid, type Span } from './search-days.ts'

/** Loads on one page. */
export const LOAD_PAGE_SIZES = [10, 20, 30, 40] as const

export const LOAD_STATUSES = ['Shipped', 'Hand Over', 'Ready To Dispatch'] as const
export type LoadStatus = (typeof LOAD_STATUSES)[number]

/** Characters of an air waybill's or docket's number by which one can be found. */
const LEAST_AWB = 3

/** The filters as a person sets them. */
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

/** Why loads can't be asked for like this; undefined when they can. */
export function refuseLoads({ created = {}, shipped = {}, poid, cpoid, awb }: LoadFilter): MessageKey | undefined {
  const unsaid = refuseUnsaid([created, 'loadRange'], [shipped, 'historyShipRange'], 'loadAnyRange')
  if (unsaid !== undefined) return unsaid
  if (typed(poid) !== '' && typed(cpoid) !== '') return 'loadOneNumber'
  if (typed(awb) !== '' && typed(awb).length < LEAST_AWB) return 'loadAwbShort'
  return refuseReach([created, shipped], 'loadsTooLong')
}

/** What the portal is asked: nothing of what isn't set. */
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

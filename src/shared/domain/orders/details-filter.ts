/** The filters of the order details, line by line. Days are in Indian time. */
import type { MessageKey } from '../../messages.ts'
import { addMonths } from '../values/dates.ts'
import { isReversed, type Span } from './search-days.ts'

/** The longest range of days, in months. */
export const DETAILS_MONTHS = 1

/** The reason why the details can't be requested for these days; undefined if they can. */
export function refuseDetails(ordered: Span = {}): MessageKey | undefined {
  const { from, to } = ordered
  if (from === undefined || to === undefined) return 'historyOrderRange'
  if (to > addMonths(from, DETAILS_MONTHS)) return 'orderDetailsTooLong'
  return isReversed(ordered) ? 'historyReversed' : undefined
}

/** What the details of orders, line by line, may be asked for. Days are India's. */
import type { MessageKey } from '../../messages.ts'
import { addMonths } from '../values/dates.ts'
import { isReversed, type Span } from './search-days.ts'

/** They cover at most a month at a time. */
export const DETAILS_MONTHS = 1

/** Why they can't be asked for these days; undefined when they can. */
export function refuseDetails(ordered: Span = {}): MessageKey | undefined {
  const { from, to } = ordered
  if (from === undefined || to === undefined) return 'historyOrderRange'
  if (to > addMonths(from, DETAILS_MONTHS)) return 'orderDetailsTooLong'
  return isReversed(ordered) ? 'historyReversed' : undefined
}

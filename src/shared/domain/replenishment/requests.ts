/** A store's requests to the company in My ARS, with their statuses, and the days for which requests and replacements are listed. */
import type { MessageKey } from '../../messages.ts'
import { addDays, type Day } from '../values/dates.ts'

export const REQUEST_STATUSES = ['Pending', 'Approved', 'Rejected', 'Auto Rejected'] as const
export const REQUEST_TYPES = ['Delete Product', 'Replace Product'] as const
export const AGAINST = ['Parent Product', 'Alternate Product'] as const

/** Maximum days between the first and the last day of listed requests. */
export const REQUEST_DAYS = 30
/** The same for the replacement report. */
export const REPLACEMENT_DAYS = 29

interface Span {
  readonly from?: Day | undefined
  readonly to?: Day | undefined
}

/** The reason why requests can't be listed for these days; undefined if they can. */
export function refuseRequests({ from, to }: Span = {}): MessageKey | undefined {
  if (from === undefined || to === undefined) return 'arsRequestDays'
  if (to < from) return 'historyReversed'
  return to > addDays(from, REQUEST_DAYS) ? 'arsRequestTooLong' : undefined
}

/** The reason why replacements can't be listed for these days; undefined if they can. */
export function refuseReplacements({ from, to }: Span = {}): MessageKey | undefined {
  if (from === undefined || to === undefined) return 'arsReplacementDays'
  return to < from || to > addDays(from, REPLACEMENT_DAYS) ? 'arsReplacementDays' : undefined
}

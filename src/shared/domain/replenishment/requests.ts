/** What a store asks the company for in My ARS, what became of it, and for which days that and the replacements are listed. */
import type { MessageKey } from '../../messages.ts'
import { addDays, type Day } from '../values/dates.ts'

export const REQUEST_STATUSES = ['Pending', 'Approved', 'Rejected', 'Auto Rejected'] as const
export const REQUEST_TYPES = ['Delete Product', 'Replace Product'] as const
export const AGAINST = ['Parent Product', 'Alternate Product'] as const

/** So many days the last day of requests may lie after the first. */
export const REQUEST_DAYS = 30
/** The same of the replacement report. */
export const REPLACEMENT_DAYS = 29

interface Span {
  readonly from?: Day | undefined
  readonly to?: Day | undefined
}

/** Why requests can't be listed for these days; undefined when they can. */
export function refuseRequests({ from, to }: Span = {}): MessageKey | undefined {
  if (from === undefined || to === undefined) return 'arsRequestDays'
  if (to < from) return 'historyReversed'
  return to > addDays(from, REQUEST_DAYS) ? 'arsRequestTooLong' : undefined
}

/** Why replacements can't be listed for these days; undefined when they can. */
export function refuseReplacements({ from, to }: Span = {}): MessageKey | undefined {
  if (from === undefined || to === undefined) return 'arsReplacementDays'
  return to < from || to > addDays(from, REPLACEMENT_DAYS) ? 'arsReplacementDays' : undefined
}

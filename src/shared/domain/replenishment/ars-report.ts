/** What the report of automatic replenishment may be asked for. Days are India's. */
import type { MessageKey } from '../../messages.ts'
import { addMonths, type Day } from '../values/dates.ts'

/** The report reaches at most this far from its first day, and never beyond today. */
export const REPORT_MONTHS = 1

/** Why the report can't be asked for these days; undefined when it can. */
export function refuseReport(
  span: { readonly from?: Day | undefined; readonly to?: Day | undefined } | undefined,
  today: Day,
): MessageKey | undefined {
  const { from, to } = span ?? {}
  if (from === undefined || to === undefined) return 'historyOrderRange'
  if (to > addMonths(from, REPORT_MONTHS) || to > today) return 'arsReportTooLong'
  return to < from ? 'historyReversed' : undefined
}

/** The filters of the automatic replenishment report. Days are in Indian time. */
import type { MessageKey } from '../../messages.ts'
import { addMonths, type Day } from '../values/dates.ts'

/** The longest range of the report, which never ends after today. */
export const REPORT_MONTHS = 1

/** The reason why the report can't be requested for these days; undefined if it can. */
export function refuseReport(
  span: { readonly from?: Day | undefined; readonly to?: Day | undefined } | undefined,
  today: Day,
): MessageKey | undefined {
  const { from, to } = span ?? {}
  if (from === undefined || to === undefined) return 'historyOrderRange'
  if (to > addMonths(from, REPORT_MONTHS) || to > today) return 'arsReportTooLong'
  return to < from ? 'historyReversed' : undefined
}

/** The days that orders and loads are searched by: two spans, of which one at least is set, each from a first to a last day. */
import type { MessageKey } from '../../messages.ts'
import { addMonths, type Day, firstOfMonth } from '../values/dates.ts'

/** A search reaches at most this far from its first day. */
export const SEARCH_MONTHS = 3

export const latestDayOfSearch = (from: Day, months = SEARCH_MONTHS): Day => addMonths(from, months)

/** Days are India's; both belong to it. */
export interface Span {
  readonly from?: Day | undefined
  readonly to?: Day | undefined
}

/** First of the month to today: what is searched before anybody says. */
export const monthSoFar = (today: Day) => ({ from: firstOfMonth(today), to: today })

export const isSet = ({ from, to }: Span): boolean => from !== undefined || to !== undefined
const isHalf = (span: Span): boolean => isSet(span) && (span.from === undefined || span.to === undefined)

/** Both days of a span or neither, and one of the spans: the sentence where that isn't so. */
export function refuseUnsaid(
  [first, firstHalf]: readonly [Span, MessageKey],
  [second, secondHalf]: readonly [Span, MessageKey],
  neither: MessageKey,
): MessageKey | undefined {
  if (isHalf(first)) return firstHalf
  if (isHalf(second)) return secondHalf
  return isSet(first) || isSet(second) ? undefined : neither
}

/** Spans that end before they begin, or reach too far. */
export function refuseReach(
  spans: readonly Span[],
  tooLong: MessageKey,
  months: number = SEARCH_MONTHS,
): MessageKey | undefined {
  const isTooLong = ({ from, to }: Span) =>
    from !== undefined && to !== undefined && to > latestDayOfSearch(from, months)
  if (spans.some(isTooLong)) return tooLong
  return spans.some(isReversed) ? 'historyReversed' : undefined
}

export const isReversed = ({ from, to }: Span): boolean => from !== undefined && to !== undefined && to < from

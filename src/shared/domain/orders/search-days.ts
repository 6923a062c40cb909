/** The days in a search for orders and loads: two spans, at least one of them set, each from a first to a last day. */
import type { MessageKey } from '../../messages.ts'
import { addMonths, type Day, firstOfMonth } from '../values/dates.ts'

/** The longest span of a search. */
export const SEARCH_MONTHS = 3

export const latestDayOfSearch = (from: Day, months = SEARCH_MONTHS): Day => addMonths(from, months)

/** Days are in Indian time; both are included. */
export interface Span {
  readonly from?: Day | undefined
  readonly to?: Day | undefined
}

/** First of the month to today: the default of a search. */
export const monthSoFar = (today: Day) => ({ from: firstOfMonth(today), to: today })

export const isSet = ({ from, to }: Span): boolean => from !== undefined || to !== undefined
const isHalf = (span: Span): boolean => isSet(span) && (span.from === undefined || span.to === undefined)

/** The message if a span has only one day, or no span is set. */
export function refuseIncompleteSpan(
  [first, firstHalf]: readonly [Span, MessageKey],
  [second, secondHalf]: readonly [Span, MessageKey],
  neither: MessageKey,
): MessageKey | undefined {
  if (isHalf(first)) return firstHalf
  if (isHalf(second)) return secondHalf
  return isSet(first) || isSet(second) ? undefined : neither
}

/** The message for a span that ends before it begins, or that is too long. */
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

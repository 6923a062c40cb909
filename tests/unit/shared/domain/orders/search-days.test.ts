import { describe, expect, test } from 'vitest'
import {
  isReversed,
  isSet,
  latestDayOfSearch,
  refuseIncompleteSpan,
  refuseReach,
  type Span,
} from '../../../../../src/shared/domain/orders/search-days.ts'

const NONE: Span = {}
const FROM: Span = { from: '2026-04-01' }
const TO: Span = { to: '2026-04-30' }
const BOTH: Span = { ...FROM, ...TO }

test.each([
  [NONE, false, false],
  [FROM, true, false],
  [TO, true, false],
  [BOTH, true, false],
  [{ from: '2026-04-01', to: '2026-04-01' }, true, false],
  [{ from: '2026-04-02', to: '2026-04-01' }, true, true],
])('the span %j is set: %s, ends before it begins: %s', (span, set, reversed) => {
  expect(isSet(span)).toBe(set)
  expect(isReversed(span)).toBe(reversed)
})

describe('a search needs both days of a span', () => {
  test.each([
    [NONE, NONE, 'loadDates'],
    [FROM, NONE, 'orderDates'],
    [TO, BOTH, 'orderDates'],
    [BOTH, FROM, 'shipDates'],
    [NONE, TO, 'shipDates'],
    [FROM, TO, 'orderDates'],
    [BOTH, NONE, undefined],
    [NONE, BOTH, undefined],
    [BOTH, BOTH, undefined],
  ])('of %j and %j: %s', (first, second, key) => {
    const refusal = refuseIncompleteSpan(
      [first, 'orderDates' as never],
      [second, 'shipDates' as never],
      'loadDates' as never,
    )
    expect(refusal).toBe(key)
  })
})

describe('a search reaches', () => {
  const to = (day: string, from = '2026-04-01') => ({ from, to: day })

  test('three months from its first day', () => {
    expect(latestDayOfSearch('2026-11-30')).toBe('2027-02-28')
    expect(refuseReach([to('2026-07-01')], 'historyTooLong')).toBeUndefined()
    expect(refuseReach([to('2026-07-02')], 'historyTooLong')).toBe('historyTooLong')
  })
  test('as many as are said', () => {
    expect(refuseReach([to('2026-05-01')], 'historyTooLong', 1)).toBeUndefined()
    expect(refuseReach([to('2026-05-02')], 'historyTooLong', 1)).toBe('historyTooLong')
  })
  test('no further in its second span', () => {
    expect(refuseReach([to('2026-04-02'), to('2026-07-02')], 'historyTooLong')).toBe('historyTooLong')
  })
  test('forwards', () => {
    expect(refuseReach([to('2026-03-31')], 'historyTooLong')).toBe('historyReversed')
    expect(refuseReach([to('2026-04-02'), to('2026-03-31')], 'historyTooLong')).toBe('historyReversed')
    expect(refuseReach([to('2026-03-31'), to('2026-07-02')], 'historyTooLong')).toBe('historyTooLong')
  })
  test('nowhere where a day isn’t said', () => {
    expect(refuseReach([FROM, TO, NONE], 'historyTooLong')).toBeUndefined()
  })
})

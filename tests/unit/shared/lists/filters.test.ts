import { describe, expect, test } from 'vitest'
import { typedCount, typedRupees } from '../../../../src/shared/lists/filter-values.ts'
import { endAfterMove, latestDay, withinCap } from '../../../../src/shared/lists/filters.ts'
import { presetsOf } from '../../../../src/shared/lists/presets.ts'
import { scopeInWords } from '../../../../src/shared/lists/scope.ts'
import { lists } from '../../../../src/shared/lists.ts'
import { contextOf, TODAY, things } from './rows-of.ts'

const threeMonths = lists.orderHistory.filters.ordered
const past = lists.arsReport.filters.ordered
const free = { ...threeMonths, months: undefined }

describe('the last day of a span', () => {
  test('lies within its cap, and not after today where that makes no sense', () => {
    expect(latestDay(threeMonths, '2026-10-31', TODAY)).toBe('2027-01-31')
    expect(latestDay(past, '2026-11-10', TODAY)).toBe(TODAY)
    expect(latestDay(past, '2026-09-30', TODAY)).toBe('2026-10-30')
    expect(withinCap(past, '2026-09-30', '2026-12-01', TODAY)).toBe('2026-10-30')
    expect(withinCap(past, '2026-09-30', '2026-10-30', TODAY)).toBe('2026-10-30')
    expect(latestDay(free, '2020-01-01', TODAY)).toBeUndefined()
  })

  test('stays where it fits, and moves to the cap or to today where it doesn’t', () => {
    expect(endAfterMove(threeMonths, '2026-10-01', '2026-10-05', TODAY)).toBe('2026-10-05')
    expect(endAfterMove(threeMonths, '2026-01-01', '2026-11-21', TODAY)).toBe('2026-04-01')
    expect(endAfterMove(threeMonths, '2026-11-10', '2026-11-01', TODAY)).toBe(TODAY)
    expect(endAfterMove(threeMonths, '2027-01-01', '2026-11-01', TODAY)).toBe('2027-04-01')
    expect(endAfterMove(free, '2027-01-01', '2026-11-01', TODAY)).toBe('2027-01-01')
    expect(endAfterMove(threeMonths, '2026-11-10', undefined, TODAY)).toBeUndefined()
  })

  test('usual spans are those that the cap allows', () => {
    const labels = (filter: typeof threeMonths) => presetsOf(filter, TODAY).map(({ label }) => label)
    expect(labels(past)).toEqual(['Today', 'Last 7 days', 'This month', 'Last month'])
    expect(labels(threeMonths)).toContain('Last 3 months')
    expect(labels(free)).toContain('This financial year')
    expect(presetsOf(past, TODAY).at(-1)?.value).toEqual({ from: '2026-10-01', to: '2026-10-31' })
  })
})

test('numbers are read as people type them', () => {
  expect(typedRupees('₹ 1,23,456.5')).toBe(1_23_456_50)
  expect(typedRupees('12.345')).toBeUndefined()
  expect(typedCount('1,200')).toBe(1200)
  expect(typedCount('-3')).toBeUndefined()
})

test('what a list shows is said in words', () => {
  const filters = {
    at: { from: '2026-11-01', to: '2026-11-21' },
    any: ['open', 'lost'],
    price: { from: 100_00 },
    pieces: { to: 9 },
    name: ' bib ',
    priced: true as const,
  }
  expect(scopeInWords(things, filters, contextOf())).toBe(
    'When 01–21 Nov 2026 · Any state open, lost · Name “bib” · Price from ₹ 100.00 · Pieces up to 9 · With a price yes',
  )
  expect(scopeInWords(lists.orderHistory, { ordered: { from: TODAY }, po: 'PO-1' }, contextOf())).toBe(
    'PO number “PO-1”',
  )
})

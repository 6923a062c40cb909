import { describe, expect, test } from 'vitest'
import {
  firstOf,
  hasBegun,
  lastOf,
  ledgerSpan,
  ledgerYearOf,
  quartersOf,
  reachesBeyond,
  thisYear,
  yearsOf,
} from '../../../../../src/shared/domain/ledger/periods.ts'

const TODAY = '2026-11-21'

test('a financial year runs from 1 April to 31 March', () => {
  expect([firstOf('2026-2027'), lastOf('2026-2027')]).toEqual(['2026-04-01', '2027-03-31'])
  expect(thisYear('2027-03-31')).toEqual({ from: '2026-04-01', to: '2027-03-31' })
  expect(thisYear('2027-04-01')).toEqual({ from: '2027-04-01', to: '2028-03-31' })
  expect(['2026-03-31', '2026-04-01'].map(ledgerYearOf)).toEqual(['2025-2026', '2026-2027'])
})

test.each([
  ['2026-04-01', '2026-04-01', ['2026-2027']],
  ['2025-03-31', '2026-04-01', ['2024-2025', '2025-2026', '2026-2027']],
  ['2026-04-01', '2025-04-01', []],
])('from %s to %s are the years %j', (from, to, years) => {
  expect(yearsOf({ from, to })).toEqual(years)
})

test.each([
  ['2026-04-01', '2026-04-30', false],
  ['2026-04-02', '2026-04-29', false],
  ['2026-03-31', '2026-04-30', true],
  ['2026-04-01', '2026-05-01', true],
])('the days from %s to %s reach beyond April: %s', (from, to, beyond) => {
  expect(reachesBeyond({ from, to }, { from: '2026-04-01', to: '2026-04-30' })).toBe(beyond)
})

test.each([
  ['2027-03-31', true],
  ['2027-04-01', false],
  ['2020-01-01', true],
  [undefined, true],
])('the financial year of %s has begun by November 2026: %s', (day, has) => {
  expect(hasBegun(day, TODAY)).toBe(has)
})

describe('the days that a ledger is asked for', () => {
  test.each([
    [undefined, undefined, '2026-04-01', '2027-03-31'],
    ['2026-06-01', '2026-06-30', '2026-06-01', '2026-06-30'],
    ['2024-06-01', undefined, '2024-06-01', '2025-03-31'],
    [undefined, '2025-02-01', '2024-04-01', '2025-02-01'],
  ])('from %s to %s are from %s to %s', (from, to, first, last) => {
    expect(ledgerSpan({ from, to }, TODAY)).toEqual({ from: first, to: last })
  })
})

test('of a year the quarters that have begun are offered, oldest first', () => {
  expect(quartersOf('2026-2027', '2026-10-01')).toEqual([
    { from: '2026-04-01', to: '2026-06-30' },
    { from: '2026-07-01', to: '2026-09-30' },
    { from: '2026-10-01', to: '2026-12-31' },
  ])
  expect(quartersOf('2026-2027', '2026-09-30')).toHaveLength(2)
  expect(quartersOf('2025-2026', TODAY).at(-1)).toEqual({ from: '2026-01-01', to: '2026-03-31' })
})

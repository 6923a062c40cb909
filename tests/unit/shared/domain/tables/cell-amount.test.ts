import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountStyleOf, cellAmount, cellSide } from '../../../../../src/shared/domain/tables/cell-amount.ts'

describe('an amount', () => {
  it.each([
    ['1,23,456.50', 12_345_650],
    ['₹ 1,200', 120_000],
    ['Rs. 12', 1200],
    ['(500.00)', -50_000],
    ['-500', -50_000],
    ['−500', -50_000],
    ['500.00 Cr', -50_000],
    ['500.00Dr', 50_000],
    ['500.00(Dr)', 50_000],
    ['500.00-', -50_000],
    ['Rs.500/-', 50_000],
    ['1'.repeat(60_000), undefined],
    ['.5', 50],
    ['', undefined],
    ['n/a', undefined],
    ['12 pcs', undefined],
    ['99999999999999999', undefined],
    ['+1,450.50', 145_050],
    ['Dr 500', 50_000],
    ['Cr. 500', -50_000],
    ['(Cr) 500', -50_000],
    ['\u00a01,200.00\u200b', 120_000],
    ['₹१,२३४.५०', 123_450],
    ['="25,000.00"', 2_500_000],
    ['1,00,000', 10_000_000],
    ['100,000', 10_000_000],
    ['12,34', undefined],
    ['1,5', undefined],
    ['1,23,45', undefined],
    ['1,2345', undefined],
    ['25.000', undefined],
    ['1 200', undefined],
    ['000.00', undefined],
    ['005.50', undefined],
    ['0.50', 50],
    ["'25000.00", 2_500_000],
    ['1.2.3', undefined],
  ])('%s is %s', (text, amount) => {
    expect(cellAmount(text)).toBe(amount)
  })
})

it('a table whose amounts can only be read with a comma before the paise is read so', () => {
  expect(amountStyleOf(['25.000,00', '1.450,50', ''])).toBe('comma')
  expect(amountStyleOf(['1,450.50', '12,34'])).toBe('point')
  expect(amountStyleOf(['1.450,50', '1,450.50'])).toBe('point')
  expect(amountStyleOf([])).toBe('point')
  expect(cellAmount('25.000,50', 'comma')).toBe(2_500_050)
  expect(cellAmount('25,000.50', 'comma')).toBeUndefined()
})

it('each amount that is written in a known way is read as it is', () => {
  const write = (amount: number, locale: string) =>
    (amount / 100).toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_00 }), fc.constantFrom('en-IN', 'en-US'), (amount, locale) => {
      expect(cellAmount(write(amount, locale))).toBe(amount)
      expect(cellAmount(`-${write(amount, locale)}`)).toBe(0 - amount)
    }),
  )
})

it('only words of sides are sides', () => {
  const sides = [
    'CR',
    'Cr.',
    'credit',
    'C',
    'Deposit',
    'DR',
    'debit',
    'd',
    'WDL',
    'CASH WDL',
    'CARD',
    'CHQ DEP',
    'Cash',
    '',
  ]
  expect(sides.map(cellSide)).toEqual([
    ...Array.from({ length: 5 }, () => 'credit'),
    ...Array.from({ length: 4 }, () => 'debit'),
    ...Array.from({ length: 5 }, () => undefined),
  ])
})

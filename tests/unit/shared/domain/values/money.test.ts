import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  changedBy,
  divideHalfUp,
  formatAmount,
  formatCount,
  formatLakh,
  formatPercent,
  formatPlain,
  formatRupees,
  formatWholeRupees,
  fromRupees,
  millionths,
  paise,
  shareOfAmount,
  sum,
  times,
  toRupees,
} from '../../../../../src/shared/domain/values/money.ts'
import { often } from '../../../../support/counts.ts'

describe('paise', () => {
  test('are whole: anything else is a defect', () => {
    expect(paise(1234)).toBe(1234)
    for (const amount of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => paise(amount)).toThrow(RangeError)
    }
  })

  test('come from rupees without a binary fraction deciding', () => {
    expect(fromRupees(0.29)).toBe(29)
    expect(fromRupees(1.15)).toBe(115)
    expect(fromRupees(2624.99)).toBe(262_499)
    expect(() => fromRupees(Number.NaN)).toThrow(RangeError)
  })

  test.each([
    [0.145, 15],
    [8.575, 858],
    [1.005, 101],
    [1.004, 100],
    [9780.45, 978_045],
    [-0.145, -14],
    [-0.146, -15],
    [1e-7, 0],
    [0.005, 1],
    [123456789.015, 12_345_678_902],
  ])('a third decimal of %d rupees is rounded half up by its text: %i', (amount, expected) => {
    expect(fromRupees(amount)).toBe(expected)
  })

  test('change by a percentage with all its decimals, half up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: -1e9, max: 1e9 }), (amount, digits) => {
        const percent = digits / 1e7
        const whole = 10n ** 9n
        const doubled = 2n * BigInt(amount) * (whole + BigInt(digits)) + whole
        const expected = Number(doubled / (2n * whole) - (doubled < 0n && doubled % (2n * whole) !== 0n ? 1n : 0n))
        expect(changedBy(paise(amount), percent)).toBe(expected)
      }),
    )
    expect(changedBy(paise(978_045), -38.55424)).toBe(600_967)
    expect(changedBy(paise(10_000), -32.5)).toBe(6750)
  })

  test('every amount goes to rupees and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
        expect(fromRupees(toRupees(paise(amount)))).toBe(amount === 0 ? 0 : amount)
      }),
      { numRuns: often(2_000) },
    )
  })

  test('add up and multiply exactly', () => {
    expect(sum([paise(10), paise(20), paise(-5)])).toBe(25)
    expect(sum([])).toBe(0)
    expect(times(paise(33_333), 9999)).toBe(333_296_667)
  })
})

describe('division to the nearest whole, halves upwards', () => {
  test.each([
    [5, 10, 1],
    [4, 10, 0],
    [15, 10, 2],
    [25, 10, 3],
    [-5, 10, 0],
    [-6, 10, -1],
  ])('%i / %i = %i', (numerator, denominator, expected) => {
    expect(divideHalfUp(numerator, denominator)).toBe(expected)
  })

  test('agrees with arithmetic on big integers', () => {
    const numerator = fc.integer({ min: 0, max: 4e15 })
    fc.assert(
      fc.property(numerator, fc.integer({ min: 1, max: 2_000_000 }), (n, d) => {
        const exact = (2n * BigInt(n) + BigInt(d)) / (2n * BigInt(d))
        expect(BigInt(divideHalfUp(n, d))).toBe(exact)
      }),
      { numRuns: often(2_000) },
    )
  })

  test('refuses what it can’t do exactly', () => {
    expect(() => divideHalfUp(1, 0)).toThrow(RangeError)
    expect(() => divideHalfUp(2 ** 53, 3)).toThrow(RangeError)
  })

  test('percentages become whole millionths', () => {
    expect(millionths(32.5)).toBe(325_000)
    expect(millionths(1.75)).toBe(17_500)
    expect(millionths(0.1 + 0.2)).toBe(3000)
  })
})

describe('amounts on screen', () => {
  test('are grouped the Indian way', () => {
    expect(formatAmount(paise(12_345_650))).toBe('1,23,456.50')
    expect(formatRupees(paise(12_345_650))).toBe('₹ 1,23,456.50')
    expect(formatRupees(paise(-1_50))).toBe('−₹ 1.50')
    expect(formatWholeRupees(paise(124_000))).toBe('₹ 1,240')
  })
})

describe('amounts in files', () => {
  test.each([
    [12_345_650, '123456.50'],
    [5, '0.05'],
    [10, '0.10'],
    [100, '1.00'],
    [109, '1.09'],
    [0, '0.00'],
    [-5, '-0.05'],
    [-12_345, '-123.45'],
  ])('%i paise are %s', (amount, text) => {
    expect(formatPlain(paise(amount))).toBe(text)
  })
})

describe('the scale of a chart', () => {
  test.each([
    [4_500_000, '₹ 45,000'],
    [9_999_900, '₹ 99,999'],
    [10_000_000, '₹ 1 L'],
    [24_000_000, '₹ 2.4 L'],
    [999_000_000, '₹ 99.9 L'],
    [1_000_000_000, '₹ 1 Cr'],
    [1_340_000_000, '₹ 1.3 Cr'],
  ])('%i paise are %s', (amount, text) => {
    expect(formatLakh(paise(amount))).toBe(text)
  })
})

test.each([
  [0, '0'],
  [1200, '1,200'],
  [123_456, '1,23,456'],
  [2.6, '3'],
])('the count %d is written %s', (count, text) => {
  expect(formatCount(count)).toBe(text)
})

test.each([
  [18, '18%'],
  [32.5, '32.5%'],
  [12.345, '12.35%'],
  [0, '0%'],
])('%d percent are written %s', (percent, text) => {
  expect(formatPercent(percent)).toBe(text)
})

describe('a share of an amount', () => {
  test.each([
    [101, 1, 2, 51],
    [100, 1, 3, 33],
    [200, 1, 3, 67],
    [-101, 1, 2, -50],
    [0, 7, 9, 0],
  ])('%i paise × %i ÷ %i are %i, halves upwards', (amount, part, whole, share) => {
    expect(shareOfAmount(paise(amount), part, whole)).toBe(share)
  })
  test('is the same however large the numbers are on the way', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.nat(1_000_000), (amount, part) => {
        const exact = (2n * BigInt(amount) * BigInt(part) + 1_000_000n) / 2_000_000n
        const floored = (2n * BigInt(amount) * BigInt(part) + 1_000_000n) % 2_000_000n < 0n ? exact - 1n : exact
        expect(shareOfAmount(paise(amount), part, 1_000_000)).toBe(Number(floored))
      }),
      { numRuns: often(500) },
    )
  })
})

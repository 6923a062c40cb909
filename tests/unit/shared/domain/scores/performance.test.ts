import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readReference } from '../../../../../src/main/reference.ts'
import {
  benchmarkOf,
  figureWords,
  monthsUntil,
  monthWords,
  RATINGS,
  ratingOf,
} from '../../../../../src/shared/domain/scores/performance.ts'

const more = { configId: 1, better: 'more', good: 0.8, excellent: 1 } as const
const less = { configId: 10, better: 'less', good: 1.2, excellent: 1 } as const

describe('the rating of a figure', () => {
  it.each([
    [79.9, 'Need Improvement'],
    [80, 'Good'],
    [99.9, 'Good'],
    [100, 'Excellent'],
    [140, 'Excellent'],
  ])('where more is better, %d of 100 is %s', (achieved, rating) => {
    expect(ratingOf(more, achieved, 100)).toBe(rating)
  })

  it.each([
    [120.1, 'Need Improvement'],
    [120, 'Good'],
    [100.1, 'Good'],
    [100, 'Excellent'],
    [0, 'Excellent'],
  ])('where less is better, %d of 100 is %s', (achieved, rating) => {
    expect(ratingOf(less, achieved, 100)).toBe(rating)
  })

  it('is none without a figure, a benchmark or a rule', () => {
    expect(ratingOf(more, undefined, 100)).toBeUndefined()
    expect(ratingOf(more, 5, undefined)).toBeUndefined()
    expect(ratingOf(more, 5, 0)).toBeUndefined()
    expect(ratingOf(undefined, 5, 5)).toBeUndefined()
  })

  it('never falls as a figure gets better', () => {
    const figure = fc.double({ min: 0, max: 1e6, noNaN: true })
    fc.assert(
      fc.property(
        fc.constantFrom(more, less),
        figure,
        figure,
        fc.double({ min: 0.01, max: 1e6, noNaN: true }),
        (rule, one, other, benchmark) => {
          const [worse, better] = (rule.better === 'more') === one < other ? [one, other] : [other, one]
          const rank = (achieved: number) => RATINGS.indexOf(ratingOf(rule, achieved, benchmark) ?? 'Good')
          expect(rank(better)).toBeGreaterThanOrEqual(rank(worse))
        },
      ),
    )
  })

  it('knows a rule for each of the sixteen figures, whose bounds lie in the right order', () => {
    const { performance } = readReference()
    expect(performance.map(({ configId }) => configId)).toEqual(Array.from({ length: 16 }, (_, nth) => nth + 1))
    for (const { better, good, excellent } of performance) {
      expect(better === 'more' ? good < excellent : good > excellent).toBe(true)
    }
  })

  it('takes a hundred for the benchmark of figure 15 alone', () => {
    expect(benchmarkOf(15, 80)).toBe(100)
    expect(benchmarkOf(15, undefined)).toBe(100)
    expect(benchmarkOf(14, 80)).toBe(80)
  })
})

it('lists months backwards, over the turn of a year', () => {
  expect(monthsUntil('2026-02-28', 4)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11'])
  expect(monthWords('2025-12')).toBe('Dec 2025')
})

it.each([
  [287.1, '287'],
  [1480.55, '1,481'],
  [3.014, '3.01'],
  [99.99, '99.99'],
  [-120.4, '-120'],
  [undefined, '–'],
])('%s reads %s', (figure, words) => expect(figureWords(figure)).toBe(words))

it.each([
  [2.54, 2.8, '2.54', '2.80'],
  [41.73, 38, '41.73', '38.00'],
  [94.93, 100, '94.93', '100.00'],
  [1158.4, 1150, '1,158', '1,150'],
  [24, 24, '24', '24'],
  [6.5, undefined, '6.5', '–'],
])('%s beside %s have as many decimals', (figure, other, words, otherWords) => {
  expect(figureWords(figure, other)).toBe(words)
  expect(figureWords(other, figure)).toBe(otherWords)
})

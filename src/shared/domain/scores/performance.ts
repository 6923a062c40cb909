/** Compares a store's figure with its benchmark (document 3, section 9). */
import { lazily } from '../../lazily.ts'
import type { PerformanceRule } from '../../reference.ts'

export const RATINGS = ['Need Improvement', 'Good', 'Excellent'] as const
export type Rating = (typeof RATINGS)[number]

/** The figure whose benchmark is a hundred, regardless of the portal's value. */
const OF_HUNDRED = 15

export const benchmarkOf = (configId: number | undefined, benchmark: number | undefined): number | undefined =>
  configId === OF_HUNDRED ? 100 : benchmark

/**
 * The rating depends on the figure's share of the benchmark; if less is better, a smaller share is rated higher. Undefined if figure or
 * benchmark is unknown, or the benchmark is 0.
 */
export function ratingOf(
  rule: PerformanceRule | undefined,
  achieved: number | undefined,
  benchmark: number | undefined,
): Rating | undefined {
  if (rule === undefined || achieved === undefined || benchmark === undefined || benchmark <= 0) return undefined
  const share = achieved / benchmark
  const reaches = (bound: number) => (rule.better === 'more' ? share >= bound : share <= bound)
  if (reaches(rule.excellent)) return 'Excellent'
  return reaches(rule.good) ? 'Good' : 'Need Improvement'
}

/** From this value on, decimals don't matter. */
const WHOLE_FROM = 100
const formats = lazily(() =>
  [0, 1, 2].map(
    (digits) => new Intl.NumberFormat('en-IN', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  ),
)

/** The decimals of a figure: none for large ones, up to two for others. */
const digitsOf = (figure: number): number =>
  Math.abs(figure) >= WHOLE_FROM
    ? 0
    : ([0, 1].find((digits) => Number(figure.toFixed(digits)) === Number(figure.toFixed(2))) ?? 2)

/** `287` customers, `3.01` %; a dash for an unknown figure. Beside another figure, `2.80` beside `2.54`, both have the same decimals. */
export function figureWords(figure: number | undefined, beside = figure): string {
  if (figure === undefined) return '–'
  return formats()[Math.max(digitsOf(figure), digitsOf(beside ?? figure))]?.format(figure) ?? ''
}

export const RATING_TONES = { 'Need Improvement': 'bad', Good: 'good', Excellent: 'busy' } as const

/** Months of two years, the newest first: `2026-11`. @param today a day */
export function monthsUntil(today: string, count = 24): readonly string[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: count }, (_, back) => {
    const at = year * 12 + (month - 1) - back
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
  })
}

const NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `Nov 2026` */
export function monthWords(month: string): string {
  const [year, nth] = month.split('-')
  return `${NAMES[Number(nth) - 1] ?? nth} ${year}`
}

/** The values of filters: their form in an address and in words, their input, and the rows of a completely loaded list that they keep. */
import { formatDate, formatDays, instantOf } from '../domain/values/dates.ts'
import { formatCount, formatRupees, type Paise, paise } from '../domain/values/money.ts'
import { typedDay } from '../domain/values/typed-day.ts'
import type { Choosing } from './choices.ts'
import type { Value } from './columns.ts'
import type { ChoiceFilter, DaysValue, Filter, FilterValue, RangeValue, SeveralFilter } from './filters.ts'

/** Maximum characters of a value in an address. */
const MOST_LETTERS = 200
const MOST_CHOICES = 50
/** Maximum characters of a search text. */
export const MOST_TEXT = 64

const numberIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^-?\d{1,13}$/.test(text) ? Number(text) : undefined

/** Parses the value in an address; undefined for an invalid one, which is ignored. */
export function readValue(filter: Filter, text: string): FilterValue | undefined {
  const [from, to] = text.split('..')
  switch (filter.kind) {
    case 'days': {
      const value = { from: typedDay(from ?? ''), to: typedDay(to ?? '') }
      return value.from === undefined && value.to === undefined ? undefined : value
    }
    case 'range': {
      const value = { from: numberIn(from), to: numberIn(to) }
      return value.from === undefined && value.to === undefined ? undefined : value
    }
    case 'several': {
      const values = text
        .split(',')
        .map(withCommas)
        .filter((one) => one !== '' && isValue(filter, one))
      return values.length === 0 ? undefined : values.slice(0, MOST_CHOICES)
    }
    case 'toggle':
      return text === '1' ? true : undefined
    case 'choice':
      return text !== '' && isValue(filter, text) ? text.slice(0, MOST_LETTERS) : undefined
    case 'text':
      return text.trim() === '' ? undefined : text.slice(0, MOST_TEXT)
  }
}

const isValue = ({ choices }: ChoiceFilter | SeveralFilter, text: string): boolean =>
  choices.always?.includes(text) !== false

/** In an address, the values of `several` are separated by commas. */
const withoutCommas = (value: string): string => value.replaceAll('%', '%25').replaceAll(',', '%2C')
const withCommas = (text: string): string => text.replaceAll('%2C', ',').replaceAll('%25', '%')

/** The value in its address form. */
export function writeValue(value: FilterValue): string {
  if (value === true) return '1'
  if (typeof value === 'string') return value
  if ('from' in value || 'to' in value) return `${value.from ?? ''}..${value.to ?? ''}`
  return Array.isArray(value) ? value.map(withoutCommas).join(',') : ''
}

/** The value in words, without the filter's name: `01–21 Nov 2026`, `Shipped`. */
export function valueInWords(filter: Filter, value: FilterValue, about: Choosing): string {
  switch (filter.kind) {
    case 'days':
      return spanInWords(value as DaysValue, formatDate, formatDays)
    case 'range':
      return spanInWords(value as RangeValue, (end) =>
        filter.unit === 'rupees' ? formatRupees(paise(end)) : formatCount(end),
      )
    case 'choice':
      return filter.choices.words(String(value), about)
    case 'several':
      return (value as readonly string[]).map((one) => filter.choices.words(one, about)).join(', ')
    case 'text':
      return `“${String(value).trim()}”`
    case 'toggle':
      return 'yes'
  }
}

interface Span<T> {
  readonly from?: T | undefined
  readonly to?: T | undefined
}

/** @param both writes a span with both ends */
function spanInWords<T extends string | number>(
  { from, to }: Span<T>,
  words: (end: T) => string,
  both = (from: T, to: T) => `${words(from)} – ${words(to)}`,
): string {
  if (from === undefined) return to === undefined ? '' : `up to ${words(to)}`
  return to === undefined ? `from ${words(from)}` : both(from, to)
}

const DAY_MS = 86_400_000

/** Returns a function that is true for a row's value that the filter keeps. Created once per filter, called for each row. */
export function keeper(filter: Filter, value: FilterValue): (of: Value) => boolean {
  switch (filter.kind) {
    case 'days': {
      const { from, to } = value as DaysValue
      const first = (from === undefined ? undefined : instantOf(from)) ?? Number.NEGATIVE_INFINITY
      const last = (to === undefined ? undefined : instantOf(to)) ?? Number.POSITIVE_INFINITY
      return (of) => {
        const at = typeof of === 'string' ? instantOf(of) : undefined
        return at !== undefined && at >= first && at < last + DAY_MS
      }
    }
    case 'range': {
      const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = value as RangeValue
      return (of) => typeof of === 'number' && of >= from && of <= to
    }
    case 'choice':
      return (of) => of !== undefined && String(of) === value
    case 'several': {
      const chosen = new Set(value as readonly string[])
      return (of) => of !== undefined && chosen.has(String(of))
    }
    case 'text': {
      const needle = String(value).trim().toLowerCase()
      return (of) => of !== undefined && String(of).toLowerCase().includes(needle)
    }
    case 'toggle':
      return (of) => of !== undefined && of !== 0 && of !== ''
  }
}

/** Typed rupees in paise; undefined for an invalid amount. */
export function typedRupees(typed: string): Paise | undefined {
  const plainText = typed.replaceAll(/[₹,\s]/g, '')
  return /^\d{1,9}(\.\d{1,2})?$/.test(plainText) ? paise(Math.round(Number(plainText) * 100)) : undefined
}

/** A typed whole number; undefined for other text. */
export function typedCount(typed: string): number | undefined {
  const plainText = typed.replaceAll(/[,\s]/g, '')
  return /^\d{1,9}$/.test(plainText) ? Number(plainText) : undefined
}

/**
 * What a list can be narrowed by. A filter's kind knows how its value stands in an address, what it is in words, and
 * which rows of a list that is held whole it keeps.
 */
import { addMonths, type Day, formatDate, instantOf } from '../domain/dates.ts'
import { formatCount, formatRupees, type Paise, paise } from '../domain/money.ts'
import { typedDay } from '../domain/typed-day.ts'
import type { Value } from './columns.ts'
import type { ListContext } from './context.ts'

export interface DaysValue {
  readonly from?: Day | undefined
  readonly to?: Day | undefined
}
/** Both ends belong to it. Amounts are paise. */
export interface RangeValue {
  readonly from?: number | undefined
  readonly to?: number | undefined
}

export interface Option {
  readonly value: string
  readonly label: string
}

interface Base<Row> {
  readonly label: string
  /** In a list that is held whole: what of a row it is about. Elsewhere the portal narrows, and the call is told. */
  of?(row: Row, context: ListContext): Value
  /** For whom it is there. */
  there?(context: ListContext): boolean
}

export interface DaysFilter<Row = never> extends Base<Row> {
  readonly kind: 'days'
  /** How many months the last day may lie after the first. */
  readonly months: number | undefined
  /** True where no day after today makes sense. */
  readonly past: boolean
  /** What is set before anybody filters. */
  readonly first: ((today: Day) => DaysValue) | undefined
}
export interface ChoiceFilter<Row = never> extends Base<Row> {
  readonly kind: 'choice'
  /** Where they are always the same: anything else in an address counts as not said. */
  readonly values: readonly string[] | undefined
  options(context: ListContext): readonly Option[]
}
export interface SeveralFilter<Row = never> extends Base<Row> {
  readonly kind: 'several'
  readonly values: readonly string[] | undefined
  options(context: ListContext): readonly Option[]
}
export interface TextFilter<Row = never> extends Base<Row> {
  readonly kind: 'text'
}
export interface RangeFilter<Row = never> extends Base<Row> {
  readonly kind: 'range'
  readonly unit: 'rupees' | 'count'
}
export interface ToggleFilter<Row = never> extends Base<Row> {
  readonly kind: 'toggle'
}

export type Filter<Row = never> =
  | DaysFilter<Row>
  | ChoiceFilter<Row>
  | SeveralFilter<Row>
  | TextFilter<Row>
  | RangeFilter<Row>
  | ToggleFilter<Row>

export type FilterValue = DaysValue | RangeValue | readonly string[] | string | true
export type ValueOf<F> = F extends DaysFilter
  ? DaysValue
  : F extends RangeFilter
    ? RangeValue
    : F extends SeveralFilter
      ? readonly string[]
      : F extends ToggleFilter
        ? true
        : string

type Options<Row> = Partial<Pick<Base<Row>, 'of' | 'there'>>
type Choices = readonly string[] | ((context: ListContext) => readonly Option[])

const optionsOf = (choices: Choices) =>
  typeof choices === 'function'
    ? { values: undefined, options: choices }
    : { values: choices, options: () => choices.map((value) => ({ value, label: value })) }

/** A first and a last day. `months`: the cap of the range; `past`: never beyond today. */
export const days = <Row = never>(
  label: string,
  options: Options<Row> & Partial<Pick<DaysFilter<Row>, 'months' | 'past' | 'first'>> = {},
): DaysFilter<Row> => ({ kind: 'days', label, months: undefined, past: false, first: undefined, ...options })

/** One of these, or all. */
export const choice = <Row = never>(
  label: string,
  choices: Choices,
  options: Options<Row> = {},
): ChoiceFilter<Row> => ({
  kind: 'choice',
  label,
  ...optionsOf(choices),
  ...options,
})

/** Any of these, or all. */
export const several = <Row = never>(
  label: string,
  choices: Choices,
  options: Options<Row> = {},
): SeveralFilter<Row> => ({ kind: 'several', label, ...optionsOf(choices), ...options })

/** A part of a text. */
export const text = <Row = never>(label: string, options: Options<Row> = {}): TextFilter<Row> => ({
  kind: 'text',
  label,
  ...options,
})

/** From a number to a number; amounts are typed in rupees and kept in paise. */
export const range = <Row = never>(
  label: string,
  unit: 'rupees' | 'count',
  options: Options<Row> = {},
): RangeFilter<Row> => ({ kind: 'range', label, unit, ...options })

/** On or off. */
export const toggle = <Row = never>(label: string, options: Options<Row> = {}): ToggleFilter<Row> => ({
  kind: 'toggle',
  label,
  ...options,
})

/** The last day that a range may end on, which begins on `from`; undefined where it may end on any. */
export function latestDay({ months, past }: DaysFilter, from: Day | undefined, today: Day): Day | undefined {
  const cap = months === undefined || from === undefined ? undefined : addMonths(from, months)
  if (!past) return cap
  return cap === undefined || cap > today ? today : cap
}

/**
 * Where a range ends after its first day was moved to `from`: the old end where it still fits, else as late as the range
 * may be long, but no later than today where today lies within it.
 */
export function endAfterMove(filter: DaysFilter, from: Day, to: Day | undefined, today: Day): Day | undefined {
  if (to === undefined) return undefined
  const latest = latestDay(filter, from, today)
  if (to >= from) return latest !== undefined && to > latest ? latest : to
  if (today >= from && (latest === undefined || today < latest)) return today
  return latest ?? from
}

/** Values of an address are no longer than this. */
const MOST_LETTERS = 200
const MOST_CHOICES = 50
/** Characters that are looked for. */
export const MOST_TEXT = 64

const numberIn = (said: string | undefined): number | undefined =>
  said !== undefined && /^-?\d{1,13}$/.test(said) ? Number(said) : undefined

/** The value as it stood in an address; undefined for what can't be read, which counts as not said. */
export function readValue(filter: Filter, said: string): FilterValue | undefined {
  const [from, to] = said.split('..')
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
      const values = said
        .split(',')
        .map(withCommas)
        .filter((one) => one !== '' && isValue(filter, one))
      return values.length === 0 ? undefined : values.slice(0, MOST_CHOICES)
    }
    case 'toggle':
      return said === '1' ? true : undefined
    case 'choice':
      return said !== '' && isValue(filter, said) ? said.slice(0, MOST_LETTERS) : undefined
    case 'text':
      return said.trim() === '' ? undefined : said.slice(0, MOST_TEXT)
  }
}

const isValue = ({ values }: ChoiceFilter | SeveralFilter, said: string): boolean => values?.includes(said) !== false

/** Values of `several` stand in an address with commas between them. */
const withoutCommas = (value: string): string => value.replaceAll('%', '%25').replaceAll(',', '%2C')
const withCommas = (said: string): string => said.replaceAll('%2C', ',').replaceAll('%25', '%')

/** The value as it stands in an address. */
export function writeValue(value: FilterValue): string {
  if (value === true) return '1'
  if (typeof value === 'string') return value
  if ('from' in value || 'to' in value) return `${value.from ?? ''}..${value.to ?? ''}`
  return Array.isArray(value) ? value.map(withoutCommas).join(',') : ''
}

const labelIn = (options: readonly Option[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value

/** The value in words, without the filter's name: `01 Nov 2026 – 21 Nov 2026`, `Shipped`. */
export function valueInWords(filter: Filter, value: FilterValue, context: ListContext): string {
  switch (filter.kind) {
    case 'days':
      return spanInWords(value as DaysValue, formatDate)
    case 'range':
      return spanInWords(value as RangeValue, (end) =>
        filter.unit === 'rupees' ? formatRupees(paise(end)) : formatCount(end),
      )
    case 'choice':
      return labelIn(filter.options(context), String(value))
    case 'several':
      return (value as readonly string[]).map((one) => labelIn(filter.options(context), one)).join(', ')
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

function spanInWords<T extends string | number>({ from, to }: Span<T>, words: (end: T) => string): string {
  if (from === undefined) return to === undefined ? '' : `until ${words(to)}`
  return to === undefined ? `from ${words(from)}` : `${words(from)} – ${words(to)}`
}

const DAY_MS = 86_400_000

/** Whether a row's value is among what a filter leaves. Made once per filter, asked for each row. */
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
      return (of) => String(of) === value
    case 'several': {
      const wanted = new Set(value as readonly string[])
      return (of) => wanted.has(String(of))
    }
    case 'text': {
      const wanted = String(value).trim().toLowerCase()
      return (of) => of !== undefined && String(of).toLowerCase().includes(wanted)
    }
    case 'toggle':
      return (of) => of !== undefined && of !== 0 && of !== ''
  }
}

/** Rupees as a person types them, in paise; undefined for what is no amount. */
export function typedRupees(typed: string): Paise | undefined {
  const plainText = typed.replaceAll(/[₹,\s]/g, '')
  return /^\d{1,9}(\.\d{1,2})?$/.test(plainText) ? paise(Math.round(Number(plainText) * 100)) : undefined
}

/** A whole number as a person types it; undefined for what is none. */
export function typedCount(typed: string): number | undefined {
  const plainText = typed.replaceAll(/[,\s]/g, '')
  return /^\d{1,9}$/.test(plainText) ? Number(plainText) : undefined
}

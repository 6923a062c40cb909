/** What a list can be narrowed by. */
import { addDays, addMonths, type Day } from '../domain/values/dates.ts'
import { type Choices, type Choosing, known, type Option } from './choices.ts'
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

interface Base<Row> {
  readonly label: string
  /** In a list that is held whole: what of a row it is about. Elsewhere the portal narrows, and the call is told. */
  of?(row: Row, context: ListContext): Value
  /** For whom it is there. */
  there?(context: ListContext): boolean
  /** True where it says whose the rows are: rows of another's don't stay while they are read. */
  readonly whose?: true
}

export interface DaysFilter<Row = never> extends Base<Row> {
  readonly kind: 'days'
  /** How many months the last day may lie after the first. */
  readonly months: number | undefined
  /** The same in days. */
  readonly days?: number | undefined
  /** True where no day after today makes sense. */
  readonly past: boolean
  /** What is set before anybody filters. */
  readonly first: ((today: Day) => DaysValue) | undefined
  /** What its two fields are called, where that isn't its label with *from* and *to*. */
  readonly ends?: readonly [from: string, to: string]
  /** Spans that are offered in place of the usual ones. */
  presets?(today: Day): readonly Preset[]
}
/** A span that is asked for again and again. */
export interface Preset {
  readonly label: string
  readonly value: DaysValue
}
export interface ChoiceFilter<Row = never> extends Base<Row> {
  readonly kind: 'choice'
  /** What is shown while nothing is chosen, where that isn't everything. */
  readonly unset?: string | undefined
  readonly choices: Choices
}
export interface SeveralFilter<Row = never> extends Base<Row> {
  readonly kind: 'several'
  readonly choices: Choices
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

type Options<Row> = Partial<Pick<Base<Row>, 'of' | 'there' | 'whose'>>
/** A list that is always the same, one that is known without asking, or where they come from. */
type Chosen = readonly string[] | ((about: Choosing) => readonly Option[]) | Choices

const choicesIn = (chosen: Chosen): Choices => ('offered' in chosen ? chosen : known(chosen))

/** A first and a last day. `months` or `days`: the cap of the range; `past`: never beyond today. */
export const days = <Row = never>(
  label: string,
  options: Options<Row> &
    Partial<Pick<DaysFilter<Row>, 'months' | 'days' | 'past' | 'first' | 'ends' | 'presets'>> = {},
): DaysFilter<Row> => ({ kind: 'days', label, months: undefined, past: false, first: undefined, ...options })

/** One of these, or all. */
export const choice = <Row = never>(
  label: string,
  choices: Chosen,
  options: Options<Row> & Pick<ChoiceFilter<Row>, 'unset'> = {},
): ChoiceFilter<Row> => ({
  kind: 'choice',
  label,
  choices: choicesIn(choices),
  ...options,
})

/** Any of these, or all. */
export const several = <Row = never>(
  label: string,
  choices: Chosen,
  options: Options<Row> = {},
): SeveralFilter<Row> => ({ kind: 'several', label, choices: choicesIn(choices), ...options })

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

function capOf({ months, days }: DaysFilter, from: Day): Day | undefined {
  if (months !== undefined) return addMonths(from, months)
  return days === undefined ? undefined : addDays(from, days)
}

/** The last day that a range may end on, which begins on `from`; undefined where it may end on any. */
export function latestDay(filter: DaysFilter, from: Day | undefined, today: Day): Day | undefined {
  const { past } = filter
  const cap = from === undefined ? undefined : capOf(filter, from)
  if (!past) return cap
  return cap === undefined || cap > today ? today : cap
}

/** The last day as it may be: one beyond the cap moves to it. */
export function withinCap(filter: DaysFilter, from: Day | undefined, to: Day, today: Day): Day {
  const latest = latestDay(filter, from, today)
  return latest !== undefined && to > latest ? latest : to
}

/**
 * Where a range ends after its first day was moved to `from`: the old end where it still fits, else as late as the range
 * may be long, but no later than today where today lies within it.
 */
export function endAfterMove(filter: DaysFilter, from: Day, to: Day | undefined, today: Day): Day | undefined {
  if (to === undefined) return undefined
  const latest = latestDay(filter, from, today)
  if (to >= from) return withinCap(filter, from, to, today)
  if (today >= from && (latest === undefined || today < latest)) return today
  return latest ?? from
}

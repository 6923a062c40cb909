import { addDays, addMonths, type Day } from '../domain/values/dates.ts'
import { type Choices, type Choosing, known, type Option } from './choices.ts'
import type { Value } from './columns.ts'
import type { ListContext } from './context.ts'

export interface DaysValue {
  readonly from?: Day | undefined
  readonly to?: Day | undefined
}
/** Both ends are included. Amounts are paise. */
export interface RangeValue {
  readonly from?: number | undefined
  readonly to?: number | undefined
}

interface Base<Row> {
  readonly label: string
  /** For a completely loaded list: the row's value that is compared. Otherwise the portal filters, and the call gets the value. */
  of?(row: Row, context: ListContext): Value
  /** False for users for whom it doesn't exist. */
  there?(context: ListContext): boolean
  /** Set if it decides whose rows are shown: rows of another owner are removed while the new ones load. */
  readonly whose?: true
}

export interface DaysFilter<Row = never> extends Base<Row> {
  readonly kind: 'days'
  /** Maximum months from the first to the last day. */
  readonly months: number | undefined
  /** Maximum days from the first to the last day. */
  readonly days?: number | undefined
  /** True if days after today make no sense. */
  readonly past: boolean
  readonly first: ((today: Day) => DaysValue) | undefined
  /** Labels of its two fields, if they aren't its label with *from* and *to*. */
  readonly ends?: readonly [from: string, to: string]
  /** Ranges that replace the usual ones. */
  presets?(today: Day): readonly Preset[]
}
export interface Preset {
  readonly label: string
  readonly value: DaysValue
}
export interface ChoiceFilter<Row = never> extends Base<Row> {
  readonly kind: 'choice'
  /** The label for no choice, if that doesn't mean everything. */
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
/** Fixed choices, choices known without a call, or their source. */
type Chosen = readonly string[] | ((about: Choosing) => readonly Option[]) | Choices

const choicesIn = (chosen: Chosen): Choices => ('offered' in chosen ? chosen : known(chosen))

/** A first and a last day. `months` or `days`: the maximum length; `past`: no days after today. */
export const days = <Row = never>(
  label: string,
  options: Options<Row> &
    Partial<Pick<DaysFilter<Row>, 'months' | 'days' | 'past' | 'first' | 'ends' | 'presets'>> = {},
): DaysFilter<Row> => ({ kind: 'days', label, months: undefined, past: false, first: undefined, ...options })

/** One choice, or all. */
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

/** Several choices, or all. */
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

/** A range of numbers; amounts are typed in rupees and stored in paise. */
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

/** The latest possible end of a range that starts on `from`; undefined if there is no limit. */
export function latestDay(filter: DaysFilter, from: Day | undefined, today: Day): Day | undefined {
  const { past } = filter
  const cap = from === undefined ? undefined : capOf(filter, from)
  if (!past) return cap
  return cap === undefined || cap > today ? today : cap
}

/** The last day, moved to the limit if it is beyond it. */
export function withinCap(filter: DaysFilter, from: Day | undefined, to: Day, today: Day): Day {
  const latest = latestDay(filter, from, today)
  return latest !== undefined && to > latest ? latest : to
}

/**
 * The end of a range after its start was moved to `from`: the old end if it still fits, otherwise the latest possible day, or today if that
 * is within the range.
 */
export function endAfterMove(filter: DaysFilter, from: Day, to: Day | undefined, today: Day): Day | undefined {
  if (to === undefined) return undefined
  const latest = latestDay(filter, from, today)
  if (to >= from) return withinCap(filter, from, to, today)
  if (today >= from && (latest === undefined || today < latest)) return today
  return latest ?? from
}

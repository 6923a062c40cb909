import { type ChoicesRequest, type Choosing, chosenIn, type Option } from './choices.ts'
import type { ListContext } from './context.ts'
import type { FilterValue } from './filters.ts'
import type { FilterState, List } from './list.ts'
import { narrowed } from './rows.ts'

type Filtered = Pick<List, 'filters'>

export interface ChoiceData {
  readonly context: ListContext
  /** All rows of a completely loaded list; undefined until they are loaded. */
  readonly rows: readonly unknown[] | undefined
  /** The portal's answer to this call; undefined until there is one. */
  answerTo(request: ChoicesRequest): unknown
}

const choicesOf = ({ filters }: Filtered, name: string) => {
  const filter = filters[name]
  return filter?.kind === 'choice' || filter?.kind === 'several' ? filter.choices : undefined
}

/** The values that a filter's choices depend on, in the list's current state. */
export const choosingIn = (
  within: readonly string[],
  state: Readonly<Record<string, unknown>>,
  context: ListContext,
): Choosing => ({ context, chosen: chosenIn(state, within) })

/** The portal call for a filter's choices; undefined if they don't come from the portal, or can't be requested yet. */
export function choicesRequest(
  list: Filtered,
  name: string,
  state: FilterState,
  context: ListContext,
): ChoicesRequest | undefined {
  const choices = choicesOf(list, name)
  return choices?.asks?.(choosingIn(choices.within, state, context))
}

/** The choices of a filter, undefined while they aren't known. */
export function offeredIn(
  list: Filtered,
  name: string,
  state: FilterState,
  at: ChoiceData,
): readonly Option[] | undefined {
  const choices = choicesOf(list, name)
  const request = choicesRequest(list, name, state, at.context)
  return choices?.offered({
    ...choosingIn(choices.within, state, at.context),
    counts: countsOf(list, name, choices.within, state, at),
    answer: request && at.answerTo(request),
  })
}

/** The values in the rows that the parent filters leave, each with the number of rows that all other filters leave. */
function countsOf(
  list: Filtered,
  name: string,
  within: readonly string[],
  state: FilterState,
  { rows, context }: ChoiceData,
): ReadonlyMap<string, number> | undefined {
  const of = list.filters[name]?.of
  if (rows === undefined || of === undefined) return undefined
  const pick = (names: readonly string[]) => Object.fromEntries(names.map((one) => [one, state[one]]))
  const counts = new Map<string, number>()
  const count = (among: readonly unknown[], by: 0 | 1) => {
    for (const row of among) {
      const value = of(row as never, context)
      if (value !== undefined && value !== '') counts.set(String(value), (counts.get(String(value)) ?? 0) + by)
    }
  }
  count(narrowed(list, rows, pick(within), context), 0)
  count(narrowed(list, rows, pick(Object.keys(state).filter((one) => one !== name)), context), 1)
  return counts
}

/** The parts of a value that aren't among the choices; empty while those aren't known. */
export function notOffered(value: FilterValue | undefined, options: readonly Option[] | undefined): readonly string[] {
  if (options === undefined || value === undefined) return []
  const values = new Set(options.map((option) => option.value))
  return [value].flat().filter((one): one is string => typeof one === 'string' && !values.has(one))
}

/**
 * Applies a change that was made in a rendered state to the current filters. For several choices, the added and removed ones count, so that
 * none is lost when the next is chosen before the first is rendered.
 */
export function withChange(now: FilterState, drawn: FilterState, change: FilterState): FilterState {
  const changed = Object.entries(change).map(([name, value]) => [name, together(now[name], drawn[name], value)])
  return { ...now, ...Object.fromEntries(changed) }
}

const several = (value: FilterValue | undefined): readonly string[] | undefined =>
  Array.isArray(value) ? value : undefined

function together(
  now: FilterValue | undefined,
  drawn: FilterValue | undefined,
  change: FilterValue | undefined,
): FilterValue | undefined {
  const [were, are, next] = [several(drawn) ?? [], several(now), several(change)]
  // A single choice, a range or a text takes the new value; so does a filter without earlier choices.
  if (are === undefined || (next ?? several(drawn)) === undefined) return change
  const remaining = are.filter((one) => next?.includes(one) === true || !were.includes(one))
  const added = (next ?? []).filter((one) => !were.includes(one) && !are.includes(one))
  const values = [...remaining, ...added]
  return values.length === 0 ? undefined : values
}

/** The filters after a change of some: in filters that depend on those, choices that are no longer offered are removed, and so on. */
export function settled(list: Filtered, state: FilterState, changed: readonly string[], at: ChoiceData): FilterState {
  const touched = new Set(changed)
  const now: Record<string, FilterValue | undefined> = { ...state }
  for (const name of Object.keys(list.filters)) {
    const value = now[name]
    const hangs = !changed.includes(name) && choicesOf(list, name)?.within.some((one) => touched.has(one)) === true
    const unavailable = hangs ? notOffered(value, offeredIn(list, name, now, at) ?? []) : []
    if (unavailable.length === 0) continue
    touched.add(name)
    const remaining = Array.isArray(value) ? value.filter((one) => !unavailable.includes(one)) : []
    now[name] = remaining.length === 0 ? undefined : remaining
  }
  return now
}

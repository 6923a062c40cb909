/** What can be chosen in the filters of a list as it stands. */
import { type AskedChoices, type Choosing, chosenIn, type Option } from './choices.ts'
import type { ListContext } from './context.ts'
import type { FilterValue } from './filters.ts'
import type { FilterState, List } from './list.ts'
import { narrowed } from './rows.ts'

type Filtered = Pick<List, 'filters'>

/** What there is to find the choices in. */
export interface AtHand {
  readonly context: ListContext
  /** All rows of a list that is held whole; undefined while they aren't there. */
  readonly rows: readonly unknown[] | undefined
  /** What the portal answered to this; undefined while it hasn't. */
  answerTo(asked: AskedChoices): unknown
}

const choicesOf = ({ filters }: Filtered, name: string) => {
  const filter = filters[name]
  return filter?.kind === 'choice' || filter?.kind === 'several' ? filter.choices : undefined
}

/** What the choices of a filter hang on, as its list stands. */
export const choosingIn = (
  within: readonly string[],
  state: Readonly<Record<string, unknown>>,
  context: ListContext,
): Choosing => ({ context, chosen: chosenIn(state, within) })

/** What the portal is asked for the choices of a filter; undefined where they don't come from it, or can't be asked for yet. */
export function askedChoices(
  list: Filtered,
  name: string,
  state: FilterState,
  context: ListContext,
): AskedChoices | undefined {
  const choices = choicesOf(list, name)
  return choices?.asks?.(choosingIn(choices.within, state, context))
}

/** What can be chosen in a filter, undefined while it isn't known. */
export function offeredIn(list: Filtered, name: string, state: FilterState, at: AtHand): readonly Option[] | undefined {
  const choices = choicesOf(list, name)
  const asked = askedChoices(list, name, state, at.context)
  return choices?.offered({
    ...choosingIn(choices.within, state, at.context),
    counts: countsOf(list, name, choices.within, state, at),
    answer: asked && at.answerTo(asked),
  })
}

/** Those values that the rows have within other filters, each with how many rows all other filters leave of it. */
function countsOf(
  list: Filtered,
  name: string,
  within: readonly string[],
  state: FilterState,
  { rows, context }: AtHand,
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

/** What of a value is none of the choices; empty while they aren't known. */
export function notOffered(value: FilterValue | undefined, options: readonly Option[] | undefined): readonly string[] {
  if (options === undefined || value === undefined) return []
  const values = new Set(options.map((option) => option.value))
  return [value].flat().filter((one): one is string => typeof one === 'string' && !values.has(one))
}

/**
 * The filters as they stand now with a change that was made where they were drawn. Of several choices what was added and taken off there
 * counts, so that none is lost when the next is chosen before the first is drawn.
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
  const [were, are, wanted] = [several(drawn) ?? [], several(now), several(change)]
  // One choice, a span or a text is what it was changed to; so is what nobody had chosen anything of.
  if (are === undefined || (wanted ?? several(drawn)) === undefined) return change
  const kept = are.filter((one) => wanted?.includes(one) === true || !were.includes(one))
  const added = (wanted ?? []).filter((one) => !were.includes(one) && !are.includes(one))
  const left = [...kept, ...added]
  return left.length === 0 ? undefined : left
}

/**
 * The filters after these were changed. What was chosen where the choices hang on one of them is taken off unless it is
 * still among them, and so on.
 */
export function settled(list: Filtered, state: FilterState, changed: readonly string[], at: AtHand): FilterState {
  const touched = new Set(changed)
  const now: Record<string, FilterValue | undefined> = { ...state }
  for (const name of Object.keys(list.filters)) {
    const value = now[name]
    const hangs = !changed.includes(name) && choicesOf(list, name)?.within.some((one) => touched.has(one)) === true
    const gone = hangs ? notOffered(value, offeredIn(list, name, now, at) ?? []) : []
    if (gone.length === 0) continue
    touched.add(name)
    const left = Array.isArray(value) ? value.filter((one) => !gone.includes(one)) : []
    now[name] = left.length === 0 ? undefined : left
  }
  return now
}

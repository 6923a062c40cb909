/**
 * A saved view of a list: its filters, sort order and columns under a name. A usual range of days, such as this month, is stored as such
 * and is computed for the day on which the view is opened.
 */
import { z } from 'zod'
import type { Day } from '../domain/values/dates.ts'
import { type ListState, readState, writeState } from './address.ts'
import { writeValue } from './filter-values.ts'
import type { Filter } from './filters.ts'
import type { List } from './list.ts'
import { presetsOf } from './presets.ts'

/** Maximum views of one list. */
export const MOST_VIEWS = 12
export const LONGEST_VIEW_NAME = 40

const key = z.string().min(1).max(64)
const savedView = z.strictObject({
  name: z.string().min(1).max(LONGEST_VIEW_NAME),
  /** In the form of the list's address. */
  asked: z.record(key, z.string().max(300)),
  /** Day filters with a usual range, by its label. */
  spans: z.record(key, z.string().max(40)),
  columns: z.array(key).max(100).exactOptional(),
})
export type SavedView = z.output<typeof savedView>

export const viewsSetting = z.strictObject({ views: z.array(savedView).max(MOST_VIEWS) })
export type SavedViews = z.output<typeof viewsSetting>

type Addressed = Pick<List, 'filters' | 'pages' | 'columns'>

const spansOf = (filter: Filter, today: Day) => (filter.kind === 'days' ? presetsOf(filter, today) : [])

/** The current view, from its first page. */
export function viewOf(list: Addressed, state: ListState, today: Day): Pick<SavedView, 'asked' | 'spans'> {
  const query = Object.fromEntries(writeState(list, { ...state, page: 1 }, today))
  const spans = Object.entries(list.filters).flatMap(([name, filter]) => {
    const span = spansOf(filter, today).find(({ value }) => writeValue(value) === query[name])
    return span === undefined ? [] : [[name, span.label] as const]
  })
  return { asked: query, spans: Object.fromEntries(spans) }
}

/** The state that a view shows on this day; ignores filters that the list no longer has. */
export function stateOfView(
  list: Addressed,
  { asked: query, spans }: Pick<SavedView, 'asked' | 'spans'>,
  today: Day,
): ListState {
  const now = Object.entries(spans).flatMap(([name, label]) => {
    const filter = list.filters[name]
    const span = filter && spansOf(filter, today).find((one) => one.label === label)
    return span === undefined ? [] : [[name, writeValue(span.value)] as const]
  })
  const params = new Map([...Object.entries(query), ...now])
  return readState(list, { get: (name) => params.get(name) ?? null }, today)
}

/** Adds the view, replacing one with the same name; the newest comes first. */
export const withView = (views: readonly SavedView[], view: SavedView): SavedView[] =>
  [view, ...withoutView(views, view.name)].slice(0, MOST_VIEWS)

export const withoutView = (views: readonly SavedView[], name: string): SavedView[] =>
  views.filter((one) => !isCalled(one, name))

export const hasView = (views: readonly SavedView[], name: string): boolean => views.some((one) => isCalled(one, name))

const isCalled = (view: SavedView, name: string): boolean => view.name.toLowerCase() === name.toLowerCase()

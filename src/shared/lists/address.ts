/**
 * The state of a list in its address: filters, page, sort order. So back, reload and a second window show the same. An address without a
 * filter shows the list's initial filters; invalid values are ignored.
 */
import type { Day } from '../domain/values/dates.ts'
import { readValue, writeValue } from './filter-values.ts'
import type { Filter } from './filters.ts'
import { defaultSize, type FilterState, isWhole, type List, sizesOf } from './list.ts'
import type { Sort } from './rows.ts'

export interface ListState {
  readonly filters: FilterState
  /** From 1. */
  readonly page: number
  readonly size: number
  readonly sort: Sort | undefined
}

type Addressed = Pick<List, 'filters' | 'pages' | 'columns'>
type Params = readonly (readonly [name: string, value: string])[]
interface AddressParams {
  get(name: string): string | null
}

/** The initial filters. */
export function filtersAtFirst({ filters }: Pick<List, 'filters'>, today: Day): FilterState {
  const first = (filter: Filter) => (filter.kind === 'days' ? filter.first?.(today) : undefined)
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, filter]) => {
      const value = first(filter)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** The highest page that is ever requested. */
const LAST_PAGE = 100_000

const wholeIn = (text: string | null): number | undefined =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined

function readSort(text: string | null, { columns }: Pick<List, 'columns'>): Sort | undefined {
  const by = text?.replace(/^-/, '') ?? ''
  return Object.hasOwn(columns, by) ? { by, descending: text?.startsWith('-') === true } : undefined
}

/** `prefix` separates several lists of one screen: `gaps.`. */
export function readState(list: Addressed, params: AddressParams, today: Day, prefix = ''): ListState {
  // An empty value means that the filter was cleared. Invalid values are ignored.
  const values = Object.entries(list.filters).flatMap(([name, filter]) => {
    const text = params.get(prefix + name)
    if (text === null) return []
    const value = readValue(filter, text)
    return value === undefined && text !== '' ? [] : [[name, value] as const]
  })
  const filters = Object.fromEntries(values.filter(([, value]) => value !== undefined))
  const size = wholeIn(params.get(`${prefix}size`))
  return {
    filters: values.length === 0 ? filtersAtFirst(list, today) : filters,
    page: Math.min(LAST_PAGE, Math.max(1, wholeIn(params.get(`${prefix}page`)) ?? 1)),
    size: sizesOf(list)?.find((known) => known === size) ?? defaultSize(list),
    sort: isWhole(list) ? readSort(params.get(`${prefix}sort`), list) : undefined,
  }
}

/** A cleared filter that has an initial value is written as empty: `ordered=`. */
export function writeState(list: Addressed, state: ListState, today: Day, prefix = ''): Params {
  const first = filtersAtFirst(list, today)
  const { page, size, sort } = state
  const filters = Object.keys(list.filters).flatMap((name): Params => {
    const value = state.filters[name]
    const text = value === undefined ? '' : writeValue(value)
    return text !== '' || name in first ? [[name, text]] : []
  })
  const rest: Params = [
    ...(page === 1 ? [] : [['page', String(page)] as const]),
    ...(size === defaultSize(list) ? [] : [['size', String(size)] as const]),
    ...(sort === undefined ? [] : [['sort', (sort.descending ? '-' : '') + sort.by] as const]),
  ]
  return [...filters, ...rest].map(([name, value]) => [prefix + name, value])
}

/** True if the filters differ from the initial ones. */
export function isNarrowed(list: Addressed, { filters }: ListState, today: Day): boolean {
  const usual = { page: 1, size: defaultSize(list), sort: undefined }
  const of = (state: FilterState) => JSON.stringify(writeState(list, { filters: state, ...usual }, today))
  return of(filters) !== of(filtersAtFirst(list, today))
}

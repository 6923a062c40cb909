/** Checks a request for a list against its definition: only the list's own filters and columns are used. */
import { type AppError, fail, ok, type Result, refuse } from '../errors.ts'
import { listFor } from '../lists.ts'
import { say } from '../messages.ts'
import type { Column } from './columns.ts'
import type { ListContext } from './context.ts'
import { readValue, writeValue } from './filter-values.ts'
import type { Filter, FilterValue } from './filters.ts'
import { type FilterState, isWhole, type List } from './list.ts'
import type { ListRequest } from './list-request.ts'
import { choosingIn } from './offered.ts'
import type { Sort } from './rows.ts'

export interface CheckedListRequest {
  readonly list: List
  readonly subject: string
  readonly filters: FilterState
  readonly sort: Sort | undefined
  readonly context: ListContext
}

/** A column of a file: its key in the definition, and the column itself. */
export interface Chosen {
  readonly key: string
  readonly column: Column<unknown>
}

const unknown: AppError = { kind: 'request', message: say('badRequest') }

/** The list with its parsed filters; refuses filters that it doesn't have, and requests that its definition refuses. */
export function checkListRequest(
  { list: name, filters: state, sort, columns, subject }: ListRequest,
  context: ListContext,
): Result<CheckedListRequest> {
  const list = listFor(name, state)
  const filters = readFilters(list, state, context)
  const sortable = sort === undefined || (isWhole(list) && Object.hasOwn(list.columns, sort.by))
  const known = columns.every((key) => Object.hasOwn(list.columns, key))
  if (filters === undefined || !sortable || !known) return fail(unknown)
  if (list.isFor?.(context) === false) return refuse(list.none)
  const refusal = list.refuses?.(filters, context, subject)
  return refusal === undefined ? ok({ list, subject, filters, sort, context }) : refuse(refusal)
}

/** Undefined if one of them isn't a filter of this list, isn't available to this user, or has an invalid value. */
function readFilters(list: List, state: FilterState, context: ListContext): FilterState | undefined {
  const filters: [string, FilterValue][] = []
  for (const [name, value] of Object.entries(state)) {
    // An empty value means that the filter was cleared.
    if (value === undefined || /^(\.\.)?$/.test(writeValue(value).trim())) continue
    const filter = Object.hasOwn(list.filters, name) ? list.filters[name] : undefined
    // Converted through the address form, so that the result is always a value of the filter's kind.
    const read = filter === undefined ? undefined : readValue(filter, writeValue(value))
    if (filter === undefined || read === undefined || !mayBe(filter, read, state, context)) return undefined
    filters.push([name, read])
  }
  return Object.fromEntries(filters)
}

function mayBe(filter: Filter, value: FilterValue, state: FilterState, context: ListContext): boolean {
  if (filter.there?.(context) === false) return false
  if (!('choices' in filter)) return true
  const about = choosingIn(filter.choices.within, state, context)
  return [value].flat().every((one) => typeof one === 'string' && filter.choices.takes(one, about))
}

/** The columns in the requested order, each once; columns that don't exist for these rows are left out. */
export function chosenColumns(
  { columns }: List,
  keys: readonly string[],
  rows: readonly unknown[],
  context: ListContext,
): readonly Chosen[] {
  return [...new Set(keys)].flatMap((key) => {
    const column: Column<unknown> | undefined = columns[key]
    return column === undefined || column.there?.(rows, context) === false ? [] : [{ key, column }]
  })
}

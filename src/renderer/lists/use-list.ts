/** A list as it stands: what its address asks for, what there is of it, what of that is shown. */
import { useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { Store } from '../../shared/domain/people/store.ts'
import type { Day } from '../../shared/domain/values/dates.ts'
import { filtersAtFirst, isNarrowed, type ListState, readState, writeState } from '../../shared/lists/address.ts'
import type { ListContext } from '../../shared/lists/context.ts'
import { inListWords } from '../../shared/lists/failure.ts'
import type { FilterState, List, ListBalance } from '../../shared/lists/list.ts'
import { isWhole } from '../../shared/lists/list.ts'
import { settled, withChange } from '../../shared/lists/offered.ts'
import { pageWithin } from '../../shared/lists/pages.ts'
import type { Lack } from '../../shared/lists/paging.ts'
import { type PagesFound, readPages } from '../../shared/lists/read-pages.ts'
import { narrowed, type Sort, sorted, sumsOf, untoldOf } from '../../shared/lists/rows.ts'
import { anyList, type ListName, listFor } from '../../shared/lists.ts'
import { paramsNow } from '../app/address-now.ts'
import { useChoices } from './use-choices.ts'
import { useListContext } from './use-list-context.ts'
import { type ListAnswers, usePages } from './use-pages.ts'

export interface ListAbout {
  /** What the list is about, e.g. an order's number. */
  readonly subject?: string | undefined
  /** Keeps several lists of one screen apart in the address. */
  readonly prefix?: string | undefined
}

/** What is shown, which is the former answer until the next one is there, and when there is none. */
export interface Shown {
  readonly rows: readonly unknown[]
  /** How many there are beyond what is shown. */
  readonly count: number
  /** There may be more than that: the portal doesn't say how many. */
  readonly isLeast: boolean
  /** What didn't come of it though the portal has it. */
  readonly lack: Lack | undefined
  readonly sums: Readonly<Record<string, number | undefined>>
  /** Of the columns that are added up here, rows that don't tell it. */
  readonly untold?: Readonly<Record<string, number>>
  /** What the list opens with, while its rows stand in the order of time. */
  readonly opening: ListBalance | undefined
  readonly answers: ListAnswers
  /** What it is the answer to. */
  readonly state: ListState
}

export function useList(name: ListName, store: Store, { subject = '', prefix = '' }: ListAbout = {}) {
  const context = useListContext(store)
  const list = useListFor(name, context.today, prefix)
  const { state, stateNow, goTo, path, search } = useAddress(list, context.today, prefix)
  const refusal = list.refuses?.(state.filters, context, subject)
  const isAsked = refusal === undefined && list.isFor?.(context) !== false
  const { found, answers, error, isFetching, retry, more } = useFound(list, state, subject, context, isAsked)
  const shown = useShown(list, found, answers, state, context)
  const choices = useChoices(list, state.filters, context, isWhole(list) ? found?.rows : undefined)
  const last =
    found === undefined || isWhole(list) ? state.page : pageWithin(state.page, state.size, found.extent.count)
  const isBeyond = last < state.page
  const kept = useKept(isBeyond ? undefined : shown, (one) => isOfAnother(list, one.state.filters, state.filters))
  // Rows of other filters bridge the wait, and don't stand in for an answer that failed.
  const isOther = error !== undefined && JSON.stringify(kept?.state.filters) !== JSON.stringify(state.filters)
  // An address that names a page beyond the last leads to the last.
  useEffect(() => {
    if (isBeyond) goTo({ page: last })
  })
  return {
    none: found?.none ?? list.none,
    name,
    list,
    context,
    state,
    refusal,
    shown: isAsked && !isOther ? kept : undefined,
    error: error === undefined ? undefined : inListWords(error, list.failed),
    /** The answer to what is asked now isn't there. */
    isStale: isAsked && (shown === undefined || isBeyond),
    isNotAsked: !isAsked,
    isFetching,
    retry,
    isNarrowed: isNarrowed(list, state, context.today),
    idle: new Set(list.idle?.(state.filters) ?? []),
    goTo,
    /** For the way back from where a row leads: the list as it stands. */
    fromHere: { listPath: path, listSearch: search },
    /** Up, down, as it came. */
    sortBy: (column: string) => goTo({ sort: nextSort(column, stateNow().sort) }),
    choices,
    /** Filters begin at the first page again, and take off what of others is no choice any more. */
    filter: (change: FilterState) => {
      const filters = withChange(stateNow().filters, state.filters, change)
      goTo({ page: 1, filters: settled(list, filters, Object.keys(change), choices.atHand) })
    },
    reset: () => goTo({ page: 1, filters: filtersAtFirst(list, context.today) }),
    more,
  }
}

export type ListModel = ReturnType<typeof useList>

const nextSort = (by: string, sort: Sort | undefined): Sort | undefined => {
  if (sort?.by !== by) return { by, descending: false }
  return sort.descending ? undefined : { by, descending: true }
}

const OWN = ['page', 'size', 'sort']

const isOurs = (list: List, prefix: string, key: string): boolean =>
  key.startsWith(prefix) &&
  (OWN.includes(key.slice(prefix.length)) || Object.hasOwn(list.filters, key.slice(prefix.length)))

/** The list as it is read for the filters of the address. */
function useListFor(name: ListName, today: Day, prefix: string): List {
  const [params] = useSearchParams()
  return listFor(name, readState(anyList(name), params, today, prefix).filters)
}

/** What the address asks for, and what leads to another. */
function useAddress(list: List, today: Day, prefix: string) {
  const [params] = useSearchParams()
  const { hash, pathname: path, search, state: way } = useLocation()
  const navigate = useNavigate()
  const address = params.toString()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says it all.
  const state = useMemo(() => readState(list, params, today, prefix), [list, address, today, prefix])
  const stateNow = () => readState(list, paramsNow(), today, prefix)
  // What else the address says stays, and so does the way back that the screen was come to with.
  const goTo = (change: Partial<ListState>) => {
    const next = { ...stateNow(), ...change }
    const others = [...paramsNow()].filter(([key]) => !isOurs(list, prefix, key))
    const ours = writeState(list, next, today, prefix).map(([key, value]): [string, string] => [key, value])
    const said = new URLSearchParams([...others, ...ours]).toString()
    navigate({ search: said, hash }, { replace: true, state: way })
  }
  return { state, stateNow, goTo, path, search }
}

/** What the portal has of it, as far as it was scrolled through. */
function useFound(
  list: List,
  { filters, size, page }: ListState,
  subject: string,
  context: ListContext,
  isAsked: boolean,
) {
  const [scrolled, setScrolled] = useState({ filters: '', pages: 1 })
  // Other filters begin at the first page again.
  const filtered = JSON.stringify(filters)
  const reached = scrolled.filters === filtered ? scrolled.pages : 1
  const scrolls = typeof list.pages === 'object' && 'scroll' in list.pages
  const numbers = scrolls ? Array.from({ length: reached }, (_, at) => at + 1) : [page]
  const read = usePages(
    list,
    numbers.map((number) => ({ filters, size, subject, context, page: number })),
    isAsked,
  )
  const { answers } = read
  const found = useMemo(
    () => (answers === undefined ? undefined : readPages(list, { ...answers, page, size, subject, context })),
    [list, answers, subject, context, page, size],
  )
  const hasAll = found === undefined || found.isEnd
  // Pages that are shorter than the list's come one at a time in the end.
  const left = found?.extent.isLeast === false ? Math.max(1, Math.ceil(found.extent.count / size) - reached) : 1
  return {
    ...read,
    found,
    /** The end is near, or all of it is wanted: so many pages more, and no others until these are there. */
    more:
      scrolls && !hasAll && answers?.pages.length === reached
        ? (pages = 1) => setScrolled({ filters: filtered, pages: reached + Math.min(pages, left) })
        : undefined,
  }
}

function useShown(
  list: List,
  found: PagesFound | undefined,
  answers: ListAnswers | undefined,
  state: ListState,
  context: ListContext,
): Shown | undefined {
  return useMemo(() => {
    if (found === undefined || answers === undefined) return undefined
    if (!isWhole(list)) {
      const { rows, extent, lack, sums = {} } = found
      return { rows, ...extent, lack, sums, opening: undefined, answers, state }
    }
    const left = narrowed(list, found.rows, state.filters, context)
    return {
      rows: sorted(list, left, state.sort, context),
      count: left.length,
      isLeast: answers.coming !== undefined,
      // What is still on its way isn't missing.
      lack: answers.coming === undefined ? found.lack : undefined,
      sums: found.sums ?? sumsOf(list, left, context),
      untold: found.sums === undefined ? untoldOf(list, left, context) : {},
      opening: found.balances?.[0],
      answers,
      state,
    }
  }, [list, found, answers, state, context])
}

/** Whether filters that say whose the rows are differ. */
const isOfAnother = ({ filters }: List, one: FilterState, other: FilterState): boolean =>
  Object.entries(filters).some(
    ([name, { whose }]) => whose && JSON.stringify(one[name]) !== JSON.stringify(other[name]),
  )

/** The newest that there is, but none of another's. */
function useKept(shown: Shown | undefined, isOther: (kept: Shown) => boolean): Shown | undefined {
  const [kept, setKept] = useState<Shown>()
  if (shown === undefined) return kept === undefined || isOther(kept) ? undefined : kept
  if (shown !== kept) setKept(shown)
  return shown
}

import { useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { Store } from '../../shared/domain/people/store.ts'
import type { Day } from '../../shared/domain/values/dates.ts'
import { filtersAtFirst, isNarrowed, type ListState, readState, writeState } from '../../shared/lists/address.ts'
import type { ListContext } from '../../shared/lists/context.ts'
import { withListMessage } from '../../shared/lists/failure.ts'
import { type FilterState, isWhole, type List, type ListBalance } from '../../shared/lists/list.ts'
import { settled, withChange } from '../../shared/lists/offered.ts'
import { pageWithin } from '../../shared/lists/pages.ts'
import type { Lack } from '../../shared/lists/paging.ts'
import { type PagesFound, readPages } from '../../shared/lists/read-pages.ts'
import { narrowed, type Sort, sorted, sumsOf } from '../../shared/lists/rows.ts'
import { anyList, type ListName, listFor } from '../../shared/lists.ts'
import { paramsNow, useIsLeaving } from '../navigation/address-now.ts'
import { useChoices } from './use-choices.ts'
import { useListContext } from './use-list-context.ts'
import { type ListAnswers, usePages } from './use-pages.ts'

export interface ListAbout {
  /** The subject of the list, e.g. an order's number. */
  readonly subject?: string | undefined
  /** A prefix for its address parameters, if a screen has several lists. */
  readonly prefix?: string | undefined
}

/**
 * The rows on screen: the former answer stays until the next one arrives, and stays if that fails, except for other filters or another
 * owner.
 */
export interface Shown {
  readonly rows: readonly unknown[]
  /** The total number of rows, including those not shown. */
  readonly count: number
  /** True if there may be more: the portal doesn't say how many. */
  readonly mayHaveMore: boolean
  /** Rows that the portal has but the answer lacks. */
  readonly lack: Lack | undefined
  readonly sums: Readonly<Record<string, number | undefined>>
  /** For each column summed here, the number of rows without a value. */
  readonly withoutValue?: Readonly<Record<string, number>>
  /** The opening balance, while the rows are in chronological order. */
  readonly opening: ListBalance | undefined
  readonly answers: ListAnswers
  /** The filters, page and sort that these rows answer. */
  readonly state: ListState
}

export function useList(name: ListName, store: Store, { subject = '', prefix = '' }: ListAbout = {}) {
  const context = useListContext(store)
  const list = useListFor(name, context.today, prefix)
  const { state, stateNow, goTo, path, search } = useAddress(list, context.today, prefix)
  const refusal = list.refuses?.(state.filters, context, subject)
  const isEnabled = refusal === undefined && list.isFor?.(context) !== false
  const { found, answers, error, isFetching, retry, more } = useFound(list, state, subject, context, isEnabled)
  const shown = useShown(list, found, answers, state, context)
  const choices = useChoices(list, state.filters, context, isWhole(list) ? found?.rows : undefined)
  const reachablePage =
    found === undefined || isWhole(list) ? state.page : pageWithin(state.page, state.size, found.extent.count)
  const isBeyond = reachablePage < state.page
  const latest = useRowsWhileLoading(isBeyond ? undefined : shown, (one) =>
    isOfAnother(list, one.state.filters, state.filters),
  )
  // Rows of other filters are shown while loading, but not in place of a failed answer.
  const isForOtherFilters =
    error !== undefined && JSON.stringify(latest?.state.filters) !== JSON.stringify(state.filters)
  // A page beyond the last one redirects to the last.
  useEffect(() => {
    if (isBeyond) goTo({ page: reachablePage })
  })
  return {
    none: found?.none ?? list.none,
    name,
    list,
    context,
    state,
    refusal,
    shown: isEnabled && !isForOtherFilters ? latest : undefined,
    error: error === undefined ? undefined : withListMessage(error, list.failed),
    /** True while the answer to the present state is missing. */
    isStale: isEnabled && (shown === undefined || isBeyond),
    isDisabled: !isEnabled,
    isFetching,
    retry,
    isNarrowed: isNarrowed(list, state, context.today),
    idle: new Set(list.idle?.(state.filters) ?? []),
    goTo,
    /** Navigation state for a row's link, which leads back to this state of the list. */
    fromHere: { listPath: path, listSearch: search },
    /** Cycles a column: ascending, descending, the portal's order. */
    sortBy: (column: string) => goTo({ sort: nextSort(column, stateNow().sort) }),
    choices,
    /** Changes filters: returns to the first page, and clears values of other filters that aren't valid choices any more. */
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

const STATE_PARAMS = ['page', 'size', 'sort']

const isParamOf = (list: List, prefix: string, key: string): boolean =>
  key.startsWith(prefix) &&
  (STATE_PARAMS.includes(key.slice(prefix.length)) || Object.hasOwn(list.filters, key.slice(prefix.length)))

function useListFor(name: ListName, today: Day, prefix: string): List {
  const [params] = useSearchParams()
  return listFor(name, readState(anyList(name), params, today, prefix).filters)
}

function useAddress(list: List, today: Day, prefix: string) {
  const [params] = useSearchParams()
  const { hash, pathname: path, search, state: navigationState } = useLocation()
  const navigate = useNavigate()
  const isLeaving = useIsLeaving()
  const address = params.toString()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `address` is `params` as text.
  const state = useMemo(() => readState(list, params, today, prefix), [list, address, today, prefix])
  const stateNow = () => readState(list, paramsNow(), today, prefix)
  // Keeps other parameters of the address, and the navigation state that leads back from this screen.
  const goTo = (change: Partial<ListState>) => {
    if (isLeaving()) return
    const next = { ...stateNow(), ...change }
    const others = [...paramsNow()].filter(([key]) => !isParamOf(list, prefix, key))
    const ours = writeState(list, next, today, prefix).map(([key, value]): [string, string] => [key, value])
    const query = new URLSearchParams([...others, ...ours]).toString()
    navigate({ search: query, hash }, { replace: true, state: navigationState })
  }
  return { state, stateNow, goTo, path, search }
}

/** The portal's rows, as far as the user has scrolled. */
function useFound(
  list: List,
  { filters, size, page }: ListState,
  subject: string,
  context: ListContext,
  isEnabled: boolean,
) {
  const [scrolled, setScrolled] = useState({ filters: '', pages: 1 })
  // Other filters start at the first page again.
  const filtered = JSON.stringify(filters)
  const reached = scrolled.filters === filtered ? scrolled.pages : 1
  const scrolls = typeof list.pages === 'object' && 'scroll' in list.pages
  const numbers = scrolls ? Array.from({ length: reached }, (_, at) => at + 1) : [page]
  const read = usePages(
    list,
    numbers.map((number) => ({ filters, size, subject, context, page: number })),
    isEnabled,
  )
  const { answers } = read
  const found = useMemo(
    () => (answers === undefined ? undefined : readPages(list, { ...answers, page, size, subject, context })),
    [list, answers, subject, context, page, size],
  )
  const hasAll = found === undefined || found.isEnd
  // If pages turn out shorter than the list's size, they are loaded one at a time at the end.
  const remaining =
    found?.extent.mayHaveMore === false ? Math.max(1, Math.ceil(found.extent.count / size) - reached) : 1
  return {
    ...read,
    found,
    /** Loads further pages; undefined if the list doesn't scroll, has them all, or is still loading. */
    more:
      scrolls && !hasAll && answers?.pages.length === reached
        ? (pages = 1) => setScrolled({ filters: filtered, pages: reached + Math.min(pages, remaining) })
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
    const matching = narrowed(list, found.rows, state.filters, context)
    return {
      rows: sorted(list, matching, state.sort, context),
      count: matching.length,
      mayHaveMore: answers.coming !== undefined,
      // Rows still being loaded aren't missing.
      lack: answers.coming === undefined ? found.lack : undefined,
      ...(found.sums === undefined ? sumsOf(list, matching, context) : { sums: found.sums }),
      opening: found.balances?.[0],
      answers,
      state,
    }
  }, [list, found, answers, state, context])
}

/** True if filters that determine the owner of the rows differ. */
const isOfAnother = ({ filters }: List, one: FilterState, other: FilterState): boolean =>
  Object.entries(filters).some(
    ([name, { whose }]) => whose && JSON.stringify(one[name]) !== JSON.stringify(other[name]),
  )

/** Keeps the latest rows on screen, unless they belong to another owner. */
function useRowsWhileLoading(shown: Shown | undefined, isOfOtherOwner: (latest: Shown) => boolean): Shown | undefined {
  const [latest, setLatest] = useState<Shown>()
  if (shown === undefined) return latest === undefined || isOfOtherOwner(latest) ? undefined : latest
  if (shown !== latest) setLatest(shown)
  return shown
}

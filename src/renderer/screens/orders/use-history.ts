/** The order history's address, and what the portal answers to it. */
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { dayAt } from '../../../shared/domain/dates.ts'
import { historyQuery, pageWithin, refuseHistory } from '../../../shared/domain/history-filter.ts'
import { appErrorOf, on } from '../../app/bridge.ts'
import { useKept } from '../../app/kept-read.ts'
import { usePortal } from '../../app/queries.ts'
import { queryClient } from '../../app/query-client.ts'
import { filterOf, type HistorySearch, isNarrowed, readSearch, searchAtFirst, writeSearch } from './history-search.ts'

export function useHistory() {
  const [params, setParams] = useSearchParams()
  const today = dayAt(Date.now())
  const search = readSearch(params, today)
  const filter = filterOf(search)
  const refusal = refuseHistory(filter)
  const asked = refusal === undefined
  const { data, error, isFetching, refetch } = usePortal(
    'order.history',
    { query: { ...historyQuery(filter), pageNo: search.page, pageSize: search.size } },
    { enabled: asked },
  )
  const last = data === undefined ? search.page : pageWithin(search.page, search.size, data.answer.count)
  const beyond = last < search.page
  const kept = useKept(beyond ? undefined : data, search)
  const set = (next: HistorySearch) => setParams(writeSearch(next), { replace: true })
  // An order that was just placed, or found, belongs in the list.
  useEffect(
    () => on('orders.changed', () => void queryClient.invalidateQueries({ queryKey: ['portal', 'order.history'] })),
    [],
  )
  // An address that names a page beyond the last leads to the last.
  useEffect(() => {
    if (beyond) setParams(writeSearch({ ...search, page: last }), { replace: true })
  })
  return {
    today,
    search,
    refusal,
    filter,
    /** What is shown, which is the former answer until the next one is there, and when there is none. */
    shown: asked ? kept : undefined,
    error: asked && error !== null ? appErrorOf(error) : undefined,
    /** The answer to what is asked now isn't there. */
    stale: asked && (data === undefined || beyond),
    isFetching: asked && isFetching,
    retry: () => void refetch(),
    narrowed: isNarrowed(search, today),
    /** Filters begin at the first page again. */
    change: (change: Partial<HistorySearch>) => set({ ...search, page: 1, ...change }),
    goTo: set,
    reset: () => set({ ...searchAtFirst(today), size: search.size }),
  }
}

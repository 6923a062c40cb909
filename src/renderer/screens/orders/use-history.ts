/** The order history's address, and what the portal answers to it. */
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { dayAt } from '../../../shared/domain/dates.ts'
import { historyQuery, refuseHistory } from '../../../shared/domain/history-filter.ts'
import { on } from '../../app/bridge.ts'
import { usePortal } from '../../app/queries.ts'
import { queryClient } from '../../app/query-client.ts'
import { filterOf, type HistorySearch, isNarrowed, readSearch, searchAtFirst, writeSearch } from './history-search.ts'

export function useHistory() {
  const [params, setParams] = useSearchParams()
  const today = dayAt(Date.now())
  const search = readSearch(params, today)
  const filter = filterOf(search)
  const refusal = refuseHistory(filter)
  const read = usePortal(
    'order.history',
    { query: { ...historyQuery(filter), pageNo: search.page, pageSize: search.size } },
    { enabled: refusal === undefined, keepPrevious: true },
  )
  // An order that was just placed, or found, belongs in the list.
  useEffect(
    () => on('orders.changed', () => void queryClient.invalidateQueries({ queryKey: ['portal', 'order.history'] })),
    [],
  )
  const set = (next: HistorySearch) => setParams(writeSearch(next), { replace: true })
  return {
    today,
    search,
    refusal,
    filter,
    read,
    narrowed: isNarrowed(search, today),
    /** Filters begin at the first page again. */
    change: (change: Partial<HistorySearch>) => set({ ...search, page: 1, ...change }),
    reset: () => set({ ...searchAtFirst(today), size: search.size }),
  }
}

/** The orders of the last weeks, read page by page: for the chart, and for late and shipped orders. */
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { ReadAnswer } from '../../../shared/bridge/portal.ts'
import { WEEKS_PAGE as PAGE, weeksPage } from '../../../shared/domain/orders/order-weeks.ts'
import type { Day } from '../../../shared/domain/values/dates.ts'
import type { AppError } from '../../../shared/errors.ts'
import { PagesSoFar, type Paging, rowsLacking } from '../../../shared/lists/paging.ts'
import type { Answer } from '../../../shared/portal/calls.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { portalQuery } from '../../bridge/queries.ts'

type OrderRow = Answer<'order.history'>['rows'][number]

/** Two thousand orders; with more, the chart is marked as incomplete. */
const MOST_PAGES = 40

const PAGING: Paging<OrderRow> = { key: ({ poid }) => poid, size: PAGE, mostPages: MOST_PAGES }

function pagesOf(reads: readonly ReadAnswer<Answer<'order.history'>>[]): PagesSoFar<OrderRow> {
  const soFar = new PagesSoFar(PAGING)
  for (const { answer, unread } of reads) soFar.take({ rows: answer.rows, unread, count: answer.count })
  return soFar
}

export interface OrderWeeks {
  /** Undefined until all pages are read. */
  readonly orders: readonly OrderRow[] | undefined
  /** The number of orders missing among these; undefined if there may be more and the portal gives no count. */
  readonly missing: number | undefined
  /** The metadata of the oldest page; undefined while there is none. */
  readonly read: { readonly at: string; readonly saved: boolean; readonly unread: number } | undefined
  readonly error: AppError | undefined
  readonly isFetching: boolean
  readonly retry: () => void
}

export function useOrderWeeks(today: Day): OrderWeeks {
  const client = useQueryClient()
  const page = (pageNo: number) => portalQuery(client, 'order.history', { query: weeksPage(today, pageNo) })
  const first = useQuery(page(1))
  const [reached, setReached] = useState(1)
  // Reads as many pages in parallel as the portal's count suggests; a missing or too small count isn't relied on.
  const counted = Math.ceil((first.data?.answer.count ?? 0) / PAGE)
  const pages = Math.min(MOST_PAGES, Math.max(reached, counted))
  const rest = useQueries({ queries: Array.from({ length: Math.max(0, pages - 1) }, (_, at) => page(at + 2)) })
  const all = [first, ...rest]
  const failed = all.find(({ error }) => error !== null)?.error
  const reads = all.flatMap(({ data }) => data ?? [])
  const key = all.map(({ dataUpdatedAt }) => dataUpdatedAt).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which answers these are.
  const soFar = useMemo(() => pagesOf(reads), [key])
  const isThere = reads.length === all.length
  const goesOn = isThere && soFar.hasMore
  useEffect(() => {
    if (goesOn) setReached(pages + 1)
  }, [goesOn, pages])
  const isDone = isThere && !goesOn
  const { lack } = soFar
  return {
    orders: isDone ? soFar.rows : undefined,
    missing: lack === undefined || lack.why === 'counted' ? rowsLacking(lack) : undefined,
    read: isDone
      ? {
          at: reads.map(({ at }) => at).sort()[0] ?? '',
          saved: reads.some(({ saved }) => saved),
          unread: soFar.unread,
        }
      : undefined,
    error: failed === undefined || failed === null ? undefined : appErrorOf(failed),
    isFetching: all.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { error, isStale, refetch } of all) if (error !== null || isStale) void refetch()
    },
  }
}

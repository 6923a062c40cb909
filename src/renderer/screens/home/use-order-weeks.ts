/** The orders of the last weeks, page by page: what the chart adds up, and what is late or has shipped. */
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { WEEKS_PAGE as PAGE, weeksPage } from '../../../shared/domain/orders/order-weeks.ts'
import type { Day } from '../../../shared/domain/values/dates.ts'
import type { AppError } from '../../../shared/errors.ts'
import type { Answer } from '../../../shared/portal/calls.ts'
import { appErrorOf } from '../../app/bridge.ts'
import { portalQuery } from '../../app/queries.ts'

type OrderRow = Answer<'order.history'>['rows'][number]

/** Two thousand orders; a chart of more is told to be incomplete. */
const MOST_PAGES = 40

export interface OrderWeeks {
  /** Undefined until all of them are there. */
  readonly orders: readonly OrderRow[] | undefined
  /** How many of these weeks' orders aren't among them; undefined where the portal doesn't count them, and there may be more. */
  readonly missing: number | undefined
  /** Of the oldest page; undefined while there is none. */
  readonly read: { readonly at: string; readonly saved: boolean; readonly unread: number } | undefined
  readonly error: AppError | undefined
  readonly isFetching: boolean
  readonly retry: () => void
}

export function useOrderWeeks(today: Day): OrderWeeks {
  const client = useQueryClient()
  const page = (pageNo: number) =>
    portalQuery(client, 'order.history', { query: weeksPage(today, pageNo) })
  const first = useQuery(page(1))
  const count = first.data?.answer.count
  const [reached, setReached] = useState(1)
  const pages = Math.min(MOST_PAGES, count === undefined ? reached : Math.ceil(count / PAGE))
  const rest = useQueries({ queries: Array.from({ length: Math.max(0, pages - 1) }, (_, at) => page(at + 2)) })
  const all = [first, ...rest]
  const failed = all.find(({ error }) => error !== null)?.error
  const reads = all.flatMap(({ data }) => data ?? [])
  const last = reads.at(-1)
  // Without a count a page that is full has another one after it.
  const mayGoOn = count === undefined && last !== undefined && last.answer.rows.length + last.unread >= PAGE
  const goesOn = mayGoOn && reads.length === all.length && reached < MOST_PAGES
  useEffect(() => {
    if (goesOn) setReached(pages + 1)
  }, [goesOn, pages])
  const isWhole = reads.length === all.length && !goesOn
  // An order that came while the pages were read has moved others: each counts once.
  const key = all.map(({ dataUpdatedAt }) => dataUpdatedAt).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which answers these are.
  const orders = useMemo(
    () =>
      isWhole
        ? [...new Map(reads.flatMap(({ answer }) => answer.rows).map((row) => [row.poid, row])).values()]
        : undefined,
    [key, isWhole],
  )
  return {
    orders,
    missing: mayGoOn ? undefined : Math.max(0, (count ?? 0) - MOST_PAGES * PAGE),
    read: isWhole
      ? {
          at: reads.reduce((oldest, { at }) => (at < oldest ? at : oldest), reads[0]?.at ?? ''),
          saved: reads.some(({ saved }) => saved),
          unread: reads.reduce((rows, { unread }) => rows + unread, 0),
        }
      : undefined,
    error: failed === undefined || failed === null ? undefined : appErrorOf(failed),
    isFetching: all.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { error, isStale, refetch } of all) if (error !== null || isStale) void refetch()
    },
  }
}

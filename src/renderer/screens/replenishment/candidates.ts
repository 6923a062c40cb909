/** Products that may take a place in My ARS: from the global listing, or from the bin. What has a pending request isn't among them. */
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ReadAnswer } from '../../../shared/bridge/portal.ts'
import type { ProductView } from '../../../shared/domain/catalogue/product-view.ts'
import type { AppError } from '../../../shared/errors.ts'
import { lackWords, type Page, PagesSoFar, type Paging } from '../../../shared/lists/paging.ts'
import type { Answer } from '../../../shared/portal/calls.ts'
import { appErrorOf, ask } from '../../app/bridge.ts'
import { usePortal } from '../../app/queries.ts'
import { groupArgs } from './group-now.ts'
import type { Alternate, Kind } from './my-ars-model.ts'

/** Products beside one another. */
export const PICKER_PAGE = 3
/** Products that are fetched when what is there was looked through; from as many on as there are. */
const MORE = 9

export type Source = 'listing' | 'bin'

export interface CandidatesAbout {
  readonly source: Source
  readonly kind: Kind | undefined
  readonly userid: number
  /** What isn't offered: what stands in the line already, and what has a pending request. Undefined: not known, so nothing is. */
  readonly exclude: readonly number[] | undefined
  readonly search?: string
}

const read = async <A>(call: 'ars.candidates' | 'ars.binProducts', args: Record<string, unknown>) =>
  (await ask('portal.read', { call, args, request: crypto.randomUUID(), fresh: true })) as ReadAnswer<A>

async function pageOf(
  { source, kind, userid, exclude, search }: CandidatesAbout,
  offset: number,
  page: number,
): Promise<Page<Alternate>> {
  if (kind === undefined || exclude === undefined) return { rows: [], unread: 0, count: 0 }
  if (source === 'listing') {
    const body = { ...kind, offset, size: MORE, exclude, ...(search && { search }) }
    const { answer, unread } = await read<Answer<'ars.candidates'>>('ars.candidates', { body })
    return { rows: answer.products, unread, count: answer.total }
  }
  const body = { userid, ...groupArgs(kind), page }
  const { answer, unread } = await read<Answer<'ars.binProducts'>>('ars.binProducts', { body })
  return { rows: answer.rows, unread, count: answer.count }
}

/** As long as the portal likes. */
const PAGING: Paging<Alternate> = { key: ({ id }) => String(id), size: undefined, mostPages: 1000 }

function pagesOf(pages: readonly Page<Alternate>[] = []): PagesSoFar<Alternate> {
  const soFar = new PagesSoFar(PAGING)
  for (const page of pages) soFar.take(page)
  return soFar
}

export interface Candidates {
  readonly products: readonly Alternate[]
  readonly views: ReadonlyMap<number, ProductView>
  readonly error: AppError | undefined
  readonly isLoading: boolean
  readonly isFetching: boolean
  readonly retry: () => void
  /** What the portal has and didn't give, as a sentence. */
  readonly lack: string | undefined
  /** Undefined while all are here, or more are on their way. */
  readonly more: (() => void) | undefined
}

export function useCandidates(about: CandidatesAbout): Candidates {
  const found = useInfiniteQuery({
    queryKey: ['portal', 'ars.candidates', about],
    queryFn: ({ pageParam: { offset, page } }) => pageOf(about, offset, page),
    initialPageParam: { offset: 0, page: 1 },
    getNextPageParam: (_: Page<Alternate>, pages) => {
      const { hasMore, total } = pagesOf(pages)
      return hasMore ? { offset: total, page: pages.length + 1 } : undefined
    },
    enabled: about.kind !== undefined && about.exclude !== undefined,
  })
  const { data, error, hasNextPage, isFetching, isPending, fetchNextPage, refetch } = found
  const excluded = new Set(about.exclude)
  const { rows, lack } = pagesOf(data?.pages)
  const products = rows.filter(({ id, isRequestPending }) => !isRequestPending && !excluded.has(id))
  const views = useViews(products.map(({ id }) => id))
  return {
    products,
    views,
    error: error === null ? undefined : appErrorOf(error),
    isLoading: isPending && about.kind !== undefined,
    isFetching,
    retry: () => void refetch(),
    lack:
      data === undefined || hasNextPage || lack === undefined ? undefined : lackWords(lack, ['product', 'products']),
    more: hasNextPage && !isFetching ? () => void fetchNextPage() : undefined,
  }
}

/** Prices and stock, as far as they are known. */
export function useViews(ids: readonly number[]): ReadonlyMap<number, ProductView> {
  const { data } = usePortal('ars.views', { ids: ids.slice(-200) }, { enabled: ids.length > 0, keepPrevious: true })
  return useMemo(() => new Map((data?.answer ?? []).map((view) => [view.facts.id, view])), [data])
}

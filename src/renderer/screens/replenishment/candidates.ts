/** Products that may take a place in My ARS: from the global listing, or from the bin. What has a pending request isn't among them. */
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ReadAnswer } from '../../../shared/bridge/portal.ts'
import type { ProductView } from '../../../shared/domain/catalogue/product-view.ts'
import type { AppError } from '../../../shared/errors.ts'
import { newOfPages } from '../../../shared/lists/rows.ts'
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

interface Page {
  readonly products: readonly Alternate[]
  /** Of all pages; undefined where the portal doesn't say it. */
  readonly total: number | undefined
}

const read = async <A>(call: 'ars.candidates' | 'ars.binProducts', args: Record<string, unknown>): Promise<A> =>
  ((await ask('portal.read', { call, args, request: crypto.randomUUID(), fresh: true })) as ReadAnswer<A>).answer

async function pageOf({ source, kind, userid, exclude, search }: CandidatesAbout, offset: number, page: number) {
  if (kind === undefined || exclude === undefined) return { products: [], total: 0 }
  if (source === 'listing') {
    const body = { ...kind, offset, size: MORE, exclude, ...(search && { search }) }
    return read<Page>('ars.candidates', { body })
  }
  const body = { userid, ...groupArgs(kind), page }
  const { rows, count } = await read<Answer<'ars.binProducts'>>('ars.binProducts', { body })
  return { products: rows, total: count }
}

export interface Candidates {
  readonly products: readonly Alternate[]
  readonly views: ReadonlyMap<number, ProductView>
  readonly error: AppError | undefined
  readonly isLoading: boolean
  readonly isFetching: boolean
  readonly retry: () => void
  /** Undefined while all are here, or more are on their way. */
  readonly more: (() => void) | undefined
}

export function useCandidates(about: CandidatesAbout): Candidates {
  const found = useInfiniteQuery({
    queryKey: ['portal', 'ars.candidates', about],
    queryFn: ({ pageParam: { offset, page } }) => pageOf(about, offset, page),
    initialPageParam: { offset: 0, page: 1 },
    getNextPageParam: ({ total }: Page, pages) => {
      const news = newOfPages(({ id }: Alternate) => String(id))
      const fresh = pages.map(({ products }) => news(products).length)
      const loaded = pages.reduce((sum, one) => sum + one.products.length, 0)
      // A total that is missing, or less than what is there, says nothing: a page without anything new is the end.
      return fresh.at(-1) === 0 || loaded === total ? undefined : { offset: loaded, page: pages.length + 1 }
    },
    enabled: about.kind !== undefined && about.exclude !== undefined,
  })
  const { data, error, hasNextPage, isFetching, isPending, fetchNextPage, refetch } = found
  const excluded = new Set(about.exclude)
  const all = data?.pages.flatMap(({ products }) => products) ?? []
  const products = [...new Map(all.map((one) => [one.id, one])).values()].filter(
    ({ id, isRequestPending }) => !isRequestPending && !excluded.has(id),
  )
  const views = useViews(products.map(({ id }) => id))
  return {
    products,
    views,
    error: error === null ? undefined : appErrorOf(error),
    isLoading: isPending && about.kind !== undefined,
    isFetching,
    retry: () => void refetch(),
    more: hasNextPage && !isFetching ? () => void fetchNextPage() : undefined,
  }
}

/** Prices and stock, as far as they are known. */
export function useViews(ids: readonly number[]): ReadonlyMap<number, ProductView> {
  const { data } = usePortal('ars.views', { ids: ids.slice(-200) }, { enabled: ids.length > 0, keepPrevious: true })
  return useMemo(() => new Map((data?.answer ?? []).map((view) => [view.facts.id, view])), [data])
}

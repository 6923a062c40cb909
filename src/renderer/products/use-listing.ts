/** A listing's pages, loaded one after the other while scrolling; they stay while the user looks at one of the products. */
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useRef } from 'react'
import type { ListedProducts } from '../../shared/bridge/products.ts'
import type { ListingQuery } from '../../shared/domain/catalogue/listing.ts'
import type { ProductView } from '../../shared/domain/pricing/product-view.ts'
import type { AppError } from '../../shared/errors.ts'
import { lackWords, PagesSoFar, type Paging } from '../../shared/lists/paging.ts'
import { appErrorOf, ask } from '../bridge/bridge.ts'

export interface ProductList {
  /** Undefined until the first page is loaded. */
  readonly products: readonly ProductView[] | undefined
  /** The portal's count, of which `hidden` products aren't visible to the store, and `unmatched` ones don't match. */
  readonly total: number
  /** True if the portal gives a count; otherwise `total` is the number loaded so far. */
  readonly isCounted: boolean
  readonly hidden: number
  readonly unmatched: number
  /** True if there are no more pages. */
  readonly isWhole: boolean
  /** A sentence about products that the portal has but the pages lack, once there are no more pages. */
  readonly lack: string | undefined
  readonly sellers: ListedProducts['sellers']
  readonly facets: ListedProducts['facets']
  readonly notice: string | undefined
  readonly read: { readonly at: string; readonly saved: boolean; readonly unread: number } | undefined
  readonly error: AppError | undefined
  readonly isFetching: boolean
  /** Loads one more page; does nothing while one is loading, after a failure, and at the end. */
  readonly more: () => void
  /** Loads all missing pages; resolves to undefined if that was stopped or failed. */
  readonly all: (stop: AbortSignal) => Promise<readonly ProductView[] | undefined>
  /** Reads everything again; after a failure only the failed part. */
  readonly retry: () => void
}

const NO_FACETS: ListedProducts['facets'] = {}

/** `isArs`: in the sort orders of My ARS. */
export function useListing(query: ListingQuery, isArs = false): ProductList {
  const isFresh = useRef(false)
  const result = useInfiniteQuery({
    // Main reports stale listings by the name of the call.
    queryKey: ['portal', 'catalogue.listing', query, isArs],
    queryFn: ({ pageParam }) => ask('products.list', { ...listed(query), ...pageParam, isArs, fresh: isFresh.current }),
    initialPageParam: { page: 1, goesOn: false },
    getNextPageParam: ({ saved }, pages) =>
      pagesOf(pages).hasMore ? { page: pages.length + 1, goesOn: !saved } : undefined,
    // A user who comes back finds the same products at the same place.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data, error, isFetching, hasNextPage, isError, fetchNextPage, refetch } = result
  const more = useCallback(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage({ cancelRefetch: false })
  }, [hasNextPage, isFetching, isError, fetchNextPage])
  const retry = useCallback(async () => {
    isFresh.current = true
    await (result.isFetchNextPageError ? fetchNextPage() : refetch())
    isFresh.current = false
  }, [result.isFetchNextPageError, fetchNextPage, refetch])
  const all = async (stop: AbortSignal) => {
    let now: Pick<typeof result, 'data' | 'hasNextPage' | 'isError'> = { data, hasNextPage, isError: false }
    while (now.hasNextPage && !now.isError && !stop.aborted) now = await fetchNextPage({ cancelRefetch: false })
    return now.isError || stop.aborted ? undefined : productsOf(now.data?.pages)
  }
  const pages = data?.pages
  const products = useMemo(() => productsOf(pages), [pages])
  const isWhole = data !== undefined && !hasNextPage
  const { total, count, lack } = useMemo(() => pagesOf(pages), [pages])
  return {
    products,
    total: count ?? total,
    isCounted: count !== undefined,
    hidden: pages?.reduce((sum, page) => sum + page.hidden, 0) ?? 0,
    unmatched: pages?.reduce((sum, page) => sum + page.unmatched, 0) ?? 0,
    isWhole,
    lack: lack === undefined || !isWhole ? undefined : lackWords(lack, ['product', 'products']),
    sellers: pages?.[0]?.sellers ?? [],
    facets: pages?.[0]?.facets ?? NO_FACETS,
    notice: pages?.at(-1)?.notice,
    read: readOf(pages),
    error: error === null ? undefined : appErrorOf(error),
    isFetching,
    more,
    all,
    retry: () => void retry(),
  }
}

const listed = ({ chosen, sets, whId, whType, ageing, sort, search, words = search }: ListingQuery) => ({
  search: words,
  sort,
  chosen: Object.fromEntries(Object.entries(chosen).map(([facet, ids]) => [facet, [...ids]])),
  ...(sets !== undefined && { sets }),
  ...(whId !== undefined && { whId }),
  ...(whType !== undefined && { whType }),
  ...(ageing !== undefined && { ageing }),
})

/** The whole catalogue has fewer pages. */
const PAGING: Paging<number> = { key: String, size: undefined, mostPages: 2000 }

/** The products that the portal has sent so far, including those not shown. */
function pagesOf(pages: readonly ListedProducts[] = []): PagesSoFar<number> {
  const soFar = new PagesSoFar(PAGING)
  for (const { products, came, total } of pages) {
    const rows = products.map(({ facts }) => facts.id)
    soFar.take({ rows, unread: came - rows.length, count: total })
  }
  return soFar
}

/** Products that moved to a later page between two reads come twice. */
const productsOf = (pages: readonly ListedProducts[] | undefined): readonly ProductView[] | undefined =>
  pages && [...new Map(pages.flatMap(({ products }) => products.map((one) => [one.facts.id, one]))).values()]

/** The time of the oldest page; a saved copy if any page is one. */
function readOf(pages: readonly ListedProducts[] | undefined): ProductList['read'] {
  const copies = pages?.filter(({ saved }) => saved) ?? []
  const [oldest] = (copies.length > 0 ? copies : (pages ?? [])).toSorted((one, other) => (one.at < other.at ? -1 : 1))
  if (oldest === undefined) return undefined
  return { at: oldest.at, saved: oldest.saved, unread: pages?.reduce((sum, { unread }) => sum + unread, 0) ?? 0 }
}

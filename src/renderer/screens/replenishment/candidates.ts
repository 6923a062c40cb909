/** Products that can be added to My ARS: from the global listing, or from the bin, without those with a pending request. */
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ReadAnswer } from '../../../shared/bridge/portal.ts'
import type { ProductView } from '../../../shared/domain/pricing/product-view.ts'
import {
  candidatesIn,
  type Looking,
  type LookingAbout,
  lookingFor,
  type PickSource,
  typedProductId,
  wholeKind,
  whyNotOffered,
} from '../../../shared/domain/replenishment/picking.ts'
import type { AppError } from '../../../shared/errors.ts'
import { lackWords, type Page, PagesSoFar, type Paging } from '../../../shared/lists/paging.ts'
import type { Answer, CallName } from '../../../shared/portal/calls.ts'
import { appErrorOf, ask } from '../../bridge/bridge.ts'
import { usePortal } from '../../bridge/queries.ts'
import type { Alternate } from './my-ars-model.ts'

export const PICKER_PAGE = 3
/** Products loaded at a time, from the present number on. */
const MORE = 9

export type Source = PickSource

export interface CandidatesAbout extends LookingAbout {
  readonly userid: number
  /** Ids that aren't offered: products already in the line, and those with a pending request. While undefined, nothing is offered. */
  readonly exclude: readonly number[] | undefined
}

const read = async <A>(call: CallName, args: Record<string, unknown>) =>
  (await ask('portal.read', { call, args, request: crypto.randomUUID(), fresh: true })) as ReadAnswer<A>

interface CandidatesPage extends Page<Alternate> {
  /** Set if the pages come from another listing, in which not every product is a candidate. */
  readonly isLast?: boolean
}

interface At {
  /** The number of products loaded so far. */
  readonly offset: number
  readonly page: number
}

const NOTHING: CandidatesPage = { rows: [], unread: 0, count: 0 }

async function productsOf(ids: readonly number[]): Promise<CandidatesPage> {
  if (ids.length === 0) return NOTHING
  const args = { query: { productIds: ids.join(',') } }
  const { answer, unread } = await read<Answer<'ars.products'>>('ars.products', args)
  return { rows: answer, unread, count: undefined }
}

const PAGES: Readonly<Record<Looking, (about: CandidatesAbout, at: At) => Promise<CandidatesPage>>> = {
  kind: async ({ kind, exclude, search }, { offset }) => {
    const body = { ...wholeKind(kind), offset, size: MORE, exclude, ...(search && { search }) }
    const { answer, unread } = await read<Answer<'ars.candidates'>>('ars.candidates', { body })
    return { rows: answer.products, unread, count: answer.total }
  },
  bin: async ({ userid, kind: { categoryId, subcategoryId, typeId } }, { page }) => {
    const body = { userid, catId: categoryId, subcatId: subcategoryId, typeId, page }
    const { answer, unread } = await read<Answer<'ars.binProducts'>>('ars.binProducts', { body })
    return { rows: answer.rows, unread, count: answer.count }
  },
  id: async ({ search }) => {
    const id = typedProductId(search)
    return { ...(await productsOf(id === undefined ? [] : [id])), isLast: true }
  },
  // The candidates call requires a complete kind. Without one the listing is searched, which has less data on each product.
  words: async ({ kind, search }, { page }) => {
    const { categoryId, subcategoryId } = kind
    const chosen = {
      ...(categoryId !== undefined && { categories: [String(categoryId)] }),
      ...(subcategoryId !== undefined && { subcategories: [String(subcategoryId)] }),
    }
    const query = { page, search: search.slice(0, 100), chosen, sort: 'bestseller' as const, isArs: true, fresh: false }
    const { products, isLast } = await ask('products.list', query)
    return { ...(await productsOf(products.map(({ facts }) => facts.id))), isLast }
  },
}

/** The page size is the portal's. */
const PAGING: Paging<Alternate> = { key: ({ id }) => String(id), size: undefined, mostPages: 1000 }

function pagesOf(pages: readonly CandidatesPage[] = []): PagesSoFar<Alternate> {
  const soFar = new PagesSoFar(PAGING)
  for (const page of pages) soFar.take(page)
  return soFar
}

export interface Candidates {
  /** Undefined while nothing is being searched. */
  readonly looking: Looking | undefined
  readonly products: readonly Alternate[]
  readonly views: ReadonlyMap<number, ProductView>
  readonly error: AppError | undefined
  readonly isLoading: boolean
  readonly isFetching: boolean
  readonly retry: () => void
  /** The reason why a product searched by id isn't offered. */
  readonly refused: string | undefined
  /** A sentence about products that the portal has but didn't send. */
  readonly lack: string | undefined
  /** Undefined if all are loaded, or more are being loaded. */
  readonly more: (() => void) | undefined
}

/**
 * The candidates for a pick.
 * @param listed parents of My ARS, which can't be added again; the candidates call itself excludes them
 */
export function useCandidates(about: CandidatesAbout, listed: readonly number[]): Candidates {
  const looking = lookingFor(about)
  // The portal can't search the bin: its pages don't depend on the search.
  const query = looking === 'bin' ? { ...about, search: '' } : about
  const isEnabled = looking !== undefined && about.exclude !== undefined
  const found = useInfiniteQuery({
    queryKey: ['portal', 'ars.candidates', looking, query],
    queryFn: ({ pageParam }) => (looking === undefined ? NOTHING : PAGES[looking](query, pageParam)),
    initialPageParam: { offset: 0, page: 1 },
    getNextPageParam: ({ isLast }: CandidatesPage, pages) => {
      const { hasMore, total } = pagesOf(pages)
      return (isLast === undefined ? hasMore : !isLast) ? { offset: total, page: pages.length + 1 } : undefined
    },
    enabled: isEnabled,
  })
  const { data, error, hasNextPage, isFetching, isPending, fetchNextPage, refetch } = found
  const { rows, lack } = pagesOf(data?.pages)
  const products = candidatesIn(rows, { ...about, looking, listed })
  const views = useViews(products.map(({ id }) => id))
  const isCut = data === undefined || hasNextPage || data.pages.some(({ isLast }) => isLast !== undefined)
  return {
    looking,
    products,
    views,
    error: error === null ? undefined : appErrorOf(error),
    isLoading: isEnabled && (isPending || (products.length === 0 && error === null && (isFetching || hasNextPage))),
    isFetching,
    retry: () => void refetch(),
    refused: looking === 'id' && products.length === 0 ? whyNotOffered(rows[0], listed) : undefined,
    lack: isCut || lack === undefined ? undefined : lackWords(lack, ['product', 'products']),
    more: hasNextPage && !isFetching && error === null ? () => void fetchNextPage() : undefined,
  }
}

/** Prices and stock, as far as known. */
export function useViews(ids: readonly number[]): ReadonlyMap<number, ProductView> {
  const { data } = usePortal('ars.views', { ids: ids.slice(-200) }, { enabled: ids.length > 0, keepPrevious: true })
  return useMemo(() => new Map((data?.answer ?? []).map((view) => [view.facts.id, view])), [data])
}

import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { AssistedCategory, CarouselProducts } from '../../../shared/bridge/assist.ts'
import { type Category, categoriesFor, type Named } from '../../../shared/domain/catalogue/category-tree.ts'
import { type Half, halfOf } from '../../../shared/domain/catalogue/movement.ts'
import type { Store } from '../../../shared/domain/people/store.ts'
import { type Totals, totalOf } from '../../../shared/domain/replenishment/assist-totals.ts'
import type { AppError } from '../../../shared/errors.ts'
import type { CallName } from '../../../shared/portal/calls.ts'
import { appErrorOf, ask } from '../../bridge/bridge.ts'
import { usePortal } from '../../bridge/queries.ts'

export interface QueryState<T> {
  readonly value: T | undefined
  readonly error: AppError | undefined
  readonly isFetching: boolean
  /** Reads again from the portal. */
  readonly retry: () => void
}

const toQueryState = <T, V>(result: UseQueryResult<T>, value: V | undefined, retry: () => void): QueryState<V> => ({
  value,
  error: result.error === null ? undefined : appErrorOf(result.error),
  isFetching: result.isFetching,
  retry,
})

/** The categories of both halves that the store may see. */
export function useAllCategories(store: Store): QueryState<readonly Category[]> {
  const apparel = useAssistCategories('apparel', store)
  const others = useAssistCategories('nonApparel', store)
  const [there, failed] = [
    [apparel, others].flatMap(({ value }) => value ?? []),
    [apparel, others].find(({ error }) => error !== undefined),
  ]
  return {
    value: apparel.value && others.value && there,
    error: failed?.error,
    isFetching: apparel.isFetching || others.isFetching,
    retry: () => {
      apparel.retry()
      others.retry()
    },
  }
}

/** The categories of one half that the store may see; the other half's are needed for links. */
export function useAssistCategories(
  half: Half,
  store: Store,
): QueryState<readonly Category[]> & { elsewhere: readonly Category[] } {
  const all = usePortal('catalogue.categories', {})
  const apparel = usePortal('orderAssist.apparelCategories', {}, { enabled: half === 'apparel' })
  const mine = half === 'apparel' ? apparel : all
  const of = (tree: readonly Category[] | undefined, isIncluded: (id: number) => boolean) =>
    tree && categoriesFor(tree, store).filter(({ id }) => isIncluded(id))
  return {
    ...toQueryState(
      mine,
      of(mine.data?.answer, (id) => halfOf(id) === half),
      () => void mine.refetch(),
    ),
    elsewhere: of(all.data?.answer, (id) => halfOf(id) !== half) ?? [],
  }
}

/** The name by which main reports stale figures: after an order, the ordered pieces are on the way. */
const movedWith = (half: Half): CallName =>
  half === 'apparel' ? 'orderAssist.apparelInvoice' : 'orderAssist.invoiceDetails'

export const assistedKey = ({ id }: Named) => ['portal', movedWith(halfOf(id)), 'assist.category', id] as const

/** `named` completes the query key. */
function useGathered<T>(half: Half, named: readonly unknown[], asks: (fresh: boolean) => Promise<T>): QueryState<T> {
  const isFresh = useRef(false)
  const result = useQuery({ queryKey: ['portal', movedWith(half), ...named], queryFn: () => asks(isFresh.current) })
  const retry = async () => {
    isFresh.current = true
    await result.refetch()
    isFresh.current = false
  }
  return toQueryState(result, result.data, () => void retry())
}

/** Suggestions for ordering are always calculated from present figures. */
export function useAssisted(category: Named): QueryState<AssistedCategory> {
  const result = useQuery({
    queryKey: assistedKey(category),
    queryFn: () => ask('assist.category', { categoryId: category.id, fresh: true }),
    // The tile's figures are shown at once and refetched.
    staleTime: 0,
  })
  return toQueryState(result, result.data, () => void result.refetch())
}

export const useBestsellers = ({ id: categoryId, name: category }: Named): QueryState<CarouselProducts> =>
  useGathered(halfOf(categoryId), ['assist.bestsellers', categoryId], (fresh) =>
    ask('assist.bestsellers', { categoryId, category, fresh }),
  )

export const useReorder = ({ id: categoryId }: Named): QueryState<CarouselProducts> =>
  useGathered(halfOf(categoryId), ['assist.reorder', categoryId], (fresh) =>
    ask('assist.reorder', { categoryId, fresh }),
  )

export interface SubcategoryTotals extends Totals, Named {}

export function useSubcategoryTotals({ id }: Named, store: Store): QueryState<readonly SubcategoryTotals[]> {
  const isApparel = halfOf(id) === 'apparel'
  const both = usePortal('orderAssist.apparelSubcategorySales', { params: { id: store.id } }, { enabled: isApparel })
  const sales = usePortal('orderAssist.salesTotals', {}, { enabled: !isApparel })
  const stocks = usePortal('orderAssist.stockTotals', {}, { enabled: !isApparel })
  const [sold, stock] = isApparel ? [both.data?.answer, both.data?.answer] : [sales.data?.answer, stocks.data?.answer]
  const mine = <R extends { readonly categoryID?: number | undefined; readonly subcategoryID?: number | undefined }>(
    rows: readonly R[] | undefined,
  ) => rows?.filter(({ categoryID, subcategoryID }) => categoryID === id && subcategoryID !== undefined)
  const rows = [...(mine(sold) ?? []), ...(mine(stock) ?? [])]
  const names = new Map(rows.map(({ subcategoryID, subcategoryName }) => [subcategoryID, subcategoryName]))
  const value = [...names].flatMap(([subcategory, name]) => {
    if (subcategory === undefined) return []
    const of = <R extends { readonly subcategoryID?: number | undefined }>(all: readonly R[] | undefined) =>
      all?.filter(({ subcategoryID }) => subcategoryID === subcategory)
    return [{ id: subcategory, name, ...totalOf(of(mine(sold)), of(mine(stock))) }]
  })
  const failed = isApparel ? both : ([sales, stocks].find(({ error }) => error !== null) ?? sales)
  const retry = () => void (isApparel ? both.refetch() : Promise.all([sales.refetch(), stocks.refetch()]))
  return toQueryState<unknown, readonly SubcategoryTotals[]>(
    failed,
    sold === undefined && stock === undefined ? undefined : value,
    retry,
  )
}

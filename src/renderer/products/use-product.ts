import { type QueryClient, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ShownProduct } from '../../shared/bridge/products.ts'
import type { ProductView } from '../../shared/domain/pricing/product-view.ts'
import { ask } from '../bridge/bridge.ts'

const CALL = ['portal', 'catalogue.product'] as const

/** Milliseconds that a viewed product stays in the cache. */
const CACHE_MS = 3_600_000

const productQuery = (client: QueryClient, id: number) => {
  const queryKey = [...CALL, id]
  return {
    queryKey,
    queryFn: () => ask('products.show', { id, fresh: client.getQueryData(queryKey) !== undefined }),
    gcTime: CACHE_MS,
  }
}

export const useProduct = (id: number) => useQuery(productQuery(useQueryClient(), id))

export function useProducts(ids: readonly number[]) {
  const client = useQueryClient()
  return useQueries({ queries: ids.map((id) => productQuery(client, id)) })
}

/** Products viewed in this window, the latest first. They are forgotten when the user's session ends. */
export function useViewedProducts(most: number): readonly ProductView[] {
  const queries = useQueryClient().getQueryCache().findAll({ queryKey: CALL })
  return queries
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .flatMap(({ state }) => {
      const details = state.data as ShownProduct | undefined
      return details?.found === true ? [details.view] : []
    })
    .slice(0, most)
}

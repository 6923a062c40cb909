/** How many lines the cart has, for the menu; the cart's screen keeps it true while it is open. */
import { useQuery } from '@tanstack/react-query'
import { CART_TYPES, type CartType } from '../../shared/domain/cart.ts'
import type { Store } from '../../shared/domain/store.ts'
import { ask } from './bridge.ts'
import { useStore } from './desk-state.ts'
import { queryClient } from './query-client.ts'

/** An apparel store has two carts, every other store one. */
export const cartTypesOf = (store: Pick<Store, 'isApparelsstoreCart'>): readonly CartType[] =>
  CART_TYPES.filter((cartType) => (cartType === 'all') !== store.isApparelsstoreCart)

const countKey = (cartType: CartType) => ['cart', 'count', cartType] as const

/** Undefined until known, and for those who have no cart. */
export function useCartCount(): number | undefined {
  const store = useStore()
  const types = store === undefined ? [] : cartTypesOf(store)
  const { data: counts } = useQuery({
    queryKey: ['cart', 'counts', types],
    enabled: store?.isFranchisee === true,
    queryFn: () =>
      Promise.all(
        types.map(async (cartType) => {
          const known = queryClient.getQueryData<number>(countKey(cartType))
          return known ?? (await ask('cart.open', { cartType, fresh: false })).lines.length
        }),
      ),
  })
  return counts?.reduce((total, count) => total + count, 0)
}

/** Told by the cart's screen after every change. */
export function tellCartCount(cartType: CartType, count: number): void {
  if (queryClient.getQueryData(countKey(cartType)) === count) return
  queryClient.setQueryData(countKey(cartType), count)
  void queryClient.invalidateQueries({ queryKey: ['cart', 'counts'] })
}

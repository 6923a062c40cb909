/** Which of its carts the store had open last: it is opened again. */
import { useQuery } from '@tanstack/react-query'
import type { CartType } from '../../../shared/domain/cart.ts'
import { readSetting } from '../../../shared/settings.ts'
import { ask } from '../../app/bridge.ts'
import { queryClient } from '../../app/query-client.ts'

const key = 'cartType'
const KEY = ['settings.read', { key }]

export interface LastCart {
  readonly cartType: CartType | undefined
  /** False while it is being looked up. */
  readonly known: boolean
  readonly keep: (cartType: CartType) => void
}

/** Not asked for where there is one cart only. */
export function useLastCart(enabled: boolean): LastCart {
  const { data, isPending } = useQuery({
    queryKey: KEY,
    queryFn: async () => readSetting(key, await ask('settings.read', { key })) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  })
  return {
    cartType: data ?? undefined,
    known: !enabled || !isPending,
    keep: (value) => {
      queryClient.setQueryData(KEY, value)
      // What can't be kept holds until StoreDesk closes.
      void ask('settings.write', { key, value }).catch(() => undefined)
    },
  }
}

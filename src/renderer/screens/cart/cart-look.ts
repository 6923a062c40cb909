/** How the cart is looked at, kept for the account. */
import { useQuery } from '@tanstack/react-query'
import type { Setting } from '../../../shared/settings.ts'
import { queryClient } from '../../app/query-client.ts'
import { keepSetting, settingNow } from '../../app/settings.ts'

export type CartLook = Setting<'cart'>

const queryKey = ['settings.read', { key: 'cart' }]
const USUAL: CartLook = { cards: 'open', rows: 'usual', grouping: 'none' }

export function useCartLook(): CartLook {
  const { data = USUAL } = useQuery({
    queryKey,
    queryFn: async () => (await settingNow('cart')) ?? USUAL,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}

export function keepCartLook(change: Partial<CartLook>): void {
  const look = { ...(queryClient.getQueryData<CartLook>(queryKey) ?? USUAL), ...change }
  queryClient.setQueryData(queryKey, look)
  keepSetting('cart', look)
}

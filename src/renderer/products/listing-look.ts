/** How somebody looks at listings, cards or a table, and whether the filters stand beside them; it is kept for the account. */
import { useQuery } from '@tanstack/react-query'
import type { Setting } from '../../shared/settings.ts'
import { queryClient } from '../app/query-client.ts'
import { keepSetting, settingNow } from '../app/settings.ts'

type Look = Setting<'listing'>

const queryKey = ['settings.read', { key: 'listing' }]
const USUAL: Look = { view: 'cards', filters: true }

export function useLook(): Look {
  const { data = USUAL } = useQuery({
    queryKey,
    queryFn: async () => (await settingNow('listing')) ?? USUAL,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}

export function keepLook(change: Partial<Look>): void {
  const look = { ...(queryClient.getQueryData<Look>(queryKey) ?? USUAL), ...change }
  queryClient.setQueryData(queryKey, look)
  keepSetting('listing', look)
}

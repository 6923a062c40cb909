/** Where the person was last: kept for the account until the session ends. */
import { queryOptions } from '@tanstack/react-query'
import { MOST_VISITED, type Setting } from '../../shared/settings.ts'
import { queryClient } from './query-client.ts'
import { keepSetting, settingNow } from './settings.ts'

type Visited = Setting<'recent'>['visited'][number]

/** The last one first. */
export const recentQuery = queryOptions({
  queryKey: ['settings.read', { key: 'recent' }],
  queryFn: async (): Promise<readonly Visited[]> => (await settingNow('recent'))?.visited ?? [],
  staleTime: Number.POSITIVE_INFINITY,
})

export async function visit(place: Visited): Promise<void> {
  const known = await queryClient.fetchQuery(recentQuery).catch(() => [])
  const visited = [place, ...known.filter(({ to }) => to !== place.to)].slice(0, MOST_VISITED)
  queryClient.setQueryData(recentQuery.queryKey, visited)
  keepSetting('recent', { visited })
}

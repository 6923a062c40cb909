/** The places the user visited last: kept for the account until the session ends. */
import { MOST_VISITED, type Setting } from '../../shared/settings.ts'
import { queryClient } from '../bridge/query-client.ts'
import { setSetting, settingQuery } from '../bridge/settings.ts'

type Recent = Setting<'recent'>

export const NO_RECENT_PLACES: Recent = { visited: [] }

/** Puts a place first in the list. */
export async function visit(place: Recent['visited'][number]): Promise<void> {
  const known = await queryClient.fetchQuery(settingQuery('recent')).catch(() => null)
  const { visited } = known ?? NO_RECENT_PLACES
  setSetting('recent', { visited: [place, ...visited.filter(({ to }) => to !== place.to)].slice(0, MOST_VISITED) })
}

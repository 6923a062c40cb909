/** How one gets back to a list as it was. */
import { useLocation } from 'react-router-dom'
import { z } from 'zod'

/** What a list hands to whatever is opened from it. */
const fromList = z.object({ listPath: z.string().max(500), listSearch: z.string().max(500) })

/** The list at this path, with the filters that it had when this screen was opened from it. */
export function useListPath(path: string): string {
  const { state } = useLocation()
  const known = fromList.safeParse(state)
  return known.success && known.data.listPath === path ? path + known.data.listSearch : path
}

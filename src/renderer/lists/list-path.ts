/** The way back to a list in its former state. */
import { useLocation } from 'react-router-dom'
import { z } from 'zod'

/** The navigation state that a list passes to screens opened from it. */
const fromList = z.object({ listPath: z.string().max(500), listSearch: z.string().max(500) })

/** The address of the list at this path, with the filters from when this screen was opened from it. */
export function useListPath(path: string): string {
  const { state } = useLocation()
  const known = fromList.safeParse(state)
  return known.success && known.data.listPath === path ? path + known.data.listSearch : path
}

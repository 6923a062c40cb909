/** How one gets back from an order to the list as it was. */
import { useLocation } from 'react-router-dom'
import { z } from 'zod'
import { ORDER_HISTORY } from '../../../shared/domain/people/addresses.ts'

/** Opens an order at its gap report. */
export const GAPS = '#gaps'

/** What a list hands to whatever is opened from it. */
const fromList = z.object({ listSearch: z.string().max(500) })

/** The history with the filters that it had when this order was opened from it. */
export function useHistoryPath(): string {
  const { state } = useLocation()
  const known = fromList.safeParse(state)
  return known.success ? ORDER_HISTORY + known.data.listSearch : ORDER_HISTORY
}

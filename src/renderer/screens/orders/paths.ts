/** Where orders are looked at, and how one gets back to the list as it was. */
import { useLocation } from 'react-router-dom'
import { z } from 'zod'

const HISTORY_PATH = '/home/account/orderHistory'
export const orderPath = (poid: string) => `/home/account/orderDetails/${encodeURIComponent(poid)}`
/** Opens an order at its gap report. */
export const GAPS = '#gaps'
export const invoicePath = (poid: string) => `/home/account/invoice/order/${encodeURIComponent(poid)}`

/** What the history hands to an order that is opened from it. */
const fromHistory = z.object({ historySearch: z.string().max(500) })

export const stateFor = (search: string): z.infer<typeof fromHistory> => ({ historySearch: search })

/** The history with the filters that it had when this order was opened from it. */
export function useHistoryPath(): string {
  const { state } = useLocation()
  const known = fromHistory.safeParse(state)
  return known.success ? HISTORY_PATH + known.data.historySearch : HISTORY_PATH
}

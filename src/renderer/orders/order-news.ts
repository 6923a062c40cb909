/** Shows a toast when an order's outcome is known, on any screen, unless a screen shows the outcome itself. */
import { isUnconfirmed, type JournalOrder } from '../../shared/domain/orders/order.ts'
import { outcomeOf } from '../../shared/domain/orders/order-words.ts'
import { on } from '../bridge/bridge.ts'
import { queryClient } from '../bridge/query-client.ts'
import { toast } from '../parts/toasts.tsx'

/** True if the screen shows the outcome of the order with that key. */
type Tells = (key: string) => boolean

const screens = new Set<Tells>()

/** Registers a screen that shows outcomes itself. Returns the function that unregisters it. */
export function handleOrderNews(tells: Tells): () => void {
  screens.add(tells)
  return () => void screens.delete(tells)
}

/** Shows the portal's message for an order that is still unconfirmed after a check outside of checkout. */
export function notifyUnconfirmed({ state, message }: JournalOrder): void {
  if (isUnconfirmed(state) && message !== undefined) toast.info(message)
}

export function listenToOrders(): void {
  on('orders.changed', (order) => {
    void queryClient.invalidateQueries({ queryKey: ['orders.journal'] })
    if (isUnconfirmed(order.state) || [...screens].some((tells) => tells(order.key))) return
    // The user set it aside just now, so that toast may close by itself.
    const tell = order.state === 'setAside' ? toast.outcome : toast.awaited
    tell(order.key, outcomeOf(order))
  })
}

/** What becomes of orders: told wherever the person is, unless a screen tells it. */
import { isUnconfirmed, type JournalOrder } from '../../shared/domain/orders/order.ts'
import { outcomeOf } from '../../shared/domain/orders/order-words.ts'
import { toast } from '../parts/toasts.tsx'
import { on } from './bridge.ts'
import { queryClient } from './query-client.ts'

/** Whether the order with that key is told of. */
type Tells = (key: string) => boolean

const screens = new Set<Tells>()

/** A screen tells itself what becomes of orders. Returns what ends that. */
export function tellsOrders(tells: Tells): () => void {
  screens.add(tells)
  return () => void screens.delete(tells)
}

/** The portal was asked outside of a checkout, and still doesn't say: whoever asked reads why. */
export function tellOpen({ state, message }: JournalOrder): void {
  if (isUnconfirmed(state) && message !== undefined) toast.info(message)
}

export function listenToOrders(): void {
  on('orders.changed', (order) => {
    void queryClient.invalidateQueries({ queryKey: ['orders.journal'] })
    if (isUnconfirmed(order.state) || [...screens].some((tells) => tells(order.key))) return
    // That it is set aside the person has just said himself.
    const tell = order.state === 'setAside' ? toast.outcome : toast.awaited
    tell(order.key, outcomeOf(order))
  })
}

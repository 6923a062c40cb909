/** What becomes of orders: told wherever the person is, unless a screen tells it. */
import { isUnconfirmed, type JournalOrder } from '../../shared/domain/order.ts'
import { outcomeOf } from '../../shared/domain/order-words.ts'
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

/** The person has asked about an order outside of a checkout, or set it aside. */
export function tellAsked(order: JournalOrder): void {
  const { key, state, message } = order
  if (!isUnconfirmed(state)) toast.outcome(key, outcomeOf(order))
  else if (message !== undefined) toast.info(message)
}

export function listenToOrders(): void {
  on('orders.changed', (order) => {
    void queryClient.invalidateQueries({ queryKey: ['orders.journal'] })
    if (isUnconfirmed(order.state) || [...screens].some((tells) => tells(order.key))) return
    toast.awaited(order.key, outcomeOf(order))
  })
}

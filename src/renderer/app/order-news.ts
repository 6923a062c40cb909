/** What becomes of orders: told wherever the person is, unless the order is on the screen. */
import { isUnconfirmed, type JournalOrder } from '../../shared/domain/order.ts'
import { outcomeOf } from '../../shared/domain/order-words.ts'
import { toast } from '../parts/toasts.tsx'
import { on } from './bridge.ts'
import { queryClient } from './query-client.ts'

const inView = new Set<string>()

/** The order's screen tells itself what becomes of it. Returns what ends that. */
export function showsOrder(key: string): () => void {
  inView.add(key)
  return () => void inView.delete(key)
}

/** The portal was asked, and still doesn't say: whoever asked reads why. */
export function tellOpen({ state, message }: JournalOrder): void {
  if (isUnconfirmed(state) && message !== undefined) toast.info(message)
}

export function listenToOrders(): void {
  on('orders.changed', (order) => {
    void queryClient.invalidateQueries({ queryKey: ['orders.journal'] })
    if (!isUnconfirmed(order.state) && !inView.has(order.key)) toast.awaited(order.key, outcomeOf(order))
  })
}

/** The bridge's order entries: each finds the signed-in account's service and asks it. */
import type { Result } from '../../shared/errors.ts'
import type { Handlers } from '../handlers.ts'
import type { OrderService } from './order-service.ts'
import type { SentOrders } from './sent-orders.ts'

export type OrderHandlers = Pick<
  Handlers,
  | 'orders.prepare'
  | 'orders.place'
  | 'orders.journal'
  | 'orders.check'
  | 'orders.setAside'
  | 'orders.held'
  | 'orders.lookBack'
  | 'orders.release'
>

/** `service` refuses while nobody is signed in; then `sent` may still know the orders that were sent. */
export function orderHandlers(service: () => Result<OrderService>, sent: (open: boolean) => SentOrders): OrderHandlers {
  const at = async <A>(ask: (orders: OrderService) => Promise<Result<A>> | Result<A>): Promise<Result<A>> => {
    const orders = service()
    return orders.ok ? ask(orders.value) : orders
  }
  return {
    'orders.prepare': ({ cartType }) => at((orders) => orders.prepare(cartType)),
    'orders.place': (ask) => at((orders) => orders.place(ask)),
    'orders.journal': async ({ open }) => {
      const orders = service()
      return orders.ok ? orders.value.journal(open) : (sent(open) ?? orders)
    },
    'orders.check': ({ key }) => at((orders) => orders.check(key)),
    'orders.setAside': ({ key }) => at((orders) => orders.setAside(key)),
    'orders.held': () => at((orders) => orders.held()),
    'orders.lookBack': () => at((orders) => orders.lookBack.look()),
    'orders.release': () => at((orders) => orders.lookBack.release()),
  }
}

import type { WithAccount } from '../accounts/with-account.ts'
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

/** If the account can't be opened, `sent` may still know the sent orders. */
export function orderHandlers(at: WithAccount<OrderService>, sent: (open: boolean) => SentOrders): OrderHandlers {
  return {
    'orders.prepare': ({ cart }) => at((orders) => orders.prepare(cart)),
    'orders.place': (ask) => at((orders) => orders.place(ask)),
    'orders.journal': async ({ open }) => {
      const orders = await at((service) => service.list(open))
      return orders.ok ? orders : (sent(open) ?? orders)
    },
    'orders.check': ({ key }) => at((orders) => orders.check(key)),
    'orders.setAside': ({ key }) => at((orders) => orders.setAside(key)),
    'orders.held': () => at((orders) => orders.held()),
    'orders.lookBack': () => at((orders) => orders.reconciliation.look()),
    'orders.release': () => at((orders) => orders.reconciliation.release()),
  }
}

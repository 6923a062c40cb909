/** The bridge's order entries: each finds the signed-in account's desk and asks it. */
import type { Result } from '../../shared/errors.ts'
import type { Handlers } from '../handlers.ts'
import type { OrderDesk } from './order-desk.ts'

export type OrderHandlers = Pick<
  Handlers,
  'orders.prepare' | 'orders.place' | 'orders.journal' | 'orders.check' | 'orders.setAside'
>

/** `desk` refuses while nobody is signed in. */
export function orderHandlers(desk: () => Result<OrderDesk>): OrderHandlers {
  const at = async <A>(ask: (orders: OrderDesk) => Promise<Result<A>> | Result<A>): Promise<Result<A>> => {
    const orders = desk()
    return orders.ok ? ask(orders.value) : orders
  }
  return {
    'orders.prepare': ({ cartType }) => at((orders) => orders.prepare(cartType)),
    'orders.place': (ask) => at((orders) => orders.place(ask)),
    'orders.journal': ({ open }) => at((orders) => orders.journal(open)),
    'orders.check': ({ key }) => at((orders) => orders.check(key)),
    'orders.setAside': ({ key }) => at((orders) => orders.setAside(key)),
  }
}

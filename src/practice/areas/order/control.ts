/** The true state of orders, for checks of what the app shows. */
import type { AreaControl, PracticeOf } from '../../practice.ts'
import { statusOf } from './life.ts'
import { netOf } from './traits.ts'

/** An order as the portal has it: the reference for what the app shows. */
export interface TrueOrder {
  readonly poid: string
  readonly key: string | undefined
  readonly wh: number
  readonly quantity: number
  readonly netpayment: number
  readonly status: string
}

export interface OrderHandles {
  /** Orders of an account placed since the opening. */
  orders(email: string): readonly TrueOrder[]
}

export function orderControl(practice: PracticeOf<'order'>): AreaControl<OrderHandles> {
  const orders = (email: string): readonly TrueOrder[] => {
    const account = practice.world.accounts.find(({ store }) => store.email === email)
    const all = account === undefined ? [] : practice.state.order.ordersOf(account.store.id)
    return all
      .filter(({ fixed }) => fixed === undefined)
      .map((order) => ({
        poid: order.poid,
        key: order.key,
        wh: order.wh,
        quantity: order.lines.reduce((total, { qty }) => total + qty, 0),
        netpayment: netOf(practice, order),
        status: statusOf(order, practice.clock(), practice.settings.speed),
      }))
  }
  return {
    handles: { orders },
    routes: (app) => app.get('/orders/:email', (ask) => ask.json(orders(ask.req.param('email')))),
  }
}

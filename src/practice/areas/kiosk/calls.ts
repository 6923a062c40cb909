import { Refused } from '../../kit/refused.ts'
import { having } from '../../kit/rows.ts'
import type { AreaCalls } from '../../practice.ts'
import { emailsOf, letIn, register, save } from './customers.ts'
import { orderOf, ordersFor } from './orders.ts'
import { receiptOf } from './receipt.ts'
import { trackingOf } from './tracking.ts'

const CONFIRMED = 'A confirmed order can’t be cancelled.'
const CANCELLED = 'A cancelled order can’t be confirmed.'

export const kioskCalls: AreaCalls<'kiosk'> = {
  orderList: ({ query: { status } }, visit) =>
    ordersFor(visit)
      .filter(having({ status }))
      .map(({ at: _, ...rest }) => rest),
  confirmOrder: ({ query: { POID, id } }, visit) => {
    const order = orderOf(visit, id)
    if (order.status === 'Cancelled') throw new Refused(422, CANCELLED)
    visit.record({ type: 'kioskConfirmed', user: visit.account.store.id, id, poid: POID, at: visit.clock() })
    return { message: `Kiosk order ${id} was confirmed.` }
  },
  track: ({ query: { id } }, visit) => trackingOf(visit, orderOf(visit, id)),
  emailsByMobile: ({ body: { MobileNo } }, visit) => emailsOf(visit, MobileNo),
  saveDetails: ({ body }, visit) => save(visit, body),
  registerUser: ({ body }, visit) => register(visit, body),
  guestLogin: ({ body: { MobileNo } }, visit) => letIn(visit, MobileNo),
  receipt: ({ query: { id } }, visit) => receiptOf(visit, orderOf(visit, id)),
  cancelOrder: ({ query: { id } }, visit) => {
    const order = orderOf(visit, id)
    if (order.status === 'Confirmed') throw new Refused(422, CONFIRMED)
    visit.record({ type: 'kioskCancelled', user: visit.account.store.id, id })
    return { message: `Kiosk order ${id} was cancelled.` }
  },
}

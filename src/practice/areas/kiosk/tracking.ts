/** The shipping of a customer's order: with the store's courier a day after its confirmation, delivered two days later. */
import { isoAt } from '../../../shared/domain/values/dates.ts'
import type { Answer } from '../../../shared/portal/calls.ts'
import { DAY } from '../../kit/rows.ts'
import type { KioskOrder, Visit } from './orders.ts'
import { AHEAD_MS } from './receipt.ts'

const STEPS = [
  ['Confirmed', 0],
  ['Shipped', DAY],
  ['Delivered', 3 * DAY],
] as const

export function trackingOf({ state, account, clock }: Visit, { id, at, status }: KioskOrder): Answer<'kiosk.track'> {
  const from = state.kiosk.confirmedAt(account.store.id, id) ?? at
  const reached = status === 'Confirmed' ? STEPS.filter(([, after]) => from + after <= clock()) : []
  const isShipped = reached.length > 1
  return {
    OrderDate: isoAt(at + AHEAD_MS),
    ShippingCompany: isShipped ? 'Delhivery' : '',
    AWB: isShipped ? `KSK${id}` : '',
    steps: [
      { status: 'Placed', at: isoAt(at) },
      ...reached.map(([status, after]) => ({ status, at: isoAt(from + after) })),
    ],
  }
}

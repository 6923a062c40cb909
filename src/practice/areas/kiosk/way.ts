/** The shipping of a customer's order: with the store's courier a day after its confirmation, delivered two days later. */
import type { Answer } from '../../../shared/portal/calls.ts'
import { DAY, iso } from '../../kit/rows.ts'
import type { KioskOrder, Visit } from './orders.ts'
import { AHEAD_MS } from './receipt.ts'

const STEPS = [
  ['Confirmed', 0],
  ['Shipped', DAY],
  ['Delivered', 3 * DAY],
] as const

export function wayOf({ state, account, clock }: Visit, { id, at, status }: KioskOrder): Answer<'kiosk.track'> {
  const from = state.kiosk.confirmedAt(account.store.id, id) ?? at
  const reached = status === 'Confirmed' ? STEPS.filter(([, after]) => from + after <= clock()) : []
  const isShipped = reached.length > 1
  return {
    OrderDate: iso(at + AHEAD_MS),
    ShippingCompany: isShipped ? 'Delhivery' : '',
    AWB: isShipped ? `KSK${id}` : '',
    steps: [
      { status: 'Placed', at: iso(at) },
      ...reached.map(([status, after]) => ({ status, at: iso(from + after) })),
    ],
  }
}

import { KIOSK_STATUSES, type KioskStatus } from '../../../shared/domain/orders/kiosk.ts'
import { DAY, known } from '../../kit/rows.ts'
import { seeded } from '../../kit/seeded.ts'
import type { Visit as VisitOf } from '../../practice.ts'

export type Visit = VisitOf<'kiosk'>

const ORDERS = 12

export interface KioskOrder {
  readonly id: string
  readonly phoneNo: string
  readonly products: { readonly id: number; readonly qty: number }[]
  readonly status: KioskStatus
  readonly POID: string
  /** Time of the order, in milliseconds since 1970. */
  readonly at: number
}

export function ordersFor(visit: Visit): readonly KioskOrder[] {
  const { world, account, state } = visit
  const { store } = account
  return seeded(visit, 'kiosk', store.isFranchisee ? ORDERS : 0, (random, nth) => {
    const id = String(store.id * 100 + nth + 1)
    const products = Array.from({ length: random.whole(1, 4) }, () => ({
      id: world.products[random.whole(0, Math.max(0, world.products.length - 1))]?.id ?? 0,
      qty: random.whole(1, 3),
    }))
    // The first ones are pending with every seed.
    const ownStatus = KIOSK_STATUSES[nth < 4 ? 0 : random.whole(0, 2)] ?? 'Pending'
    const by = state.kiosk.confirmedBy(store.id, id)
    const confirmed = by.length > 0 ? 'Confirmed' : ownStatus
    const status = state.kiosk.isCancelled(store.id, id) ? 'Cancelled' : confirmed
    return {
      at: visit.openedAt - (nth + 1) * (DAY / 7),
      POID: by.at(-1) ?? `PO-${id}-K`,
      id,
      phoneNo: `9${random.whole(100_000_000, 999_999_999)}`,
      products,
      status,
    }
  })
}

/** The digits of a mobile number that identify a customer. */
export const digitsOf = (mobile: string): string => mobile.replaceAll(/\D/g, '').slice(-10)

export const orderOf = (visit: Visit, id: string): KioskOrder =>
  known(
    ordersFor(visit).find((one) => one.id === id),
    'Kiosk order not found.',
  )

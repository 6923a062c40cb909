/** The consignment of an order: everything from one warehouse to a store on one day goes as one load, with one docket. */
import { dayAt } from '../../../shared/domain/values/dates.ts'
import type { Surroundings } from '../../surroundings.ts'
import { randomFor } from '../../world/random.ts'
import type { PurchaseOrder } from './purchase-order.ts'

const CARRIERS = ['Vayu Logistics', 'Garuda Roadlines', 'Sagar Express Cargo'] as const

/** The load of an order that ships at this time, in milliseconds; the day is Indian. */
export const loadOf = ({ user, wh }: Pick<PurchaseOrder, 'user' | 'wh'>, shippedAt: number): string =>
  `LD-${dayAt(shippedAt).slice(2).replaceAll('-', '')}-${wh}-${user}`

/** Time when its last box was closed: halfway between order and shipping. */
export const bagClosedAt = ({ at }: Pick<PurchaseOrder, 'at'>, shippedAt: number): number =>
  Math.round((at + shippedAt) / 2)

/** Returns a load's courier and numbers; always the same. */
export function consignmentOf({ world }: Pick<Surroundings, 'world'>, load: string) {
  const random = randomFor(world.seed, 'consignment', load)
  return {
    courier: random.pick(CARRIERS),
    docket: `DKT${random.whole(100_000, 999_999)}`,
    transporterNo: `TR${random.whole(10, 99)}`,
    reference: `REF${random.whole(10_000, 99_999)}`,
  }
}

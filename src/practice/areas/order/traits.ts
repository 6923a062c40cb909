/** Further data of an order: source, coupon, urgency, payment time. */
import { type Paise, paise, sum, times, ZERO } from '../../../shared/domain/values/money.ts'
import type { Surroundings } from '../../surroundings.ts'
import { type Random, randomFor } from '../../world/random.ts'
import { vatOf } from './pricing.ts'
import { type PurchaseOrder, suppliedOf } from './purchase-order.ts'

type Worldly = Pick<Surroundings, 'world'>

/** Types of past orders, with their cumulative shares. */
const TYPES: readonly (readonly [potype: string, upTo: number])[] = [
  ['B2B', 0.6],
  ['ARS', 0.78],
  ['AFS', 0.88],
  ['B2F', 0.92],
  ['Kiosk', 1],
]

/** The same result for the same order on every call. */
const traitOf = ({ world }: Worldly, trait: string, { poid }: PurchaseOrder): Random =>
  randomFor(world.seed, trait, poid)

/** The source of an order; those placed through this portal are B2B. */
export function potypeOf(practice: Worldly, order: PurchaseOrder): string {
  if (order.fixed === undefined) return 'B2B'
  // Untaxed goods go with a bill of supply.
  if (order.lines.every(({ unit }) => unit.rate === 0 && vatOf(unit) === 0)) return 'GC'
  const place = traitOf(practice, 'potype', order).next()
  return TYPES.find(([, upTo]) => place < upTo)?.[0] ?? 'B2B'
}

const COUPONS: readonly Paise[] = [paise(50_000), paise(100_000), paise(250_000)]

/** A coupon is deducted from the payment for `goods`; most orders have none, small ones never. */
export function couponOf(practice: Worldly, order: PurchaseOrder, goods: Paise): Paise {
  const random = traitOf(practice, 'coupon', order)
  const coupon = order.fixed !== undefined && random.chance(0.12) ? random.pick(COUPONS) : ZERO
  return coupon * 10 <= goods ? coupon : ZERO
}

/** The price of the given goods. */
export const goodsOf = ({ lines }: PurchaseOrder): Paise =>
  sum(lines.map((line) => times(line.unit.net, suppliedOf(line))))

/** The amount to pay for the given pieces. */
export function netOf(practice: Worldly, order: PurchaseOrder): Paise {
  const goods = goodsOf(order)
  return paise(goods - couponOf(practice, order, goods))
}

/** Time of payment, some time after the confirmation (milliseconds); undefined if unpaid. */
export function paidAt(practice: Worldly, order: PurchaseOrder, confirmedAt: number | undefined): number | undefined {
  const random = traitOf(practice, 'paid', order)
  if (confirmedAt === undefined || order.fixed === undefined || order.fixed === 'Confirmed') return undefined
  return random.chance(0.85) ? confirmedAt + random.whole(1, 40) * 3_600_000 : undefined
}

/** True if a past order was promised for the same day. */
export const isUrgent = (practice: Worldly, order: PurchaseOrder): boolean =>
  order.fixed !== undefined && traitOf(practice, 'urgent', order).chance(0.12)

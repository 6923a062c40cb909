/** What the portal knows of an order beside its goods: where it came from, its coupon, its hurry, when it was paid. */
import { type Paise, paise, sum, times, ZERO } from '../../../shared/domain/values/money.ts'
import type { Surroundings } from '../../surroundings.ts'
import { type Random, randomFor } from '../../world/random.ts'
import { vatOf } from './pricing.ts'
import { givenOf, type PurchaseOrder } from './purchase-order.ts'

type Worldly = Pick<Surroundings, 'world'>

/** Types of the orders of the past, each up to this share of them. */
const TYPES: readonly (readonly [potype: string, upTo: number])[] = [
  ['B2B', 0.6],
  ['ARS', 0.78],
  ['AFS', 0.88],
  ['B2F', 0.92],
  ['Kiosk', 1],
]

/** The same for the same order, whenever it is asked. */
const traitOf = ({ world }: Worldly, trait: string, { poid }: PurchaseOrder): Random =>
  randomFor(world.seed, trait, poid)

/** Where an order came from; what is placed through this portal is B2B. */
export function potypeOf(practice: Worldly, order: PurchaseOrder): string {
  if (order.fixed === undefined) return 'B2B'
  // What bears no tax goes with a bill of supply.
  if (order.lines.every(({ unit }) => unit.rate === 0 && vatOf(unit) === 0)) return 'GC'
  const place = traitOf(practice, 'potype', order).next()
  return TYPES.find(([, upTo]) => place < upTo)?.[0] ?? 'B2B'
}

const COUPONS: readonly Paise[] = [paise(50_000), paise(100_000), paise(250_000)]

/** A coupon comes off what is to be paid for `goods`; most orders have none, small ones never. */
export function couponOf(practice: Worldly, order: PurchaseOrder, goods: Paise): Paise {
  const random = traitOf(practice, 'coupon', order)
  const coupon = order.fixed !== undefined && random.chance(0.12) ? random.pick(COUPONS) : ZERO
  return coupon * 10 <= goods ? coupon : ZERO
}

/** What its goods cost, as far as they are given. */
export const goodsOf = ({ lines }: PurchaseOrder): Paise =>
  sum(lines.map((line) => times(line.unit.net, givenOf(line))))

/** What is to be paid for the pieces that are given. */
export function netOf(practice: Worldly, order: PurchaseOrder): Paise {
  const goods = goodsOf(order)
  return paise(goods - couponOf(practice, order, goods))
}

/** When it was paid, some time after it was confirmed (milliseconds); undefined for one that isn't yet. */
export function paidAt(practice: Worldly, order: PurchaseOrder, confirmedAt: number | undefined): number | undefined {
  const random = traitOf(practice, 'paid', order)
  if (confirmedAt === undefined || order.fixed === undefined || order.fixed === 'Confirmed') return undefined
  return random.chance(0.85) ? confirmedAt + random.whole(1, 40) * 3_600_000 : undefined
}

/** Whether an order of the past was promised for the same day. */
export const isUrgent = (practice: Worldly, order: PurchaseOrder): boolean =>
  order.fixed !== undefined && traitOf(practice, 'urgent', order).chance(0.12)

/** What of an order comes back, and when that is approved: known to the returns and to the ledger alike. */
import type { ReturnKind } from '../../shared/domain/returns/returns.ts'
import type { Practice } from '../practice.ts'
import type { Surroundings } from '../surroundings.ts'
import { randomFor } from '../world/random.ts'
import { DAY } from './rows.ts'

const REASONS = ['Damaged in transit', 'Wrong product', 'Short of a part', 'Not sold'] as const
const MINUTE = 60_000

type Shipped = ReturnType<Practice['state']['order']['shippedOf']>[number]

/** `reference` is the return's. */
export function goodsBack({ world }: Pick<Surroundings, 'world'>, kind: ReturnKind, order: Shipped, reference: string) {
  const random = randomFor(world.seed, 'goods back', reference)
  return order.lines
    .filter(({ given }) => given > 0)
    .slice(0, random.whole(1, 4))
    .map((line) => ({
      ...line,
      quantity: kind === 'rto' ? line.given : random.whole(1, Math.min(3, line.given)),
      reason: kind === 'rto' ? 'Not delivered' : random.pick(REASONS),
      name: world.productOf(line.productId)?.name ?? String(line.productId),
      HSNCode: world.productOf(line.productId)?.HSNCode ?? '',
    }))
}

/** Steps of a return after which the accounts have approved it: days of the past, minutes of the portal's clock. */
export const APPROVED_AFTER = 10

/** When the accounts approve what was given to a courier at a time (milliseconds). */
export const approvedAt = ({ at, isPast }: { readonly at: number; readonly isPast: boolean }, speed: number): number =>
  at + APPROVED_AFTER * (isPast ? DAY : MINUTE / speed)

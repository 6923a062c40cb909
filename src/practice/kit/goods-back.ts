/** The goods of a return, and the time of its approval: shared by returns and ledger. */
import type { ReturnKind } from '../../shared/domain/returns/returns.ts'
import type { Practice } from '../practice.ts'
import type { Surroundings } from '../surroundings.ts'
import { randomFor } from '../world/random.ts'
import { DAY } from './rows.ts'

const REASONS = ['Damaged in transit', 'Wrong product', 'Part missing', 'Not sold'] as const
const MINUTE = 60_000

type Shipped = ReturnType<Practice['state']['order']['shippedOf']>[number]

/** `reference` is the number of the return. */
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

/** Steps until the accounts approve a return: days for past ones, minutes of the portal's clock for others. */
export const APPROVED_AFTER = 10

/** Time of the accounts' approval of a return given to a courier at `at`, in milliseconds. */
export const approvedAt = ({ at, isPast }: { readonly at: number; readonly isPast: boolean }, speed: number): number =>
  at + APPROVED_AFTER * (isPast ? DAY : MINUTE / speed)

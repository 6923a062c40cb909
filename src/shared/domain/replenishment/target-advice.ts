/**
 * What a target is measured by: pieces that were sold in 30 days, that are there and that come. The target that would be right is what
 * order assist would suggest of a product that the store has none of.
 */
import { formatCount } from '../values/money.ts'
import { type ArsParent, leastTarget, MOST_TARGET } from './my-ars.ts'
import {
  COVER_DAYS,
  daysOfCover,
  type Half,
  halfOf,
  heldOf,
  type Movement,
  perDay,
  SALES_DAYS,
  targetFor,
} from './order-assist.ts'

/** Of a target that is this much below or above what would be right nothing is said. */
const TOLERATED = 0.25
/** Pieces; so few make no difference. */
const FEW = 2

export interface TargetAdvice {
  readonly sold: number
  /** In the shop and on the way, each piece once. */
  readonly held: number
  /** Days that those last; undefined where nothing is sold. */
  readonly days: number | undefined
  /** The target that would be right. */
  readonly right: number
  readonly verdict: 'low' | 'fits' | 'high'
  readonly why: string
}

/** Undefined while what was sold, what is there or what comes isn't known. */
export function adviseTarget(
  { targetStock, category, producttype }: Pick<ArsParent, 'targetStock' | 'category' | 'producttype'>,
  movement: Movement,
): TargetAdvice | undefined {
  const held = heldOf(movement)
  const sold = movement.sale
  if (held === undefined || sold === undefined) return undefined
  const half = halfOf(category.id)
  const least = leastTarget(producttype.typeid)
  const asked = targetFor(half, sold)
  const right = Math.min(MOST_TARGET, Math.max(least, asked))
  const off = targetStock - right
  const fits = Math.abs(off) < FEW || Math.abs(off) <= right * TOLERATED
  const differs = off < 0 ? 'low' : 'high'
  return {
    sold,
    held,
    days: daysOfCover(held, sold),
    right,
    verdict: fits ? 'fits' : differs,
    why: inWords(half, sold, asked, right),
  }
}

function inWords(half: Half, sold: number, asked: number, right: number): string {
  const bound =
    right === asked ? '' : `; ${formatCount(right)} is the ${right > asked ? 'least' : 'most'} that it can be`
  if (sold === 0) return `Nothing was sold in ${SALES_DAYS} days${bound || `: ${formatCount(right)} is enough`}`
  const by =
    half === 'apparel'
      ? `5 × ${formatCount(sold)} sold in ${SALES_DAYS} days`
      : `${perDay(sold)} sold a day × ${COVER_DAYS} days`
  return `${by} = ${formatCount(asked)}${bound}`
}

/** Alternates that sold nothing in 30 days; none where that isn't known. */
export const neverSold = (
  { alternateProducts }: Pick<ArsParent, 'alternateProducts'>,
  movementOf: (id: number) => Movement | undefined,
): readonly number[] => alternateProducts.map(({ id }) => id).filter((id) => movementOf(id)?.sale === 0)

/** Neither the parent nor an alternate sold anything, and none of them is there or comes: the line covers nothing. */
export function coversNothing(
  { id, alternateProducts }: Pick<ArsParent, 'id' | 'alternateProducts'>,
  movementOf: (id: number) => Movement | undefined,
): boolean {
  const all = [id, ...alternateProducts.map((one) => one.id)].map(movementOf)
  return all.every((movement) => movement !== undefined && movement.sale === 0 && heldOf(movement) === 0)
}

/**
 * Suggested targets: the order assist suggestion for a product without stock, compared with the allowed range of a target. A target is
 * lowered only if it is known that the product could sell and that the group's minimum allows it.
 */

import {
  COVER_DAYS,
  daysOfCover,
  type Half,
  hadNoStock,
  halfOf,
  inventoryPosition,
  type Movement,
  onTheWayOf,
  SALES_DAYS,
  targetFor,
} from '../catalogue/movement.ts'
import { counted } from '../values/counts.ts'
import { formatCount } from '../values/money.ts'
import { type ArsParent, type GroupTotal, LEAST_TARGET, leastTarget, MOST_TARGET } from './my-ars.ts'
import { perDay } from './order-assist.ts'

/** A target that differs from the suggestion by at most this share stays as it is. */
const TOLERATED = 0.25
/** Pieces; smaller differences don't matter. */
const FEW = 2

/** A product's figures at the store, in pieces; undefined for those that the portal didn't send. */
export interface TargetFigures {
  readonly sold: number | undefined
  readonly stock: number | undefined
  readonly onWay: number | undefined
  /** Days that stock and incoming pieces last; undefined also if nothing is sold. */
  readonly days: number | undefined
}

/** A limit in pieces, or a reason in a word or two. */
export type TargetBound = { readonly limit: number; readonly kind: 'min' | 'max' } | { readonly reason: string }

export interface TargetAdvice {
  /** `none`: figures are missing. `fits`: no change, possibly because no lower target is allowed. */
  readonly verdict: 'low' | 'fits' | 'high' | 'none'
  /** The target by sales, at least 1; undefined if figures are missing. */
  readonly suggested: number | undefined
  /** The target to apply: the target by sales, within the allowed range. */
  readonly take: number
  /** The limit that replaces the target by sales, or the reason why it can't be applied; undefined if there is neither. */
  readonly bound?: TargetBound | undefined
  /** The calculation of the number, as a sentence without its full stop. */
  readonly why: string
}

/** The columns beside a target. */
export function figuresOf(movement: Movement | undefined): TargetFigures {
  if (movement === undefined) return { sold: undefined, stock: undefined, onWay: undefined, days: undefined }
  const { sale: sold, stock } = movement
  const inventory = inventoryPosition(movement)
  const days = sold === undefined || inventory === undefined ? undefined : daysOfCover(inventory, sold)
  return { sold, stock, onWay: onTheWayOf(movement), days }
}

/** `Sold in 30 days: 30, in stock: 12, in transit: 3, 15 days of stock`. */
export function figuresInWords({ sold, stock, onWay, days }: TargetFigures): string {
  const countText = (count: number | undefined): string => (count === undefined ? 'not available' : formatCount(count))
  const cover = days === undefined ? [] : [`${counted.days(days)} of stock`]
  const parts = [
    `Sold in ${SALES_DAYS} days: ${countText(sold)}`,
    `in stock: ${countText(stock)}`,
    `in transit: ${countText(onWay)}`,
  ]
  return [...parts, ...cover].join(', ')
}

/**
 * @param targetStock the current target, saved or not.
 * @param group the current totals of its group; undefined until the group is loaded completely.
 */
export function adviseTarget(
  parent: Pick<ArsParent, 'targetStock' | 'category' | 'producttype'>,
  movement: Movement | undefined,
  group: GroupTotal | undefined,
): TargetAdvice {
  const { targetStock, category, producttype } = parent
  const none = (why: string, bound?: TargetBound): TargetAdvice => ({
    verdict: 'none',
    suggested: undefined,
    take: targetStock,
    bound,
    why,
  })
  const figures = figuresOf(movement)
  const { sold, stock } = figures
  const unknown = unknownIn(figures)
  if (unknown !== '' || sold === undefined || stock === undefined) return none(`Not available: ${unknown}`)
  if (hadNoStock({ sale: sold, stock })) return none('Out of stock, and no sales in 30 days', OUT_OF_STOCK)
  const half = halfOf(category.id)
  const target = targetFor(half, sold)
  const suggested = Math.max(LEAST_TARGET, target)
  const within = Math.min(MOST_TARGET, Math.max(leastTarget(producttype.typeid), suggested))
  const lowest = within < targetStock ? lowestOf(targetStock, stock, group) : undefined
  // If the lowest possible target is still above the maximum, the target stays as it is.
  const groupBound = lowest !== undefined && lowest.target > within ? lowest : undefined
  const take = groupBound === undefined ? within : Math.min(groupBound.target, targetStock)
  const off = targetStock - take
  const fits = take > MOST_TARGET || Math.abs(off) < FEW || Math.abs(off) <= take * TOLERATED
  const differs = off < 0 ? 'low' : 'high'
  const ruling = groupBound ?? boundOf(target, suggested, within)
  return {
    verdict: fits ? 'fits' : differs,
    suggested,
    take: fits ? targetStock : take,
    bound: ruling.bound,
    why: inWords(half, sold, target) + ruling.why,
  }
}

/** The missing figures that prevent a suggestion. */
const unknownIn = ({ sold, stock, onWay }: TargetFigures): string =>
  [['sales', sold] as const, ['stock', stock] as const, ['pieces in transit', onWay] as const]
    .flatMap(([what, count]) => (count === undefined ? [what] : []))
    .join(', ')

const OUT_OF_STOCK: TargetBound = { reason: 'out of stock' }

interface Bound {
  readonly bound: TargetBound | undefined
  /** Continues the sentence about the target by sales. */
  readonly why: string
}

const UNBOUND: Bound = { bound: undefined, why: '' }

function boundOf(target: number, suggested: number, within: number): Bound {
  const limit = formatCount(within)
  if (within < suggested) return { bound: { limit: within, kind: 'max' }, why: `; the maximum target is ${limit}` }
  if (within > suggested)
    return { bound: { limit: within, kind: 'min' }, why: `; the minimum target for this type is ${limit}` }
  // That a target isn't 0 needs no mention beside the number.
  return target < suggested ? { bound: undefined, why: `; the minimum target is ${limit}` } : UNBOUND
}

/** The lowest target that is possible now. */
function lowestOf(target: number, stock: number, group: GroupTotal | undefined): Bound & { readonly target: number } {
  if (stock <= 0) {
    const why = '; out of stock now, so no lower target is suggested'
    return { target, bound: OUT_OF_STOCK, why }
  }
  if (group === undefined) {
    const why = '; the group is still loading, so no lower target is suggested yet'
    return { target, bound: { reason: 'min loading' }, why }
  }
  const { spare, original } = group
  if (spare === undefined || original === undefined) {
    const why = '; the group minimum isn’t available, so no lower target is suggested'
    return { target, bound: { reason: 'min not available' }, why }
  }
  const lowest = target - spare
  const why = `; the group minimum of ${formatCount(original)} allows no less than ${formatCount(lowest)}`
  return { target: lowest, bound: { limit: lowest, kind: 'min' }, why }
}

function inWords(half: Half, sold: number, target: number): string {
  if (sold === 0) return `No sales in ${SALES_DAYS} days`
  return half === 'apparel'
    ? `5 × ${formatCount(sold)} sold in ${SALES_DAYS} days = ${formatCount(target)}`
    : `${perDay(sold)} sold a day × ${COVER_DAYS} days = ${formatCount(target)}`
}

/** Alternates that sold nothing in 30 days although they were in stock; empty if that isn't known. */
export const neverSold = (
  { alternateProducts }: Pick<ArsParent, 'alternateProducts'>,
  movementOf: (id: number) => Movement | undefined,
): readonly number[] => alternateProducts.map(({ id }) => id).filter((id) => isUnsold(movementOf(id)))

/** True if it was in stock and none was sold. */
export const isUnsold = (movement: Movement | undefined): boolean =>
  movement?.sale === 0 && movement.stock !== undefined && !hadNoStock(movement)

/**
 * True if nothing of the line sold, neither the parent nor an alternate, although some were in stock. Products without stock don't count;
 * while a figure is missing, the result is false.
 */
export function coversNothing(
  { id, alternateProducts }: Pick<ArsParent, 'id' | 'alternateProducts'>,
  movementOf: (id: number) => Movement | undefined,
): boolean {
  const all = [id, ...alternateProducts.map((one) => one.id)].map(movementOf)
  return all.some(isUnsold) && all.every((one) => isUnsold(one) || (one !== undefined && hadNoStock(one)))
}

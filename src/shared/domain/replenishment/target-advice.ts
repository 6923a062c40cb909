/**
 * Suggested targets: what order assist would suggest of a product that the store has none of, held against what a target may be. A
 * target is lowered only where it is known that there was something to sell and that the group's minimum allows it.
 */
import { counted } from '../values/counts.ts'
import { formatCount } from '../values/money.ts'
import { type ArsParent, type GroupTotal, LEAST_TARGET, leastTarget, MOST_TARGET } from './my-ars.ts'
import {
  COVER_DAYS,
  daysOfCover,
  type Half,
  hadNothingToSell,
  halfOf,
  heldOf,
  type Movement,
  onTheWayOf,
  perDay,
  SALES_DAYS,
  targetFor,
} from './order-assist.ts'

/** A target that is this much below or above the suggested one is left as it is. */
const TOLERATED = 0.25
/** Pieces; so few make no difference. */
const FEW = 2

/** A product at the store, in pieces; undefined is what the portal couldn't say. */
export interface TargetFigures {
  readonly sold: number | undefined
  readonly stock: number | undefined
  readonly onWay: number | undefined
  /** Days that stock and what comes last; undefined where nothing is sold, too. */
  readonly days: number | undefined
}

export interface TargetAdvice {
  /** `none`: there is nothing to judge by. `fits`: nothing is to be taken, perhaps because nothing lower is allowed. */
  readonly verdict: 'low' | 'fits' | 'high' | 'none'
  /** What the sales ask for, at least 1; undefined where there is nothing to judge by. */
  readonly suggested: number | undefined
  /** The target to take: what the sales ask for, within what the target may be. */
  readonly take: number
  /** What rules in place of the sales, in a word or two: `101 (min)`; '' where nothing does. */
  readonly bound: string
  /** How the number is worked out, as a sentence without its full stop. */
  readonly why: string
}

/** The columns beside a target. */
export function figuresOf(movement: Movement | undefined): TargetFigures {
  if (movement === undefined) return { sold: undefined, stock: undefined, onWay: undefined, days: undefined }
  const { sale: sold, stock } = movement
  const held = heldOf(movement)
  const days = sold === undefined || held === undefined ? undefined : daysOfCover(held, sold)
  return { sold, stock, onWay: onTheWayOf(movement), days }
}

/** `Sold in 30 days: 30, in stock: 12, in transit: 3, 15 days of stock`. */
export function figuresInWords({ sold, stock, onWay, days }: TargetFigures): string {
  const told = (count: number | undefined): string => (count === undefined ? 'not available' : formatCount(count))
  const left = days === undefined ? [] : [`${counted.days(days)} of stock`]
  const parts = [`Sold in ${SALES_DAYS} days: ${told(sold)}`, `in stock: ${told(stock)}`, `in transit: ${told(onWay)}`]
  return [...parts, ...left].join(', ')
}

/**
 * @param targetStock as it is now, saved or not.
 * @param group what its whole group comes to now; undefined while the group isn't read to its end.
 */
export function adviseTarget(
  parent: Pick<ArsParent, 'targetStock' | 'category' | 'producttype'>,
  movement: Movement | undefined,
  group: GroupTotal | undefined,
): TargetAdvice {
  const { targetStock, category, producttype } = parent
  const none = (why: string, bound = ''): TargetAdvice => ({
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
  if (hadNothingToSell({ sale: sold, stock })) return none('Out of stock, and no sales in 30 days', 'out of stock')
  const half = halfOf(category.id)
  const asked = targetFor(half, sold)
  const suggested = Math.max(LEAST_TARGET, asked)
  const within = Math.min(MOST_TARGET, Math.max(leastTarget(producttype.typeid), suggested))
  const lowest = within < targetStock ? lowestOf(targetStock, stock, group) : undefined
  // A target that may not be what no target may be stays as it is.
  const held = lowest !== undefined && lowest.target > within ? lowest : undefined
  const take = held === undefined ? within : Math.min(held.target, targetStock)
  const off = targetStock - take
  const fits = take > MOST_TARGET || Math.abs(off) < FEW || Math.abs(off) <= take * TOLERATED
  const differs = off < 0 ? 'low' : 'high'
  const ruling = held ?? boundOf(asked, suggested, within)
  return {
    verdict: fits ? 'fits' : differs,
    suggested,
    take: fits ? targetStock : take,
    bound: ruling.bound,
    why: inWords(half, sold, asked) + ruling.why,
  }
}

/** The figures without which nothing is judged. */
const unknownIn = ({ sold, stock, onWay }: TargetFigures): string =>
  [['sales', sold] as const, ['stock', stock] as const, ['pieces in transit', onWay] as const]
    .flatMap(([what, count]) => (count === undefined ? [what] : []))
    .join(', ')

interface Bound {
  /** In a word or two. */
  readonly bound: string
  /** Goes on with the sentence that says what the sales ask for. */
  readonly why: string
}

const UNBOUND: Bound = { bound: '', why: '' }

function boundOf(asked: number, suggested: number, within: number): Bound {
  const told = formatCount(within)
  if (within < suggested) return { bound: `${told} (max)`, why: `; the maximum target is ${told}` }
  if (within > suggested) return { bound: `${told} (min)`, why: `; the minimum target for this type is ${told}` }
  // That a target isn't 0 goes without saying beside the number.
  return asked < suggested ? { bound: '', why: `; the minimum target is ${told}` } : UNBOUND
}

/** The lowest that a target may be brought to. */
function lowestOf(target: number, stock: number, group: GroupTotal | undefined): Bound & { readonly target: number } {
  if (stock <= 0) {
    const why = '; out of stock now, so no lower target is suggested'
    return { target, bound: 'out of stock', why }
  }
  if (group === undefined) {
    const why = '; the group is still loading, so no lower target is suggested yet'
    return { target, bound: 'min loading', why }
  }
  const { spare, original } = group
  if (spare === undefined || original === undefined) {
    const why = '; the group minimum isn’t available, so no lower target is suggested'
    return { target, bound: 'min not available', why }
  }
  const lowest = target - spare
  const why = `; the group minimum of ${formatCount(original)} allows no less than ${formatCount(lowest)}`
  return { target: lowest, bound: `${formatCount(lowest)} (min)`, why }
}

function inWords(half: Half, sold: number, asked: number): string {
  if (sold === 0) return `No sales in ${SALES_DAYS} days`
  return half === 'apparel'
    ? `5 × ${formatCount(sold)} sold in ${SALES_DAYS} days = ${formatCount(asked)}`
    : `${perDay(sold)} sold a day × ${COVER_DAYS} days = ${formatCount(asked)}`
}

/** Alternates that sold nothing in 30 days though they were there to be sold; none where that isn't known. */
export const neverSold = (
  { alternateProducts }: Pick<ArsParent, 'alternateProducts'>,
  movementOf: (id: number) => Movement | undefined,
): readonly number[] => alternateProducts.map(({ id }) => id).filter((id) => isUnsold(movementOf(id)))

/** It was there to be sold, and nothing of it was. */
export const isUnsold = (movement: Movement | undefined): boolean =>
  movement?.sale === 0 && movement.stock !== undefined && !hadNothingToSell(movement)

/**
 * Nothing of the line sold, neither the parent nor an alternate, though something of it was there. What had nothing to sell doesn't
 * count; while one of them isn't known, the line isn't judged.
 */
export function coversNothing(
  { id, alternateProducts }: Pick<ArsParent, 'id' | 'alternateProducts'>,
  movementOf: (id: number) => Movement | undefined,
): boolean {
  const all = [id, ...alternateProducts.map((one) => one.id)].map(movementOf)
  return all.some(isUnsold) && all.every((one) => isUnsold(one) || (one !== undefined && hadNothingToSell(one)))
}

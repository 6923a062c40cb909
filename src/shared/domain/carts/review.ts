/**
 * Reviewing a proposed cart: which of its lines need a person's look and how much money hangs on each, what would mend them, and what
 * became another since the cart was last seen.
 */

import { assertNever } from '../../errors.ts'
import {
  daysOfCover,
  hadNothingToSell,
  halfOf,
  heldOf,
  type Movement,
  SALES_DAYS,
  targetFor,
} from '../replenishment/order-assist.ts'
import { missingTo } from '../values/missing.ts'
import { type Paise, paise, sum } from '../values/money.ts'
import type { PricedCart, PricedLine } from './cart.ts'
import { GROUND_TITLES, GROUNDS, type Ground, LONG_DAYS, SHORT_DAYS } from './grounds.ts'
import type { LineGroup } from './line-group.ts'
import { proposedPieces, type Reason } from './proposal.ts'

/** A line as it was when the cart was last said to be seen: pieces, and the net price of one. */
export interface SeenLine {
  readonly id: number
  readonly qty: number
  readonly net?: Paise
}

/** A line that was reviewed: the pieces that it had then, and the heaviest ground, where it had one. */
export interface Mark extends SeenPieces {
  readonly ground?: Ground
}

interface SeenPieces {
  readonly id: number
  readonly qty: number
}

/** Whether a mark holds still: the line has the pieces that it had, and no heavier ground than it had. */
export function holdsMark({ qty, ground }: Mark, now: SeenPieces, review: LineReview | undefined): boolean {
  const [heaviest] = review?.grounds ?? []
  const isHeavier =
    ground !== undefined && heaviest !== undefined && GROUNDS.indexOf(heaviest) < GROUNDS.indexOf(ground)
  return qty === now.qty && !isHeavier
}

/** What there is to review of a line. */
export interface LineReview {
  /** Heaviest first; none of a line that needs no look. */
  readonly grounds: readonly Ground[]
  /** Money that hangs on the heaviest ground; 0 without one. */
  readonly atRisk: Paise
  readonly isCheaper: boolean
  /** What it sells and what is held of it is known: a line without grounds needs no look then. */
  readonly isJudged: boolean
}

/** What a review of a line is made of. */
export interface ReviewFacts {
  /** The line as it was last; undefined of one that wasn't there, null where the cart was never seen. */
  readonly before: SeenLine | null | undefined
  /** Undefined where nothing is known of what the product sells. */
  readonly movement: Movement | undefined
  /** Why the portal proposes the line. */
  readonly reason: Reason | undefined
}

/** Pieces that sales of so many days take. */
const salesOf = (sold: number, days: number): number => Math.floor((sold * days) / SALES_DAYS)

type Line = Pick<
  PricedLine,
  'line' | 'product' | 'gapQty' | 'gapPrice' | 'unit' | 'allocatedQty' | 'availableQty' | 'totalPrice'
>

/** Pieces of the order that lie longer than they should: none where the sales, what is held or what comes isn't known. */
function piecesTooMany({ line }: Pick<PricedLine, 'line'>, movement: Movement): number {
  const held = heldOf(movement)
  const { sale } = movement
  if (held === undefined || sale === undefined || sale <= 0) return 0
  if ((daysOfCover(held + line.qty, sale) ?? 0) <= LONG_DAYS) return 0
  const kept = fewestOf(line, missingTo(salesOf(sale, LONG_DAYS), held))
  return line.qty - kept
}

/** Pieces that a line may have where so many are wanted: none, or what its category is ordered in at least; of a set it has what it has. */
function fewestOf({ qty, proposal }: PricedLine['line'], wanted: number): number {
  if (wanted === 0) return 0
  if (proposal?.isSet === true || proposal?.leastUnknown === true) return qty
  return Math.min(qty, Math.max(wanted, proposal?.categoryQty ?? 1))
}

/** Pieces to the days that a line should last at least; none where no warehouse has more of it, or it is a set, which stays as it is. */
function piecesTooFew({ line, allocatedQty, availableQty }: Line, movement: Movement): number {
  const held = heldOf(movement)
  const { sale } = movement
  if (held === undefined || sale === undefined || line.proposal?.isSet === true || availableQty <= allocatedQty)
    return 0
  return missingTo(Math.ceil((sale * SHORT_DAYS) / SALES_DAYS), held + allocatedQty)
}

/** What the portal tries out, or puts in another's place, had no time to be sold: sales say nothing of it. */
const isTriedOut = (reason: Reason | undefined): boolean => reason === 'isnewArrival' || reason === 'isstoreReplacement'

/** Whether it was in the shop and nobody bought it. */
const lay = (movement: Movement): boolean =>
  movement.sale === 0 && movement.stock !== undefined && !hadNothingToSell(movement)

const isKnown = (movement: Movement | undefined): boolean =>
  movement?.sale !== undefined && heldOf(movement) !== undefined

const times = (amount: Paise | undefined, pieces: number): Paise => paise((amount ?? 0) * pieces)

/** What of the line needs a look, and how much money hangs on it. */
export function reviewOf(priced: Line, { before, movement, reason }: ReviewFacts): LineReview {
  const { line, gapQty, gapPrice, unit, totalPrice } = priced
  const was = before?.net
  const dearerBy = was === undefined || unit === undefined ? 0 : unit.net - was
  const tooFew = movement === undefined ? 0 : piecesTooFew(priced, movement)
  const judged = isTriedOut(reason) ? undefined : movement
  const tooMany = judged === undefined ? 0 : piecesTooMany(priced, judged)
  const risks: Readonly<Record<Ground, Paise | undefined>> = {
    gap: gapQty > 0 ? gapPrice : undefined,
    short: tooFew > 0 ? times(unit?.net, tooFew) : undefined,
    dearer: dearerBy > 0 ? times(paise(dearerBy), line.qty) : undefined,
    covers: tooMany > 0 ? times(unit?.net, tooMany) : undefined,
    notSold: judged !== undefined && lay(judged) ? totalPrice : undefined,
    new: before === undefined ? totalPrice : undefined,
  }
  const grounds = GROUNDS.filter((ground) => risks[ground] !== undefined)
  const [heaviest] = grounds
  return {
    grounds,
    atRisk: (heaviest && risks[heaviest]) ?? paise(0),
    isCheaper: dearerBy < 0,
    isJudged: isKnown(movement),
  }
}

/** Ids of the lines whose marks hold. */
export function markedLines(
  { lines }: Pick<PricedCart, 'lines'>,
  marks: readonly Mark[],
  reviews: Reviews,
): ReadonlySet<number> {
  const known = new Map(marks.map((mark) => [mark.id, mark]))
  return new Set(
    lines.flatMap(({ line }) => {
      const mark = known.get(line.id)
      return mark !== undefined && holdsMark(mark, line, reviews.get(line.id)) ? [line.id] : []
    }),
  )
}

/** Days that what is held lasts, without a line's pieces and with them; undefined where that isn't known, or nothing is sold. */
export function coverOf({ line }: Pick<PricedLine, 'line'>, movement: Movement | undefined) {
  const held = movement && heldOf(movement)
  const sold = movement?.sale
  if (held === undefined || sold === undefined) return undefined
  const now = daysOfCover(held, sold)
  const withLine = daysOfCover(held + line.qty, sold)
  if (now === undefined || withLine === undefined) return undefined
  const isLong = withLine > LONG_DAYS ? ('long' as const) : undefined
  return { now, withLine, tone: withLine < SHORT_DAYS ? ('short' as const) : isLong }
}

/** Money at risk in these lines. */
export const moneyAtRisk = (ids: Iterable<number>, reviews: Reviews): Paise =>
  sum([...ids].map((id) => reviews.get(id)?.atRisk ?? paise(0)))

/** Grounds that one press mends in all lines of a group. */
export const MENDABLE = ['short', 'covers', 'notSold'] as const satisfies readonly Ground[]
export type Mendable = (typeof MENDABLE)[number]

export const isMendable = (ground: Ground | undefined): ground is Mendable => MENDABLE.some((one) => one === ground)

/**
 * Pieces that mend a line, 0 for one that is to be taken out; undefined where it stays as it is. Too few become what order assist would
 * suggest, too many what lasts 90 days, what lies in the shop unsold isn't ordered.
 */
export function mendedPieces(ground: Mendable, priced: Line, movement: Movement): number | undefined {
  const { line, product, availableQty } = priced
  // Its sizes are ordered together, as they are proposed.
  if (line.proposal?.isSet === true) return undefined
  switch (ground) {
    case 'notSold':
      return 0
    case 'covers': {
      const over = piecesTooMany(priced, movement)
      return over === 0 ? undefined : line.qty - over
    }
    case 'short': {
      const held = heldOf(movement)
      if (held === undefined || movement.sale === undefined || product === undefined) return undefined
      const wanted = missingTo(targetFor(halfOf(product.category.id), movement.sale), held)
      const pieces = Math.min(availableQty, Math.max(wanted, line.qty + piecesTooFew(priced, movement)))
      // As the trade has it when they are put: not fewer than the category is ordered in, and none where that isn't known.
      const becomes = proposedPieces(priced, pieces, line.qty)
      return becomes > line.qty && becomes <= availableQty ? becomes : undefined
    }
    default:
      return assertNever(ground)
  }
}

/** Lines without grounds, in groups of their own: those that nobody can judge, and those that need no look. */
const GROUNDLESS = { unknown: 'Sales not available', fine: 'No review needed' } as const
/** Keys of all groups that lines are put under. */
export const GROUND_GROUPS: readonly string[] = [...GROUNDS, ...Object.keys(GROUNDLESS)]

export type Reviews = ReadonlyMap<number, LineReview>

/** Places with the most money at risk first; equals stay in their order. */
export function byRisk(
  { lines }: Pick<PricedCart, 'lines'>,
  places: readonly number[],
  reviews: Reviews,
): readonly number[] {
  const risk = (place: number) => reviews.get(lines[place]?.line.id ?? 0)?.atRisk ?? 0
  return places.toSorted((one, other) => risk(other) - risk(one) || one - other)
}

/** Lines under their heaviest ground; what nobody can judge and what needs no look stand last. Within a group they keep the order of the places. */
export function groundGroups(
  { lines }: Pick<PricedCart, 'lines'>,
  places: readonly number[],
  reviews: Reviews,
): readonly LineGroup[] {
  const at = (place: number) => reviews.get(lines[place]?.line.id ?? 0)
  const keyOf = (review: LineReview | undefined) =>
    review?.grounds[0] ?? (review?.isJudged === true ? ('fine' as const) : ('unknown' as const))
  const groups = Map.groupBy(places, (place) => keyOf(at(place)))
  const group = (key: Ground | keyof typeof GROUNDLESS, title: string): LineGroup[] => {
    const own = groups.get(key)
    if (own === undefined) return []
    const atRisk = sum(own.map((place) => at(place)?.atRisk ?? paise(0)))
    const ground = GROUNDS.find((one) => one === key)
    return [{ key, title, places: own, review: { ground, atRisk, isFine: key === 'fine' } }]
  }
  return [
    ...GROUNDS.flatMap((ground) => group(ground, GROUND_TITLES[ground])),
    ...group('unknown', GROUNDLESS.unknown),
    ...group('fine', GROUNDLESS.fine),
  ]
}

/** The cart as it is kept as seen. */
export const seenLines = ({ lines }: PricedCart): readonly SeenLine[] =>
  lines.map(({ line, unit }) => ({ id: line.id, qty: line.qty, ...(unit !== undefined && { net: unit.net }) }))

export interface SinceSeen {
  readonly came: number
  readonly went: number
  readonly otherPieces: number
  readonly dearer: number
  readonly cheaper: number
}

/** What became another; undefined where nothing did. */
export function sinceSeen(cart: PricedCart, seen: readonly SeenLine[]): SinceSeen | undefined {
  const before = new Map(seen.map((one) => [one.id, one]))
  const now = new Set(cart.lines.map(({ line }) => line.id))
  const count = (fits: (line: PricedLine, was: SeenLine) => boolean) =>
    cart.lines.filter((priced) => {
      const was = before.get(priced.line.id)
      return was !== undefined && fits(priced, was)
    }).length
  const since = {
    came: cart.lines.filter(({ line }) => !before.has(line.id)).length,
    went: seen.filter(({ id }) => !now.has(id)).length,
    otherPieces: count(({ line }, { qty }) => line.qty !== qty),
    dearer: count(({ unit }, { net }) => net !== undefined && unit !== undefined && unit.net > net),
    cheaper: count(({ unit }, { net }) => net !== undefined && unit !== undefined && unit.net < net),
  }
  return Object.values(since).every((one) => one === 0) ? undefined : since
}

export const PARTS = ['warehouse', 'category', 'subcategory'] as const
export type Part = (typeof PARTS)[number]

/** What a part of a cart comes to: pieces, and net with GST. */
export interface PartTotal {
  readonly name: string
  readonly quantity: number
  readonly net: Paise
}

/** A cart's totals by warehouse, category or subcategory, the largest first. */
export function partTotals(cart: PricedCart, part: Part, nameOf: (seller: { wh: number; whName: string }) => string) {
  const totals = new Map<string, { quantity: number; net: number }>()
  const add = (name: string, quantity: number, net: number) => {
    const own = totals.get(name) ?? { quantity: 0, net: 0 }
    totals.set(name, { quantity: own.quantity + quantity, net: own.net + net })
  }
  for (const { product, allocation } of cart.lines) {
    for (const { wh, whName, qty, total } of allocation) {
      if (part === 'warehouse') add(nameOf({ wh, whName }), qty, total)
      else add(product?.[part].name ?? 'Not in the catalogue', qty, total)
    }
  }
  return [...totals]
    .map(([name, { quantity, net }]): PartTotal => ({ name, quantity, net: paise(net) }))
    .toSorted((one, other) => other.net - one.net || one.name.localeCompare(other.name, 'en-IN'))
}

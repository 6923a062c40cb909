/**
 * Reviews a proposed cart: the lines that the user should look at and the money at risk in each, the corrections, and the changes since the
 * cart was last seen.
 */

import { assertNever } from '../../errors.ts'
import {
  daysOfCover,
  hadNoStock,
  halfOf,
  inventoryPosition,
  type Movement,
  SALES_DAYS,
  targetFor,
} from '../catalogue/movement.ts'
import type { PricedCart, PricedLine } from '../pricing/priced-cart.ts'
import { missingTo } from '../values/missing.ts'
import { type Paise, paise, sum } from '../values/money.ts'
import { GROUND_TITLES, GROUNDS, type Ground, LONG_DAYS, SHORT_DAYS } from './grounds.ts'
import type { LineGroup } from './line-group.ts'
import { proposedPieces, type Reason } from './proposal.ts'

/** A line as it was when the cart was last marked as seen: pieces, and the net price of one. */
export interface SeenLine {
  readonly id: number
  readonly qty: number
  readonly net?: Paise
}

/** A reviewed line: the pieces that it had then, and its most serious ground, if any. */
export interface Mark extends SeenPieces {
  readonly ground?: Ground
}

/** The marks after those of some lines were set or removed; marks of lines that have left the cart are dropped. */
export function marksAfter(
  before: readonly Mark[],
  changed: readonly Mark[],
  isSet: boolean,
  cart: Pick<PricedCart, 'lines'>,
): Mark[] {
  const inCart = new Set(cart.lines.map(({ line }) => line.id))
  const changing = new Set(changed.map(({ id }) => id))
  const others = before.filter(({ id }) => inCart.has(id) && !changing.has(id))
  return isSet ? [...others, ...changed] : others
}

interface SeenPieces {
  readonly id: number
  readonly qty: number
}

/** True if a mark is still valid: the line has the same pieces, and no more serious ground. */
export function isMarkValid({ qty, ground }: Mark, now: SeenPieces, review: LineReview | undefined): boolean {
  const [heaviest] = review?.grounds ?? []
  const isHeavier =
    ground !== undefined && heaviest !== undefined && GROUNDS.indexOf(heaviest) < GROUNDS.indexOf(ground)
  return qty === now.qty && !isHeavier
}

export interface LineReview {
  /** Most serious first; empty for a line that needs no review. */
  readonly grounds: readonly Ground[]
  /** Money at risk by the most serious ground; 0 without one. */
  readonly atRisk: Paise
  readonly isCheaper: boolean
  /** True if its sales and stock are known: then a line without grounds needs no review. */
  readonly isJudged: boolean
}

/** The data that a line's review is computed from. */
export interface ReviewFacts {
  /** The line as last seen; undefined if it wasn't there, null if the cart was never seen. */
  readonly before: SeenLine | null | undefined
  /** Undefined if the product's sales aren't known. */
  readonly movement: Movement | undefined
  /** The portal's reason for proposing the line. */
  readonly reason: Reason | undefined
}

/** Pieces sold in so many days. */
const salesOf = (sold: number, days: number): number => Math.floor((sold * days) / SALES_DAYS)

type Line = Pick<
  PricedLine,
  'line' | 'product' | 'gapQty' | 'gapPrice' | 'unit' | 'allocatedQty' | 'availableQty' | 'totalPrice'
>

/** Pieces of the order beyond the longest cover; 0 if the sales, the stock or the incoming pieces aren't known. */
function piecesTooMany({ line }: Pick<PricedLine, 'line'>, movement: Movement): number {
  const inventory = inventoryPosition(movement)
  const { sale } = movement
  if (inventory === undefined || sale === undefined || sale <= 0) return 0
  if ((daysOfCover(inventory + line.qty, sale) ?? 0) <= LONG_DAYS) return 0
  const fewest = fewestOf(line, missingTo(salesOf(sale, LONG_DAYS), inventory))
  return line.qty - fewest
}

/** The fewest pieces that a line may have if so many are wanted: 0, or at least its category's quantity; a set keeps what it has. */
function fewestOf({ qty, proposal }: PricedLine['line'], needed: number): number {
  if (needed === 0) return 0
  if (proposal?.isSet === true || proposal?.leastUnknown === true) return qty
  return Math.min(qty, Math.max(needed, proposal?.categoryQty ?? 1))
}

/** Pieces missing to the shortest cover; 0 if no warehouse has more of it, or for a set, which stays as it is. */
function piecesTooFew({ line, allocatedQty, availableQty }: Line, movement: Movement): number {
  const inventory = inventoryPosition(movement)
  const { sale } = movement
  if (inventory === undefined || sale === undefined || line.proposal?.isSet === true || availableQty <= allocatedQty)
    return 0
  return missingTo(Math.ceil((sale * SHORT_DAYS) / SALES_DAYS), inventory + allocatedQty)
}

/** True for trial products and store replacements: they had no time to sell, so sales say nothing about them. */
const isTriedOut = (reason: Reason | undefined): boolean => reason === 'isnewArrival' || reason === 'isstoreReplacement'

/** True if the store had stock and sold none of it. */
const lay = (movement: Movement): boolean =>
  movement.sale === 0 && movement.stock !== undefined && !hadNoStock(movement)

const isKnown = (movement: Movement | undefined): boolean =>
  movement?.sale !== undefined && inventoryPosition(movement) !== undefined

const times = (amount: Paise | undefined, pieces: number): Paise => paise((amount ?? 0) * pieces)

/** Returns the grounds for reviewing a line and the money at risk. */
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

/** Ids of the lines whose marks are still valid. */
export function markedLines(
  { lines }: Pick<PricedCart, 'lines'>,
  marks: readonly Mark[],
  reviews: Reviews,
): ReadonlySet<number> {
  const known = new Map(marks.map((mark) => [mark.id, mark]))
  return new Set(
    lines.flatMap(({ line }) => {
      const mark = known.get(line.id)
      return mark !== undefined && isMarkValid(mark, line, reviews.get(line.id)) ? [line.id] : []
    }),
  )
}

/** Days that the stock lasts, without and with a line's pieces; undefined if unknown, or if nothing is sold. */
export function coverOf({ line }: Pick<PricedLine, 'line'>, movement: Movement | undefined) {
  const inventory = movement && inventoryPosition(movement)
  const sold = movement?.sale
  if (inventory === undefined || sold === undefined) return undefined
  const now = daysOfCover(inventory, sold)
  const withLine = daysOfCover(inventory + line.qty, sold)
  if (now === undefined || withLine === undefined) return undefined
  const isLong = withLine > LONG_DAYS ? ('long' as const) : undefined
  return { now, withLine, tone: withLine < SHORT_DAYS ? ('short' as const) : isLong }
}

/** Money at risk in these lines. */
export const moneyAtRisk = (ids: Iterable<number>, reviews: Reviews): Paise =>
  sum([...ids].map((id) => reviews.get(id)?.atRisk ?? paise(0)))

/** Grounds that can be corrected for all lines of a group at once. */
export const MENDABLE = ['short', 'covers', 'notSold'] as const satisfies readonly Ground[]
export type Mendable = (typeof MENDABLE)[number]

export const isMendable = (ground: Ground | undefined): ground is Mendable => MENDABLE.some((one) => one === ground)

/**
 * The corrected pieces of a line, 0 to remove it; undefined if it stays as it is. Too few become the order assist suggestion, too many
 * become what lasts 90 days, and products that lie unsold in the store aren't ordered.
 */
export function mendedPieces(ground: Mendable, priced: Line, movement: Movement): number | undefined {
  const { line, product, availableQty } = priced
  // The sizes of a set are ordered together, as proposed.
  if (line.proposal?.isSet === true) return undefined
  switch (ground) {
    case 'notSold':
      return 0
    case 'covers': {
      const over = piecesTooMany(priced, movement)
      return over === 0 ? undefined : line.qty - over
    }
    case 'short': {
      const inventory = inventoryPosition(movement)
      if (inventory === undefined || movement.sale === undefined || product === undefined) return undefined
      const needed = missingTo(targetFor(halfOf(product.category.id), movement.sale), inventory)
      const pieces = Math.min(availableQty, Math.max(needed, line.qty + piecesTooFew(priced, movement)))
      // The trade's rounding applies when the pieces are set: at least the category's quantity, and none if that isn't known.
      const becomes = proposedPieces(priced, pieces, line.qty)
      return becomes > line.qty && becomes <= availableQty ? becomes : undefined
    }
    default:
      return assertNever(ground)
  }
}

/** Groups of the lines without grounds: those that can't be judged, and those that need no review. */
const GROUNDLESS = { unknown: 'Sales not available', fine: 'No review needed' } as const
export const GROUND_GROUPS: readonly string[] = [...GROUNDS, ...Object.keys(GROUNDLESS)]

export type Reviews = ReadonlyMap<number, LineReview>

/** Sorts places by money at risk, highest first; equal ones keep their order. */
export function byRisk(
  { lines }: Pick<PricedCart, 'lines'>,
  places: readonly number[],
  reviews: Reviews,
): readonly number[] {
  const risk = (place: number) => reviews.get(lines[place]?.line.id ?? 0)?.atRisk ?? 0
  return places.toSorted((one, other) => risk(other) - risk(one) || one - other)
}

/**
 * Groups lines by their most serious ground; lines that can't be judged and lines that need no review come last. Within a group they keep
 * the order of the places.
 */
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

/** The cart's lines in the form that is stored as seen. */
export const seenLines = ({ lines }: PricedCart): readonly SeenLine[] =>
  lines.map(({ line, unit }) => ({ id: line.id, qty: line.qty, ...(unit !== undefined && { net: unit.net }) }))

export interface SinceSeen {
  readonly came: number
  readonly went: number
  readonly otherPieces: number
  readonly dearer: number
  readonly cheaper: number
}

/** The differences to the last seen cart; undefined if there are none. */
export function sinceSeen(cart: PricedCart, lastSeen: readonly SeenLine[]): SinceSeen | undefined {
  const before = new Map(lastSeen.map((one) => [one.id, one]))
  const now = new Set(cart.lines.map(({ line }) => line.id))
  const count = (fits: (line: PricedLine, was: SeenLine) => boolean) =>
    cart.lines.filter((priced) => {
      const was = before.get(priced.line.id)
      return was !== undefined && fits(priced, was)
    }).length
  const since = {
    came: cart.lines.filter(({ line }) => !before.has(line.id)).length,
    went: lastSeen.filter(({ id }) => !now.has(id)).length,
    otherPieces: count(({ line }, { qty }) => line.qty !== qty),
    dearer: count(({ unit }, { net }) => net !== undefined && unit !== undefined && unit.net > net),
    cheaper: count(({ unit }, { net }) => net !== undefined && unit !== undefined && unit.net < net),
  }
  return Object.values(since).every((one) => one === 0) ? undefined : since
}

export const PARTS = ['warehouse', 'category', 'subcategory'] as const
export type Part = (typeof PARTS)[number]

/** Totals of a part of a cart: pieces, and net with GST. */
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

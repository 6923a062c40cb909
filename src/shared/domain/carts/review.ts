/** Looking through a proposed cart: which of its lines need a decision, and what became another since it was last looked at. */
import type { Movement } from '../replenishment/order-assist.ts'
import { type Paise, paise } from '../values/money.ts'
import type { PricedCart, PricedLine } from './cart.ts'

/** Grounds to look at a line, the heaviest first. */
export const DECISIONS = ['gap', 'dearer', 'muchMore', 'notSold', 'new', 'cheaper'] as const
export type Decision = (typeof DECISIONS)[number]

export const DECISION_WORDS: Readonly<Record<Decision, string>> = {
  gap: 'Gap',
  dearer: 'Dearer',
  muchMore: 'Sells less',
  notSold: 'Not sold',
  new: 'New',
  cheaper: 'Cheaper',
}

/** A line as it was when the cart was last said to be seen: pieces, and the net price of one. */
export interface SeenLine {
  readonly id: number
  readonly qty: number
  readonly net?: Paise
}

/** Pieces of so many months' sale are much. */
const MUCH_OF_SALE = 3

/** Why a line is to be looked at, heaviest first. `seen`: as it was last, null of a cart that was never seen. */
export function decisionsOf(
  { line, gapQty, unit }: Pick<PricedLine, 'line' | 'gapQty' | 'unit'>,
  seen: ReadonlyMap<number, SeenLine> | null,
  movement: Movement | undefined,
): readonly Decision[] {
  const before = seen?.get(line.id)
  const was = before?.net
  const sold = movement?.sale
  const grounds: Readonly<Record<Decision, boolean>> = {
    gap: gapQty > 0,
    dearer: was !== undefined && unit !== undefined && unit.net > was,
    muchMore: sold !== undefined && sold > 0 && line.qty > sold * MUCH_OF_SALE,
    notSold: sold === 0,
    new: seen !== null && before === undefined,
    cheaper: was !== undefined && unit !== undefined && unit.net < was,
  }
  return DECISIONS.filter((one) => grounds[one])
}

/** How urgent: what has the heaviest ground comes first, then what has more of them. */
export function urgencyOf(decisions: readonly Decision[]): number {
  const [heaviest] = decisions
  return heaviest === undefined ? 0 : (DECISIONS.length - DECISIONS.indexOf(heaviest)) * 10 + decisions.length
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

/** What may take the place of proposed lines, and what the portal is told of it. */
import { type MessageKey, say } from '../../messages.ts'
import { dotted } from '../../text.ts'
import { ageKey, ageSpan, sizeKey } from '../catalogue/age.ts'
import type { Product } from '../catalogue/product.ts'
import { counted } from '../values/counts.ts'
import { formatCount } from '../values/money.ts'
import type { PricedLine } from './cart.ts'
import type { CartPart } from './cart-ref.ts'
import { parentKey } from './cart-rules.ts'
import { groupingKey, SET_QUANTITY, sectionGender } from './proposal.ts'

/** Something that is replaced, or replaces: a product, or a set with all its sizes. */
export interface Replaceable {
  readonly key: string
  readonly products: readonly Product[]
}

/** Something that is replaced, with its lines. */
export interface Replaced extends Replaceable {
  readonly lines: readonly PricedLine[]
}

/**
 * What goes with the lines that were ticked: of a set all sizes, which are one thing. What the catalogue doesn't know wholly isn't among
 * it: nothing can be held against it.
 */
export function unitsToReplace(lines: readonly PricedLine[], ticked: readonly number[]): readonly Replaced[] {
  const wanted = new Set(ticked)
  const isSet = ({ line }: PricedLine) => line.proposal?.isSet === true
  const isWanted = ({ line }: PricedLine) => wanted.has(line.id)
  const sets = new Set(lines.filter((one) => isSet(one) && isWanted(one)).map(({ line }) => line.parent))
  const going = lines.filter((one) => isWanted(one) || (isSet(one) && sets.has(one.line.parent)))
  const units = Map.groupBy(going, (one) => (isSet(one) ? one.line.parent : String(one.line.id)))
  return [...units]
    .map(([key, own]) => ({ key, lines: own, products: own.flatMap(({ product }) => product ?? []) }))
    .filter((unit) => unit.products.length === unit.lines.length)
}

/** The ids of all lines that go. */
export const idsOf = (units: readonly Replaced[]): number[] =>
  units.flatMap(({ lines }) => lines.map(({ line }) => line.id))

/** Only what stands under one grouping key is replaced together (document 2, section 5). */
export const areOfOneKind = (units: readonly Replaced[], signage: string): boolean =>
  new Set(units.flatMap(({ lines: [line] }) => (line === undefined ? [] : [groupingKey(line, signage)]))).size <= 1

/** Pieces that can be had of a product. */
export type PiecesOf = (product: number) => number

const isSetUnit = ({ lines: [first] }: Replaced): boolean => first?.line.proposal?.isSet === true

/** Whom a product is for; undefined where it doesn't say. */
const genderOf = ({ gender }: Product) => (gender.trim() === '' ? undefined : sectionGender(gender))

/** A product against one line: of the same subcategory, type and gender. What a product doesn't say isn't the same. */
function isOfKind(product: Product, was: Product): boolean {
  const gender = genderOf(was)
  return (
    product.subcategory.id === was.subcategory.id &&
    product.type.id === was.type.id &&
    gender !== undefined &&
    genderOf(product) === gender
  )
}

/** The age of a line; undefined where neither its product nor the portal's proposal says it. */
const ageOfLine = ({ line, product }: PricedLine): string | undefined => {
  const span = product === undefined ? undefined : ageSpan(product, line.proposal?.Age)
  return span && ageKey(span)
}

const ageOf = (product: Product): string | undefined => {
  const span = ageSpan(product)
  return span && ageKey(span)
}

/** Why nothing can be held against what is replaced: it doesn't say its gender, its age or, of a set, its sizes. */
export function unknownOf(units: readonly Replaced[]): MessageKey | undefined {
  if (units.some(({ products }) => products.some((product) => genderOf(product) === undefined)))
    return 'replaceNoGender'
  if (units.some((unit) => isSetUnit(unit) && unit.products.some((one) => sizeKey(one) === undefined)))
    return 'replaceNoSize'
  return units.some((unit) => !isSetUnit(unit) && unit.lines.some((line) => ageOfLine(line) === undefined))
    ? 'replaceNoAge'
    : undefined
}

/**
 * The products of `by` that come in the place of a unit's lines, line by line; undefined where it can't replace them. One product takes a
 * line's place when it is of the same subcategory, type, gender and age; a style a set's, when it has a product of each of its sizes: of
 * two of one size the one with more pieces.
 */
export function placesIn(
  unit: Replaced,
  by: Replaceable,
  piecesOf: PiecesOf = () => 0,
): readonly Product[] | undefined {
  const left = new Set(by.products.toSorted((one, other) => piecesOf(other.id) - piecesOf(one.id)))
  const comes = unit.lines.map((line) => {
    const { product: was } = line
    if (was === undefined) return undefined
    const wanted = isSetUnit(unit) ? sizeKey(was) : ageOfLine(line)
    const own = isSetUnit(unit) ? sizeKey : ageOf
    const found = [...left].find(
      (one) => isOfKind(one, was) && wanted !== undefined && own(one) === wanted && one.id !== was.id,
    )
    if (found !== undefined) left.delete(found)
    return found
  })
  return comes.every((one) => one !== undefined) ? comes : undefined
}

/** What a listing has in place of the units, and how much of it isn't offered. */
export interface Offers {
  readonly fitting: readonly Replaceable[]
  /** Products that were read. */
  readonly read: number
  /** Products that aren't offered, by the reason: they are in the cart, of another kind, or their style lacks a size of the set. */
  readonly leftOut: Readonly<Record<'inCart' | 'kind' | 'sizes', number>>
}

/**
 * What may be offered in place of the units, in the listing's order. `inCart`: ids of everything that stands anywhere in the cart. Styles
 * are put together over the whole listing, wherever their sizes stand in it.
 */
export function offersIn(
  products: readonly Product[],
  units: readonly Replaced[],
  inCart: ReadonlySet<number>,
): Offers {
  const free = products.filter(({ id }) => !inCart.has(id))
  const ofKind = free.filter((product) =>
    units.some(
      (unit) => unit.products.some((was) => isOfKind(product, was)) && (isSetUnit(unit) || isOfAge(product, unit)),
    ),
  )
  const candidates = units.some(isSetUnit)
    ? [...Map.groupBy(ofKind, parentKey)].map(([key, sizes]): Replaceable => ({ key, products: sizes }))
    : ofKind.map((product): Replaceable => ({ key: String(product.id), products: [product] }))
  const fitting = candidates.filter((one) => units.some((unit) => placesIn(unit, one) !== undefined))
  const offered = fitting.reduce((sum, one) => sum + one.products.length, 0)
  return {
    fitting,
    read: products.length,
    leftOut: {
      inCart: products.length - free.length,
      kind: free.length - ofKind.length,
      sizes: ofKind.length - offered,
    },
  }
}

const isOfAge = (product: Product, { lines }: Replaced): boolean => {
  const age = ageOf(product)
  return age !== undefined && lines.some((line) => ageOfLine(line) === age)
}

/** How many were read and what of them isn't offered: `63 products read · 51 of another gender or age left out`. */
export function offersWords({ read, leftOut: { inCart, kind, sizes } }: Offers): string {
  const out = (count: number, key: MessageKey) => (count > 0 ? say(key, { count: formatCount(count) }) : undefined)
  return dotted(
    say('offersRead', { products: counted.products(read) }),
    out(kind, 'offersOfOtherKind'),
    out(sizes, 'offersWithoutSizes'),
    out(inCart, 'offersInCart'),
  )
}

/** What takes a unit's place is there in as many pieces as each of its lines needs. */
export function hasEnough(unit: Replaced, by: Replaceable, piecesOf: PiecesOf): boolean {
  const comes = placesIn(unit, by, piecesOf)
  return comes?.every((product, at) => piecesOf(product.id) >= needOf(unit.lines[at])) ?? false
}

const needOf = (line: PricedLine | undefined): number => (line === undefined ? 0 : replacingPieces(line))

/**
 * Pieces in stock against those that are needed: `449 in warehouses, 12 needed`. Where the units it could replace need different numbers, it says
 * each: `5 in warehouses, 3 or 12 needed`. Of a set it is the size with the fewest pieces.
 */
export function stockWords(units: readonly Replaced[], by: Replaceable, piecesOf: PiecesOf): string {
  const rooms = units.flatMap((unit) => {
    const comes = placesIn(unit, by, piecesOf)
    return comes === undefined ? [] : [{ unit, comes }]
  })
  const stock = Math.min(...rooms.flatMap(({ comes }) => comes.map(({ id }) => piecesOf(id))))
  const needs = new Set(rooms.flatMap(({ unit }) => unit.lines.map(needOf)))
  const needed = [...needs].toSorted((one, other) => one - other).map(formatCount)
  const isSet = rooms.some(({ comes }) => comes.length > 1)
  return say(isSet ? 'offerStockOfSet' : 'offerStock', { stock: formatCount(stock), needed: needed.join(' or ') })
}

/** What takes the place of what. */
export interface Pair {
  readonly unit: Replaced
  readonly by: Replaceable
  /** Line by line of the unit. */
  readonly products: readonly Product[]
}

/**
 * Which of the units each chosen one replaces: as many as can be, of which each takes one place that it fits and has pieces enough for. What
 * was chosen first takes the first place, and gives it up where it fits another and a later one doesn't.
 */
export function pairUp(
  units: readonly Replaced[],
  chosen: readonly Replaceable[],
  piecesOf: PiecesOf,
): readonly Pair[] {
  const taken = new Map<Replaced, Replaceable>()
  const place = (by: Replaceable, tried: Set<Replaced>): boolean => {
    const open = units.filter((unit) => !tried.has(unit) && hasEnough(unit, by, piecesOf))
    const unit = open.find((one) => !taken.has(one)) ?? open.find((one) => givesWay(one, tried))
    if (unit !== undefined) taken.set(unit, by)
    return unit !== undefined
  }
  /** What took its place takes another. */
  const givesWay = (unit: Replaced, tried: Set<Replaced>): boolean => {
    tried.add(unit)
    const before = taken.get(unit)
    return before === undefined || place(before, tried)
  }
  for (const by of chosen) place(by, new Set())
  return units.flatMap((unit) => {
    const by = taken.get(unit)
    const products = by && placesIn(unit, by, piecesOf)
    return by === undefined || products === undefined ? [] : [{ unit, by, products }]
  })
}

/** What is missing before the replacement can be asked for, as a sentence; undefined where nothing is. */
export function missingToReplace(
  units: readonly Replaced[],
  chosen: readonly Replaceable[],
  pairs: readonly Pair[],
  signage: string,
): string | undefined {
  if (units.length === 0) return say('replaceNothing')
  if (!areOfOneKind(units, signage)) return say('replaceOneKind')
  if (chosen.length > units.length) {
    return say('replaceTooMany', { selected: formatCount(chosen.length), needed: formatCount(units.length) })
  }
  const placed = new Set(pairs.map(({ by }) => by.key))
  const without = chosen.find(({ key }) => !placed.has(key))
  if (without !== undefined) return say('replaceNoPlace', { product: without.products[0]?.name ?? '' })
  const left = units.length - chosen.length
  return left === 0 ? undefined : say('replaceMore', { count: formatCount(left) })
}

/** Pieces of each product of what replaces: a set's own, else what the line had, and at least what its category is ordered in. */
export const replacingPieces = ({ line }: Pick<PricedLine, 'line'>): number =>
  line.proposal?.isSet === true ? SET_QUANTITY : Math.max(line.qty, line.proposal?.categoryQty ?? 1)

/** One product of the call's `replaceProduct`. */
function replaceEntry(
  product: Product,
  { line, product: was }: Pick<PricedLine, 'line' | 'product'>,
  { userId, sleeve }: { readonly userId: number; readonly sleeve: string },
) {
  return {
    userId,
    productId: product.id,
    subcatId: product.subcategory.id,
    typeId: product.type.id,
    age: line.proposal?.Age ?? '',
    gender: product.gender,
    brandId: product.brand.id,
    ...(product.groupID ? { groupID: product.groupID } : {}),
    color: product.color,
    qty: replacingPieces({ line }),
    mrp: product.mrp,
    parent: parentKey(product),
    replenishmenttype: 'replacementProduct',
    replacementProduct: was?.id ?? line.id,
    names: product.name,
    catId: product.category.id,
    homeBrandSlab: line.proposal?.priceRange ?? '',
    productattribute: sleeve === '' ? [] : [sleeve],
  }
}

/** What the portal is told: what goes, and in its place, line by line, what comes. `sleeveOf`: what is known of a product's sleeves. */
export const replaceAsk = (
  pairs: readonly Pair[],
  { userId, sleeveOf }: { readonly userId: number; readonly sleeveOf: (product: number) => string },
) => ({
  isSetProduct: pairs.some(({ unit }) => isSetUnit(unit)),
  existingProduct: idsOf(pairs.map(({ unit }) => unit)),
  replaceProduct: pairs.flatMap(({ unit: { lines }, products }) =>
    products.flatMap((product, at) => {
      const like = lines[at]
      return like === undefined ? [] : [replaceEntry(product, like, { userId, sleeve: sleeveOf(product.id) })]
    }),
  ),
})

/** Lines of a cart in parts that a replacement brings into another part, by its brand: each with the number of its lines. */
export function wentElsewhere(
  part: CartPart,
  pairs: readonly Pair[],
): readonly { readonly part: CartPart; readonly brand: string; readonly lines: number }[] {
  const came = pairs.flatMap(({ products }) => products)
  return [...Map.groupBy(came, ({ brand }) => brand.id)].flatMap(([brandid, own]) =>
    brandid === part.brandid
      ? []
      : [{ part: { ...part, brandid }, brand: own[0]?.brand.name ?? '', lines: own.length }],
  )
}

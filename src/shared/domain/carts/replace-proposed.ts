/** Products that may replace proposed lines, and the request for it that the portal gets. */
import { type MessageKey, say } from '../../messages.ts'
import { dotted } from '../../text.ts'
import { ageKey, ageSpan, sizeKey } from '../catalogue/age.ts'
import type { Product } from '../catalogue/product.ts'
import type { PricedLine } from '../pricing/priced-cart.ts'
import { counted } from '../values/counts.ts'
import { formatCount } from '../values/money.ts'
import type { CartPart } from './cart-ref.ts'
import { parentKey } from './cart-rules.ts'
import { groupingKey, SET_QUANTITY, sectionGender } from './proposal.ts'

/** A unit that is replaced or replaces another: a product, or a set with all its sizes. */
export interface Replaceable {
  readonly key: string
  readonly products: readonly Product[]
}

export interface Replaced extends Replaceable {
  readonly lines: readonly PricedLine[]
}

/**
 * The units that the ticked lines belong to: a set goes with all its sizes. Leaves out units that the catalogue doesn't know completely,
 * since nothing can be compared with them.
 */
export function unitsToReplace(lines: readonly PricedLine[], ticked: readonly number[]): readonly Replaced[] {
  const tickedIds = new Set(ticked)
  const isSet = ({ line }: PricedLine) => line.proposal?.isSet === true
  const isWanted = ({ line }: PricedLine) => tickedIds.has(line.id)
  const sets = new Set(lines.filter((one) => isSet(one) && isWanted(one)).map(({ line }) => line.parent))
  const going = lines.filter((one) => isWanted(one) || (isSet(one) && sets.has(one.line.parent)))
  const units = Map.groupBy(going, (one) => (isSet(one) ? one.line.parent : String(one.line.id)))
  return [...units]
    .map(([key, own]) => ({ key, lines: own, products: own.flatMap(({ product }) => product ?? []) }))
    .filter((unit) => unit.products.length === unit.lines.length)
}

/** The ids of all lines to be removed. */
export const idsOf = (units: readonly Replaced[]): number[] =>
  units.flatMap(({ lines }) => lines.map(({ line }) => line.id))

/** True if the units share one grouping key: only those can be replaced together (document 2, section 5). */
export const areOfOneKind = (units: readonly Replaced[], signage: string): boolean =>
  new Set(units.flatMap(({ lines: [line] }) => (line === undefined ? [] : [groupingKey(line, signage)]))).size <= 1

export type PiecesOf = (product: number) => number

const isSetUnit = ({ lines: [first] }: Replaced): boolean => first?.line.proposal?.isSet === true

/** The gender of a product; undefined if it names none. */
const genderOf = ({ gender }: Product) => (gender.trim() === '' ? undefined : sectionGender(gender))

/** True if a product has a line's subcategory, type and gender. A missing value never matches. */
function isOfKind(product: Product, was: Product): boolean {
  const gender = genderOf(was)
  return (
    product.subcategory.id === was.subcategory.id &&
    product.type.id === was.type.id &&
    gender !== undefined &&
    genderOf(product) === gender
  )
}

/** The age of a line; undefined if neither its product nor the portal's proposal says it. */
const ageOfLine = ({ line, product }: PricedLine): string | undefined => {
  const span = product === undefined ? undefined : ageSpan(product, line.proposal?.Age)
  return span && ageKey(span)
}

const ageOf = (product: Product): string | undefined => {
  const span = ageSpan(product)
  return span && ageKey(span)
}

/** The reason why no product can be compared with the units to replace: the gender, the age or, for a set, a size is missing. */
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
 * The products of `by` that replace a unit's lines, line by line; undefined if it can't replace them. One product replaces a line of the
 * same subcategory, type, gender and age; a style replaces a set if it has a product of each of its sizes. Of two products of one size, the
 * one with more pieces is used.
 */
export function placesIn(
  unit: Replaced,
  by: Replaceable,
  piecesOf: PiecesOf = () => 0,
): readonly Product[] | undefined {
  const available = new Set(by.products.toSorted((one, other) => piecesOf(other.id) - piecesOf(one.id)))
  const comes = unit.lines.map((line) => {
    const { product: was } = line
    if (was === undefined) return undefined
    const target = isSetUnit(unit) ? sizeKey(was) : ageOfLine(line)
    const own = isSetUnit(unit) ? sizeKey : ageOf
    const found = [...available].find(
      (one) => isOfKind(one, was) && target !== undefined && own(one) === target && one.id !== was.id,
    )
    if (found !== undefined) available.delete(found)
    return found
  })
  return comes.every((one) => one !== undefined) ? comes : undefined
}

/** The replacements that a listing contains for the units, and the number of products that aren't offered. */
export interface Offers {
  readonly fitting: readonly Replaceable[]
  /** Products that were read. */
  readonly read: number
  /** Products that aren't offered, by reason: they are in the cart, of another kind, or their style lacks a size of the set. */
  readonly leftOut: Readonly<Record<'inCart' | 'kind' | 'sizes', number>>
}

/**
 * The units to offer as replacements, in the listing's order. `inCart`: ids of all products anywhere in the cart. A style's sizes are
 * collected from the whole listing.
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

/** A sentence on the products read and those not offered: `63 products read · 51 of another gender or age left out`. */
export function offersWords({ read, leftOut: { inCart, kind, sizes } }: Offers): string {
  const out = (count: number, key: MessageKey) => (count > 0 ? say(key, { count: formatCount(count) }) : undefined)
  return dotted(
    say('offersRead', { products: counted.products(read) }),
    out(kind, 'offersOfOtherKind'),
    out(sizes, 'offersWithoutSizes'),
    out(inCart, 'offersInCart'),
  )
}

/** True if the replacement has enough pieces for each of the unit's lines. */
export function hasEnough(unit: Replaced, by: Replaceable, piecesOf: PiecesOf): boolean {
  const comes = placesIn(unit, by, piecesOf)
  return comes?.every((product, at) => piecesOf(product.id) >= needOf(unit.lines[at])) ?? false
}

/** True if the replacement has enough pieces for none of the units. */
export const isShortOf = (units: readonly Replaced[], by: Replaceable, piecesOf: PiecesOf): boolean =>
  !units.some((unit) => hasEnough(unit, by, piecesOf))

/** The products that it would bring in for the first unit that it fits. */
export function placesInFirst(units: readonly Replaced[], by: Replaceable, piecesOf: PiecesOf): readonly Product[] {
  for (const unit of units) {
    const comes = placesIn(unit, by, piecesOf)
    if (comes !== undefined) return comes
  }
  return []
}

const needOf = (line: PricedLine | undefined): number => (line === undefined ? 0 : replacingPieces(line))

/**
 * Stock against the pieces needed: `449 in warehouses, 12 needed`. If the units that it could replace need different numbers, lists each:
 * `5 in warehouses, 3 or 12 needed`. For a set, the stock is that of the size with the fewest pieces.
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

export interface Pair {
  readonly unit: Replaced
  readonly by: Replaceable
  /** One product for each line of the unit. */
  readonly products: readonly Product[]
}

/**
 * Pairs each chosen unit with one that it replaces, as many as possible; each fits its unit and has enough pieces. An earlier choice takes
 * the first unit that fits, and moves to another if a later choice fits only that one.
 */
export function pairUp(
  units: readonly Replaced[],
  chosen: readonly Replaceable[],
  piecesOf: PiecesOf,
): readonly Pair[] {
  const assigned = new Map<Replaced, Replaceable>()
  const place = (by: Replaceable, tried: Set<Replaced>): boolean => {
    const open = units.filter((unit) => !tried.has(unit) && hasEnough(unit, by, piecesOf))
    const unit = open.find((one) => !assigned.has(one)) ?? open.find((one) => givesWay(one, tried))
    if (unit !== undefined) assigned.set(unit, by)
    return unit !== undefined
  }
  /** Frees the unit by moving its current replacement to another one. */
  const givesWay = (unit: Replaced, tried: Set<Replaced>): boolean => {
    tried.add(unit)
    const before = assigned.get(unit)
    return before === undefined || place(before, tried)
  }
  for (const by of chosen) place(by, new Set())
  return units.flatMap((unit) => {
    const by = assigned.get(unit)
    const products = by && placesIn(unit, by, piecesOf)
    return by === undefined || products === undefined ? [] : [{ unit, by, products }]
  })
}

/** A sentence that says what is missing before the replacement can be requested; undefined if nothing is. */
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
  const missing = units.length - chosen.length
  return missing === 0 ? undefined : say('replaceMore', { count: formatCount(missing) })
}

/** Pieces of each replacing product: for a set its own, else those of the line, and at least its category's quantity. */
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

/**
 * The request to the portal: the lines to remove and, line by line, the products that replace them. `sleeveOf`: returns a product's sleeve
 * type.
 */
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

/** Lines of a partial cart that a replacement moves to another part because of their brand, with a count for each part. */
export function movedToOtherParts(
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

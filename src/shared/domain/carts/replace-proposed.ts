/** What may take the place of proposed lines, and what the portal is told of it. */
import type { Product } from '../catalogue/product.ts'
import type { PricedLine } from './cart.ts'
import { parentKey } from './cart-rules.ts'
import { groupingKey, SET_QUANTITY } from './proposal.ts'

/** Something that is replaced, or replaces: a product, or a set with all its sizes. */
export interface Replaceable {
  readonly key: string
  readonly products: readonly Product[]
}

/** Something that is replaced, with its lines. */
export interface Replaced extends Replaceable {
  readonly lines: readonly PricedLine[]
}

/** What goes with the lines that were ticked: of a set all sizes, which are one thing. */
export function unitsToReplace(lines: readonly PricedLine[], ticked: readonly number[]): readonly Replaced[] {
  const wanted = new Set(ticked)
  const isSet = ({ line }: PricedLine) => line.proposal?.isSet === true
  const isWanted = ({ line }: PricedLine) => wanted.has(line.id)
  const sets = new Set(lines.filter((one) => isSet(one) && isWanted(one)).map(({ line }) => line.parent))
  const going = lines.filter((one) => isWanted(one) || (isSet(one) && sets.has(one.line.parent)))
  const known = going.filter(({ product }) => product !== undefined)
  const units = Map.groupBy(known, (one) => (isSet(one) ? one.line.parent : String(one.line.id)))
  return [...units].map(([key, own]) => ({ key, lines: own, products: own.flatMap(({ product }) => product ?? []) }))
}

/** The ids of all lines that go. */
export const idsOf = (units: readonly Replaced[]): number[] =>
  units.flatMap(({ lines }) => lines.map(({ line }) => line.id))

/** Only what stands under one grouping key is replaced together (document 2, section 5). */
export const areOfOneKind = (units: readonly Replaced[], signage: string): boolean =>
  new Set(units.flatMap(({ lines: [line] }) => (line === undefined ? [] : [groupingKey(line, signage)]))).size <= 1

/** Of products of the listing, what can replace: of sets only styles that have as many sizes of one colour as the set has. */
export function replacingUnits(products: readonly Product[], setSizes: number | undefined): readonly Replaceable[] {
  if (setSizes === undefined) return products.map((product) => ({ key: String(product.id), products: [product] }))
  return [...Map.groupBy(products, parentKey)]
    .filter(([, sizes]) => sizes.length >= setSizes)
    .map(([key, sizes]) => ({ key, products: sizes.slice(0, setSizes) }))
}

/** Pieces of each product of what replaces: a set's own, else what the line had, and at least what its category is ordered in. */
export const replacingPieces = ({ line }: Pick<PricedLine, 'line'>): number =>
  line.proposal?.isSet === true ? SET_QUANTITY : Math.max(line.qty, line.proposal?.categoryQty ?? 1)

/** The replace button waits for as many ticks as there are things to replace (document 2, section 5). */
export const mayReplace = (replaced: number, ticked: number): boolean => replaced > 0 && replaced === ticked

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

/** What the portal is told: what goes, and in its place, one for one, what comes. `sleeveOf`: what is known of a product's sleeves. */
export const replaceAsk = (
  units: readonly Replaced[],
  chosen: readonly Replaceable[],
  { userId, sleeveOf }: { readonly userId: number; readonly sleeveOf: (product: number) => string },
) => ({
  isSetProduct: units.some(({ lines }) => lines[0]?.line.proposal?.isSet === true),
  existingProduct: idsOf(units),
  replaceProduct: chosen.flatMap(({ products }, nth) => {
    const lines = units[nth]?.lines ?? []
    return products.flatMap((product, at) => {
      const like = lines[at] ?? lines[0]
      return like === undefined ? [] : [replaceEntry(product, like, { userId, sleeve: sleeveOf(product.id) })]
    })
  }),
})

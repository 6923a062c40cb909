/** What may take the place of proposed lines, and what the portal is told of it. */
import type { Product } from '../catalogue/product.ts'
import type { PricedLine } from './cart.ts'
import { parentKey } from './cart-rules.ts'
import { SET_QUANTITY } from './proposal.ts'

/** Something that is replaced, or replaces: a product, or a set with all its sizes. */
export interface Replaceable {
  readonly key: string
  readonly products: readonly Product[]
}

/** The lines that are replaced: the sizes of one set are one thing. */
export function replacedUnits(
  lines: readonly PricedLine[],
): readonly (Replaceable & { readonly lines: readonly PricedLine[] })[] {
  const known = lines.filter(({ product }) => product !== undefined)
  const units = Map.groupBy(known, ({ line }) => (line.proposal?.isSet === true ? line.parent : String(line.id)))
  return [...units].map(([key, own]) => ({ key, lines: own, products: own.flatMap(({ product }) => product ?? []) }))
}

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
export function replaceEntry(
  product: Product,
  { line, product: was }: Pick<PricedLine, 'line' | 'product'>,
  { userId, sleeve }: { readonly userId: number; readonly sleeve: string },
) {
  return {
    userId,
    productId: product.id,
    subcatId: product.subcategory.id,
    typeId: product.type.id,
    age: product.size,
    gender: product.gender,
    brandId: product.brand.id,
    groupID: product.groupID,
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

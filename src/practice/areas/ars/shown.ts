import type { Product } from '../../../shared/domain/catalogue/product.ts'
import type { Answer } from '../../../shared/portal/calls.ts'
import { randomFor } from '../../world/random.ts'
import { type ArsLine, typeIdOf } from './beginning.ts'
import { beganWith, nowOf, pendingIds, type Visit } from './now.ts'

type ArsParent = Answer<'ars.list'>['rows'][number]
type ArsProduct = Answer<'ars.bin'>['rows'][number]

/** The reasons for alternates that the portal chose itself; the second kind is chosen by the company. */
export const AUTO_TYPES = [
  { type: 'SameStyle', description: 'Another size or colour of the same style.', isApproval: false },
  { type: 'CompanyChoice', description: 'Added by the company; deleting it needs approval.', isApproval: true },
  { type: 'SamePriceBand', description: 'The same type within a tenth of the price.', isApproval: false },
] as const

export interface Narrowing {
  readonly catId?: number | undefined
  readonly subcatId?: number | undefined
  readonly typeId?: number | undefined
}

export const isOf =
  ({ catId, subcatId, typeId }: Narrowing) =>
  (product: Product): boolean =>
    (catId === undefined || product.category.id === catId) &&
    (subcatId === undefined || product.subcategory.id === subcatId) &&
    (typeId === undefined || typeIdOf(product) === typeId)

export function arsProduct(visit: Visit, product: Product, pending: ReadonlySet<number>): ArsProduct {
  const { id, name, desc, size, brand, category, subcategory, type, mrp, retailerMargin, HSNCode } = product
  const { shippingtime, costtocompany, creditnote, isReturnable, stockType, minimumShipHours } = product
  const random = randomFor(visit.world.seed, 'ars auto', id)
  return {
    id,
    name,
    desc,
    size,
    brand,
    category,
    subcategory,
    producttype: { typeid: typeIdOf(product), typename: type.name },
    mrp,
    retailerMargin,
    HSNCode,
    companyid: shippingtime?.companyid,
    costtocompany,
    creditnote,
    isReturnable,
    stock: { type: stockType },
    minimumShipHours,
    warehouses: [...(product.warehouses ?? [])],
    arsautoalternatetype: random.chance(0.3) ? random.pick(AUTO_TYPES).type : '',
    isRequestPending: pending.has(id),
  }
}

/** Returns the parents in list order; a parent that is no longer in the catalogue is left out. */
export function parentsOf(visit: Visit, narrowing: Narrowing): readonly Parent[] {
  const { world } = visit
  const fits = isOf(narrowing)
  return [...nowOf(visit).lines.values()].flatMap((line) => {
    const product = world.productOf(line.id)
    return product === undefined || !fits(product) ? [] : [{ line, product }]
  })
}

export interface Parent {
  readonly line: ArsLine
  readonly product: Product
}

/** Returns a function that shows parents; what they share is read once. */
export function showing(visit: Visit): (parent: Parent) => ArsParent {
  const pending = pendingIds(visit)
  const { original } = beganWith(visit)
  return ({ line, product }) => ({
    ...arsProduct(visit, product, pending),
    targetStock: line.target,
    originalStock: original.get(product.type.id) ?? 0,
    alternateProducts: productsOf(visit, line.alternates).map((other) => arsProduct(visit, other, pending)),
  })
}

export const productsOf = ({ world }: Visit, ids: Iterable<number>): Product[] =>
  [...ids].flatMap((id) => world.productOf(id) ?? [])

/** Returns the categories, subcategories and types of these products, each once. */
export function filtersOf(products: readonly Product[]): Answer<'ars.filters'> {
  const once = <T extends { readonly id: number; readonly name: string }>(all: readonly T[]): T[] =>
    [...new Map(all.map((one) => [one.id, one])).values()].toSorted((one, other) => one.name.localeCompare(other.name))
  return {
    categories: once(products.map(({ category: { id, name } }) => ({ id, name }))),
    subcategories: once(
      products.map(({ category, subcategory: { id, name } }) => ({ id, name, categoryId: category.id })),
    ),
    types: once(products.map((one) => ({ id: typeIdOf(one), name: one.type.name, subcategoryId: one.subcategory.id }))),
  }
}

/** What a store may see and buy. */
import type { Paise } from './money.ts'
import type { Product, VisibilityRule } from './product.ts'

/** Baby food and formula, kids' food and supplements: for holders of a food licence. */
export const FOOD_SUBCATEGORIES: readonly number[] = [79, 815]

export const isFood = (product: Pick<Product, 'subcategory'>): boolean =>
  FOOD_SUBCATEGORIES.includes(product.subcategory.id)

/** The portal sends this rule to everybody, and it applies to nobody. */
const NEVER_APPLIED = 3106

/** Vendor-sent stock with one of these values is not for stores. */
const NOT_FOR_STORES: readonly number[] = [0, 1, 3, 4, 5, 6, 7]

/** Concepts that may not buy what is on the carters' list. */
const CARTER_BLOCKED_CONCEPTS: readonly string[] = ['FC', 'COCO', 'FOFO']

export const isCarterBlocked = (concept: string): boolean => CARTER_BLOCKED_CONCEPTS.includes(concept)

export interface Viewer {
  readonly concept: string
  readonly hasFoodLicense: boolean
  readonly rules: readonly VisibilityRule[]
  /** Product ids of the carters' list. */
  readonly carters: ReadonlySet<number>
  /** Warehouses of the active mapping. */
  readonly warehouses: ReadonlySet<number>
}

export type Hidden =
  | 'inactive'
  | 'noMargin'
  | 'noStock'
  | 'stockTypeHidden'
  | 'foodLicence'
  | 'carter'
  | 'rule'
  | 'notMapped'
  | 'noStockAtMrp'

/** Why the store may not see or buy the product; undefined when it may. `mrp` (paise) is the product's own unless said. */
export function hiddenBecause(product: Product, viewer: Viewer, mrp: Paise = product.mrp): Hidden | undefined {
  if (!product.b2bIsActive) return 'inactive'
  if (product.retailerMargin <= 0) return 'noMargin'
  if (isFood(product) && !viewer.hasFoodLicense) return 'foodLicence'
  if (isCarterBlocked(viewer.concept) && viewer.carters.has(product.id)) return 'carter'
  if (isVendorStockHidden(product)) return 'stockTypeHidden'
  if (isRuledOut(product, viewer.rules)) return 'rule'
  if (product.currentStock <= 0) return 'noStock'
  let mapped = false
  for (const one of product.warehouses) {
    if (!viewer.warehouses.has(one.id)) continue
    mapped = true
    if (one.mrp === mrp && one.stock > 0) return undefined
  }
  return mapped ? 'noStockAtMrp' : 'notMapped'
}

const isVendorStockHidden = ({ stockType, regularNonRegular }: Product): boolean =>
  (stockType === 'DropShipment' || stockType === 'CreditVendorStock') &&
  regularNonRegular !== undefined &&
  NOT_FOR_STORES.includes(regularNonRegular)

/** Any block rule that matches hides; where allow rules speak of the product's category, one of them must match. */
export function isRuledOut(product: Product, rules: readonly VisibilityRule[]): boolean {
  let allowedSomewhere = false
  let allowed = false
  for (const rule of rules) {
    if (rule.id === NEVER_APPLIED) continue
    const named = namedFields(product, rule)
    if (named.length === 0) continue
    const hit = named.every(([wanted, is]) => wanted === is)
    if (rule.kind === 'block') {
      if (hit) return true
      continue
    }
    if (rule.categoryId === undefined || rule.categoryId === product.category.id) {
      allowedSomewhere = true
      allowed ||= hit
    }
  }
  return allowedSomewhere && !allowed
}

/** What a rule names, beside what the product has; all of it must match. A rule that names nothing says nothing. */
function namedFields(product: Product, rule: VisibilityRule): readonly (readonly [unknown, unknown])[] {
  const fields: readonly (readonly [unknown, unknown])[] = [
    [rule.categoryId, product.category.id],
    [rule.subcategoryId, product.subcategory.id],
    [rule.brandId, product.brand.id],
    [rule.typeId, product.type.id],
    [rule.stockType, product.stockType],
  ]
  return fields.filter(([wanted]) => wanted !== undefined)
}

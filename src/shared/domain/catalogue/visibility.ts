/** Decides on the products that a store may see and buy. */
import { type MessageKey, say } from '../../messages.ts'
import type { Paise } from '../values/money.ts'
import type { Product, VisibilityRule } from './product.ts'

/** Baby food and formula, kids' food and supplements: for holders of a food licence. */
const FOOD_SUBCATEGORIES: readonly number[] = [79, 815]

/** The same two by name, for data without ids. */
const FOOD_NAMES: readonly string[] = ['Baby Food and Infant Formula', 'Kids Food and Nutritional Supplements']

/** True for the two food subcategories, or a category with one of the two names. */
export const isFoodGroup = ({ id, name }: { readonly id?: number; readonly name: string }): boolean =>
  (id !== undefined && FOOD_SUBCATEGORIES.includes(id)) || FOOD_NAMES.includes(name)

/** True if the product's subcategory is food, or its category or subcategory has one of the two names. */
export const isFood = ({ category, subcategory }: Pick<Product, 'category' | 'subcategory'>): boolean =>
  isFoodGroup(subcategory) || isFoodGroup({ name: category.name })

/** The portal sends this rule to all stores, but it applies to none. */
const NEVER_APPLIED = 3106

/** Vendor-sent stock with one of these values is not for stores. */
const NOT_FOR_STORES: readonly number[] = [0, 1, 3, 4, 5, 6, 7]

/** Concepts that may not buy products on the carters' list. */
const CARTER_BLOCKED_CONCEPTS: readonly string[] = ['FC', 'COCO', 'FOFO']

export const isCarterBlocked = (concept: string): boolean => CARTER_BLOCKED_CONCEPTS.includes(concept)

/** The portal's limits on a store's purchases, besides the product's own data; plain values. */
export interface Rights {
  readonly hasFoodLicense: boolean
  readonly rules: readonly VisibilityRule[]
  /** Product IDs of the carters' list; absent while it isn't available: then the stores that it applies to may buy nothing. */
  readonly carters?: readonly number[] | undefined
  /** Products of this cart that can't be delivered to the store. */
  readonly unserviceable: readonly number[]
  /** Products for which the portal didn't answer if they can be delivered. */
  readonly unanswered?: readonly number[] | undefined
}

export interface Viewer {
  readonly concept: string
  readonly hasFoodLicense: boolean
  readonly rules: readonly VisibilityRule[]
  /** Product IDs of the carters' list; undefined while it isn't available. */
  readonly carters: ReadonlySet<number> | undefined
  readonly unserviceable: ReadonlySet<number>
  readonly unanswered?: ReadonlySet<number> | undefined
  /** Warehouses of the active mapping. */
  readonly warehouses: ReadonlySet<number>
}

export const viewerOf = (concept: string, rights: Rights, warehouses: Iterable<number>): Viewer => ({
  concept,
  hasFoodLicense: rights.hasFoodLicense,
  rules: rights.rules,
  carters: rights.carters && new Set(rights.carters),
  unserviceable: new Set(rights.unserviceable),
  unanswered: rights.unanswered && new Set(rights.unanswered),
  warehouses: new Set(warehouses),
})

/** Grounds that apply regardless of MRP and stock; each has the key of a sentence to show and the words for the line. */
const BARRED = {
  carter: ['productsNotFound', 'barredCarter'],
  cartersUnknown: ['cartersFailed', 'barredCartersUnknown'],
  noWarehouses: ['productsNotFound', 'barredNoWarehouses'],
  stockUnknown: ['productStockUnknown', 'barredStockUnknown'],
  inactive: ['productNotFound', 'barredInactive'],
  noMargin: ['productNotFound', 'barredNoMargin'],
  foodLicence: ['productNotFound', 'barredFoodLicence'],
  stockTypeHidden: ['productNotFound', 'barredStockType'],
  rule: ['productNotFound', 'barredRule'],
  unserviceable: ['productNotServiceable', 'barredUnserviceable'],
  serviceUnknown: ['productServiceUnknown', 'barredServiceUnknown'],
} as const satisfies Record<string, readonly [MessageKey, MessageKey]>

/** The reason why a product may not be bought at all. */
export type Barred = keyof typeof BARRED

export const isBarred = (ground: string): ground is Barred => Object.hasOwn(BARRED, ground)

/** `Product not found`, `Products Not Found` and the like: the trade's wording. */
export const barredSentence = (ground: Barred): string => say(BARRED[ground][0])
/** The ground itself, in a few words. */
export const barredWords = (ground: Barred): string => say(BARRED[ground][1])

/** Stock isn't a matter of rights: a line that no warehouse can supply now is a gap. */
export type Hidden = Barred | 'noStock' | 'notMapped' | 'noStockAtMrp'

/**
 * The reason why the store may not buy the product, regardless of warehouse and MRP; undefined if it may. If several apply, the carters'
 * list and a product that no warehouse lists come first.
 */
export function barredReason(product: Product, viewer: Viewer): Barred | undefined {
  if (isCarterBlocked(viewer.concept)) {
    if (viewer.carters === undefined) return 'cartersUnknown'
    if (viewer.carters.has(product.id)) return 'carter'
  }
  // The product lists only the requested warehouses, while its stock is the sum over all.
  const isNowhere = hasNoStock(product)
  if (isNowhere && (product.warehouses ?? []).length === 0) return 'noWarehouses'
  if (product.warehouses === undefined && !isNowhere) return 'stockUnknown'
  if (product.b2bIsActive === false) return 'inactive'
  if (product.retailerMargin !== undefined && product.retailerMargin <= 0) return 'noMargin'
  if (isFood(product) && !viewer.hasFoodLicense) return 'foodLicence'
  if (isVendorStockHidden(product)) return 'stockTypeHidden'
  if (isBlockedByRules(product, viewer.rules)) return 'rule'
  if (viewer.unserviceable.has(product.id)) return 'unserviceable'
  return viewer.unanswered?.has(product.id) === true ? 'serviceUnknown' : undefined
}

/** True if no warehouse has stock. If the portal doesn't send the sum, returns false: the warehouses' own stock decides. */
export const hasNoStock = ({ currentStock }: Pick<Product, 'currentStock'>): boolean =>
  currentStock !== undefined && currentStock <= 0

/** The reason why the store may not see or buy the product; undefined if it may. `mrp` (paise) is the product's own by default. */
export function hiddenReason(product: Product, viewer: Viewer, mrp: Paise = product.mrp): Hidden | undefined {
  const barred = barredReason(product, viewer)
  if (barred !== undefined) return barred
  if (hasNoStock(product)) return 'noStock'
  let mapped = false
  for (const one of product.warehouses ?? []) {
    if (!viewer.warehouses.has(one.id)) continue
    mapped = true
    if (one.mrp === mrp && one.stock > 0) return undefined
  }
  return mapped ? 'noStockAtMrp' : 'notMapped'
}

/** True if the store's warehouses just have no stock now: the product can still be viewed, with its alternates. */
export const isSoldOut = (hidden: Hidden | undefined): boolean => hidden === 'noStock' || hidden === 'noStockAtMrp'

/** Grounds for which the trade says that there are no such products, rather than that one isn't found. */
export const isUnknownProduct = (hidden: Hidden | undefined): boolean =>
  hidden !== undefined && isBarred(hidden) && BARRED[hidden][0] === 'productsNotFound'

/** The sentence for a product that isn't available; `hidden` is undefined for one that the catalogue doesn't know. */
export const hiddenSentence = (hidden: Hidden | undefined): string => {
  if (hidden === undefined) return say('productsNotFound')
  return isBarred(hidden) ? barredSentence(hidden) : say('productNotFound')
}

const isVendorStockHidden = ({ stockType, regularNonRegular }: Product): boolean =>
  (stockType === 'DropShipment' || stockType === 'CreditVendorStock') &&
  regularNonRegular !== undefined &&
  NOT_FOR_STORES.includes(regularNonRegular)

/** The ids of the rules that a listing has to apply. */
export const ruleIds = (rules: readonly VisibilityRule[]): number[] =>
  rules.flatMap(({ id }) => (id === NEVER_APPLIED ? [] : [id]))

/** A matching block rule hides the product; if allow rules name the product's category, one of them must match. */
export function isBlockedByRules(product: Product, rules: readonly VisibilityRule[]): boolean {
  let allowedSomewhere = false
  let allowed = false
  for (const rule of rules) {
    if (rule.id === NEVER_APPLIED) continue
    const named = namedFields(product, rule)
    if (named.length === 0) continue
    const hit = named.every(([expected, is]) => expected === is)
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

/** Pairs of a rule's fields and the product's values; all must match. A rule without fields has no effect. */
function namedFields(product: Product, rule: VisibilityRule): readonly (readonly [unknown, unknown])[] {
  const fields: readonly (readonly [unknown, unknown])[] = [
    [rule.categoryId, product.category.id],
    [rule.subcategoryId, product.subcategory.id],
    [rule.brandId, product.brand.id],
    [rule.typeId, product.type.id],
    [rule.stockType, product.stockType],
  ]
  return fields.filter(([value]) => value !== undefined)
}

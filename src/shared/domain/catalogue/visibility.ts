/** What a store may see and buy. */
import { type MessageKey, say } from '../../messages.ts'
import type { Paise } from '../values/money.ts'
import type { Product, VisibilityRule } from './product.ts'

/** Baby food and formula, kids' food and supplements: for holders of a food licence. */
const FOOD_SUBCATEGORIES: readonly number[] = [79, 815]

/** The same two, where only names are known. */
const FOOD_NAMES: readonly string[] = ['Baby Food and Infant Formula', 'Kids Food and Nutritional Supplements']

/** Whether a subcategory, or a category by its name alone, is one of the two. */
export const isFoodGroup = ({ id, name }: { readonly id?: number; readonly name: string }): boolean =>
  (id !== undefined && FOOD_SUBCATEGORIES.includes(id)) || FOOD_NAMES.includes(name)

/** A product is food by its subcategory, and by whichever of the two names its category or subcategory bears. */
export const isFood = ({ category, subcategory }: Pick<Product, 'category' | 'subcategory'>): boolean =>
  isFoodGroup(subcategory) || isFoodGroup({ name: category.name })

/** The portal sends this rule to everybody, and it applies to nobody. */
const NEVER_APPLIED = 3106

/** Vendor-sent stock with one of these values is not for stores. */
const NOT_FOR_STORES: readonly number[] = [0, 1, 3, 4, 5, 6, 7]

/** Concepts that may not buy what is on the carters' list. */
const CARTER_BLOCKED_CONCEPTS: readonly string[] = ['FC', 'COCO', 'FOFO']

export const isCarterBlocked = (concept: string): boolean => CARTER_BLOCKED_CONCEPTS.includes(concept)

/** What the portal lets a store buy, besides what the product itself says; plain values. */
export interface Rights {
  readonly hasFoodLicense: boolean
  readonly rules: readonly VisibilityRule[]
  /** Product ids of the carters' list; absent while it couldn't be had: those whom it binds may buy nothing then. */
  readonly carters?: readonly number[] | undefined
  /** Products of this cart that can't be brought to the store. */
  readonly unserviceable: readonly number[]
  /** Products of which the portal didn't say whether they can. */
  readonly unanswered?: readonly number[] | undefined
}

export interface Viewer {
  readonly concept: string
  readonly hasFoodLicense: boolean
  readonly rules: readonly VisibilityRule[]
  /** Product ids of the carters' list; undefined while it couldn't be had. */
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

/** Grounds that hold whatever the MRP and the stock; each has its key of a sentence to show and words for the line. */
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

/** Why a product may not be bought at all. */
export type Barred = keyof typeof BARRED

export const isBarred = (ground: string): ground is Barred => Object.hasOwn(BARRED, ground)

/** `Product not found`, `Products Not Found` and the like: what the trade calls it. */
export const barredSentence = (ground: Barred): string => say(BARRED[ground][0])
/** The ground itself, in a few words. */
export const barredWords = (ground: Barred): string => say(BARRED[ground][1])

/** Stock is no matter of rights: a line that nobody can supply just now is a gap. */
export type Hidden = Barred | 'noStock' | 'notMapped' | 'noStockAtMrp'

/**
 * Why the store may not buy the product, whatever the warehouse and the MRP; undefined when it may. Where several
 * grounds hold, the carters' list and a product that no warehouse lists come first.
 */
export function barredBecause(product: Product, viewer: Viewer): Barred | undefined {
  if (isCarterBlocked(viewer.concept)) {
    if (viewer.carters === undefined) return 'cartersUnknown'
    if (viewer.carters.has(product.id)) return 'carter'
  }
  // Only the warehouses that were asked about are named; the stock is that of all.
  const isNowhere = hasNoStock(product)
  if (isNowhere && (product.warehouses ?? []).length === 0) return 'noWarehouses'
  if (product.warehouses === undefined && !isNowhere) return 'stockUnknown'
  if (product.b2bIsActive === false) return 'inactive'
  if (product.retailerMargin !== undefined && product.retailerMargin <= 0) return 'noMargin'
  if (isFood(product) && !viewer.hasFoodLicense) return 'foodLicence'
  if (isVendorStockHidden(product)) return 'stockTypeHidden'
  if (isRuledOut(product, viewer.rules)) return 'rule'
  if (viewer.unserviceable.has(product.id)) return 'unserviceable'
  return viewer.unanswered?.has(product.id) === true ? 'serviceUnknown' : undefined
}

/** Whether no warehouse at all has it. A sum that isn't told says nothing: the warehouses themselves do. */
export const hasNoStock = ({ currentStock }: Pick<Product, 'currentStock'>): boolean =>
  currentStock !== undefined && currentStock <= 0

/** Why the store may not see or buy the product; undefined when it may. `mrp` (paise) is the product's own unless said. */
export function hiddenBecause(product: Product, viewer: Viewer, mrp: Paise = product.mrp): Hidden | undefined {
  const barred = barredBecause(product, viewer)
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

/** Of this the store's warehouses have none just now: it may be looked at, with what would do instead. */
export const isOrderedOut = (hidden: Hidden | undefined): boolean => hidden === 'noStock' || hidden === 'noStockAtMrp'

/** Grounds for which the trade speaks of products that there aren't, rather than of one that isn't found. */
export const isNotThere = (hidden: Hidden | undefined): boolean =>
  hidden !== undefined && isBarred(hidden) && BARRED[hidden][0] === 'productsNotFound'

/** What is said of a product that can't be had; `hidden` is undefined of one that the catalogue doesn't know. */
export const hiddenSentence = (hidden: Hidden | undefined): string => {
  if (hidden === undefined) return say('productsNotFound')
  return isBarred(hidden) ? barredSentence(hidden) : say('productNotFound')
}

const isVendorStockHidden = ({ stockType, regularNonRegular }: Product): boolean =>
  (stockType === 'DropShipment' || stockType === 'CreditVendorStock') &&
  regularNonRegular !== undefined &&
  NOT_FOR_STORES.includes(regularNonRegular)

/** The ids of the rules by which a listing is to be narrowed. */
export const ruleIds = (rules: readonly VisibilityRule[]): number[] =>
  rules.flatMap(({ id }) => (id === NEVER_APPLIED ? [] : [id]))

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

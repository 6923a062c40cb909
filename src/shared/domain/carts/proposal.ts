/** A line of a cart that the portal fills: the reason for it, its section, and the pieces that it may have. */
import { dotted } from '../../text.ts'
import { BRAND_WORDS, isOwnBrand } from '../catalogue/brands.ts'
import type { Product } from '../catalogue/product.ts'
import type { PricedLine } from '../pricing/priced-cart.ts'
import { setSize } from './cart-rules.ts'

/** The company's terms for the reasons of a proposal (`resources/reference/replenishment.json`). */
export interface ReplenishmentPolicy {
  readonly bestSellers: readonly string[]
  readonly newArrivals: readonly string[]
  readonly sameOrSimilar: readonly string[]
  readonly storeReplacements: readonly string[]
  /** Subcategories that aren't sets in a store whose whole assortment otherwise is. */
  readonly fashionAccessories: readonly number[]
}

export const REASONS = ['isbestseller', 'isnewArrival', 'isSameorSimilarSKU', 'isstoreReplacement'] as const
export type Reason = (typeof REASONS)[number]

export const REASON_WORDS: Readonly<Record<Reason, string>> = {
  isbestseller: 'Best seller',
  isnewArrival: 'New arrival',
  isSameorSimilarSKU: 'Same or similar',
  isstoreReplacement: 'Replacement',
}

/** The reason for a proposed line (document 2, section 3); undefined for a type that isn't listed. */
export function reasonOf(replenishmenttype: string, policy: ReplenishmentPolicy): Reason | undefined {
  const type = replenishmenttype.trim()
  if (policy.bestSellers.includes(type)) return 'isbestseller'
  if (policy.newArrivals.includes(type)) return 'isnewArrival'
  if (policy.sameOrSimilar.includes(type)) return 'isSameorSimilarSKU'
  return policy.storeReplacements.includes(type) ? 'isstoreReplacement' : undefined
}

/** Signages of stores whose whole assortment is sets, except fashion accessories. */
const SET_SIGNAGES: readonly string[] = ['babyhug', 'cutewalk', 'pine kids']
/** Used if the portal names none (document 2, section 5). */
export const DEFAULT_SET_SUBCATEGORIES: readonly number[] = [267, 243, 219, 246, 170]

/** `isBabyhugStore` of the documents: signage Babyhug, Cutewalk or Pine Kids. */
export const isSetStore = (signage: string): boolean => SET_SIGNAGES.includes(signage.trim().toLowerCase())

/** The data that decides if a store's products are sets. */
export interface SetRule {
  readonly signage: string
  /** Subcategory ids that the portal names for the store. */
  readonly subcategories: readonly number[]
  readonly policy: ReplenishmentPolicy
}

/** True if a product is ordered as a set: one of each size. */
export function isSetProduct({ subcategory }: Pick<Product, 'subcategory'>, rule: SetRule): boolean {
  if (isSetStore(rule.signage)) return !rule.policy.fashionAccessories.includes(subcategory.id)
  const named = rule.subcategories.length > 0 ? rule.subcategories : DEFAULT_SET_SUBCATEGORIES
  return named.includes(subcategory.id)
}

/** Pieces of each size of a set: fixed. */
export const SET_QUANTITY = setSize(0)

/** A key: only lines with the same one are shown and replaced together. */
export const groupingKey = ({ product, line }: Pick<PricedLine, 'product' | 'line'>, signage: string): string =>
  [
    product?.subcategory.id,
    product?.type.id,
    product?.gender,
    // The sizes of a set span several ages.
    ...(line.proposal?.isSet === true ? [] : [line.proposal?.Age]),
    ...(isSetStore(signage) ? [line.proposal?.priceRange] : []),
  ].join('^')

/**
 * Pieces as the trade orders them: a missing number, or one below the category's minimum, becomes the minimum or the pieces allocated to
 * the line.
 */
export function correctedPieces(
  typed: number | undefined,
  least: number | undefined,
  allocated: number,
): number | undefined {
  if (least === undefined || (typed !== undefined && typed >= least)) return typed
  return allocated < least ? least : allocated
}

/**
 * Pieces of a proposed line after the user typed `typed` over `was`: a set stays as proposed, and so does a line whose category quantity is
 * unknown; any other keeps to its category's quantity (document 2, section 5).
 */
export function proposedPieces(
  { line, availableQty }: Pick<PricedLine, 'line' | 'availableQty'>,
  typed: number,
  was: number,
): number {
  if (line.proposal === undefined) return typed
  if (line.proposal.isSet || line.proposal.leastUnknown === true) return was
  const requested = typed === 0 ? undefined : typed
  return correctedPieces(requested, line.proposal.categoryQty, Math.min(was, availableQty)) ?? was
}

export const SECTION_GENDERS = ['male', 'female', 'both'] as const
export type SectionGender = (typeof SECTION_GENDERS)[number]

const GENDER_WORDS: Readonly<Record<SectionGender, string>> = { male: 'Boys', female: 'Girls', both: 'Boys and girls' }

const MALE = /^(male|boys?|men)$/i
const FEMALE = /^(female|girls?|women)$/i

/** The gender of a product for the sections; a product that names neither or both is for both. */
export function sectionGender(gender: string): SectionGender {
  if (MALE.test(gender.trim())) return 'male'
  return FEMALE.test(gender.trim()) ? 'female' : 'both'
}

/** The gender in words; undefined if the product doesn't name it. */
export const genderWords = (gender: string): string | undefined =>
  gender.trim() === '' ? undefined : GENDER_WORDS[sectionGender(gender)]

export interface Section {
  readonly key: string
  readonly title: string
  readonly isSet: boolean
}

/** Maps the three groups of brands to two sections: private labels are with the other brands. */
const SECTION_BRANDS = {
  own: BRAND_WORDS.own.several.toLowerCase(),
  other: `${BRAND_WORDS.label.several} and ${BRAND_WORDS.other.several}`.toLowerCase(),
}

/** All sections in order: single products by gender and brand, then sets by gender. */
export const SECTIONS: readonly Section[] = [
  ...SECTION_GENDERS.flatMap((gender) =>
    (['own', 'other'] as const).map((brand) => ({
      key: `${gender} ${brand}`,
      title: dotted(GENDER_WORDS[gender], SECTION_BRANDS[brand]),
      isSet: false,
    })),
  ),
  ...SECTION_GENDERS.map((gender) => ({
    key: `set ${gender}`,
    title: dotted('Sets', GENDER_WORDS[gender].toLowerCase()),
    isSet: true,
  })),
]

const NOWHERE: Section = { key: 'unknown', title: 'Not in the catalogue', isSet: false }

/** The section of a line. */
export function sectionOf({ product, line }: Pick<PricedLine, 'product' | 'line'>): Section {
  if (product === undefined) return NOWHERE
  const gender = sectionGender(product.gender)
  const brand = isOwnBrand(product.brand.id) ? 'own' : 'other'
  const key = line.proposal?.isSet === true ? `set ${gender}` : `${gender} ${brand}`
  return SECTIONS.find((section) => section.key === key) ?? NOWHERE
}

/** Concepts whose stores with the company's own signage get the tag BABYHUG. */
const OWN_BRAND_CONCEPTS: readonly string[] = ['FCCOCO', 'BBBHCOCO']

export const hasOwnBrandTag = ({ concept, signage }: { readonly concept: string; readonly signage: string }): boolean =>
  OWN_BRAND_CONCEPTS.includes(concept.trim().toUpperCase()) && isSetStore(signage)

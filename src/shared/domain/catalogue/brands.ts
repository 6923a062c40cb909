/** Groups brands into own brands, private labels and other brands (document 1, section 9), the names used throughout the app. */

/** The company's own brand. */
const HOME_BRAND = 621
const OWN_BRANDS: readonly number[] = [HOME_BRAND, 376]
/** Brands made for the company, beside its own brands. */
const PRIVATE_LABELS: readonly number[] = [1_003_216]

export const BRAND_GROUPS = ['own', 'label', 'other'] as const
export type BrandGroup = (typeof BRAND_GROUPS)[number]

interface GroupWords {
  readonly several: string
  /** The mark shown on each product; absent for other brands. */
  readonly mark?: string
}

export const BRAND_WORDS: Readonly<Record<BrandGroup, GroupWords>> = {
  own: { several: 'Own brands', mark: 'Own brand' },
  label: { several: 'Private labels', mark: 'Private label' },
  other: { several: 'Other brands' },
}

export const isHomeBrand = (brandId: number): boolean => brandId === HOME_BRAND

export function brandGroup(brandId: number): BrandGroup {
  if (OWN_BRANDS.includes(brandId)) return 'own'
  return PRIVATE_LABELS.includes(brandId) ? 'label' : 'other'
}

export const isOwnBrand = (brandId: number): boolean => brandGroup(brandId) === 'own'

/** The mark of a product of this brand; undefined for other brands. */
export const brandMark = (brandId: number): string | undefined => BRAND_WORDS[brandGroup(brandId)].mark

/** Whose brand a product is of (document 1, section 9). */

/** Brand of the house. */
const HOME_BRAND = 621
/** The company's own, which stand apart from all others. */
const OWN_BRANDS: readonly number[] = [HOME_BRAND, 376]
/** Made for the company, the own ones included. */
const PRIVATE_LABELS: readonly number[] = [...OWN_BRANDS, 1_003_216]

export const isHomeBrand = (brandId: number): boolean => brandId === HOME_BRAND
export const isOwnBrand = (brandId: number): boolean => OWN_BRANDS.includes(brandId)

/** What is written on a product of the company's own; nothing on all others. */
export function brandMark(brandId: number): 'Own brand' | 'Private label' | undefined {
  if (isOwnBrand(brandId)) return 'Own brand'
  return PRIVATE_LABELS.includes(brandId) ? 'Private label' : undefined
}

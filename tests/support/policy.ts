import replenishmentFile from '../../resources/reference/replenishment.json' with { type: 'json' }
import type { PricingPolicy } from '../../src/shared/domain/pricing/pricing.ts'
import { replenishmentPolicy } from '../../src/shared/reference.ts'

export const policy: PricingPolicy = {
  costToCompany: [],
  priceListBrands: [],
  priceListMargin: 40,
  stockistMarkup: { usual: 1.75, reduced: 1.5, reducedSubcategories: [79, 815, 244], reducedBrands: [621, 202] },
}

export const replenishment = replenishmentPolicy.parse(replenishmentFile)

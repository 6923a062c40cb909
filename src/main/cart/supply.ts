import type { Product } from '../../shared/domain/catalogue/product.ts'
import { type Rights, type Viewer, viewerOf } from '../../shared/domain/catalogue/visibility.ts'
import { activeSellers } from '../../shared/domain/pricing/offers.ts'
import type { CartLine, Supply } from '../../shared/domain/pricing/priced-cart.ts'
import type { PricingPolicy } from '../../shared/domain/pricing/pricing.ts'
import type { Profile } from '../session/profile.ts'

/** Ids of the warehouses that the store may order from, each once, in the portal's order. */
export const activeWarehouses = (profile: Pick<Profile, 'mapping'>): readonly number[] =>
  activeSellers(profile.mapping).map((seller) => seller.whID)

const rightsOf = (profile: Profile): Rights => ({
  hasFoodLicense: profile.store.hasFoodLicense,
  rules: profile.rules,
  carters: profile.carters,
  unserviceable: [],
})

/** The viewer for whom the catalogue is filtered: the store, its rules and its warehouses. */
export const viewerFrom = (profile: Profile): Viewer =>
  viewerOf(profile.store.fcf.concept, rightsOf(profile), activeWarehouses(profile))

/** The carters' list is long; only the products on the lines are copied from it. */
export function supplyFrom(
  profile: Profile,
  lines: readonly Pick<CartLine, 'id'>[],
  products: readonly Product[],
  policy: PricingPolicy,
): Supply {
  const { store, mapping, rates } = profile
  const ids = new Set(lines.map((line) => line.id))
  return {
    products,
    mapping,
    rates,
    concept: store.fcf.concept,
    shippingState: store.shippingState,
    policy,
    rights: { ...rightsOf(profile), carters: profile.carters?.filter((id) => ids.has(id)) },
  }
}

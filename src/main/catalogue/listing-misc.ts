/** The fields about the store that every request of the portal's listing carries: the store, its rules, its sellers. */
import { ruleIds } from '../../shared/domain/catalogue/visibility.ts'
import type { WarehouseMapping } from '../../shared/domain/catalogue/warehouses.ts'
import type { Profile } from '../session/profile.ts'

export const listingMisc = (
  { store, rules }: Pick<Profile, 'store' | 'rules'>,
  sellers: readonly Pick<WarehouseMapping, 'whID'>[],
) => ({
  map: sellers.map(({ whID }) => whID),
  userid: store.id,
  rules: ruleIds(rules),
  signage: store.fcf.signage,
  storetype: store.fcf.concept,
  hasFoodLicense: store.hasFoodLicense,
})

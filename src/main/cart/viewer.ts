import type { Viewer } from '../../shared/domain/visibility.ts'
import type { Profile } from '../session/profile.ts'
import { activeWarehouses } from './read-cart.ts'

/** Through whose eyes the catalogue is seen: the store, its rules and its warehouses. */
export const viewerOf = (profile: Profile): Viewer => ({
  concept: profile.store.fcf.concept,
  hasFoodLicense: profile.store.hasFoodLicense,
  rules: profile.rules,
  carters: new Set(profile.carters),
  warehouses: new Set(activeWarehouses(profile)),
})

/** The products that an account may see and buy, by the trade's own rules. */
import { type Viewer, viewerOf } from '../../../shared/domain/catalogue/visibility.ts'
import type { PracticeAccount } from '../../world/accounts.ts'
import type { World } from '../../world/world.ts'
import { sellersOf } from './pricing.ts'

/** Returns the viewer that the rules judge by; the reach of a vendor's parcels is checked separately. */
export const buyerOf = ({ rules, carters }: Pick<World, 'rules' | 'carters'>, account: PracticeAccount): Viewer =>
  viewerOf(
    account.store.fcf.concept,
    { hasFoodLicense: account.store.hasFoodLicense, rules, carters, unserviceable: [] },
    sellersOf(account).map(({ whID }) => whID),
  )

/** Asks for a cart as main does, for a store with no known data. */
import type { CartAsk } from '../../src/main/cart/cart-ask.ts'
import type { PortalClient } from '../../src/main/portal/portal-client.ts'
import { refuse } from '../../src/shared/errors.ts'
import { replenishment } from './policy.ts'

export const askBy = (client: PortalClient): CartAsk => ({
  client,
  replenishment,
  profile: async () => refuse('tryAgain'),
  user: 1,
  part: undefined,
})

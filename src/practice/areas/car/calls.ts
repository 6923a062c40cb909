/** What is in it, and how far the portal is with the CAR cart: it works on it for a while after it was opened. */
import { Refused } from '../../kit/refused.ts'
import type { AreaCalls } from '../../practice.ts'
import { randomFor } from '../../world/random.ts'

const WORKS_FOR_MS = 45 * 60_000

export const carCalls: AreaCalls<'car'> = {
  count: (_, { world, account: { store } }) => ({
    count: store.enablecar ? randomFor(world.seed, 'car count', store.id).whole(2, 40) : 0,
  }),
  checkCartStatus: (_, { account, clock, openedAt }) => {
    // Staff may look at it.
    if (!account.store.enablecar && !account.store.isAdmin) throw new Refused(403, 'Your store has no CAR cart.')
    const works = clock() - openedAt < WORKS_FOR_MS
    return works
      ? { status: 'inProcess', message: 'Cart is Preparing...' }
      : { status: 'completed', message: 'Cart is ready.' }
  },
}

/** What is in it, and how far the portal is with the AFS cart: it works on it for a while after it was opened. */
import { Refused } from '../../kit/refused.ts'
import type { AreaCalls } from '../../practice.ts'
import { randomFor } from '../../world/random.ts'

const WORKS_FOR_MS = 30 * 60_000

export const afsCalls: AreaCalls<'afs'> = {
  count: (_, { world, account: { store } }) => ({
    count: store.enableAFS ? randomFor(world.seed, 'afs count', store.id).whole(4, 60) : 0,
  }),
  checkCartStatus: (_, { account, clock, openedAt }) => {
    if (!account.store.enableAFS) throw new Refused(403, 'Your store has no AFS cart.')
    const works = clock() - openedAt < WORKS_FOR_MS
    return works
      ? { status: 'inProcess', message: 'Cart is Preparing...' }
      : { status: 'completed', message: 'Cart is ready.' }
  },
}

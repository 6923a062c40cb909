/**
 * The way to the portal, put together: requests over HTTP, watched for whether the portal is there, products remembered
 * on the way, writes that make saved answers old, and reads that are answered from what is saved.
 */
import { rememberProducts } from '../catalogue/remember-products.ts'
import type { Clock, Emit, Later } from '../handlers.ts'
import type { LeveledLog } from '../log.ts'
import type { CurrentSession } from '../session/session.ts'
import type { UserStores } from '../store/user-stores.ts'
import { createRecentCalls, type RecentCalls } from '../support/recent-calls.ts'
import { createPortalClient, type Hosts } from './axios-client.ts'
import { createInvalidate, type Invalidate, invalidatingWrites } from './invalidating.ts'
import type { PortalClient } from './portal-client.ts'
import { createPortalClock } from './portal-clock.ts'
import { createReachability, isReached, type Reachability } from './reachability.ts'
import type { FindProxy } from './routes.ts'
import { createSessionPortal, type OwnPortal } from './session-portal.ts'
import { watchedClient } from './watched-client.ts'

export interface PortalService {
  /**
   * Sends with whatever token there is: for signing in, and for accounts, who hold it to themselves. All else asks through
   * the session's portal.
   */
  readonly client: PortalClient
  /** The portal of the present session. */
  readonly own: () => OwnPortal
  readonly net: Reachability
  /** How the last calls ended. */
  readonly recent: Pick<RecentCalls, 'lines'>
  /** Who is told when the portal is there again. */
  readonly onBack: (listener: () => void) => void
  readonly invalidate: Invalidate
  /** The portal's time, as far as its answers have shown it. */
  readonly time: Clock
}

export interface PortalServiceDeps {
  readonly hosts: Hosts
  readonly findProxy: FindProxy
  readonly clock: Clock
  readonly later: Later
  readonly emit: Emit
  readonly log: Pick<LeveledLog, 'note' | 'trace'>
  readonly session: CurrentSession
  readonly stores: UserStores
  readonly timeoutMs?: number | undefined
}

/** How long the portal may take to show that it is there. */
const REACH_MS = 10_000

export function createPortalService(deps: PortalServiceDeps): PortalService {
  const { clock, emit, later, stores, session } = deps
  let onBack: () => void = () => undefined
  const portalClock = createPortalClock(clock)
  const http = createPortalClient({
    hosts: deps.hosts,
    findProxy: deps.findProxy,
    heardDate: portalClock.observe,
    token: session.token,
    onUnauthorized: session.unauthorized,
    ...(deps.timeoutMs === undefined ? {} : { timeoutMs: deps.timeoutMs }),
  })
  const net = createReachability({
    ask: async () => {
      const store = session.store()
      if (store === undefined) return true
      const signal = AbortSignal.timeout(REACH_MS)
      return isReached(await http.call('session.me', { params: { id: store.id } }, { signal }))
    },
    changed: (online) => {
      emit('net.changed', { online })
      if (online) onBack()
    },
    later,
  })
  const recent = createRecentCalls(deps.log.trace)
  const answers = () => stores.current()?.answers
  const invalidate = createInvalidate(answers, emit)
  const watched = watchedClient({ client: http, log: deps.log, observe: net.observe, recent, clock })
  const remembering = rememberProducts(watched, () => stores.current()?.products)
  const client = invalidatingWrites(remembering, invalidate)
  return {
    client,
    net,
    recent,
    onBack: (listener) => {
      onBack = listener
    },
    invalidate,
    time: portalClock.now,
    own: createSessionPortal({ client, session, stores, clock }),
  }
}

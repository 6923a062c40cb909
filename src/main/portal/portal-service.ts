/**
 * Composes the access to the portal: HTTP requests, reachability, products saved on the way, writes that invalidate saved answers, and
 * reads answered from the cache.
 */
import type { Store } from '../../shared/domain/people/store.ts'
import { fail } from '../../shared/errors.ts'
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
import { createReachability, type Reachability } from './reachability.ts'
import type { FindRoutes } from './routes.ts'
import { createSessionPortal, type OwnPortal } from './session-portal.ts'
import { watchedClient } from './watched-client.ts'

export interface PortalService {
  /**
   * Sends with the current token, if any: for sign-in, and for accounts, which check themselves that it is theirs. All other code uses the
   * session's portal.
   */
  readonly client: PortalClient
  /** Asks with a token that no session has yet, to find its user before a session starts with it. */
  readonly clientWith: (token: string) => PortalClient
  /** The portal of the current session. */
  readonly own: () => OwnPortal
  readonly net: Reachability
  /** The results of the last calls. */
  readonly recent: Pick<RecentCalls, 'lines'>
  /** Registers a listener for the portal's return. */
  readonly onBack: (listener: () => void) => void
  readonly invalidate: Invalidate
  /** The portal's time, as learned from its answers. */
  readonly time: Clock
}

export interface PortalServiceDeps {
  readonly hosts: Hosts
  readonly findRoutes: FindRoutes
  readonly clock: Clock
  readonly later: Later
  readonly emit: Emit
  readonly log: Pick<LeveledLog, 'note' | 'trace'>
  readonly session: CurrentSession
  readonly stores: UserStores
  readonly timeoutMs?: number | undefined
}

/** Timeout of the reachability check. */
const REACH_MS = 10_000

/** Asks for the signed-in user, the smallest question. Without a session the portal refuses it, which is an answer as well. */
async function askIfThere(client: PortalClient, store: Store | undefined) {
  const late = AbortSignal.timeout(REACH_MS)
  const options = { signal: late }
  const answer =
    store === undefined
      ? await client.call('session.meFirst', {}, options)
      : await client.call('session.me', { params: { id: store.id } }, options)
  return late.aborted && !answer.ok ? fail({ ...answer.error, kind: 'timeout' }) : answer
}

export function createPortalService(deps: PortalServiceDeps): PortalService {
  const { clock, emit, later, stores, session } = deps
  let onBack: () => void = () => undefined
  const portalClock = createPortalClock(clock)
  const way = {
    hosts: deps.hosts,
    findRoutes: deps.findRoutes,
    onServerDate: portalClock.observe,
    ...(deps.timeoutMs === undefined ? {} : { timeoutMs: deps.timeoutMs }),
  }
  const http = createPortalClient({ ...way, token: session.token, onUnauthorized: session.unauthorized })
  const net = createReachability({
    ask: () => askIfThere(http, session.store()),
    changed: (now) => {
      emit('net.changed', now)
      if (now.state === 'ok') onBack()
    },
    trial: () => emit('net.trial', {}),
    clock,
    later,
  })
  const recent = createRecentCalls(deps.log.trace)
  const answers = () => stores.current()?.answers
  const invalidate = createInvalidate(answers, emit)
  const watched = watchedClient({
    client: http,
    log: deps.log,
    began: () => net.began(),
    observe: (call, answer) => net.observe(call, answer),
    recent,
    clock,
  })
  const remembering = rememberProducts(watched, () => stores.current()?.products)
  const client = invalidatingWrites(remembering, invalidate)
  return {
    clientWith: (token) => createPortalClient({ ...way, token: () => token, onUnauthorized: () => undefined }),
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

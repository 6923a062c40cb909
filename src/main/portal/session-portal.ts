/**
 * The portal as one session asks it. Whatever takes several steps holds the one that it began with: once that session has
 * ended nothing more goes out, what comes back late is nobody's, and no other account's saved answers are read or written.
 */
import type { Store } from '../../shared/domain/people/store.ts'
import { sessionEnded } from '../../shared/errors.ts'
import { findCall } from '../../shared/portal/calls.ts'
import type { Clock, Handlers } from '../handlers.ts'
import type { CurrentSession } from '../session/session.ts'
import type { ProductIndex } from '../store/product-index.ts'
import type { UserStores } from '../store/user-stores.ts'
import type { PortalClient } from './portal-client.ts'
import { createReader, type KeepingReader, type Reader } from './reader.ts'

export interface SessionPortal {
  readonly client: PortalClient
  readonly reader: Reader
  /** Who is signed in; nobody once this session has ended. */
  store(): Store | undefined
  /** Products that this computer has seen for this account. */
  products(): ProductIndex | undefined
}

export interface OwnPortal extends SessionPortal, Pick<KeepingReader, 'keep'> {}

export interface SessionPortalDeps {
  /** Sends with whatever token there is. */
  readonly client: PortalClient
  readonly session: Pick<CurrentSession, 'token' | 'store'>
  readonly stores: Pick<UserStores, 'current'>
  readonly clock: Clock
}

/** The portal of the present session, the same for as long as it lasts; of nobody, whom everything is refused. */
export function createSessionPortal(deps: SessionPortalDeps): () => OwnPortal {
  const tokenNow = () => (deps.session.store() === undefined ? undefined : deps.session.token())
  let last: { readonly token: string | undefined; readonly portal: OwnPortal } | undefined
  return () => {
    const token = tokenNow()
    if (last === undefined || last.token !== token) last = { token, portal: portalOf(deps, token, tokenNow) }
    return last.portal
  }
}

function portalOf(deps: SessionPortalDeps, token: string | undefined, tokenNow: () => string | undefined): OwnPortal {
  const isOver = () => token === undefined || tokenNow() !== token
  const client: PortalClient = {
    call: async (name, args, options) => {
      if (isOver()) return sessionEnded({ call: name, unsent: true })
      const answer = await deps.client.call(name, args, options)
      // A write was made all the same: its caller hears what became of it. A 401 says why itself.
      return isOver() && findCall(name)?.effect === 'read' && answer.ok ? sessionEnded({ call: name }) : answer
    },
  }
  const reader = createReader({
    client,
    clock: deps.clock,
    answers: () => (isOver() ? undefined : deps.stores.current()?.answers),
  })
  return {
    client,
    reader: {
      read: async (name, args, options) => {
        const read = await reader.read(name, args, options)
        // A saved answer that stood in.
        return isOver() && read.ok ? sessionEnded({ call: name }) : read
      },
    },
    keep: reader.keep,
    store: () => (isOver() ? undefined : deps.session.store()),
    products: () => (isOver() ? undefined : deps.stores.current()?.products),
  }
}

/** Handlers that are made anew for each session: what one of them began goes on with the portal that it began with. */
export function perSession<H extends Partial<Handlers>>(
  portal: () => SessionPortal,
  make: (portal: SessionPortal) => H,
): H {
  let last: { readonly portal: SessionPortal; readonly handlers: H } | undefined
  const now = (): H => {
    const present = portal()
    if (last?.portal !== present) last = { portal: present, handlers: make(present) }
    return last.handlers
  }
  const names = Object.keys(now()) as (keyof H)[]
  return Object.fromEntries(
    names.map((name) => [name, (ask: never) => (now()[name] as (ask: never) => unknown)(ask)]),
  ) as unknown as H
}

/**
 * The portal as one session uses it. Work in several steps keeps the portal that it started with: once that session has ended nothing more
 * is sent, late answers are dropped, and no other account's saved answers are read or written.
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
  /** The signed-in store; undefined once this session has ended. */
  store(): Store | undefined
  /** Products that this computer has seen for this account. */
  products(): ProductIndex | undefined
}

export interface OwnPortal extends SessionPortal, Pick<KeepingReader, 'keep'> {}

export interface SessionPortalDeps {
  /** Sends with the current token, if any. */
  readonly client: PortalClient
  readonly session: Pick<CurrentSession, 'token' | 'store'>
  readonly stores: Pick<UserStores, 'current'>
  readonly clock: Clock
}

/** Returns the portal of the current session, the same for its whole duration; without a session, one that refuses every call. */
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
      // A write was sent all the same: its caller gets the outcome. A 401 has its own reason.
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
        // Drops a cached answer of an ended session as well.
        return isOver() && read.ok ? sessionEnded({ call: name }) : read
      },
    },
    keep: reader.keep,
    store: () => (isOver() ? undefined : deps.session.store()),
    products: () => (isOver() ? undefined : deps.stores.current()?.products),
  }
}

/** Creates handlers again for each session; a handler that is running continues with the portal it started with. */
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

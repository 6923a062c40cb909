/**
 * Acting for a store: the store is kept in memory while the session lasts. Meanwhile the user's own carts, imports and orders are closed
 * here, not only on screen: the portal's calls for them go by the token, so they would order for the wrong account.
 */
import type { SessionState } from '../../shared/bridge/session.ts'
import { refuseToAct, storeNamed } from '../../shared/domain/people/acting.ts'
import type { Store } from '../../shared/domain/people/store.ts'
import { fail, ok, type Result, refuse, sessionEnded } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import type { Handlers } from '../handlers.ts'
import type { SessionPortal } from '../portal/session-portal.ts'
import type { Session } from './session.ts'

export interface Acting {
  /** Returns the session's state, with the store that is acted for. */
  stateOf(state: SessionState): SessionState
  /** Refuses, with a sentence that names the store, while acting for one or about to. */
  own(): Result<undefined>
  /** Returns the same handlers, which refuse in this way, except for stopping an import. Acting starts once running ones have finished. */
  closing<H extends Partial<Handlers>>(handlers: H): H
  readonly handlers: Pick<Handlers, 'session.state' | 'session.actFor' | 'session.stopActing'>
}

export interface ActingDeps {
  readonly session: Session
  readonly portal: () => SessionPortal
  readonly emit: (state: SessionState) => void
  /** True while one of the user's own orders is being sent or asked about. */
  readonly isOrdering: () => boolean
}

/** Stopping a running import is always allowed. */
const STOPS = 'import.stop' satisfies keyof Handlers

export function createActing({ session, portal, emit, isOrdering }: ActingDeps): Acting {
  let actingFor: { readonly store: Store; readonly by: number } | undefined
  /** The store to act for, once the running calls for the user's own cart are done. */
  let next: Store | undefined
  const running = new Set<Promise<unknown>>()

  const stateOf = (state: SessionState): SessionState =>
    state.phase === 'signedIn' && actingFor?.by === state.store.id ? { ...state, actingFor: actingFor.store } : state
  const now = () => stateOf(session.state())
  const changed = (): Result<SessionState> => {
    emit(now())
    return ok(now())
  }
  // Acting ends with the session.
  session.onChange((state) => {
    if (state.phase !== 'signedIn' || state.store.id !== actingFor?.by) actingFor = undefined
    next = undefined
  })

  const begin = async (id: number): Promise<Result<SessionState>> => {
    const person = session.store()
    if (person === undefined) return sessionEnded()
    if (!person.isAdmin) return refuse('actingNotYours')
    const details = await portal().client.call('session.userDetails', { params: { id } })
    if (!details.ok) return details
    // Signed out, or another account signed in, while the portal was asked.
    if (session.store()?.id !== person.id) return fail({ kind: 'cancelled', message: say('cancelled') })
    const refusal = refuseToAct(person, details.value) ?? (isOrdering() ? 'actingOrderOpen' : undefined)
    if (refusal !== undefined) return refuse(refusal)
    next = details.value
    try {
      // Waits for imports that are being sent and queued changes of the cart; no new ones start meanwhile.
      while (running.size > 0) await Promise.allSettled(running)
      // The session has ended meanwhile, or another store was chosen.
      if (session.store()?.id !== person.id || next !== details.value) {
        return fail({ kind: 'cancelled', message: say('cancelled') })
      }
      if (isOrdering()) return refuse('actingOrderOpen')
      actingFor = { store: details.value, by: person.id }
      return changed()
    } finally {
      if (next === details.value) next = undefined
    }
  }

  const own = (): Result<undefined> => {
    const store = next ?? actingFor?.store
    return store === undefined ? ok(undefined) : refuse('actingCartClosed', { store: storeNamed(store) })
  }

  const closed = <A>(name: string, answer: (ask: A) => unknown) => {
    return async (ask: A) => {
      if (name === STOPS) return answer(ask)
      const open = own()
      if (!open.ok) return open
      const answering = Promise.resolve(answer(ask))
      running.add(answering)
      return answering.finally(() => running.delete(answering))
    }
  }

  return {
    stateOf,
    own,
    closing: <H extends Partial<Handlers>>(handlers: H) =>
      Object.fromEntries(
        Object.entries<(ask: never) => unknown>(handlers).map(([name, answer]) => [name, closed(name, answer)]),
      ) as unknown as H,
    handlers: {
      'session.state': async () => ok(now()),
      'session.actFor': ({ id }) => begin(id),
      'session.stopActing': async () => {
        actingFor = undefined
        next = undefined
        return changed()
      },
    },
  }
}

/**
 * What is asked for as soon as somebody is signed in: GST rates, the store's configuration, mapping, rules, states and the
 * category tree together, and when they are there, the cart. What fails holds nothing up and is told where it is missed.
 */
import { START_CALLS, type StartCall, type StartStep } from '../../shared/bridge/session.ts'
import { hasCart } from '../../shared/domain/people/access.ts'
import type { Store } from '../../shared/domain/people/store.ts'
import type { Reader } from '../portal/reader.ts'
import type { CurrentSession, Session } from './session.ts'

export interface AfterSignIn {
  /** Ends when the loads of the present session have ended, well or not. */
  loaded(): Promise<void>
  /** Told after the loads of a session that lasts still; the cart is read then. */
  onLoaded(listener: (store: Store) => void): void
  close(): void
}

export interface AfterSignInDeps {
  readonly session: Session & Pick<CurrentSession, 'isTold'>
  /** As the present session reads. */
  readonly read: () => Reader['read']
  /** Kept as the answer to who it is: the portal has just said it. */
  readonly keep: (store: Store) => void
  /** Asks for what the first screen shows, which nobody waits for here. */
  readonly ahead: (store: Store) => void
  /** Mapping, rates and rules, read with what is given and kept for the next read. */
  readonly loadProfile: (read: Reader['read'], store: Store) => Promise<unknown>
  /** Told whenever one of them is asked for, or has come in. */
  readonly progress: (steps: readonly StartStep[]) => void
  readonly patienceMs?: number | undefined
}

/** How long the cart, and a person who signs in, wait for what they can do without. */
const PATIENCE_MS = 10_000

export function createAfterSignIn(deps: AfterSignInDeps): AfterSignIn {
  const { session, loadProfile, progress, patienceMs = PATIENCE_MS } = deps
  let onLoaded: (store: Store) => void = () => undefined
  let ended = new AbortController()
  let loading: Promise<unknown> = Promise.resolve()

  const load = (store: Store, end: AbortSignal): Promise<unknown> => {
    const read = deps.read()
    const signal = AbortSignal.any([end, AbortSignal.timeout(patienceMs)])
    const steps = new Map<StartCall, StartStep['state']>()
    const at = (name: string, state: StartStep['state']): void => {
      const call = START_CALLS.find((one) => one === name)
      if (call === undefined || end.aborted) return
      steps.set(call, state)
      progress(
        START_CALLS.flatMap((call) => {
          const state = steps.get(call)
          return state === undefined ? [] : [{ call, state }]
        }),
      )
    }
    const watched: Reader['read'] = async (name, args, options) => {
      at(name, 'asked')
      const answer = await read(name, args, { ...options, signal })
      at(name, answer.ok ? 'done' : 'failed')
      return answer
    }
    const { concept } = store.fcf
    return Promise.all([
      loadProfile(watched, store),
      watched('session.states', {}),
      // Stockists and staff have no concept, and so no configuration.
      concept === '' ? undefined : watched('session.storeConfig', { query: { concept } }),
      hasCart(store) ? watched('session.categoryTree', {}) : undefined,
    ])
  }

  const stopListening = session.onChange((state) => {
    ended.abort()
    if (state.phase !== 'signedIn') return
    ended = new AbortController()
    const { signal } = ended
    if (session.isTold()) deps.keep(state.store)
    deps.ahead(state.store)
    loading = load(state.store, signal)
    void loading.then(() => (signal.aborted ? undefined : onLoaded(state.store)))
  })

  return {
    onLoaded: (listener) => {
      onLoaded = listener
    },
    loaded: async () => {
      await Promise.allSettled([loading])
    },
    close: () => {
      stopListening()
      ended.abort()
    },
  }
}

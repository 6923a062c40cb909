/**
 * Loads the data of a new session: GST rates, the store's configuration, mapping, rules, states and the category tree in parallel, and then
 * the cart. A failure blocks nothing and is reported where the data is missing.
 */
import { START_CALLS, type StartCall, type StartStep } from '../../shared/bridge/session.ts'
import { hasCart } from '../../shared/domain/people/access.ts'
import type { Store } from '../../shared/domain/people/store.ts'
import type { Reader } from '../portal/reader.ts'
import type { CurrentSession, Session } from './session.ts'

export interface AfterSignIn {
  /** Resolves when the loads of the current session have ended, successfully or not. */
  loaded(): Promise<void>
  /** Registers a listener that runs after the loads, if the session still lasts; the cart is read then. */
  onLoaded(listener: (store: Store) => void): void
  close(): void
}

export interface AfterSignInDeps {
  readonly session: Session & Pick<CurrentSession, 'isFromPortal'>
  /** Reads through the current session. */
  readonly read: () => Reader['read']
  /** Caches the store that the portal has just described. */
  readonly keep: (store: Store) => void
  /** Starts the requests of the first screen, without waiting for them. */
  readonly ahead: (store: Store) => void
  /** Loads mapping, rates and rules with the given reader and caches them. */
  readonly loadProfile: (read: Reader['read'], store: Store) => Promise<unknown>
  /** Called whenever a load starts or ends. */
  readonly progress: (steps: readonly StartStep[]) => void
  readonly timeLimitMs?: number | undefined
}

/** Maximum wait of the cart, and of the sign-in, for data that they can do without. */
const PATIENCE_MS = 10_000

export function createAfterSignIn(deps: AfterSignInDeps): AfterSignIn {
  const { session, loadProfile, progress, timeLimitMs = PATIENCE_MS } = deps
  let onLoaded: (store: Store) => void = () => undefined
  let ended = new AbortController()
  let loading: Promise<unknown> = Promise.resolve()

  const load = (store: Store, end: AbortSignal): Promise<unknown> => {
    const read = deps.read()
    const signal = AbortSignal.any([end, AbortSignal.timeout(timeLimitMs)])
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
      // Stockists and staff have no concept, and therefore no configuration.
      concept === '' ? undefined : watched('session.storeConfig', { query: { concept } }),
      hasCart(store) ? watched('session.categoryTree', {}) : undefined,
    ])
  }

  const stopListening = session.onChange((state) => {
    ended.abort()
    if (state.phase !== 'signedIn') return
    ended = new AbortController()
    const { signal } = ended
    if (session.isFromPortal()) deps.keep(state.store)
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

/**
 * What is asked for as soon as somebody is signed in: GST rates, the store's configuration, mapping, rules and states
 * together, and when they are there, the cart. What fails holds nobody up and is told where it is missed.
 */
import type { Store } from '../../shared/domain/store.ts'
import type { Reader } from '../portal/reader.ts'
import type { Session } from './session.ts'

export interface AfterSignIn {
  /** Ends when the loads of the present session have ended, well or not; the cart is read after them. */
  loaded(): Promise<void>
  close(): void
}

export interface AfterSignInDeps {
  readonly session: Session
  readonly read: Reader['read']
  /** Mapping, rates and rules, kept for whoever needs them next. */
  readonly loadProfile: (store: Store) => Promise<unknown>
  readonly openCarts: (store: Store) => Promise<unknown>
  readonly patienceMs?: number
}

/** How long the cart waits for what it can do without. */
const PATIENCE_MS = 10_000

export function createAfterSignIn(deps: AfterSignInDeps): AfterSignIn {
  const { session, read, loadProfile, openCarts, patienceMs = PATIENCE_MS } = deps
  let ended = new AbortController()
  let loading: Promise<unknown> = Promise.resolve()

  const load = (store: Store, end: AbortSignal): Promise<unknown> => {
    const options = { signal: AbortSignal.any([end, AbortSignal.timeout(patienceMs)]) }
    const { concept } = store.fcf
    return Promise.all([
      loadProfile(store),
      read('session.states', {}, options),
      // Stockists and staff have no concept, and so no configuration.
      concept === '' ? undefined : read('session.storeConfig', { query: { concept } }, options),
    ])
  }

  const stopListening = session.onChange((state) => {
    ended.abort()
    if (state.phase !== 'signedIn') return
    ended = new AbortController()
    const { signal } = ended
    loading = load(state.store, signal)
    void loading.then(() => (signal.aborted ? undefined : openCarts(state.store)))
  })

  return {
    loaded: async () => {
      await Promise.allSettled([loading])
    },
    close: () => {
      stopListening()
      ended.abort()
    },
  }
}

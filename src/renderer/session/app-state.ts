/**
 * The state that the whole page shares: the session, the build, the start notices. Listens to the state of the connection to the portal.
 */
import type { Query } from '@tanstack/react-query'
import { create } from 'zustand'
import type { About } from '../../shared/bridge/app.ts'
import type { SessionState, StartStep } from '../../shared/bridge/session.ts'
import type { Store } from '../../shared/domain/people/store.ts'
import { ownReadsUsing } from '../../shared/portal/own-reads.ts'
import { ask, on } from '../bridge/bridge.ts'
import { markStale } from '../bridge/mark-stale.ts'
import { followPartialReads } from '../bridge/queries.ts'
import { forgetAnswers, isSavedCopy, queryClient } from '../bridge/query-client.ts'
import { setNet, useNet } from '../parts/net.ts'
import { toast } from '../parts/toasts.tsx'
import { startUpdates } from '../updates/updates.ts'
import { startProxies } from './proxies.ts'

interface AppState {
  readonly session: SessionState
  readonly about: About | undefined
  /** The steps of a session that is starting; empty once it has started. */
  readonly steps: readonly StartStep[]
  /** Notices of this start that the user has closed. */
  readonly closedNotices: readonly string[]
}

export const useApp = create<AppState>(() => ({
  session: { phase: 'signedOut' },
  about: undefined,
  steps: [],
  closedNotices: [],
}))

/** The signed-in store; screens inside the shell always have one. */
export const useStore = (): Store | undefined =>
  useApp(({ session }) => (session.phase === 'signedIn' ? session.store : undefined))

/** The store that portal staff acts for. */
export const useActingFor = (): Store | undefined =>
  useApp(({ session }) => (session.phase === 'signedIn' ? session.actingFor : undefined))

const actedFor = (session: SessionState) => (session.phase === 'signedIn' ? session.actingFor?.id : undefined)
export const storeId = (session: SessionState) => (session.phase === 'signedIn' ? session.store.id : undefined)

/** Replaces the session. Forgets the answers of the former user, which must not be shown to the next one. */
export function setSession(session: SessionState): void {
  const before = storeId(useApp.getState().session)
  if (storeId(session) !== before) {
    forgetAnswers()
    // Toasts from while a user was signed in belong to that user.
    if (before !== undefined) toast.forget()
  }
  const isOtherStore = actedFor(session) !== actedFor(useApp.getState().session)
  useApp.setState({ session, steps: [] })
  // Main closes and opens the user's own carts when the acted-for store changes, so everything on screen is fetched again.
  if (isOtherStore) void queryClient.resetQueries()
}

export const closeNotice = (notice: string): void =>
  useApp.setState(({ closedNotices }) => ({ closedNotices: [...closedNotices, notice] }))

/** Reads `about` again: this start may have more notices by now. */
async function lookAgain(): Promise<void> {
  try {
    useApp.setState({ about: await ask('app.about', undefined) })
  } catch {
    // Keep what is known.
  }
}

const hasFailed = ({ state }: Query): boolean => state.status === 'error'

/** Milliseconds before the portal was found to be down in which answers are doubted: the outage isn't noticed at once. */
const DOUBTED_MS = 15_000
let doubtedSince = 0

/**
 * Queries that aren't refetched here: the cart refreshes itself, as it merges its own pending changes; a paper or a document that is shown
 * is complete.
 */
const ASKS_ITSELF: readonly unknown[] = ['cart', 'papers.show', 'documents.open']

/** True for an answer read while the portal was down: a saved copy, or one built from only some of its reads. */
const isDoubted = ({ queryKey, state }: Query): boolean =>
  !ASKS_ITSELF.includes(queryKey[0]) && (isSavedCopy(state.data) || state.dataUpdatedAt >= doubtedSince)

/** Fetches the matching queries on screen again. */
function readAgain(which: (query: Query) => boolean): void {
  void queryClient.refetchQueries({ type: 'active', predicate: which }, { cancelRefetch: false })
}

/** Reads the session, the build and the connection state, and subscribes to changes. Resolves when the first screen can be rendered. */
export async function startApp(): Promise<void> {
  on('session.changed', ({ state, message }) => {
    setSession(state)
    // The sign-in screen itself says why a session expired, so the user reads it when they come back.
    const isShownThere = state.phase === 'signedOut' && state.expired === true
    if (message !== undefined && !isShownThere) toast.done(message)
    // An account's files are opened when it signs in: only then is it known if one was damaged.
    if (state.phase === 'signedIn') void lookAgain()
  })
  startUpdates()
  startProxies()
  followPartialReads()
  on('session.progress', ({ steps }) => useApp.setState({ steps }))
  on('net.changed', (net) => {
    const wasDown = useNet.getState().state !== 'ok'
    setNet(net)
    if (!wasDown && net.state !== 'ok') doubtedSince = Date.now() - DOUBTED_MS
    if (wasDown && net.state === 'ok') readAgain((query) => hasFailed(query) || isDoubted(query))
  })
  on('net.trial', () => readAgain(hasFailed))
  on('reads.invalidated', ({ calls }) => markStale([...calls, ...ownReadsUsing(calls)]))
  const [about, session, net] = await Promise.all([
    ask('app.about', undefined),
    ask('session.state', undefined),
    ask('net.state', undefined),
  ])
  useApp.setState({ about, session })
  setNet(net)
}

/** What the whole page shares: who is signed in, which build this is. Listens to how it stands with the portal. */
import type { Query } from '@tanstack/react-query'
import { create } from 'zustand'
import type { About } from '../../shared/bridge/app.ts'
import type { SessionState, StartStep } from '../../shared/bridge/session.ts'
import type { Store } from '../../shared/domain/people/store.ts'
import { madeOf } from '../../shared/portal/own-reads.ts'
import { setNet, useNet } from '../parts/net.ts'
import { toast } from '../parts/toasts.tsx'
import { ask, on } from './bridge.ts'
import { startProxies } from './proxies.ts'
import { followPartialReads } from './queries.ts'
import { forgetAnswers, isSavedCopy, queryClient } from './query-client.ts'
import { readAnew } from './read-anew.ts'
import { startUpdates } from './updates.ts'

interface AppState {
  readonly session: SessionState
  readonly about: About | undefined
  /** What a session that is just beginning begins with; nothing once it has begun. */
  readonly steps: readonly StartStep[]
  /** Notices of this start that the person has closed. */
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
/** Whose session it is; undefined for nobody's. */
export const storeId = (session: SessionState) => (session.phase === 'signedIn' ? session.store.id : undefined)

/** Another person's answers must not be shown to this one. */
export function setSession(session: SessionState): void {
  const before = storeId(useApp.getState().session)
  if (storeId(session) !== before) {
    forgetAnswers()
    // What came while somebody signed in is his.
    if (before !== undefined) toast.forget()
  }
  const isOtherStore = actedFor(session) !== actedFor(useApp.getState().session)
  useApp.setState({ session, steps: [] })
  // Main closes and opens the person's own carts with it: what is shown is asked for anew.
  if (isOtherStore) void queryClient.resetQueries()
}

export const closeNotice = (notice: string): void =>
  useApp.setState(({ closedNotices }) => ({ closedNotices: [...closedNotices, notice] }))

/** The notices of this start may have become more. */
async function lookAgain(): Promise<void> {
  try {
    useApp.setState({ about: await ask('app.about', undefined) })
  } catch {
    // What was known stays.
  }
}

const hasFailed = ({ state }: Query): boolean => state.status === 'error'

/** It isn't known at once that the portal is down: what came a little before may lack something, too. In milliseconds. */
const DOUBTED_MS = 15_000
let doubtedSince = 0

/** The cart asks for itself, as it has changes to hold against what comes; what a paper or a document shows is whole. */
const ASKS_ITSELF: readonly unknown[] = ['cart', 'papers.show', 'documents.open']

/** Read while the portal was down: a saved copy, or what could be made of half the answers. */
const isDoubted = ({ queryKey, state }: Query): boolean =>
  !ASKS_ITSELF.includes(queryKey[0]) && (isSavedCopy(state.data) || state.dataUpdatedAt >= doubtedSince)

/** Asks once more for what is on the screen and could not be read, or only as a saved copy. */
function readAgain(which: (query: Query) => boolean): void {
  void queryClient.refetchQueries({ type: 'active', predicate: which }, { cancelRefetch: false })
}

/** Asks for the state of things, and listens. Ends when the first screen can be drawn. */
export async function startApp(): Promise<void> {
  on('session.changed', ({ state, message }) => {
    setSession(state)
    // Why a session ended stands on the sign-in screen, for whoever comes back to it later.
    const isShownThere = state.phase === 'signedOut' && state.expired === true
    if (message !== undefined && !isShownThere) toast.done(message)
    // An account's files are opened when it signs in: only then is it known whether one was damaged.
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
  on('reads.invalidated', ({ calls }) => readAnew([...calls, ...madeOf(calls)]))
  const [about, session, net] = await Promise.all([
    ask('app.about', undefined),
    ask('session.state', undefined),
    ask('net.state', undefined),
  ])
  useApp.setState({ about, session })
  setNet(net)
}

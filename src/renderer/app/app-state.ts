/** What the whole page shares: who is signed in, whether the portal can be reached, which build this is. */
import { create } from 'zustand'
import type { About } from '../../shared/bridge/app.ts'
import type { SessionState, StartStep } from '../../shared/bridge/session.ts'
import type { Store } from '../../shared/domain/people/store.ts'
import { madeOf } from '../../shared/portal/own-reads.ts'
import { toast } from '../parts/toasts.tsx'
import { ask, on } from './bridge.ts'
import { followPartialReads } from './queries.ts'
import { forgetAnswers, queryClient } from './query-client.ts'
import { startUpdates } from './updates.ts'

interface AppState {
  readonly session: SessionState
  readonly about: About | undefined
  readonly online: boolean
  /** What a session that is just beginning begins with; nothing once it has begun. */
  readonly steps: readonly StartStep[]
  /** Notices of this start that the person has closed. */
  readonly closedNotices: readonly string[]
}

export const useApp = create<AppState>(() => ({
  session: { phase: 'signedOut' },
  about: undefined,
  online: true,
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

const hasFailed = ({ state }: { readonly state: { readonly status: string } }): boolean => state.status === 'error'

/** Asks for the state of things, and listens. Ends when the first screen can be drawn. */
export async function startApp(): Promise<void> {
  on('session.changed', ({ state, message }) => {
    setSession(state)
    // Why a session ended stands on the sign-in screen, for whoever comes back to it later.
    if (message !== undefined && state.phase === 'signedIn') toast.done(message)
    // An account's files are opened when it signs in: only then is it known whether one was damaged.
    if (state.phase === 'signedIn') void lookAgain()
  })
  startUpdates()
  followPartialReads()
  on('session.progress', ({ steps }) => useApp.setState({ steps }))
  on('net.changed', ({ online }) => {
    useApp.setState({ online })
    // What could not be read meanwhile, and is on screen, is asked for once more.
    if (online) void queryClient.refetchQueries({ type: 'active', predicate: hasFailed }, { cancelRefetch: false })
  })
  on('reads.invalidated', ({ calls }) => {
    for (const read of [...calls, ...madeOf(calls)]) {
      void queryClient.invalidateQueries({ queryKey: ['portal', read] })
    }
  })
  const [about, session, { online }] = await Promise.all([
    ask('app.about', undefined),
    ask('session.state', undefined),
    ask('net.state', undefined),
  ])
  useApp.setState({ about, session, online })
}

/** A session begins and ends here alone: by whatever way somebody signed in, by signing out, by a 401. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import type { Provider } from '../../shared/bridge/app.ts'
import type { SessionState, StartStep } from '../../shared/bridge/session.ts'
import type { Store } from '../../shared/domain/people/store.ts'
import { fail, ok, type Result } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import { me } from '../../shared/portal/areas/session.ts'
import type { Clock, Handlers } from '../handlers.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import type { Vault } from '../vault/vault.ts'
import type { LastUser } from './last-user.ts'
import { createProviderSignIn, type ProviderSignIn } from './providers.ts'
import { asUnknownToken } from './sentences.ts'
import type { Session } from './session.ts'
import { type WaysIn, waysIn } from './ways-in.ts'

export interface SessionService extends Session {
  /** The bearer, for the portal client alone. */
  token(): string | undefined
  /** A request with this token was answered by 401. */
  unauthorized(token: string): void
  /** Signs in again with what the last session left, if anything. */
  restore(): Promise<void>
  /** Ends when the person gives up what is on its way before there is a session. */
  attempt(): AbortSignal
  /** A link came back from a provider's page. */
  returned: ProviderSignIn['returned']
  readonly handlers: Pick<Handlers, 'session.state' | 'session.cancelSignIn' | 'session.signOut'> &
    WaysIn &
    ProviderSignIn['handlers']
}

export interface SessionServiceDeps {
  readonly client: () => PortalClient
  readonly vault: Vault
  readonly lastUser: LastUser
  /** The profile folder; each account has its own below it. */
  readonly folder: string
  /** The portal's name: sessions of different portals don't mix. */
  readonly portal: string
  /** Before the account's saved answers may be read by somebody else. */
  readonly forget: () => void
  /** Ends when what a session begins with has come in, well or not; the page hears of the session then. */
  readonly settled: () => Promise<unknown>
  /** How far a sign-in is that the page didn't ask for itself; nothing where none is under way any more. */
  readonly progress: (steps: readonly StartStep[]) => void
  readonly emit: (state: SessionState, message: string | undefined) => void
  readonly clock: Clock
  /** Who else may vouch for somebody, and how their pages are opened. */
  readonly providers: readonly Provider[]
  readonly api: string
  readonly openPortalPage: (address: string) => Promise<Result<undefined>>
  /** The code that the practice portal sent, shown on the sign-in screen. */
  readonly practiceCode: ((email: string) => string | undefined) | undefined
}

/** How long a start waits for the portal, where the store is known from last time. */
const RESTORE_MS = 5_000

export function createSessionService(deps: SessionServiceDeps): SessionService {
  const { vault, lastUser } = deps
  const listeners = new Set<(state: SessionState) => void>()
  const vaultAccount = `token ${deps.portal}`
  let token: string | undefined
  let store: Store | undefined
  let expired = false
  let attempt = new AbortController()

  const state = (): SessionState => {
    if (store !== undefined && token !== undefined) return { phase: 'signedIn', store, vault: vault.kind() }
    return expired ? { phase: 'signedOut', expired } : { phase: 'signedOut' }
  }

  const currentState = (): SessionState => {
    const now = state()
    for (const listener of listeners) listener(now)
    return now
  }

  /** Nobody waits any more for a sign-in that is on its way. */
  const giveUp = (): void => {
    attempt.abort()
    attempt = new AbortController()
    providers.cancel()
  }

  /** `message` says why, where the person didn't end it. */
  const end = async (message?: string): Promise<void> => {
    if (token === undefined) return
    token = undefined
    if (store === undefined) return
    store = undefined
    deps.forget()
    lastUser.forget()
    expired = message !== undefined
    deps.emit(currentState(), message)
    await vault.delete(vaultAccount)
  }

  /** `message` is what the portal said when it let the person in. */
  const begin = async (fresh: string, message: string | undefined): Promise<Result<SessionState>> => {
    // One account at a time: nobody's requests carry somebody else's token.
    await end()
    token = fresh
    const user = await deps.client().call('session.meFirst', {}, { signal: attempt.signal })
    // Signed out, or in as somebody else, while the portal was asked.
    if (token !== fresh) return fail({ kind: 'cancelled', message: say('cancelled') })
    if (!user.ok) {
      token = undefined
      return fail(asUnknownToken(user.error))
    }
    store = user.value
    expired = false
    await vault.set(vaultAccount, fresh)
    if (token !== fresh) {
      if (token === undefined) await vault.delete(vaultAccount)
      return fail({ kind: 'cancelled', message: say('cancelled') })
    }
    lastUser.save(JSON.stringify(z.encode<z.ZodType>(me, user.value)))
    providers.cancel()
    const now = currentState()
    await deps.settled()
    // Thrown out again meanwhile, and told so.
    if (token !== fresh) return fail({ kind: 'cancelled', message: say('cancelled') })
    deps.emit(now, message)
    return ok(now)
  }

  const providers = createProviderSignIn({
    providers: deps.providers,
    api: deps.api,
    open: deps.openPortalPage,
    clock: deps.clock,
    begin: async (fresh, message) => {
      // The browser has led the person back: he sees at once that it goes on here, however long the portal takes.
      deps.progress([{ call: 'session.me', state: 'asked' }])
      const begun = await begin(fresh, message)
      if (!begun.ok) deps.progress([])
      return begun
    },
  })

  return {
    attempt: () => attempt.signal,
    returned: providers.returned,
    state,
    store: () => store,
    token: () => token,
    folder: () => (store === undefined ? undefined : join(deps.folder, 'users', folderName(deps.portal, store.id))),
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    unauthorized: (used) => {
      // An answer to a request of an earlier session says nothing about this one.
      if (used === token && store !== undefined) void end(say('sessionEnded'))
    },
    restore: async () => {
      const kept = await vault.get(vaultAccount)
      if (kept === undefined) return
      // Left by a keychain that was locked when the person signed out.
      if (!lastUser.exists()) return vault.delete(vaultAccount)
      token = kept
      const last = lastUser.find()
      const user =
        last === undefined
          ? await deps.client().call('session.meFirst', {})
          : await deps
              .client()
              .call('session.me', { params: { id: last.id } }, { signal: AbortSignal.timeout(RESTORE_MS) })
      if (user.ok) store = user.value
      else if (user.error.kind === 'session') {
        token = undefined
        await vault.delete(vaultAccount)
        return
      } else store = last
      if (store === undefined) token = undefined
      else deps.emit(currentState(), undefined)
    },
    handlers: {
      'session.state': async () => ok(state()),
      ...waysIn({
        client: deps.client,
        begin,
        signal: () => attempt.signal,
        practiceCode: deps.practiceCode,
      }),
      ...providers.handlers,
      'session.cancelSignIn': async () => {
        giveUp()
        return ok(undefined)
      },
      'session.signOut': async () => {
        await end()
        return ok(undefined)
      },
    },
  }
}

/** Accounts of different portals may have the same id. */
const folderName = (portal: string, id: number): string =>
  `${id}-${createHash('sha256').update(portal).digest('hex').slice(0, 8)}`

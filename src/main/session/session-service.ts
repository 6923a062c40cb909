/** The only place where a session starts and ends: by any way to sign in, a change of accounts, a sign-out, or a 401. */
import { z } from 'zod'
import type { Provider } from '../../shared/bridge/app.ts'
import type { SessionState, StartStep } from '../../shared/bridge/session.ts'
import { accountNamed, type SavedAccount } from '../../shared/domain/people/saved-accounts.ts'
import type { Store } from '../../shared/domain/people/store.ts'
import { fail, ok, type Result, refuse, sessionEnded } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import { me } from '../../shared/portal/areas/session.ts'
import type { Clock, Handlers } from '../handlers.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import type { Vault } from '../vault/vault.ts'
import type { LastUser } from './last-user.ts'
import { createProviderSignIn, type ProviderSignIn } from './providers.ts'
import type { SavedAccounts } from './saved-accounts.ts'
import { unknownTokenError } from './sentences.ts'
import type { CurrentSession } from './session.ts'
import { type SignInMethods, signInMethods } from './sign-in-methods.ts'

export interface SessionServiceDeps {
  readonly session: CurrentSession
  readonly client: PortalClient
  readonly vault: Vault
  readonly lastUser: LastUser
  readonly saved: SavedAccounts
  /** False while the portal is known to be unreachable. */
  readonly isOnline: () => boolean
  /** True while an order, an import or another write is being sent. */
  readonly isBusy: () => boolean
  /** Returns a client for a token without a session. */
  readonly clientWith: (token: string) => PortalClient
  /** The portal's name: tokens of different portals don't mix. */
  readonly portal: string
  /** Called before another account may read this account's saved answers. False if some of them can't be erased before the next start. */
  readonly forget: () => boolean
  /** Resolves when the session's initial data has loaded, successfully or not; the page is told of the session then. */
  readonly initialDataLoaded: () => Promise<unknown>
  /** Reports the progress of a sign-in that the page didn't start itself; an empty list once none is running. */
  readonly progress: (steps: readonly StartStep[]) => void
  readonly emit: (state: SessionState, message: string | undefined) => void
  readonly clock: Clock
  readonly providers: readonly Provider[]
  readonly api: string
  readonly openPortalPage: (address: string) => Promise<Result<undefined>>
  /** The code that the practice portal sent, shown on the sign-in screen. */
  readonly practiceCode: ((email: string) => string | undefined) | undefined
}

/** Maximum wait for the portal at a start, if the store is known from last time. */
const RESTORE_MS = 5_000

/** `left`: for another account; this one may stay signed in. `refused`: by a 401. */
type EndReason = 'left' | 'refused' | 'signedOut'

type SavedHandlers = Pick<
  Handlers,
  | 'session.accounts'
  | 'session.keepSignedIn'
  | 'session.switchTo'
  | 'session.removeAccount'
  | 'session.setAccountColour'
>

const cancelled = () => fail({ kind: 'cancelled', message: say('cancelled') })

export class SessionService {
  readonly handlers: Pick<Handlers, 'session.state' | 'session.cancelSignIn' | 'session.signOut'> &
    SignInMethods &
    ProviderSignIn['handlers'] &
    SavedHandlers
  readonly #deps: SessionServiceDeps
  readonly #providers: ProviderSignIn
  readonly #tokenEntry: string
  #attempt = new AbortController()
  /** Counts starts, ends and cancelled starts of sessions: work in several steps gives up if the number has changed. */
  #turn = 0

  constructor(deps: SessionServiceDeps) {
    this.#deps = deps
    this.#tokenEntry = `token ${deps.portal}`
    this.#providers = createProviderSignIn({
      ...deps,
      open: deps.openPortalPage,
      begin: (token, message) => this.#beginAfterBrowser(token, message),
    })
    this.handlers = this.#handle()
    deps.session.onUnauthorized((token) => {
      // An answer to a request of an earlier session doesn't concern this one.
      if (this.#isCurrent(token) && deps.session.store() !== undefined) void this.#end('refused')
    })
  }

  /** Aborts when the user cancels a sign-in. */
  attempt = (): AbortSignal => this.#attempt.signal

  /** Handles a link that came back from a provider's page. */
  returned = (params: URLSearchParams): Promise<Result<SessionState>> => this.#providers.returned(params)

  /** Signs in again with the token of the last session, if there is one. */
  async restore(): Promise<void> {
    const { session, client, vault, lastUser, saved } = this.#deps
    const savedToken = await vault.get(this.#tokenEntry)
    if (savedToken === undefined) return
    // Left over if the keychain was locked when the user signed out.
    if (!lastUser.exists()) return vault.delete(this.#tokenEntry)
    session.askWith(savedToken)
    const last = lastUser.find()
    const user =
      last === undefined
        ? await client.call('session.meFirst', {})
        : await client.call('session.me', { params: { id: last.id } }, { signal: AbortSignal.timeout(RESTORE_MS) })
    if (!user.ok && user.error.kind === 'session') {
      session.askWith(undefined)
      if (last !== undefined) await saved.remove(last.id)
      return vault.delete(this.#tokenEntry)
    }
    const isFromPortal = user.ok
    const store = isFromPortal ? user.value : last
    if (store === undefined) session.askWith(undefined)
    else this.#deps.emit(session.begin(store, isFromPortal), undefined)
  }

  #handle(): SessionService['handlers'] {
    const { session, client, practiceCode } = this.#deps
    return {
      'session.state': async () => ok(session.state()),
      ...signInMethods({
        client,
        begin: (token, message) => this.#begin(token, message),
        signal: this.attempt,
        practiceCode,
      }),
      ...this.#providers.handlers,
      ...this.#savedHandlers(),
      'session.cancelSignIn': async () => {
        this.#turn += 1
        this.#attempt.abort()
        this.#attempt = new AbortController()
        this.#providers.cancel()
        return ok(undefined)
      },
      'session.signOut': async () => {
        this.#turn += 1
        await this.#end('signedOut')
        return ok(undefined)
      },
    }
  }

  #savedHandlers(): SavedHandlers {
    const { session, saved } = this.#deps
    const accountsHere = () => ok(saved.here(session.store()?.id))
    /** Refuses unless the store is the signed-in one. */
    const setKept = async (id: number, isKept: boolean) => {
      const [store, token] = [session.store(), session.token()]
      if (store?.id !== id || token === undefined) return sessionEnded()
      const set = await saved.setKept(store, token, isKept)
      return set.ok ? accountsHere() : set
    }
    return {
      'session.accounts': async () => accountsHere(),
      'session.keepSignedIn': ({ id, keep }) => setKept(id, keep),
      'session.switchTo': ({ id }) => (id === undefined ? this.#leave() : this.#switchTo(id)),
      'session.removeAccount': async ({ id }) => {
        if (id === session.store()?.id) return setKept(id, false)
        await saved.remove(id)
        return accountsHere()
      },
      'session.setAccountColour': async ({ id, colour }) => {
        saved.setColour(id, colour)
        return accountsHere()
      },
    }
  }

  /** Goes to sign-in for another account; this one may stay signed in. */
  async #leave(): Promise<Result<SessionState>> {
    if (this.#deps.isBusy()) return refuse('accountBusy')
    this.#turn += 1
    await this.#end('left')
    return ok(this.#deps.session.state())
  }

  /**
   * Opens an account that stayed signed in. The current session ends once the portal has confirmed the other token's owner: if that fails,
   * or is cancelled, everything stays as it is. Refused while something is being sent.
   */
  async #switchTo(id: number): Promise<Result<SessionState>> {
    const { session, saved, isOnline, progress } = this.#deps
    if (session.store()?.id === id) return ok(session.state())
    const account = saved.find(id)
    if (account === undefined) return refuse('accountGone', { account: say('accountUnnamed') })
    if (!isOnline()) return fail({ kind: 'offline', message: say('accountOffline') })
    if (this.#deps.isBusy()) return refuse('accountBusy')
    this.#turn += 1
    const turn = this.#turn
    if (session.store() === undefined) progress([{ call: 'session.me', state: 'asked' }])
    const found = await this.#ownerOf(account, () => turn === this.#turn)
    if (found.ok && !this.#deps.isBusy()) {
      await this.#end('left')
      if (turn === this.#turn) return this.#open(found.value.token, found.value.store, undefined)
    }
    if (turn === this.#turn) progress([])
    if (!found.ok) return found
    return turn === this.#turn ? refuse('accountBusy') : cancelled()
  }

  /** Returns the account's token and the portal's description of its store; an account with a refused token is removed from the list. */
  async #ownerOf(account: SavedAccount, isWanted: () => boolean): Promise<Result<{ token: string; store: Store }>> {
    const { saved, vault, clientWith } = this.#deps
    const named = { account: accountNamed(account) }
    const token = await saved.token(account.id)
    if (!isWanted()) return cancelled()
    // An unreachable keychain (`memory`) doesn't mean that the token is gone: the account stays in the list.
    if (token === undefined && vault.kind() === 'memory') return refuse('accountKeychain', named)
    const user =
      token === undefined
        ? sessionEnded()
        : await clientWith(token).call('session.meFirst', {}, { signal: this.#attempt.signal })
    if (!isWanted()) return cancelled()
    if (token !== undefined && user.ok && user.value.id === account.id) return ok({ token, store: user.value })
    if (!user.ok && user.error.kind !== 'session') {
      const why = user.error.message
      return user.error.kind === 'cancelled'
        ? user
        : fail({ ...user.error, message: say('accountFailed', { ...named, why }) })
    }
    await saved.remove(account.id)
    return refuse('accountGone', named)
  }

  /** Called after the return from the browser: the user sees at once that the sign-in continues here, even if the portal takes long. */
  async #beginAfterBrowser(token: string, message: string | undefined): Promise<Result<SessionState>> {
    this.#deps.progress([{ call: 'session.me', state: 'asked' }])
    const result = await this.#begin(token, message)
    if (!result.ok) this.#deps.progress([])
    return result
  }

  /** `message`: the portal's message at the sign-in. */
  async #begin(token: string, message: string | undefined): Promise<Result<SessionState>> {
    this.#turn += 1
    const turn = this.#turn
    // Only one account at a time: no request carries another account's token.
    await this.#end('left')
    if (turn !== this.#turn) return cancelled()
    const { session, client } = this.#deps
    session.askWith(token)
    const user = await client.call('session.meFirst', {}, { signal: this.#attempt.signal })
    // Signed out, or another account signed in, while the portal was asked.
    if (!this.#isCurrent(token)) return cancelled()
    if (user.ok) return this.#open(token, user.value, message)
    session.askWith(undefined)
    return fail(unknownTokenError(user.error))
  }

  /** Starts the session of a store with its token. */
  async #open(token: string, store: Store, message: string | undefined): Promise<Result<SessionState>> {
    const { session, vault, lastUser, saved } = this.#deps
    session.askWith(token)
    await vault.set(this.#tokenEntry, token)
    if (!this.#isCurrent(token)) {
      if (session.token() === undefined) await vault.delete(this.#tokenEntry)
      return cancelled()
    }
    lastUser.save(JSON.stringify(z.encode<z.ZodType>(me, store)))
    this.#providers.cancel()
    const now = session.begin(store)
    await saved.signedIn(store, token)
    await this.#deps.initialDataLoaded()
    // The session has ended again meanwhile, and that was reported.
    if (!this.#isCurrent(token)) return cancelled()
    this.#deps.emit(now, message)
    return ok(now)
  }

  async #end(why: EndReason): Promise<void> {
    const { session, vault, lastUser, saved } = this.#deps
    const store = session.store()
    if (store === undefined) return session.askWith(undefined)
    const isKept = why === 'left' && saved.isKept(store.id)
    let isErased = true
    const ending = { ...(why === 'refused' && { expired: true as const }), ...(isKept && { left: true as const }) }
    const state = session.end(ending, () => {
      isErased = this.#deps.forget()
      lastUser.forget()
    })
    const message = why === 'refused' ? say('sessionEnded') : undefined
    this.#deps.emit(state, message ?? (isErased ? undefined : say('signedOutButHeld')))
    await Promise.all([vault.delete(this.#tokenEntry), isKept ? undefined : saved.remove(store.id)])
  }

  #isCurrent(token: string): boolean {
    return this.#deps.session.token() === token
  }
}

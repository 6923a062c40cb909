/** A session begins and ends here alone: by whatever way somebody signed in, by signing out, by a 401. */
import { z } from 'zod'
import type { Provider } from '../../shared/bridge/app.ts'
import type { SessionState, StartStep } from '../../shared/bridge/session.ts'
import { fail, ok, type Result } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import { me } from '../../shared/portal/areas/session.ts'
import type { Clock, Handlers } from '../handlers.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import type { Vault } from '../vault/vault.ts'
import type { LastUser } from './last-user.ts'
import { createProviderSignIn, type ProviderSignIn } from './providers.ts'
import { asUnknownToken } from './sentences.ts'
import type { CurrentSession } from './session.ts'
import { type WaysIn, waysIn } from './ways-in.ts'

export interface SessionServiceDeps {
  readonly session: CurrentSession
  readonly client: PortalClient
  readonly vault: Vault
  readonly lastUser: LastUser
  /** The portal's name: tokens of different portals don't mix. */
  readonly portal: string
  /** Before the account's saved answers may be read by somebody else. False where some of them can't be erased before the next start. */
  readonly forget: () => boolean
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

const givenUp = () => fail({ kind: 'cancelled', message: say('cancelled') })

export class SessionService {
  readonly handlers: Pick<Handlers, 'session.state' | 'session.cancelSignIn' | 'session.signOut'> &
    WaysIn &
    ProviderSignIn['handlers']
  readonly #deps: SessionServiceDeps
  readonly #providers: ProviderSignIn
  readonly #vaultAccount: string
  #attempt = new AbortController()

  constructor(deps: SessionServiceDeps) {
    this.#deps = deps
    this.#vaultAccount = `token ${deps.portal}`
    this.#providers = createProviderSignIn({
      ...deps,
      open: deps.openPortalPage,
      begin: (token, message) => this.#beginInBrowser(token, message),
    })
    this.handlers = this.#handle()
    deps.session.onUnauthorized((token) => {
      // An answer to a request of an earlier session says nothing about this one.
      if (this.#isCurrent(token) && deps.session.store() !== undefined) void this.#end(say('sessionEnded'))
    })
  }

  /** Ends when the person gives up what is on its way before there is a session. */
  attempt = (): AbortSignal => this.#attempt.signal

  /** A link came back from a provider's page. */
  returned = (given: URLSearchParams): Promise<Result<SessionState>> => this.#providers.returned(given)

  /** Signs in again with what the last session left, if anything. */
  async restore(): Promise<void> {
    const { session, client, vault, lastUser } = this.#deps
    const kept = await vault.get(this.#vaultAccount)
    if (kept === undefined) return
    // Left by a keychain that was locked when the person signed out.
    if (!lastUser.exists()) return vault.delete(this.#vaultAccount)
    session.askWith(kept)
    const last = lastUser.find()
    const user =
      last === undefined
        ? await client.call('session.meFirst', {})
        : await client.call('session.me', { params: { id: last.id } }, { signal: AbortSignal.timeout(RESTORE_MS) })
    if (!user.ok && user.error.kind === 'session') {
      session.askWith(undefined)
      return vault.delete(this.#vaultAccount)
    }
    const store = user.ok ? user.value : last
    if (store === undefined) session.askWith(undefined)
    else this.#deps.emit(session.begin(store, user.ok), undefined)
  }

  #handle(): SessionService['handlers'] {
    const { session, client, practiceCode } = this.#deps
    return {
      'session.state': async () => ok(session.state()),
      ...waysIn({
        client,
        begin: (token, message) => this.#begin(token, message),
        signal: this.attempt,
        practiceCode,
      }),
      ...this.#providers.handlers,
      'session.cancelSignIn': async () => {
        this.#attempt.abort()
        this.#attempt = new AbortController()
        this.#providers.cancel()
        return ok(undefined)
      },
      'session.signOut': async () => {
        await this.#end()
        return ok(undefined)
      },
    }
  }

  /** The browser has led the person back and sees at once that it goes on here, however long the portal takes. */
  async #beginInBrowser(token: string, message: string | undefined): Promise<Result<SessionState>> {
    this.#deps.progress([{ call: 'session.me', state: 'asked' }])
    const begun = await this.#begin(token, message)
    if (!begun.ok) this.#deps.progress([])
    return begun
  }

  /** `message` is what the portal said when it let the person in. */
  async #begin(token: string, message: string | undefined): Promise<Result<SessionState>> {
    const { session, client, vault, lastUser } = this.#deps
    // One account at a time: nobody's requests carry somebody else's token.
    await this.#end()
    session.askWith(token)
    const user = await client.call('session.meFirst', {}, { signal: this.#attempt.signal })
    // Signed out, or in as somebody else, while the portal was asked.
    if (!this.#isCurrent(token)) return givenUp()
    if (!user.ok) {
      session.askWith(undefined)
      return fail(asUnknownToken(user.error))
    }
    await vault.set(this.#vaultAccount, token)
    if (!this.#isCurrent(token)) {
      if (session.token() === undefined) await vault.delete(this.#vaultAccount)
      return givenUp()
    }
    lastUser.save(JSON.stringify(z.encode<z.ZodType>(me, user.value)))
    this.#providers.cancel()
    const now = session.begin(user.value)
    await this.#deps.settled()
    // Thrown out again meanwhile, and told so.
    if (!this.#isCurrent(token)) return givenUp()
    this.#deps.emit(now, message)
    return ok(now)
  }

  /** `message` says why, where the person didn't end it. */
  async #end(message?: string): Promise<void> {
    const { session, vault, lastUser } = this.#deps
    if (session.store() === undefined) return session.askWith(undefined)
    let isErased = true
    const state = session.end(message !== undefined, () => {
      isErased = this.#deps.forget()
      lastUser.forget()
    })
    this.#deps.emit(state, message ?? (isErased ? undefined : say('signedOutButHeld')))
    await vault.delete(this.#vaultAccount)
  }

  #isCurrent(token: string): boolean {
    return this.#deps.session.token() === token
  }
}

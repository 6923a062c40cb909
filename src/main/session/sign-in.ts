/** Signing in and out, and what a 401 does. The password passes through and is never kept. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import type { SessionState } from '../../shared/bridge/session.ts'
import type { Store } from '../../shared/domain/store.ts'
import { fail, ok, type Result } from '../../shared/errors.ts'
import { say } from '../../shared/messages.ts'
import { me } from '../../shared/portal/areas/session.ts'
import type { Handlers } from '../handlers.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import type { Vault } from '../vault/vault.ts'
import type { LastUser } from './last-user.ts'
import { asWrongCode, asWrongCredentials, newsIn } from './sentences.ts'
import type { Session } from './session.ts'

export interface SignIn extends Session {
  /** The bearer, for the portal client alone. */
  token(): string | undefined
  /** A request with this token was answered by 401. */
  unauthorized(token: string): void
  /** Signs in again with what the last session left, if anything. */
  restore(): Promise<void>
  readonly handlers: Pick<Handlers, 'session.state' | 'session.requestOtp' | 'session.verifyOtp' | 'session.signOut'>
}

export interface SignInDeps {
  readonly client: () => PortalClient
  readonly vault: Vault
  readonly lastUser: LastUser
  /** The profile folder; each account has its own below it. */
  readonly folder: string
  /** The portal's name: sessions of different portals don't mix. */
  readonly portal: string
  /** Before the account's saved answers may be read by somebody else. */
  readonly forget: () => void
  readonly emit: (state: SessionState, message: string | undefined) => void
  /** The code that the practice portal sent, shown on the sign-in screen. */
  readonly practiceCode: ((email: string) => string | undefined) | undefined
}

export function createSignIn(deps: SignInDeps): SignIn {
  const { vault, lastUser } = deps
  const listeners = new Set<(state: SessionState) => void>()
  const vaultAccount = `token ${deps.portal}`
  let token: string | undefined
  let store: Store | undefined

  const state = (): SessionState =>
    store === undefined || token === undefined
      ? { phase: 'signedOut' }
      : { phase: 'signedIn', store, vault: vault.kind() }

  const changed = (message?: string): SessionState => {
    const now = state()
    for (const listener of listeners) listener(now)
    deps.emit(now, message)
    return now
  }

  const end = async (message?: string): Promise<void> => {
    if (token === undefined) return
    token = undefined
    if (store === undefined) return
    store = undefined
    deps.forget()
    lastUser.forget()
    changed(message)
    await vault.delete(vaultAccount)
  }

  /** `message` is what the portal said when it let the person in. */
  const begin = async (fresh: string, message: string | undefined): Promise<Result<SessionState>> => {
    // One account at a time: nobody's requests carry somebody else's token.
    await end()
    token = fresh
    const user = await deps.client().call('session.meFirst', {})
    // Signed out, or in as somebody else, while the portal was asked.
    if (token !== fresh) return fail({ kind: 'cancelled', message: say('cancelled') })
    if (!user.ok) {
      token = undefined
      return user
    }
    store = user.value
    await vault.set(vaultAccount, fresh)
    if (token !== fresh) {
      if (token === undefined) await vault.delete(vaultAccount)
      return fail({ kind: 'cancelled', message: say('cancelled') })
    }
    lastUser.save(JSON.stringify(z.encode<z.ZodType>(me, user.value)))
    return ok(changed(message))
  }

  return {
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
          : await deps.client().call('session.me', { params: { id: last.id } })
      if (user.ok) store = user.value
      else if (user.error.kind === 'session') {
        token = undefined
        await vault.delete(vaultAccount)
        return
      } else store = last
      if (store === undefined) token = undefined
      else changed()
    },
    handlers: {
      'session.state': async () => ok(state()),
      'session.requestOtp': async ({ email, password }) => {
        const answer = await deps.client().call('session.otpGenerate', { body: { email, password } })
        if (!answer.ok) return fail(asWrongCredentials(answer.error))
        return ok({
          mobilenumber: answer.value.user.mobilenumber,
          message: newsIn(answer.value.message, say('otpSent', { email })),
          practiceCode: deps.practiceCode?.(email),
        })
      },
      'session.verifyOtp': async ({ email, password, mobilenumber, code }) => {
        const body = { email, password, mobilenumber, OTPcode: code }
        const answer = await deps.client().call('session.otpVerify', { body })
        if (!answer.ok) return fail(asWrongCode(answer.error))
        return begin(answer.value.token, newsIn(answer.value.message))
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

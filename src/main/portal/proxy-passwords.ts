/**
 * User names and passwords for proxies that ask for them: Basic authentication, one login per host and port, kept in the keychain. A
 * refused password isn't sent again automatically: a proxy may lock its user out.
 */
import { z } from 'zod'
import type { ProxyLogin } from '../../shared/bridge/proxies.ts'
import { ok, refuse } from '../../shared/errors.ts'
import type { Emit, Handlers } from '../handlers.ts'
import type { Vault } from '../vault/vault.ts'
import type { ProxyRoute, Target } from './proxy-routes.ts'
import { createSingleFlight } from './single-flight.ts'
import { type Credentials, openTunnel, type ProxyKeys, TunnelError } from './tunnel.ts'

type ProxyHandlers = Pick<Handlers, 'proxies.read' | 'proxies.signIn' | 'proxies.later' | 'proxies.forget'>

export interface ProxyPasswords extends ProxyKeys {
  readonly handlers: ProxyHandlers
}

export interface ProxyPasswordDeps {
  readonly vault: Pick<Vault, 'get' | 'set' | 'delete'>
  readonly emit: Emit
  /** Called when a proxy opens: failed requests are repeated. */
  readonly opened: () => void
  readonly timeLimitMs?: number
}

interface Known {
  readonly state: ProxyLogin['state']
  readonly credentials?: Credentials
  /** Set if the user doesn't want to be asked before the next start. */
  readonly isPutOff?: boolean
  /** The destination of the blocked request: a password is tested by connecting to it. */
  readonly target: Target
}

const PATIENCE_MS = 15_000
const credentials = z.object({ user: z.string(), password: z.string() })

/** Host and port, as shown to the user. */
const nameOf = (proxy: ProxyRoute): string => new URL(proxy).host.replace(/^([^:]+|\[.*\])$/, '$1:80')
const placeOf = (name: string): string => `proxy ${name}`

/** The proxies that have asked for a login, and the state of each. */
class AskingProxies {
  readonly #known = new Map<string, Known>()
  readonly #emit: Emit

  constructor(emit: Emit) {
    this.#emit = emit
  }

  get(name: string): Known | undefined {
    return this.#known.get(name)
  }

  list(): readonly ProxyLogin[] {
    return [...this.#known].map(([proxy, { state, credentials: login, isPutOff = false }]) => ({
      proxy,
      state,
      user: login?.user,
      asks: !isPutOff && (state === 'wanted' || state === 'refused'),
    }))
  }

  become(name: string, next: Known): void {
    const before = JSON.stringify(this.list())
    this.#known.set(name, next)
    if (JSON.stringify(this.list()) !== before) this.#emit('proxies.changed', { proxies: this.list() })
  }
}

/** Tries a login; returns undefined if it opens the proxy. */
type TryLogin = (proxy: ProxyRoute, target: Target, login: Credentials) => Promise<TunnelError | undefined>

const tryingWith =
  (timeLimitMs: number): TryLogin =>
  async (proxy, target, login) => {
    try {
      const socket = await openTunnel(proxy, target.host, target.port, timeLimitMs, {
        find: () => login,
        requestLogin: never,
      })
      socket.destroy()
      return undefined
    } catch (error) {
      if (!(error instanceof TunnelError)) throw error
      // A proxy that forbids the destination has accepted the login.
      return error.code === 'PROXY_REFUSES' ? undefined : error
    }
  }

export function createProxyPasswords(deps: ProxyPasswordDeps): ProxyPasswords {
  const known = new AskingProxies(deps.emit)
  const refusalOf = tryingWith(deps.timeLimitMs ?? PATIENCE_MS)
  return { ...proxyKeys(known, deps.vault, refusalOf), handlers: proxyHandlers(known, deps, refusalOf) }
}

function proxyKeys(known: AskingProxies, vault: ProxyPasswordDeps['vault'], refusalOf: TryLogin): ProxyKeys {
  const [once, onceAgain] = [createSingleFlight(), createSingleFlight()]

  const fromVault = async (name: string): Promise<Credentials | undefined> => {
    const text = await vault.get(placeOf(name))
    return credentials.safeParse(text === undefined ? undefined : jsonOf(text)).data
  }

  const prove = async (proxy: ProxyRoute, target: Target): Promise<Credentials | undefined> => {
    const name = nameOf(proxy)
    const saved = await fromVault(name)
    if (saved === undefined) {
      known.become(name, { state: 'wanted', target, isPutOff: known.get(name)?.isPutOff ?? false })
      return undefined
    }
    const refusal = await refusalOf(proxy, target, saved)
    // A proxy that is gone tells nothing about the password.
    if (refusal?.code === 'PROXY_GONE') return undefined
    known.become(name, { state: refusal === undefined ? 'kept' : 'refused', credentials: saved, target })
    return refusal === undefined ? saved : undefined
  }

  /** The login to try after the proxy refused one; undefined if there is none, or if it was refused for good. */
  const afterRefusal = async (
    proxy: ProxyRoute,
    target: Target,
    login: Credentials,
  ): Promise<Credentials | undefined> => {
    const name = nameOf(proxy)
    const now = known.get(name)
    // Refused, postponed or forgotten meanwhile.
    if (now?.state !== 'kept' || now.credentials === undefined) return undefined
    if (!isSame(now.credentials, login)) return now.credentials
    if (!isAt(now.target, target)) {
      // Tried at the destination where it worked before, once for all waiting requests.
      const refusal = await onceAgain(name, () => refusalOf(proxy, now.target, login))
      // Some proxies answer 407 for a host that their user may not reach.
      if (refusal?.code !== 'PROXY_WANTS_PASSWORD' || known.get(name) !== now) return undefined
    }
    known.become(name, { state: 'refused', credentials: login, target })
    return undefined
  }

  return {
    find: (proxy) => {
      const { state, credentials: login } = known.get(nameOf(proxy)) ?? {}
      return state === 'kept' ? login : undefined
    },
    requestLogin: async (proxy, { basic, rejectedLogin, target }) => {
      const name = nameOf(proxy)
      if (!basic) {
        known.become(name, { state: 'unsupported', target })
        return undefined
      }
      if (rejectedLogin !== undefined) return afterRefusal(proxy, target, rejectedLogin)
      const state = known.get(name)?.state
      if (state === 'wanted' || state === 'refused') return undefined
      // The keychain's password is tried once for all waiting requests; otherwise each of them would send an outdated one.
      return once(name, () => prove(proxy, target))
    },
  }
}

const proxyHandlers = (
  known: AskingProxies,
  { vault, opened }: ProxyPasswordDeps,
  refusalOf: TryLogin,
): ProxyHandlers => ({
  'proxies.read': async () => ok(known.list()),
  'proxies.signIn': async ({ proxy: name, user, password }) => {
    const asking = known.get(name)
    // No password is sent to a proxy that didn't ask.
    if (asking === undefined || asking.state === 'unsupported') return refuse('proxyNotAsking')
    const login = { user, password }
    const refusal = await refusalOf(`http://${name}`, asking.target, login)
    if (refusal?.code === 'PROXY_GONE') return refuse('proxyAway')
    if (refusal?.code === 'PROXY_WANTS_OTHER_LOGIN') return refuse('netProxyWantsOtherLogin')
    if (refusal !== undefined) return refuse('proxyPasswordRefused')
    await vault.set(placeOf(name), JSON.stringify(login))
    known.become(name, { ...asking, state: 'kept', credentials: login })
    opened()
    return ok(undefined)
  },
  'proxies.later': async ({ proxy: name }) => {
    const asking = known.get(name)
    if (asking?.state === 'wanted' || asking?.state === 'refused') known.become(name, { ...asking, isPutOff: true })
    return ok(undefined)
  },
  'proxies.forget': async ({ proxy: name }) => {
    const asking = known.get(name)
    await vault.delete(placeOf(name))
    if (asking !== undefined) known.become(name, { state: 'wanted', target: asking.target, isPutOff: true })
    return ok(undefined)
  },
})

const never = async (): Promise<undefined> => undefined

const isAt = (one: Target, other: Target): boolean => one.host === other.host && one.port === other.port

const isSame = (one: Credentials, other: Credentials): boolean =>
  one.user === other.user && one.password === other.password

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * User names and passwords for proxies that ask for them: Basic authentication, one login per host and port, kept in the keychain. A
 * refused password isn't sent again automatically: a proxy may lock its user out.
 */
import { z } from 'zod'
import type { ProxyLogin } from '../../shared/bridge/proxies.ts'
import { ok, refuse } from '../../shared/errors.ts'
import type { Emit, Handlers } from '../handlers.ts'
import type { Vault } from '../vault/vault.ts'
import { type Credentials, openTunnel, type ProxyKeys, TunnelError } from './tunnel.ts'
import type { Target, Way } from './ways.ts'

type ProxyHandlers = Pick<Handlers, 'proxies.read' | 'proxies.signIn' | 'proxies.later' | 'proxies.forget'>

export interface ProxyPasswords extends ProxyKeys {
  readonly handlers: ProxyHandlers
}

export interface ProxyPasswordDeps {
  readonly vault: Pick<Vault, 'get' | 'set' | 'delete'>
  readonly emit: Emit
  /** Called when a proxy opens: failed requests are repeated. */
  readonly opened: () => void
  readonly patienceMs?: number
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
const nameOf = (proxy: Way): string => new URL(proxy).host.replace(/^([^:]+|\[.*\])$/, '$1:80')
const placeOf = (name: string): string => `proxy ${name}`

export function createProxyPasswords({
  vault,
  emit,
  opened,
  patienceMs = PATIENCE_MS,
}: ProxyPasswordDeps): ProxyPasswords {
  const known = new Map<string, Known>()

  const list = (): readonly ProxyLogin[] =>
    [...known].map(([proxy, { state, credentials: given, isPutOff = false }]) => ({
      proxy,
      state,
      user: given?.user,
      asks: !isPutOff && (state === 'wanted' || state === 'refused'),
    }))

  const become = (name: string, next: Known | undefined): void => {
    const before = JSON.stringify(list())
    if (next === undefined) known.delete(name)
    else known.set(name, next)
    if (JSON.stringify(list()) !== before) emit('proxies.changed', { proxies: list() })
  }

  const fromVault = async (name: string): Promise<Credentials | undefined> => {
    const text = await vault.get(placeOf(name))
    const read = credentials.safeParse(text === undefined ? undefined : jsonOf(text))
    return read.data
  }

  /** Tries a login; undefined if it opens the proxy. */
  const refusalOf = async (proxy: Way, target: Target, given: Credentials): Promise<TunnelError | undefined> => {
    try {
      const socket = await openTunnel(proxy, target.host, target.port, patienceMs, { find: () => given, wanted: never })
      socket.destroy()
      return undefined
    } catch (error) {
      if (!(error instanceof TunnelError)) throw error
      // A proxy that forbids the destination has accepted the login.
      return error.code === 'PROXY_REFUSES' ? undefined : error
    }
  }

  const proving = new Map<string, Promise<Credentials | undefined>>()

  /** Tries the keychain's password once for all waiting requests; otherwise each of them would send an outdated password. */
  const prove = async (proxy: Way, target: Target): Promise<Credentials | undefined> => {
    const name = nameOf(proxy)
    const kept = await fromVault(name)
    if (kept === undefined) {
      become(name, { state: 'wanted', target, isPutOff: known.get(name)?.isPutOff ?? false })
      return undefined
    }
    const refusal = await refusalOf(proxy, target, kept)
    // A proxy that is gone tells nothing about the password.
    if (refusal?.code === 'PROXY_GONE') return undefined
    become(name, { state: refusal === undefined ? 'kept' : 'refused', credentials: kept, target })
    return refusal === undefined ? kept : undefined
  }

  const provingAgain = new Map<string, Promise<TunnelError | undefined>>()

  /** Tries the password at the destination where it worked before, once for all waiting requests. */
  const proveAgain = (proxy: Way, target: Target, given: Credentials): Promise<TunnelError | undefined> => {
    const name = nameOf(proxy)
    const proved = provingAgain.get(name) ?? refusalOf(proxy, target, given).finally(() => provingAgain.delete(name))
    provingAgain.set(name, proved)
    return proved
  }

  return {
    find: (proxy) => {
      const { state, credentials: given } = known.get(nameOf(proxy)) ?? {}
      return state === 'kept' ? given : undefined
    },
    wanted: async (proxy, { basic, given, target }) => {
      const name = nameOf(proxy)
      const now = known.get(name)
      if (!basic) {
        become(name, { state: 'unsupported', target })
        return undefined
      }
      if (given !== undefined) {
        // Refused, postponed or forgotten meanwhile.
        if (now?.state !== 'kept' || now.credentials === undefined) return undefined
        if (!isSame(now.credentials, given)) return now.credentials
        if (!isAt(now.target, target)) {
          const refusal = await proveAgain(proxy, now.target, given)
          // Some proxies answer 407 for a host that their user may not reach.
          if (refusal?.code !== 'PROXY_WANTS_PASSWORD' || known.get(name) !== now) return undefined
        }
        become(name, { state: 'refused', credentials: given, target })
        return undefined
      }
      if (now?.state === 'wanted' || now?.state === 'refused') return undefined
      const proved = proving.get(name) ?? prove(proxy, target).finally(() => proving.delete(name))
      proving.set(name, proved)
      return proved
    },
    handlers: {
      'proxies.read': async () => ok(list()),
      'proxies.signIn': async ({ proxy: name, user, password }) => {
        const asking = known.get(name)
        // No password is sent to a proxy that didn't ask.
        if (asking === undefined || asking.state === 'unsupported') return refuse('proxyNotAsking')
        const given = { user, password }
        const refusal = await refusalOf(`http://${name}`, asking.target, given)
        if (refusal?.code === 'PROXY_GONE') return refuse('proxyAway')
        if (refusal?.code === 'PROXY_WANTS_OTHER_LOGIN') return refuse('netProxyWantsOtherLogin')
        if (refusal !== undefined) return refuse('proxyPasswordRefused')
        await vault.set(placeOf(name), JSON.stringify(given))
        become(name, { ...asking, state: 'kept', credentials: given })
        opened()
        return ok(undefined)
      },
      'proxies.later': async ({ proxy: name }) => {
        const asking = known.get(name)
        if (asking?.state === 'wanted' || asking?.state === 'refused') become(name, { ...asking, isPutOff: true })
        return ok(undefined)
      },
      'proxies.forget': async ({ proxy: name }) => {
        const asking = known.get(name)
        await vault.delete(placeOf(name))
        if (asking !== undefined) become(name, { state: 'wanted', target: asking.target, isPutOff: true })
        return ok(undefined)
      },
    },
  }
}

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

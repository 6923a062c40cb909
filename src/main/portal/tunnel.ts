/**
 * Connections through a proxy: CONNECT first, then TLS with the portal inside it, so that no proxy can read a bearer. Our own
 * implementation, because a proxy's own answer must never pass for the portal's: a refused tunnel is an error, and nothing was sent.
 */
import http from 'node:http'
import type { Duplex } from 'node:stream'

export type TunnelCode = 'PROXY_GONE' | 'PROXY_WANTS_PASSWORD' | 'PROXY_WANTS_OTHER_LOGIN' | 'PROXY_REFUSES'

/** Thrown if no connection with the portal was made. */
export class TunnelError extends Error {
  readonly code: TunnelCode
  /** The same as in Node's error for a failed connection. */
  readonly syscall = 'connect'
  constructor(code: TunnelCode, message: string) {
    super(message)
    this.name = 'TunnelError'
    this.code = code
  }
}

export interface Credentials {
  readonly user: string
  readonly password: string
}

/** A proxy's 407. */
export interface Demand {
  /** True if the proxy accepts Basic authentication, the only kind that StoreDesk supports. */
  readonly basic: boolean
  /** The login that the proxy refused. */
  readonly rejectedLogin: Credentials | undefined
  readonly target: { readonly host: string; readonly port: number }
}

/** Names and passwords for proxies. */
export interface ProxyKeys {
  /** Returns the login to send to the proxy at `http://host:port` with the first request. */
  find(proxy: string): Credentials | undefined
  /**
   * Called when the proxy asks for a login; returns the one to try now, or undefined. Never waits for the user: a write must not be sent
   * minutes later.
   */
  requestLogin(proxy: string, demand: Demand): Promise<Credentials | undefined>
}

const NO_KEYS: ProxyKeys = { find: () => undefined, requestLogin: async () => undefined }
let keys = NO_KEYS

/** Sets the logins for the whole process: a proxy is the same for all requests. */
export const setProxyKeys = (next: ProxyKeys): void => {
  keys = next
}

/** Opens a bare connection to the host behind the proxy at `http://host:port`; `timeLimitMs` limits each try. Throws a TunnelError. */
export async function openTunnel(
  proxy: string,
  host: string,
  port: number,
  timeLimitMs: number,
  { find, requestLogin }: ProxyKeys = keys,
): Promise<Duplex> {
  const target = { host, port }
  const first = find(proxy)
  const answer = await connect(proxy, target, timeLimitMs, first)
  if (!('basic' in answer)) return answer
  const second = await requestLogin(proxy, { basic: answer.basic, rejectedLogin: first, target })
  const again = second === undefined ? answer : await connect(proxy, target, timeLimitMs, second)
  if (!('basic' in again)) return again
  if (second !== undefined) await requestLogin(proxy, { basic: again.basic, rejectedLogin: second, target })
  throw new TunnelError(again.basic ? 'PROXY_WANTS_PASSWORD' : 'PROXY_WANTS_OTHER_LOGIN', `${proxy} answered 407`)
}

/** Resolves to the connection, or to the proxy's demand for a login. */
function connect(
  proxy: string,
  { host, port }: Demand['target'],
  timeLimitMs: number,
  login: Credentials | undefined,
): Promise<Duplex | Pick<Demand, 'basic'>> {
  const { hostname, port: proxyPort } = new URL(proxy)
  const target = `${host.includes(':') ? `[${host}]` : host}:${port}`
  return new Promise((resolve, reject) => {
    const giveUp = (why: string) => reject(new TunnelError('PROXY_GONE', `${proxy}: ${why}`))
    // A socket's own timeout restarts with every byte.
    const late = setTimeout(() => {
      connectRequest.destroy()
      giveUp('no answer')
    }, timeLimitMs)
    const connectRequest = http.request({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: proxyPort === '' ? 80 : Number(proxyPort),
      method: 'CONNECT',
      path: target,
      headers: { Host: target, ...(login !== undefined && { 'Proxy-Authorization': basicOf(login) }) },
      agent: false,
    })
    connectRequest.once('connect', ({ statusCode, headers }, socket, head) => {
      clearTimeout(late)
      if (statusCode === 200) {
        if (head.length > 0) socket.unshift(head)
        return resolve(socket)
      }
      socket.destroy()
      if (statusCode === 407) resolve({ basic: takesBasic(headers['proxy-authenticate']) })
      else reject(new TunnelError('PROXY_REFUSES', `${proxy} answered ${statusCode}`))
    })
    // A server that answers CONNECT like a missing page isn't a proxy.
    connectRequest.once('response', ({ statusCode }) => {
      connectRequest.destroy()
      reject(new TunnelError('PROXY_REFUSES', `${proxy} answered ${statusCode}`))
    })
    connectRequest.once('error', (error) => giveUp(error.message))
    // Fires with or without an answer.
    connectRequest.once('close', () => clearTimeout(late))
    connectRequest.end()
  })
}

const basicOf = ({ user, password }: Credentials): string =>
  `Basic ${Buffer.from(`${user}:${password}`, 'utf8').toString('base64')}`

/** Each scheme is at the start of the header or after a comma. A proxy that names no scheme is tried with Basic. */
const takesBasic = (header: readonly string[] | string | undefined): boolean =>
  header === undefined || /(?:^|,)\s*basic(?=\s|,|$)/i.test(String(header).replaceAll(/"[^"]*"/g, ''))

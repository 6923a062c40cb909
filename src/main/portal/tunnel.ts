/**
 * A connection through a proxy: CONNECT first, then TLS with the portal inside it, so that no proxy ever reads a bearer. Of
 * our own, because what a proxy answers itself must never pass for an answer of the portal's: a refused tunnel is an error
 * for which nothing was sent.
 */
import http from 'node:http'
import type { Duplex } from 'node:stream'

export type TunnelCode = 'PROXY_GONE' | 'PROXY_WANTS_PASSWORD' | 'PROXY_WANTS_OTHER_LOGIN' | 'PROXY_REFUSES'

/** No connection with the portal came about. */
export class TunnelError extends Error {
  readonly code: TunnelCode
  /** As Node says of a connection that wasn't made. */
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
  /** Whether it takes a name and a password by Basic, the one way that StoreDesk knows. */
  readonly basic: boolean
  /** What it was given, and refused. */
  readonly given: Credentials | undefined
  readonly target: { readonly host: string; readonly port: number }
}

/** Names and passwords for proxies. */
export interface ProxyKeys {
  /** What the proxy at `http://host:port` is given at once. */
  find(proxy: string): Credentials | undefined
  /** The proxy wants something: what to try now; undefined for nothing. Never waits for the user: a write must not go out minutes later. */
  wanted(proxy: string, demand: Demand): Promise<Credentials | undefined>
}

const NO_KEYS: ProxyKeys = { find: () => undefined, wanted: async () => undefined }
let keys = NO_KEYS

/** From now on; one for the process, as a proxy is the same for whoever goes over it. */
export const setProxyKeys = (next: ProxyKeys): void => {
  keys = next
}

/** A bare connection with the host behind the proxy at `http://host:port`, within so many milliseconds for each try; throws a TunnelError. */
export async function openTunnel(
  proxy: string,
  host: string,
  port: number,
  patienceMs: number,
  { find, wanted }: ProxyKeys = keys,
): Promise<Duplex> {
  const target = { host, port }
  const first = find(proxy)
  const answer = await connect(proxy, target, patienceMs, first)
  if (!('basic' in answer)) return answer
  const second = await wanted(proxy, { basic: answer.basic, given: first, target })
  const again = second === undefined ? answer : await connect(proxy, target, patienceMs, second)
  if (!('basic' in again)) return again
  if (second !== undefined) await wanted(proxy, { basic: again.basic, given: second, target })
  throw new TunnelError(again.basic ? 'PROXY_WANTS_PASSWORD' : 'PROXY_WANTS_OTHER_LOGIN', `${proxy} answered 407`)
}

/** The connection, or what the proxy wants first. */
function connect(
  proxy: string,
  { host, port }: Demand['target'],
  patienceMs: number,
  given: Credentials | undefined,
): Promise<Duplex | Pick<Demand, 'basic'>> {
  const { hostname, port: proxyPort } = new URL(proxy)
  const target = `${host.includes(':') ? `[${host}]` : host}:${port}`
  return new Promise((resolve, reject) => {
    const giveUp = (why: string) => reject(new TunnelError('PROXY_GONE', `${proxy}: ${why}`))
    // A timeout of the socket's begins anew with every byte.
    const late = setTimeout(() => {
      asked.destroy()
      giveUp('no answer')
    }, patienceMs)
    const asked = http.request({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: proxyPort === '' ? 80 : Number(proxyPort),
      method: 'CONNECT',
      path: target,
      headers: { Host: target, ...(given !== undefined && { 'Proxy-Authorization': basicOf(given) }) },
      agent: false,
    })
    asked.once('connect', ({ statusCode, headers }, socket, head) => {
      clearTimeout(late)
      if (statusCode === 200) {
        if (head.length > 0) socket.unshift(head)
        return resolve(socket)
      }
      socket.destroy()
      if (statusCode === 407) resolve({ basic: takesBasic(headers['proxy-authenticate']) })
      else reject(new TunnelError('PROXY_REFUSES', `${proxy} answered ${statusCode}`))
    })
    // A server that takes CONNECT for a page that it doesn't have is no proxy.
    asked.once('response', ({ statusCode }) => {
      asked.destroy()
      reject(new TunnelError('PROXY_REFUSES', `${proxy} answered ${statusCode}`))
    })
    asked.once('error', (error) => giveUp(error.message))
    // With the answer, or without one.
    asked.once('close', () => clearTimeout(late))
    asked.end()
  })
}

const basicOf = ({ user, password }: Credentials): string =>
  `Basic ${Buffer.from(`${user}:${password}`, 'utf8').toString('base64')}`

/** Each scheme stands at the header's beginning or behind a comma; a proxy that names none is asked by the simplest. */
const takesBasic = (header: readonly string[] | string | undefined): boolean =>
  header === undefined || /(?:^|,)\s*basic(?=\s|,|$)/i.test(String(header).replaceAll(/"[^"]*"/g, ''))

/**
 * A connection through a proxy: CONNECT first, then TLS with the portal inside it, so that no proxy ever reads a bearer. Of
 * our own, because what a proxy answers itself must never pass for an answer of the portal's: a refused tunnel is an error
 * for which nothing was sent.
 */
import http from 'node:http'
import type { Duplex } from 'node:stream'

export type TunnelCode = 'PROXY_GONE' | 'PROXY_WANTS_PASSWORD' | 'PROXY_REFUSES'

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

/** A bare connection with the host behind the proxy at `http://host:port`, within so many milliseconds; throws a TunnelError. */
export function openTunnel(proxy: string, host: string, port: number, patienceMs: number): Promise<Duplex> {
  const { hostname, port: proxyPort } = new URL(proxy)
  const target = `${host.includes(':') ? `[${host}]` : host}:${port}`
  return new Promise((resolve, reject) => {
    const giveUp = (why: string) => reject(new TunnelError('PROXY_GONE', `${proxy}: ${why}`))
    const asked = http.request({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: proxyPort === '' ? 80 : Number(proxyPort),
      method: 'CONNECT',
      path: target,
      headers: { Host: target },
      agent: false,
      timeout: patienceMs,
    })
    asked.once('connect', ({ statusCode }, socket, head) => {
      if (statusCode === 200) {
        socket.setTimeout(0)
        if (head.length > 0) socket.unshift(head)
        return resolve(socket)
      }
      socket.destroy()
      const code = statusCode === 407 ? 'PROXY_WANTS_PASSWORD' : 'PROXY_REFUSES'
      reject(new TunnelError(code, `${proxy} answered ${statusCode}`))
    })
    // A server that takes CONNECT for a page that it doesn't have is no proxy.
    asked.once('response', ({ statusCode }) => {
      asked.destroy()
      reject(new TunnelError('PROXY_REFUSES', `${proxy} answered ${statusCode}`))
    })
    asked.once('timeout', () => {
      asked.destroy()
      giveUp('no answer')
    })
    asked.once('error', (error) => giveUp(error.message))
    asked.end()
  })
}

/** A proxy for tests: it opens tunnels as configured, and records what it received unencrypted. */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'

export interface TestProxy {
  readonly address: string
  /** Request heads that it could read: only CONNECT is allowed. */
  readonly seen: { readonly method: string; readonly target: string; readonly headers: IncomingHttpHeaders }[]
  close(): Promise<void>
}

/** The login that a proxy requires. */
export interface Guarded {
  /** The current `user:password`. */
  login: string
  /** Its `Proxy-Authenticate` lines. */
  readonly schemes?: readonly string[]
  /** A `host:port` that the proxy forbids by asking for another login. */
  readonly denied?: string
  /** Awaited before it refuses. */
  readonly thinks?: () => Promise<void>
}

/** With a status it refuses every tunnel; guarded, it refuses those without a login. */
export async function startProxy(status?: number, body = '', guarded?: Guarded): Promise<TestProxy> {
  const seen: TestProxy['seen'] = []
  const server = createServer((request, answer) => {
    seen.push({ method: request.method ?? '', target: request.url ?? '', headers: request.headers })
    answer.writeHead(400).end()
  })
  const open = new Set<{ destroy(): unknown }>()
  server.on('connect', async (request, socket, head) => {
    const target = request.url ?? ''
    seen.push({ method: 'CONNECT', target, headers: request.headers })
    open.add(socket)
    socket.on('error', () => undefined)
    const login = `Basic ${Buffer.from(guarded?.login ?? '').toString('base64')}`
    if (guarded !== undefined && (request.headers['proxy-authorization'] !== login || target === guarded.denied)) {
      const { schemes = ['Basic realm="Office, Pune"'] } = guarded
      await guarded.thinks?.()
      const lines = schemes.map((scheme) => `Proxy-Authenticate: ${scheme}\r\n`).join('')
      socket.end(`HTTP/1.1 407 Proxy Authentication Required\r\n${lines}Content-Length: 0\r\n\r\n`)
      return
    }
    if (status !== undefined) {
      socket.end(
        `HTTP/1.1 ${status} No\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      )
      return
    }
    const [host = '', port = ''] = target.split(':')
    const beyond = connect(Number(port), host, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
      beyond.write(head)
      beyond.pipe(socket)
      socket.pipe(beyond)
    })
    open.add(beyond)
    beyond.on('error', () => socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const place = server.address()
  if (place === null || typeof place === 'string') throw new Error('The proxy has no port')
  return {
    address: `http://127.0.0.1:${place.port}`,
    seen,
    close: () =>
      new Promise<void>((resolve) => {
        for (const one of open) one.destroy()
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

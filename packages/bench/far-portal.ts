/** The practice portal at a distance: a proxy that delays every API call and records its start and end. */
import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { Span } from './chains.ts'

/** Milliseconds without a call after which a screen counts as complete. */
const QUIET = 1500

export interface RequestSpan extends Span {
  /** `GET /api/orders/history` */
  readonly request: string
}

export interface FarPortal {
  readonly origin: string
  /** Calls since the last `forget`, in order of their start. */
  spans(): readonly RequestSpan[]
  forget(): void
  /** Resolves once all calls are answered and none has started for a moment. */
  quiet(): Promise<void>
  close(): Promise<void>
}

/** Starts the proxy in front of the portal at `origin`; each call arrives there `delay` milliseconds late. */
export async function farPortal(origin: string, delay: number): Promise<FarPortal> {
  const agent = new Agent({ keepAlive: true })
  const { hostname, port } = new URL(origin)
  let spans: RequestSpan[] = []
  let open = 0
  let last = performance.now()
  const server = createServer(async (incoming, answer) => {
    const { method = 'GET', url = '/', headers } = incoming
    const [path = '/'] = url.split('?')
    const isCall = path.startsWith('/api/')
    const startedAt = performance.now()
    if (isCall) {
      open++
      last = startedAt
      answer.once('close', () => {
        open--
        last = performance.now()
        spans.push({ request: `${method} ${url}`, startedAt, ended: last })
      })
      await setTimeout(delay)
    }
    const on = request({ hostname, port, method, path: url, headers, agent }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(answer)
    })
    on.once('error', () => answer.destroy())
    incoming.pipe(on)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () => spans.toSorted((one, other) => one.startedAt - other.startedAt),
    forget: () => {
      spans = []
    },
    quiet: async () => {
      last = performance.now()
      while (open > 0 || performance.now() - last < QUIET) await setTimeout(50)
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      agent.destroy()
    },
  }
}

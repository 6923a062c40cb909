/** The practice portal at a distance: a proxy that delays every API call and records its start and end. */
import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { Span } from './chains.ts'

/** Milliseconds without a call after which a screen counts as complete. */
const QUIET = 1500

export interface AskedSpan extends Span {
  /** `GET /api/orders/history` */
  readonly asked: string
}

export interface FarPortal {
  readonly origin: string
  /** Calls since the last `forget`, in order of their start. */
  spans(): readonly AskedSpan[]
  forget(): void
  /** Resolves once all calls are answered and none has started for a moment. */
  quiet(): Promise<void>
  close(): Promise<void>
}

/** Starts the proxy in front of the portal at `origin`; each call arrives there `delay` milliseconds late. */
export async function farPortal(origin: string, delay: number): Promise<FarPortal> {
  const agent = new Agent({ keepAlive: true })
  const { hostname, port } = new URL(origin)
  let spans: AskedSpan[] = []
  let open = 0
  let last = performance.now()
  const server = createServer(async (asked, answer) => {
    const { method = 'GET', url = '/', headers } = asked
    const [path = '/'] = url.split('?')
    const isCall = path.startsWith('/api/')
    const begun = performance.now()
    if (isCall) {
      open++
      last = begun
      answer.once('close', () => {
        open--
        last = performance.now()
        spans.push({ asked: `${method} ${url}`, begun, ended: last })
      })
      await setTimeout(delay)
    }
    const on = request({ hostname, port, method, path: url, headers, agent }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(answer)
    })
    on.once('error', () => answer.destroy())
    asked.pipe(on)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () => spans.toSorted((one, other) => one.begun - other.begun),
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

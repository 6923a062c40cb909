/** A proxy in front of a practice portal that replaces some answers, as a test specifies. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The replacement: JSON, or one of the other fields. */
export interface Bent {
  readonly status?: number
  readonly json?: unknown
  /** Text in place of JSON. */
  readonly text?: string
  /** True if no answer ever comes. */
  readonly silent?: true
  /** Delay in milliseconds. */
  readonly after?: number
}

/** Replacements by method and path: `GET /api/banner`; `*` matches all others. */
export type Bends = Readonly<Record<string, (json: unknown) => Bent>>

export interface BentPortal {
  readonly origin: string
  /** The most requests that were in flight at once. */
  most(): number
  stop(): Promise<void>
}

export async function bentPortal(origin: string, bends: Bends = {}): Promise<BentPortal> {
  let open = 0
  let most = 0
  const server = createServer((ask, response) => {
    open += 1
    most = Math.max(most, open)
    response.on('close', () => {
      open -= 1
    })
    // If the portal closes a connection, this one is closed, too.
    pass(origin, bends, ask, response).catch(() => response.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    most: () => most,
    stop: () =>
      new Promise((stopped) => {
        server.closeAllConnections()
        server.close(() => stopped())
      }),
  }
}

async function pass(origin: string, bends: Bends, ask: IncomingMessage, response: ServerResponse): Promise<void> {
  const pieces: Buffer[] = []
  for await (const piece of ask) pieces.push(piece as Buffer)
  const { authorization, 'content-type': type } = ask.headers
  const answer = await fetch(origin + ask.url, {
    method: ask.method ?? 'GET',
    headers: { ...(authorization && { authorization }), ...(type && { 'content-type': type }) },
    ...(pieces.length === 0 ? {} : { body: Buffer.concat(pieces) }),
  })
  const original = await answer.text()
  const path = (ask.url ?? '').split('?')[0] ?? ''
  const bend = bends[`${ask.method} ${path}`] ?? bends['*']
  if (bend === undefined || !answer.ok) return end(response, answer.status, original)
  const { status = 200, json, text, silent, after = 0 } = bend(JSON.parse(original))
  if (silent === true) return
  setTimeout(() => end(response, status, text ?? JSON.stringify(json)), after)
}

function end(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(body)
}

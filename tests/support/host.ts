/** An HTTP host whose answers a test defines, and which records its requests. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

export interface Request {
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface Reply {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

/** A reply, or a function that handles the bare response. */
export type Script = (request: Request) => Reply | ((response: ServerResponse) => void)

export interface Host {
  readonly origin: string
  readonly requests: Request[]
  /** Sets the answers from now on. */
  answer(script: Script): void
  close(): Promise<void>
}

export const json = (value: unknown, status = 200): Reply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
})

export async function startHost(first: Script = () => json({})): Promise<Host> {
  let script = first
  const requests: Request[] = []
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request
    text(request).then(
      (body) => {
        const request = { method, path: url, headers, body }
        requests.push(request)
        const reply = script(request)
        if (typeof reply === 'function') reply(response)
        else response.writeHead(reply.status ?? 200, reply.headers).end(reply.body)
      },
      // The client has disconnected.
      () => response.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The host has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    requests,
    answer: (next) => {
      script = next
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

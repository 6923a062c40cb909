/** A host that speaks TLS with a test certificate, and counts its requests and those that carry a bearer. */
import { createServer } from 'node:https'
import { key } from '../../support/certificates.ts'

export interface SecureHost {
  readonly origin: string
  readonly port: number
  readonly seen: { requests: number; bearers: number }
  close(): Promise<void>
}

export async function startSecureHost(cert: string, status: number, value: unknown): Promise<SecureHost> {
  const seen = { requests: 0, bearers: 0 }
  const server = createServer({ key, cert }, (request, response) => {
    seen.requests += 1
    if (request.headers.authorization !== undefined) seen.bearers += 1
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
  })
  server.on('tlsClientError', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const place = server.address()
  if (place === null || typeof place === 'string') throw new Error('The host has no port')
  return {
    origin: `https://127.0.0.1:${place.port}`,
    port: place.port,
    seen,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

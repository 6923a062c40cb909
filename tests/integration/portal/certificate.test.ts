import { createServer } from 'node:https'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createPortalClient } from '../../../src/main/portal/axios-client.ts'
import { elsewhere, expired, key, right, stranger } from '../../support/certificates.ts'
import { PATIENT } from '../../support/patience.ts'
import { store } from '../../support/stock-portal.ts'

const usual = getCACertificates('default')

/** Trusts all issuers but the stranger, so that each certificate has only one fault. */
beforeAll(() => {
  setDefaultCACertificates([...usual, right, elsewhere, expired])
})
afterAll(() => {
  setDefaultCACertificates(usual)
})

interface Seen {
  requests: number
  bearers: number
}

/** Makes one call to a host with this certificate; returns what the app was told, and what the host received. */
async function callTo(cert: string, more: { readonly maxVersion?: 'TLSv1.1' | 'TLSv1.2' } = {}) {
  const seen: Seen = { requests: 0, bearers: 0 }
  // The lowest security level, so that it is the app that refuses the old versions.
  const ciphers = 'DEFAULT@SECLEVEL=0'
  const server = createServer({ key, cert, minVersion: 'TLSv1', ciphers, ...more }, (request, response) => {
    seen.requests += 1
    if (request.headers.authorization !== undefined) seen.bearers += 1
    response.end(JSON.stringify(store))
  })
  server.on('tlsClientError', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  const origin = `https://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const client = createPortalClient({
    hosts: { api: origin, listing: origin, checkout: origin },
    token: () => 'token',
    onUnauthorized: () => undefined,
    timeoutMs: PATIENT,
  })
  const answer = await client.call('session.meFirst', {})
  server.closeAllConnections()
  await new Promise<void>((resolve) => server.close(() => resolve()))
  return { answer, seen }
}

describe('a host whose certificate', () => {
  it('is right is spoken to', async () => {
    const { answer, seen } = await callTo(right)
    expect(answer).toMatchObject({ ok: true, value: { id: store.id } })
    expect(seen).toEqual({ requests: 1, bearers: 1 })
  })

  it.each([
    ['has run out', expired],
    ['is another host’s', elsewhere],
    ['is signed by an unknown issuer', stranger],
  ])('%s is never shown the bearer', async (_, cert) => {
    const { answer, seen } = await callTo(cert)
    expect(answer).toMatchObject({ ok: false, error: { kind: 'offline' } })
    expect(seen).toEqual({ requests: 0, bearers: 0 })
  })

  it.each([
    ['has run out', expired],
    ['is another host’s', elsewhere],
    ['is signed by an unknown issuer', stranger],
  ])('%s is never shown the bearer, though the machine says that certificates don’t matter', async (_, cert) => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
    const { answer, seen } = await callTo(cert)
    expect(answer).toMatchObject({ ok: false, error: { kind: 'offline' } })
    expect(seen).toEqual({ requests: 0, bearers: 0 })
  })
})

describe('a host that speaks', () => {
  it('TLS 1.2 is spoken to', async () => {
    expect((await callTo(right, { maxVersion: 'TLSv1.2' })).seen).toEqual({ requests: 1, bearers: 1 })
  })

  it('only TLS 1.1 is not', async () => {
    const { answer, seen } = await callTo(right, { maxVersion: 'TLSv1.1' })
    expect(answer).toMatchObject({ ok: false, error: { kind: 'offline' } })
    expect(seen).toEqual({ requests: 0, bearers: 0 })
  })
})

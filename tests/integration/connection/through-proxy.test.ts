import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createPortalClient } from '../../../src/main/portal/axios-client.ts'
import { fetchThrough } from '../../../src/main/portal/fetch-through.ts'
import { right, stranger } from '../../support/certificates.ts'
import { PATIENT } from '../../support/patience.ts'
import { store } from '../../support/stock-portal.ts'
import { startProxy } from './proxy.ts'
import { startSecureHost } from './secure-host.ts'

const usual = getCACertificates('default')
beforeAll(() => setDefaultCACertificates([...usual, right]))
afterAll(() => setDefaultCACertificates(usual))

const closing: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of closing.splice(0)) await one.close()
})

async function office({
  cert = right,
  proxyAnswers,
  body,
}: {
  cert?: string
  proxyAnswers?: number
  body?: string
} = {}) {
  const host = await startSecureHost(cert, 200, store)
  const proxy = await startProxy(proxyAnswers, body)
  closing.push(host, proxy)
  const ended: string[] = []
  const client = createPortalClient({
    hosts: { api: host.origin, listing: host.origin, checkout: host.origin },
    token: () => 'a-bearer-that-nobody-reads',
    onUnauthorized: (token) => ended.push(token),
    findProxy: async () => proxy.address,
    timeoutMs: PATIENT,
  })
  return { host, proxy, client, ended }
}

describe('a request through a proxy', () => {
  it('reaches the portal inside a tunnel: the proxy reads where to, and nothing else', async () => {
    const { host, proxy, client } = await office()
    expect(await client.call('session.meFirst', {})).toMatchObject({ ok: true, value: { id: store.id } })
    expect(await client.call('session.meFirst', {})).toMatchObject({ ok: true })
    expect(host.seen).toEqual({ requests: 2, bearers: 2 })
    // Reads share a tunnel.
    expect(proxy.seen.map(({ method, target }) => `${method} ${target}`)).toEqual([`CONNECT 127.0.0.1:${host.port}`])
    expect(JSON.stringify(proxy.seen)).not.toContain('a-bearer')
  })

  it('checks the portal’s certificate behind the proxy', async () => {
    const { host, client } = await office({ cert: stranger })
    expect(await client.call('session.meFirst', {})).toMatchObject({ ok: false, error: { kind: 'offline' } })
    expect(host.seen).toEqual({ requests: 0, bearers: 0 })
  })

  it.each([401, 403, 407, 502])('takes no answer %i of the proxy’s for the portal’s', async (status) => {
    const { client, host, ended } = await office({ proxyAnswers: status, body: '{"message":"I am the proxy"}' })
    const body = { oldPassword: 'x', newPassword: 'y', confirmPassword: 'y' }
    const answer = await client.call('session.changePassword', { params: { id: 7 }, body })
    // Nothing was sent: no order can hang in doubt because of it.
    expect(answer).toMatchObject({ ok: false, error: { kind: 'offline', unsent: true } })
    expect(host.seen.requests).toBe(0)
    expect(ended).toEqual([])
  })

  it('brings pictures, too, without a bearer', async () => {
    const { host, proxy } = await office()
    const answer = await fetchThrough(proxy.address, `${host.origin}/pictures/1.png`, AbortSignal.timeout(PATIENT))
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ id: store.id })
    expect(host.seen).toEqual({ requests: 1, bearers: 0 })
  })
})

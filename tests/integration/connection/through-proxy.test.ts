import { createServer, type Socket } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createPortalClient } from '../../../src/main/portal/axios-client.ts'
import { fetchThrough } from '../../../src/main/portal/fetch-through.ts'
import { connectOver, DIRECT, type ProxyRoute } from '../../../src/main/portal/proxy-routes.ts'
import { openTunnel } from '../../../src/main/portal/tunnel.ts'
import { right, stranger } from '../../support/certificates.ts'
import { IMPATIENT, PATIENT } from '../../support/patience.ts'
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
  ways = (proxy) => [proxy],
}: {
  cert?: string
  proxyAnswers?: number
  body?: string
  /** The ways to use, built from the running proxy. */
  ways?: (proxy: ProxyRoute, direct: ProxyRoute) => readonly ProxyRoute[]
} = {}) {
  const host = await startSecureHost(cert, 200, store)
  const proxy = await startProxy(proxyAnswers, body)
  closing.push(host, proxy)
  const ended: string[] = []
  const client = createPortalClient({
    hosts: { api: host.origin, listing: host.origin, checkout: host.origin },
    token: () => 'a-bearer-that-nobody-reads',
    onUnauthorized: (token) => ended.push(token),
    findRoutes: async () => ways(proxy.address, DIRECT),
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

  it.each([401, 403, 407, 502])('doesn’t take the proxy’s own answer %i for the portal’s', async (status) => {
    const { client, host, ended } = await office({ proxyAnswers: status, body: '{"message":"I am the proxy"}' })
    const body = { oldPassword: 'x', newPassword: 'y', confirmPassword: 'y' }
    const answer = await client.call('session.changePassword', { params: { id: 7 }, body })
    // Nothing was sent: no order can be in doubt because of it.
    expect(answer).toMatchObject({ ok: false, error: { kind: 'offline', unsent: true } })
    expect(host.seen.requests).toBe(0)
    expect(ended).toEqual([])
  })

  it('brings pictures, too, without a bearer', async () => {
    const { host, proxy } = await office()
    const answer = await fetchThrough([proxy.address], `${host.origin}/pictures/1.png`, AbortSignal.timeout(PATIENT))
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ id: store.id })
    expect(host.seen).toEqual({ requests: 1, bearers: 0 })
  })
})

/** A port of this computer that refuses connections. */
async function deadWay(): Promise<ProxyRoute> {
  const { address, close } = await startProxy()
  await close()
  return address
}

/** A proxy that handles an accepted connection with `meet`, and counts connections. */
async function bareProxy(meet: (socket: Socket) => void) {
  const open = new Set<Socket>()
  const met = { count: 0 }
  const server = createServer((socket) => {
    met.count += 1
    open.add(socket)
    socket.on('error', () => undefined)
    meet(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const place = server.address()
  if (place === null || typeof place === 'string') throw new Error('The proxy has no port')
  closing.push({
    close: () =>
      new Promise<void>((resolve) => {
        for (const one of open) one.destroy()
        server.close(() => resolve())
      }),
  })
  return { way: `http://127.0.0.1:${place.port}`, met }
}

const PASSWORD = {
  params: { id: 7 },
  body: { oldPassword: 'x', newPassword: 'y', confirmPassword: 'y' },
} as const

it('a proxy whose answer never ends is given up in time, however often a byte of it comes', async () => {
  const { way } = await bareProxy((socket) => {
    socket.write('HTTP/1.1 200 OK\r\nVia: ')
    const dripping = setInterval(() => socket.write('x'), IMPATIENT / 4)
    socket.once('close', () => clearInterval(dripping))
  })
  await expect(openTunnel(way, '127.0.0.1', 443, IMPATIENT)).rejects.toMatchObject({ code: 'PROXY_GONE' })
})

describe('of several ways', () => {
  it('the next one is taken when the first isn’t there, and remembered: only the first request asks it', async () => {
    const gone = await bareProxy((socket) => socket.destroy())
    const { host, proxy, client } = await office({ ways: (there) => [gone.way, there] })
    for (let nth = 0; nth < 3; nth++) expect(await client.call('session.meFirst', {})).toMatchObject({ ok: true })
    expect([gone.met.count, host.seen.requests, proxy.seen.length]).toEqual([1, 3, 1])
    // A write uses its own connection, over the known way.
    await client.call('session.changePassword', PASSWORD)
    expect([gone.met.count, host.seen.requests, proxy.seen.length]).toEqual([1, 4, 2])
  })

  it('a write goes out once, over the one that made the connection', async () => {
    const gone = await deadWay()
    const { host, client } = await office({ ways: (there) => [gone, there] })
    await client.call('session.changePassword', PASSWORD)
    expect(host.seen.requests).toBe(1)
  })

  it('a write whose connection breaks behind the proxy isn’t sent over the next one', async () => {
    // The tunnel opens, and breaks during the first bytes.
    const torn = await bareProxy((socket) => {
      socket.once('data', () => {
        socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
        socket.once('data', () => socket.destroy())
      })
    })
    const { host, proxy, client } = await office({ ways: (there, direct) => [torn.way, there, direct] })
    expect(await client.call('session.changePassword', PASSWORD)).toMatchObject({
      ok: false,
      error: { kind: 'offline' },
    })
    expect([torn.met.count, host.seen.requests, proxy.seen]).toEqual([1, 0, []])
  })

  it.each([407, 403, 502])('a proxy’s answer %i is final: no other proxy is tried', async (proxyAnswers) => {
    const gone = await deadWay()
    const { host, client } = await office({ proxyAnswers, ways: (there, direct) => [gone, there, direct] })
    expect(await client.call('session.meFirst', {})).toMatchObject({ ok: false, error: { kind: 'offline' } })
    expect(host.seen.requests).toBe(0)
  })

  it('it goes directly only where the list says so', async () => {
    const [first, second] = [await deadWay(), await deadWay()]
    const never = await office({ ways: () => [first, second] })
    const body = await never.client.call('session.changePassword', PASSWORD)
    expect(body).toMatchObject({ ok: false, error: { kind: 'offline', unsent: true } })
    expect(never.host.seen.requests).toBe(0)
    const directly = await office({ ways: (_, direct) => [first, direct] })
    expect(await directly.client.call('session.meFirst', {})).toMatchObject({ ok: true })
    expect([directly.host.seen.requests, directly.proxy.seen]).toEqual([1, []])
  })

  it('a proxy is taken where going directly makes no connection', async () => {
    const { host, proxy, client } = await office({ ways: (there, direct) => [direct, there] })
    expect(await client.call('session.meFirst', {})).toMatchObject({ ok: true })
    expect([host.seen.requests, proxy.seen]).toEqual([1, []])
    const opened = await connectOver([DIRECT, proxy.address], { host: 'nowhere.invalid', port: 443 }).catch(
      (error: Error) => error.message,
    )
    // The proxy was tried, and found nothing either.
    expect(proxy.seen.map(({ target }) => target)).toEqual(['nowhere.invalid:443'])
    expect(opened).toContain(proxy.address)
  })

  it('what was dead is tried again when nothing else is left', async () => {
    const gone = await deadWay()
    const target = { host: '127.0.0.1', port: 9 }
    const missed: ProxyRoute[] = []
    const open = () => connectOver([gone], target, { missed: (way) => missed.push(way) }).catch(() => undefined)
    await open()
    await open()
    expect(missed).toEqual([gone, gone])
  })

  it('pictures come over the next one, too', async () => {
    const { host, proxy } = await office()
    const ways = [await deadWay(), proxy.address]
    const answer = await fetchThrough(ways, `${host.origin}/pictures/1.png`, AbortSignal.timeout(PATIENT))
    expect(answer.status).toBe(200)
  })
})

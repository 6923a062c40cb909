import { createServer, type Server, type Socket } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { testHost } from '../../../src/main/connection/test-host.ts'
import { DIRECT, type ProxyRoute } from '../../../src/main/portal/proxy-routes.ts'
import { elsewhere, expired, right, stranger } from '../../support/certificates.ts'
import { json, startHost } from '../../support/host.ts'
import { startProxy } from './proxy.ts'
import { startSecureHost } from './secure-host.ts'

const usual = getCACertificates('default')
beforeAll(() => setDefaultCACertificates([...usual, right, elsewhere, expired]))
afterAll(() => setDefaultCACertificates(usual))

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const close of closing.splice(0)) await close()
})
function closed<T extends { close(): Promise<void> }>(one: T): T {
  closing.push(() => one.close())
  return one
}

const noSession = { message: 'You are not signed in.' }
const test = (
  origin: string,
  { ways = [DIRECT], isApi = true }: { ways?: readonly ProxyRoute[]; isApi?: boolean } = {},
) => testHost({ origin, ways, isApi, timeLimitMs: 1000 })
const finding = async (...args: Parameters<typeof test>) => (await test(...args)).finding

/** A host that handles every connection with `meet`. */
async function bareHost(meet: (socket: Socket) => void): Promise<string> {
  const open = new Set<Socket>()
  const server: Server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => undefined)
    meet(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const place = server.address()
  closing.push(() => {
    for (const socket of open) socket.destroy()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  })
  return `127.0.0.1:${typeof place === 'object' ? place?.port : ''}`
}

/** Returns a port of this computer that nothing listens on. */
async function deadPort(): Promise<string> {
  const host = await startHost()
  await host.close()
  return new URL(host.origin).host
}

describe('the connection test finds', () => {
  it('the portal, and sends it nothing of the person’s', async () => {
    const host = closed(await startHost(() => json(noSession, 401)))
    expect(await test(host.origin)).toMatchObject({ finding: 'portal', detail: 'HTTP 401, application/json' })
    expect(host.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/users/me'])
    expect(host.requests[0]?.headers).not.toHaveProperty('authorization')
    expect(host.requests[0]?.headers).not.toHaveProperty('cookie')
  })

  it('the portal over TLS', async () => {
    const host = closed(await startSecureHost(right, 401, noSession))
    expect(await finding(host.origin)).toBe('portal')
    expect(host.seen).toEqual({ requests: 1, bearers: 0 })
  })

  it('a host of lists or of the checkout, which need not know the api’s calls', async () => {
    const host = closed(await startHost(() => json({ message: 'No such call' }, 404)))
    expect(await finding(host.origin, { isApi: false })).toBe('portal')
    expect(await finding(host.origin)).toBe('otherHost')
  })

  it('a slow portal', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const host = closed(
      await startHost(() => {
        vi.advanceTimersByTime(3050)
        return json(noSession, 401)
      }),
    )
    expect(await finding(host.origin)).toBe('slow')
  })

  it('a name that doesn’t exist', async () => {
    expect(await finding('https://no-such-host.invalid')).toBe('noName')
  })

  it('a port that takes no connections', async () => {
    expect(await finding(`http://${await deadPort()}`)).toBe('refused')
  })

  it('a host that takes the connection and says nothing', async () => {
    const host = await bareHost(() => undefined)
    expect(await finding(`http://${host}`)).toBe('silent')
    expect(await finding(`https://${host}`)).toBe('silent')
  })

  it.each([
    ['has run out', expired, 'certificateExpired'],
    ['is another host’s', elsewhere, 'certificateOfOther'],
    ['is signed by itself', stranger, 'certificateUnknown'],
  ] as const)('a certificate that %s, and asks nothing there', async (_, cert, found) => {
    const host = closed(await startSecureHost(cert, 401, noSession))
    expect(await finding(host.origin)).toBe(found)
    expect(host.seen.requests).toBe(0)
  })

  it('a host that speaks no TLS', async () => {
    const host = closed(await startHost())
    expect(await finding(host.origin.replace('http:', 'https:'))).toBe('notSecure')
  })

  it('a connection that breaks', async () => {
    const host = await bareHost((socket) => socket.once('data', () => socket.destroy()))
    expect(await finding(`http://${host}`)).toBe('broken')
  })

  it.each([
    [
      'a page in place of the portal',
      { status: 200, headers: { 'content-type': 'text/html' }, body: '<h1>Wi-Fi</h1>' },
    ],
    ['a way to somewhere else', { status: 302, headers: { location: 'http://wifi.example/login' } }],
  ])('%s', async (_, reply) => {
    const host = closed(await startHost(() => reply))
    expect(await finding(host.origin)).toBe('captive')
    expect(host.requests).toHaveLength(1)
  })

  it('another host, and a portal in trouble', async () => {
    const host = closed(
      await startHost(() => ({ status: 404, headers: { 'content-type': 'text/html' }, body: 'nginx' })),
    )
    expect(await finding(host.origin)).toBe('otherHost')
    host.answer(() => json({ message: 'Maintenance' }, 503))
    expect(await finding(host.origin)).toBe('portalTrouble')
  })
})

describe('over a proxy it finds', () => {
  it('the portal behind it', async () => {
    const host = closed(await startSecureHost(right, 401, noSession))
    const proxy = closed(await startProxy())
    expect(await finding(host.origin, { ways: [proxy.address] })).toBe('portal')
    expect(proxy.seen.map(({ method, target }) => `${method} ${target}`)).toEqual([`CONNECT 127.0.0.1:${host.port}`])
  })

  it.each([
    [407, 'proxyWantsPassword'],
    [403, 'proxyRefuses'],
    [502, 'proxyRefuses'],
  ] as const)('a proxy that answers %i', async (status, found) => {
    const proxy = closed(await startProxy(status))
    expect(await finding('https://portal.invalid', { ways: [proxy.address] })).toBe(found)
  })

  it('the next proxy where the first isn’t there, and says which it was', async () => {
    const host = closed(await startSecureHost(right, 401, {}))
    const proxy = closed(await startProxy())
    const [gone, other] = [`http://${await deadPort()}`, `http://${await deadPort()}`]
    expect(await test(host.origin, { ways: [gone, proxy.address, DIRECT] })).toMatchObject({
      finding: 'portal',
      proxy: proxy.address,
      missed: [gone],
    })
    // Every test tries it again: an earlier failure doesn't exclude it.
    expect(await test(host.origin, { ways: [gone, DIRECT] })).toMatchObject({ proxy: undefined, missed: [gone] })
    expect(await test(host.origin, { ways: [gone, other] })).toMatchObject({
      finding: 'proxyGone',
      proxy: other,
      missed: [gone],
    })
    const refusing = closed(await startProxy(407))
    expect(await test(host.origin, { ways: [gone, refusing.address, DIRECT] })).toMatchObject({
      finding: 'proxyWantsPassword',
      proxy: refusing.address,
      missed: [gone],
    })
  })

  it('a proxy that isn’t there, and a server that isn’t a proxy', async () => {
    expect(await finding('https://portal.invalid', { ways: [`http://${await deadPort()}`] })).toBe('proxyGone')
    const mute = await bareHost(() => undefined)
    expect(await finding('https://portal.invalid', { ways: [`http://${mute}`] })).toBe('proxyGone')
  })
})

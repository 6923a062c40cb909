/** The hosts that get the bearer token: api and listing, and no others. */
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createPortalClient, type Hosts } from '../../src/main/portal/axios-client.ts'
import type { Host } from '../../src/shared/portal/call.ts'
import { PATIENT } from '../support/patience.ts'

const TOKEN = 'canary-of-the-store'

// No call uses the checkout host yet; this one stands for a future one.
vi.mock(import('../../src/shared/portal/calls.ts'), async (original) => {
  const real = await original()
  return {
    ...real,
    findCall: (name) => {
      const call = real.findCall(name)
      return name === 'session.states' && call !== undefined ? { ...call, host: 'checkout' } : call
    },
  }
})

interface Seen {
  readonly host: Host
  readonly url: string
  readonly bearer: string | undefined
}

const seen: Seen[] = []
const servers: Server[] = []
const ended: string[] = []
let hosts: Hosts
/** The hosts' answer. */
let reply: { status: number; location?: string } = { status: 200 }

async function listen(host: Host): Promise<string> {
  const server = createServer(({ url = '', headers, rawHeaders }, response) => {
    const leaked = rawHeaders.some((value) => value.includes(TOKEN)) || url.includes(TOKEN)
    seen.push({ host, url, bearer: leaked ? (headers.authorization ?? 'elsewhere') : undefined })
    const { status, location } = reply
    response.writeHead(status, { 'content-type': 'application/json', ...(location === undefined ? {} : { location }) })
    response.end('[]')
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return `http://127.0.0.1:${address.port}`
}

beforeAll(async () => {
  hosts = { api: await listen('api'), listing: await listen('listing'), checkout: await listen('checkout') }
})
beforeEach(() => {
  seen.length = 0
  ended.length = 0
  reply = { status: 200 }
})
afterAll(async () => {
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
})

const client = () =>
  createPortalClient({ hosts, token: () => TOKEN, onUnauthorized: (token) => ended.push(token), timeoutMs: PATIENT })

test('the api and listing hosts are sent the bearer', async () => {
  await client().call('session.mapping', { query: {} })
  await client().call('catalogue.productInfo', { body: { products: [1] } })
  expect(seen).toEqual([
    { host: 'api', url: '/api/mapping/getMapping', bearer: `Bearer ${TOKEN}` },
    { host: 'listing', url: '/api/products/info/b2b', bearer: `Bearer ${TOKEN}` },
  ])
})

test('the checkout host is never sent the bearer', async () => {
  expect(await client().call('session.states', {})).toEqual({ ok: true, value: [] })
  expect(seen).toEqual([{ host: 'checkout', url: '/api/users/state', bearer: undefined }])
})

test('a 401 of the checkout host, which knows no session, ends none', async () => {
  reply = { status: 401 }
  expect(await client().call('session.states', {})).toMatchObject({ ok: false, error: { kind: 'session' } })
  expect(ended).toEqual([])
})

test('a 401 of the api host ends the session of the token that was sent', async () => {
  reply = { status: 401 }
  expect(await client().call('session.mapping', { query: {} })).toMatchObject({ ok: false, error: { kind: 'session' } })
  expect(ended).toEqual([TOKEN])
})

test.each([301, 302, 307, 308])('a %i to another host is not followed', async (status) => {
  reply = { status, location: `${hosts.checkout}/stolen` }
  const answer = await client().call('session.mapping', { query: {} })
  expect(answer).toMatchObject({ ok: false, error: { kind: 'answer', status } })
  expect(seen.map(({ host }) => host)).toEqual(['api'])
})

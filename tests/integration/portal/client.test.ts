import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPortalClient } from '../../../src/main/portal/axios-client.ts'
import { inBatches } from '../../../src/main/portal/portal-client.ts'
import { ok } from '../../../src/shared/errors.ts'
import { say } from '../../../src/shared/messages.ts'
import { type Host, json, startHost } from '../../support/host.ts'
import { PATIENT } from '../../support/patience.ts'
import { store } from '../../support/stock-portal.ts'

const TOKEN = 'canary-token-5d1c'
const misc = { map: [1], userid: 7, rules: [], signage: 'BABYHUG', storetype: 'FOFO', hasFoodLicense: false }
let api: Host
let listing: Host
let checkout: Host
const ended: string[] = []
let token: string | undefined = TOKEN

const client = () =>
  createPortalClient({
    hosts: { api: api.origin, listing: listing.origin, checkout: checkout.origin },
    token: () => token,
    onUnauthorized: (used) => ended.push(used),
    timeoutMs: PATIENT,
  })

beforeAll(async () => {
  ;[api, listing, checkout] = [await startHost(), await startHost(), await startHost()]
})
afterAll(() => Promise.all([api, listing, checkout].map((host) => host.close())))
beforeEach(() => {
  ended.length = 0
  token = TOKEN
  for (const host of [api, listing, checkout]) {
    host.requests.length = 0
    host.answer(() => json({}))
  }
})

describe('the bearer', () => {
  it('goes to the api host', async () => {
    await client().call('session.meFirst', {})
    expect(api.requests.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${TOKEN}`])
  })

  it('goes to the listing host', async () => {
    await client().call('catalogue.listing', { body: { page: 1, size: 10, misc } })
    expect(listing.requests.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${TOKEN}`])
    expect(api.requests).toEqual([])
  })

  it('is in neither an address nor a body', async () => {
    await client().call('order.invoice', { query: { orderId: 'PO-1-T' } })
    const [request] = api.requests
    expect(`${request?.path} ${request?.body}`).not.toContain(TOKEN)
  })

  it('is not sent before a user is signed in', async () => {
    token = undefined
    await client().call('session.otpGenerate', { body: { email: 'asha@example.in', password: 'secret' } })
    expect(api.requests[0]?.headers.authorization).toBeUndefined()
  })

  it.each([301, 302, 303, 307, 308])('is never carried along a %i: the redirect is not followed', async (status) => {
    api.answer(() => ({ status, headers: { location: `${checkout.origin}/api/users/me` } }))
    const answer = await client().call('session.meFirst', {})
    expect(answer).toMatchObject({ ok: false, error: { kind: 'answer', status } })
    expect(checkout.requests).toEqual([])
    expect(api.requests).toHaveLength(1)
  })
})

describe('a call', () => {
  it('sends what the registry says: method, path, query, body', async () => {
    api.answer(() => json(store))
    expect(await client().call('session.me', { params: { id: 7 } })).toEqual(ok(store))
    await client().call('order.invoice', { query: { orderId: 'PO 1&x=2#T' } })
    expect(api.requests.map(({ method, path }) => [method, path])).toEqual([
      ['GET', '/api/users/7/me'],
      ['POST', expect.stringMatching(/^\/api\/[\w/]+\?orderId=PO\+1%26x%3D2%23T$/)],
    ])
  })

  it('reads rupees as paise', async () => {
    const entry = { whID: 1, whType: 'Warehouse', name: 'Pune', state: 'Maharashtra', min: 1234.5 }
    api.answer(() => json([{ ...entry, isActiveStockistforb2b: true, isactive: true }]))
    expect(await client().call('session.mapping', { query: {} })).toMatchObject({ ok: true, value: [{ min: 123_450 }] })
  })

  it.each(['..', '.'])('never leaves its path: %j is refused before it is sent', async (steps) => {
    const answer = await client().call('session.checkResetToken', { params: { token: steps } })
    expect(answer).toMatchObject({ ok: false, error: { kind: 'request', message: say('badRequest') } })
    expect(api.requests).toEqual([])
  })

  it.each(['../../users/me', 'a/b', '%2e%2e', '..%2f..', '?x=1', '#', 'a\\b', 'a b', '\r\nX: y', 'é'])(
    'carries %j in its path as one piece',
    async (piece) => {
      await client().call('session.checkResetToken', { params: { token: piece } })
      const [request] = api.requests
      expect(request?.path.startsWith('/api/forgotpassword/checkToken/')).toBe(true)
      expect(decodeURIComponent(request?.path.split('/').at(-1) ?? '')).toBe(piece)
      expect(request?.headers).not.toHaveProperty('x')
    },
  )

  it('refuses half a character, which no address can carry', async () => {
    const half = 'PO-\ud800'
    expect(await client().call('order.invoice', { query: { orderId: half } })).toMatchObject({
      ok: false,
      error: { kind: 'request' },
    })
    expect(await client().call('session.checkResetToken', { params: { token: half } })).toMatchObject({
      ok: false,
      error: { kind: 'request' },
    })
    expect(api.requests).toEqual([])
  })

  it.each([
    ['an id that is none', { params: { id: 'seven' } }],
    ['an id below zero', { params: { id: -1 } }],
    ['nothing', undefined],
    ['a text', 'session.me'],
  ])('with %s is refused before it is sent', async (_, args) => {
    expect(await client().call('session.me', args as never)).toMatchObject({
      ok: false,
      error: { kind: 'request', call: 'session.me' },
    })
    expect(api.requests).toEqual([])
  })
})

describe('a refusal', () => {
  it('401 ends the session of the token that was sent', async () => {
    api.answer(() => json({ message: 'Token expired' }, 401))
    expect(await client().call('session.meFirst', {})).toMatchObject({
      ok: false,
      error: { kind: 'session', status: 401, message: 'Token expired', call: 'session.meFirst' },
    })
    expect(ended).toEqual([TOKEN])
  })

  it('401 while signing in ends no session', async () => {
    token = undefined
    api.answer(() => json({}, 401))
    const answer = await client().call('session.otpGenerate', { body: { email: 'asha@example.in', password: 'x' } })
    expect(answer).toMatchObject({ ok: false, error: { kind: 'session' } })
    expect(ended).toEqual([])
  })

  it.each([400, 403, 404, 409, 412, 422, 429])('%i is told in the portal’s own words', async (status) => {
    api.answer(() => ({ ...json({ message: 'Your order is blocked' }, status), headers: { 'retry-after': '30' } }))
    expect(await client().call('session.meFirst', {})).toEqual({
      ok: false,
      error: { kind: 'refused', status, message: 'Your order is blocked', worded: true, call: 'session.meFirst' },
    })
    expect(api.requests).toHaveLength(1)
  })

  it.each([500, 502, 503, 504])('%i is the portal’s fault, and isn’t tried again unasked', async (status) => {
    api.answer(() => ({ status, headers: { 'retry-after': '1' }, body: '<h1>Bad gateway</h1>' }))
    expect(await client().call('session.meFirst', {})).toMatchObject({
      ok: false,
      error: { kind: 'portal', status, message: say('portalFault') },
    })
    expect(api.requests).toHaveLength(1)
  })

  it.each([
    ['no message', {}, say('refused')],
    ['an empty one', { message: ' ' }, say('refused')],
    ['one that is a page long', { message: 'x'.repeat(501) }, say('refused')],
    ['one that is no text', { message: { stack: 'Error: at server.js:12' } }, say('refused')],
    ['line ends and bells', { message: 'No\r\nmore\u0007stock' }, 'No more stock'],
    [
      'marks that show it backwards',
      { message: 'Pay \u202e\u2066now\u2069\u200f,\u2028\u061cnot later\u202c' },
      'Pay now, not later',
    ],
  ])('with %s', async (_, body, message) => {
    api.answer(() => json(body, 422))
    const worded = message !== say('refused')
    expect(await client().call('session.meFirst', {})).toMatchObject({ ok: false, error: { message, worded } })
  })
})

describe('a refusal without words', () => {
  it.each([
    ['a thing of JSON is the portal’s own', '{}', true],
    ['a page is some gateway’s', '<h1>Forbidden</h1>', undefined],
    ['nothing says nothing', '', undefined],
    ['a list is none', '[]', undefined],
  ])('%s', async (_, body, isJson) => {
    api.answer(() => ({ status: 422, body }))
    const answer = await client().call('session.meFirst', {})
    expect(answer.ok ? undefined : [answer.error.worded, answer.error.json]).toEqual([false, isJson])
  })
})

describe('a long list of ids', () => {
  it('is asked for in batches of 1 000, six at a time, joined in order', async () => {
    const ids = Array.from({ length: 7_500 }, (_, at) => at)
    const sizes: number[] = []
    let [running, most] = [0, 0]
    const answer = await inBatches(ids, 1000, async (batch) => {
      running += 1
      most = Math.max(most, running)
      sizes.push(batch.length)
      await Promise.resolve()
      running -= 1
      return ok(batch.map((id) => id * 2))
    })
    expect([sizes, most]).toEqual([[1000, 1000, 1000, 1000, 1000, 1000, 1000, 500], 6])
    expect(answer).toEqual(ok(ids.map((id) => id * 2)))
  })

  it('ends with the first batch that fails: what hasn’t gone out isn’t asked', async () => {
    const sizes: number[] = []
    const broken = { ok: false as const, error: { kind: 'offline' as const, message: say('offline') } }
    const answer = await inBatches([...Array(90).keys()], 10, async (batch) => {
      sizes.push(batch.length)
      return sizes.length === 2 ? broken : ok(batch)
    })
    expect(answer).toEqual(broken)
    expect(sizes.length).toBeLessThan(9)
  })

  it('of nothing asks nothing', async () => {
    expect(await inBatches([], 1000, () => Promise.reject(new Error('asked')))).toEqual(ok([]))
  })
})

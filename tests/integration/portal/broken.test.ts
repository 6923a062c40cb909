import { createServer as createHttpServer, type ServerResponse } from 'node:http'
import { createServer } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPortalClient } from '../../../src/main/portal/axios-client.ts'
import { type Host, json, type Script, startHost } from '../../support/host.ts'
import { IMPATIENT, PATIENT } from '../../support/patience.ts'
import { store } from '../../support/stock-portal.ts'

let host: Host
const at = (origin: string, timeoutMs = PATIENT) =>
  createPortalClient({
    hosts: { api: origin, listing: origin, checkout: origin },
    token: () => 'token',
    onUnauthorized: () => undefined,
    timeoutMs,
  })

beforeAll(async () => {
  host = await startHost()
})
afterAll(() => host.close())

const whole = JSON.stringify(store)
const JSON_TYPE = { 'content-type': 'application/json' }

/** Sends the answer's first bytes, then calls `then`. */
const begin = (sent: string, then: (response: ServerResponse) => void) => () => (response: ServerResponse) => {
  response.writeHead(200, { ...JSON_TYPE, 'content-length': String(whole.length) })
  response.write(sent, () => then(response))
}

const BROKEN: readonly (readonly [string, string, Script])[] = [
  ['an empty body', 'answer', () => ({ status: 200 })],
  ['204', 'answer', () => ({ status: 204 })],
  ['a page of HTML, as a captive portal sends', 'answer', () => ({ body: '<html><body>Pay for Wi-Fi</body></html>' })],
  ['JSON that is cut short', 'answer', () => ({ headers: JSON_TYPE, body: whole.slice(0, -20) })],
  ['JSON of the wrong shape', 'answer', () => json({ ...store, id: 'seven' })],
  ['null', 'answer', () => json(null)],
  ['a list of two', 'answer', () => json([store, store])],
  ['a body of zeros', 'answer', () => ({ body: '\0'.repeat(1000) })],
  ['JSON that would change what objects are', 'answer', () => ({ body: '{"__proto__":{"id":7}}' })],
  ['200 with an error in it', 'answer', () => json({ message: 'Something failed', status: 500 })],
  ['a redirect to nowhere', 'answer', () => ({ status: 302 })],
  ['a status that doesn’t exist', 'answer', () => ({ status: 399 })],
  ['gzip that isn’t', 'offline', () => ({ headers: { ...JSON_TYPE, 'content-encoding': 'gzip' }, body: whole })],
  ['a reset before the answer', 'offline', () => (response) => void response.destroy()],
  ['a reset within the answer', 'offline', begin(whole.slice(0, 50), (response) => response.destroy())],
  ['no answer at all', 'timeout', () => () => undefined],
  ['an answer that stops in the middle', 'timeout', begin(whole.slice(0, 50), () => undefined)],
  [
    'an answer of one byte at a time',
    'timeout',
    () => (response) => {
      response.writeHead(200, JSON_TYPE)
      let sent = 0
      const drip = setInterval(() => response.write(whole[sent++] ?? ' '), 40)
      response.on('close', () => clearInterval(drip))
    },
  ],
]

describe('a portal that answers with', () => {
  it.each(BROKEN)('%s is given up as a failure of kind %s', async (_, kind, script) => {
    host.answer(script)
    const client = at(host.origin, kind === 'timeout' ? IMPATIENT : PATIENT)
    const answer = await client.call('session.meFirst', {})
    expect(answer).toMatchObject({ ok: false, error: { kind, call: 'session.meFirst' } })
  })

  it('names the call and the field that doesn’t fit', async () => {
    host.answer(() => json({ ...store, fcf: { ...store.fcf, concept: { is: 'FC' } } }))
    expect(await at(host.origin).call('session.meFirst', {})).toMatchObject({
      ok: false,
      error: { kind: 'answer', call: 'session.meFirst', field: 'fcf.concept' },
    })
  })

  it('ignores fields that it doesn’t know', async () => {
    host.answer(() => json({ ...store, tomorrow: { is: 'another day' } }))
    expect(await at(host.origin).call('session.meFirst', {})).toMatchObject({ ok: true, value: { id: store.id } })
  })

  it.each([
    ['50 MB of text in one field', () => json({ ...store, city: 'x'.repeat(50 * 1024 * 1024) })],
    [
      'a list of 50 MB where an object should be',
      () => ({ headers: JSON_TYPE, body: `[${'0,'.repeat(25 * 1024 * 1024)}0]` }),
    ],
    ['100 MB', () => ({ headers: JSON_TYPE, body: ' '.repeat(100 * 1024 * 1024) })],
    [
      'a small file that unpacks to 100 MB',
      () => (response: ServerResponse) => {
        const packed = gzipSync(Buffer.alloc(100 * 1024 * 1024, 0x20))
        response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }).end(packed)
      },
    ],
  ] as const)('%s is not what was agreed, and stops nothing', async (_, script) => {
    host.answer(script)
    const client = at(host.origin, PATIENT)
    expect(await client.call('session.meFirst', {})).toMatchObject({
      ok: false,
      error: { kind: 'answer' },
    })
    host.answer(() => json(store))
    expect(await client.call('session.meFirst', {})).toMatchObject({ ok: true })
  })

  it.each([
    ['a port without a server', 'http://127.0.0.1:9'],
    ['a name that doesn’t exist', 'http://portal.invalid'],
  ])('%s is offline', async (_, origin) => {
    expect(await at(origin, PATIENT).call('session.meFirst', {})).toMatchObject({
      ok: false,
      error: { kind: 'offline' },
    })
  })

  it('a write knows whether it can have arrived', async () => {
    const otp = { body: { email: 'a@b.example', password: 'x' } }
    const never = await at('http://127.0.0.1:9', PATIENT).call('session.otpGenerate', otp)
    expect(never).toMatchObject({ ok: false, error: { kind: 'offline', unsent: true } })
    host.answer(() => (response) => void response.destroy())
    const lost = await at(host.origin, PATIENT).call('session.otpGenerate', otp)
    expect(lost).toMatchObject({ ok: false, error: { kind: 'offline' } })
    expect(lost).not.toHaveProperty('error.unsent')
  })

  it('what isn’t HTTP at all is a broken connection', async () => {
    const server = createServer((socket) => socket.on('error', () => undefined).end('SSH-2.0-OpenSSH_9.6\r\n'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    expect(await at(`http://127.0.0.1:${port}`).call('session.meFirst', {})).toMatchObject({
      ok: false,
      error: { kind: 'offline' },
    })
    server.close()
  })

  it('http where https was agreed is never spoken to in the clear', async () => {
    host.requests.length = 0
    const answer = await at(host.origin.replace('http:', 'https:')).call('session.meFirst', {})
    expect(answer).toMatchObject({ ok: false, error: { kind: 'offline' } })
    expect(host.requests).toEqual([])
  })
})

describe('a caller that gives up', () => {
  it('cancels before the answer', async () => {
    host.answer(() => () => undefined)
    const abort = new AbortController()
    const answer = at(host.origin, PATIENT).call('session.meFirst', {}, { signal: abort.signal })
    abort.abort()
    expect(await answer).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
  })

  it('cancels within the answer', async () => {
    const abort = new AbortController()
    host.answer(begin(whole.slice(0, 50), () => abort.abort()))
    expect(await at(host.origin, PATIENT).call('session.meFirst', {}, { signal: abort.signal })).toMatchObject({
      ok: false,
      error: { kind: 'cancelled' },
    })
  })

  it('cancelled before it began: nothing is asked', async () => {
    host.requests.length = 0
    expect(await at(host.origin).call('session.meFirst', {}, { signal: AbortSignal.abort() })).toMatchObject({
      ok: false,
      error: { kind: 'cancelled' },
    })
    expect(host.requests).toEqual([])
  })
})

describe('a connection that is used again', () => {
  const states = JSON.stringify([{ stateCode: '27', displayName: 'Maharashtra' }])

  /** A host that answers the first request of every connection, and breaks the connection at the next one. */
  async function forgetfulHost() {
    const seen = { connections: 0, requests: 0 }
    const sockets = new WeakMap<object, number>()
    const server = createHttpServer((request, response) => {
      seen.requests += 1
      const before = sockets.get(request.socket) ?? 0
      sockets.set(request.socket, before + 1)
      if (before > 0) request.socket.destroy()
      else response.end(request.method === 'GET' ? states : '{}')
    })
    server.on('connection', () => {
      seen.connections += 1
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
    const address = server.address()
    const client = at(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
    return { client, seen, close: () => server.close() }
  }

  it('and has died meanwhile costs a read nothing but a second try', async () => {
    const { client, seen, close } = await forgetfulHost()
    // Several idle connections, all of them dead when they are reused.
    const three = [1, 2, 3].map(() => client.call('session.states', {}))
    for (const answer of await Promise.all(three)) expect(answer).toMatchObject({ ok: true })
    expect(seen).toEqual({ connections: 3, requests: 3 })
    expect(await client.call('session.states', {})).toMatchObject({ ok: true })
    expect(seen).toEqual({ connections: 4, requests: 5 })
    close()
  })

  it('is never one for a write: each goes out once, on its own', async () => {
    const { client, seen, close } = await forgetfulHost()
    await client.call('session.states', {})
    for (let time = 0; time < 3; time++) {
      const body = { oldPassword: 'a', newPassword: 'b', confirmPassword: 'b' }
      expect(await client.call('session.changePassword', { params: { id: 7 }, body })).toMatchObject({ ok: true })
    }
    expect(seen).toEqual({ connections: 4, requests: 4 })
    close()
  })
})

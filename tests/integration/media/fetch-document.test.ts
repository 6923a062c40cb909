/** Downloading a document from hosts with arbitrary answers. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { allowedAddress, fetchDocument } from '../../../src/main/portal/fetch-document.ts'
import { DIRECT } from '../../../src/main/portal/proxy-routes.ts'
import { type Host, startHost } from '../../support/host.ts'

const TOKEN = 'canary-of-the-store'
const PDF = '%PDF-1.4 a policy of some length'
const folder = mkdtempSync(join(tmpdir(), 'storedesk-document-'))
const path = join(folder, 'written')

let api: Host
let checkout: Host
beforeAll(async () => {
  api = await startHost()
  checkout = await startHost()
})
beforeEach(() => {
  rmSync(path, { force: true })
  for (const host of [api, checkout]) {
    host.requests.length = 0
    host.answer(() => ({ body: PDF }))
  }
})
afterAll(() => Promise.all([api.close(), checkout.close()]))

const hosts = () => ({ api: api.origin, listing: api.origin, checkout: checkout.origin })
const allowed = (address: string) =>
  allowedAddress(address, { hosts: hosts(), documentHosts: ['files.example.com'] })?.href

const fetched = (address: string, kinds: readonly ('pdf' | 'picture' | 'audio')[] = ['pdf']) =>
  fetchDocument(
    { hosts: hosts(), documentHosts: [], findRoutes: async () => [DIRECT], token: () => TOKEN, timeLimitMs: 3000 },
    { url: new URL(address), kinds, path, signal: new AbortController().signal, progress: () => undefined },
  )

const bearers = ({ requests }: Host) => requests.map(({ headers }) => headers.authorization)

describe('an address', () => {
  test.each(['https://files.example.com/a.pdf', 'https://FILES.example.com/a.pdf?signed=1'])(
    '%s may be asked',
    (url) => {
      expect(allowed(url)).toBe(url.toLowerCase())
    },
  )

  test('of the portal itself may be asked, also without its host', () => {
    expect(allowed('media/a.pdf')).toBe(`${api.origin}/media/a.pdf`)
    expect(allowed(`${checkout.origin}/a.pdf#page=2`)).toBe(`${checkout.origin}/a.pdf`)
  })

  test.each([
    'https://evil.example.com/a.pdf',
    'https://files.example.com.evil.com/a.pdf',
    'https://files.example.com@evil.com/a.pdf',
    'https://user:secret@files.example.com/a.pdf',
    'https://files.example.com:8443/a.pdf',
    'http://files.example.com/a.pdf',
    '//evil.example.com/a.pdf',
    'http://127.0.0.1:1/a.pdf',
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'data:application/pdf,%25PDF-',
    'javascript:alert(1)',
    'app://portal/index.html',
  ])('%s isn’t requested', (url) => {
    expect(allowed(url)).toBeUndefined()
  })
})

/** A PNG of a few bytes that claims this size. */
function pngOf(width: number, height: number): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  return Buffer.concat([head, size, Buffer.from('0802000000', 'hex'), Buffer.alloc(8)])
}

test.each([
  ['a picture of a hundred megapixels', pngOf(10_000, 10_000), 'documentTooManyPixels'],
  ['a picture that says no size', Buffer.from('89504e470d0a1a0a0000000000000000', 'hex'), 'documentStrange'],
  [
    'a drawing with a script',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    'documentStrange',
  ],
  ['a text that is called a picture', 'This is a text, whatever its name says.', 'documentStrange'],
])('%s isn’t shown, and the reason is', async (_, body, sentence) => {
  api.answer(() => ({ body }))
  expect(await fetched(`${api.origin}/a.png`, ['picture'])).toMatchObject({ ok: false, error: { sentence } })
})

test('a picture of forty megapixels is', async () => {
  api.answer(() => ({ body: pngOf(8000, 5000) }))
  expect(await fetched(`${api.origin}/a.png`, ['picture'])).toMatchObject({ ok: true, value: { kind: 'picture' } })
})

test('the portal’s own host is sent the bearer, another one isn’t', async () => {
  expect(await fetched(`${api.origin}/a.pdf`)).toMatchObject({ ok: true, value: { kind: 'pdf' } })
  expect(readFileSync(path, 'utf8')).toBe(PDF)
  rmSync(path)
  expect(await fetched(`${checkout.origin}/a.pdf`)).toMatchObject({ ok: true })
  expect([bearers(api), bearers(checkout)]).toEqual([[`Bearer ${TOKEN}`], [undefined]])
})

test.each([301, 302, 303, 307, 308])('a %i to another host is not followed, to the same one it is', async (status) => {
  api.answer(() => ({ status, headers: { location: `${checkout.origin}/stolen` } }))
  expect(await fetched(`${api.origin}/a.pdf`)).toMatchObject({ error: { sentence: 'documentElsewhere' } })
  expect(checkout.requests).toEqual([])
  api.answer(({ path: at }) => (at === '/a.pdf' ? { status, headers: { location: '/b.pdf' } } : { body: PDF }))
  expect(await fetched(`${api.origin}/a.pdf`)).toMatchObject({ ok: true })
})

test('a host that leads in circles isn’t followed for ever', async () => {
  api.answer(() => ({ status: 302, headers: { location: '/a.pdf' } }))
  expect(await fetched(`${api.origin}/a.pdf`)).toMatchObject({ ok: false })
  expect(api.requests).toHaveLength(4)
})

test.each([
  ['a page', '<!doctype html>', {}],
  ['a program', 'MZ and so on and so on', {}],
  ['too little to tell', '%PD', {}],
  ['something that is packed', PDF, { 'content-encoding': 'gzip' }],
  ['a document of another kind', 'ID3 and then some music', {}],
])('%s isn’t a document under any name', async (_, body, headers) => {
  api.answer(() => ({ body, headers: { 'content-type': 'application/pdf', ...headers } }))
  expect(await fetched(`${api.origin}/a.pdf`)).toMatchObject({ error: { sentence: 'documentStrange' } })
})

test('one that says that it is too large isn’t read', async () => {
  api.answer(() => (response) => {
    response.writeHead(200, { 'content-length': String(51 * 1024 * 1024) })
    response.write(PDF)
  })
  expect(await fetched(`${api.origin}/a.pdf`)).toMatchObject({ error: { sentence: 'documentTooLarge' } })
})

test('one that stops half-way is late, one that breaks off wasn’t reached', async () => {
  api.answer(() => (response) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write(PDF)
  })
  expect(await fetched(`${api.origin}/a.pdf`)).toMatchObject({ error: { kind: 'timeout' } })
  rmSync(path)
  api.answer(() => (response) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write(PDF, () => response.destroy())
  })
  expect(await fetched(`${api.origin}/a.pdf`)).toMatchObject({ error: { kind: 'offline' } })
})

test('an existing file isn’t overwritten', async () => {
  expect(await fetched(`${api.origin}/a.pdf`)).toMatchObject({ ok: true })
  await expect(fetched(`${api.origin}/a.pdf`)).resolves.toMatchObject({ ok: false })
})

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CONTENT_SECURITY_POLICY,
  createPages,
  PAPER_POLICY,
  pathOf,
  serve,
} from '../../../../src/main/desktop/pages.ts'
import { often } from '../../../support/counts.ts'

const SECRET = 'what stands outside'

function pages() {
  const home = mkdtempSync(join(tmpdir(), 'storedesk-pages-'))
  const folder = join(home, 'renderer')
  // A folder whose name begins alike, and a file above.
  for (const place of [folder, join(folder, 'assets'), join(home, 'renderer-secret')]) mkdirSync(place)
  writeFileSync(join(home, 'secret.txt'), SECRET)
  writeFileSync(join(home, 'renderer-secret', 'secret.txt'), SECRET)
  writeFileSync(join(folder, 'index.html'), '<title>StoreDesk</title>')
  writeFileSync(join(folder, 'paper.html'), '<title>Paper</title>')
  writeFileSync(join(folder, 'assets', 'page.js'), 'export {}')
  return createPages({
    folder,
    picture: async (path) => serve(`picture ${path}`, '.png'),
    paper: (ticket, page) => (ticket === 'good' ? page.replace('Paper', 'Invoice') : undefined),
    dress: (page) => page,
    chosen: (id) => (id === 'face' ? new TextEncoder().encode('a face') : undefined),
    media: async (ticket, range) =>
      ticket === 'good' ? new Response(`film ${range}`, { headers: { 'content-type': 'video/webm' } }) : undefined,
  })
}

const ask = (url: string, method = 'GET') => ({ url, method, headers: new Headers({ range: 'bytes=0-' }) }) as Request
const get = async (path: string, method?: string) => {
  const answer = await pages()(ask(`app://portal${path}`, method))
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text(), answer }
}

describe('app://portal', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', '<title>StoreDesk</title>'],
    ['/index.html', 'text/html; charset=utf-8', '<title>StoreDesk</title>'],
    ['/cart', 'text/html; charset=utf-8', '<title>StoreDesk</title>'],
    ['/orders/PO-1-T?x=1#y', 'text/html; charset=utf-8', '<title>StoreDesk</title>'],
    ['/home/account/orderDetails/PO.1', 'text/html; charset=utf-8', '<title>StoreDesk</title>'],
    ['/home/account/orderDetails/PO-1.js?x=1', 'text/html; charset=utf-8', '<title>StoreDesk</title>'],
    ['/home/account/orderDetails/PO%2F1', 'text/html; charset=utf-8', '<title>StoreDesk</title>'],
    ['/home/account/invoice/order/PO%2f1.pdf', 'text/html; charset=utf-8', '<title>StoreDesk</title>'],
    ['/assets/page.js', 'text/javascript; charset=utf-8', 'export {}'],
    ['/pictures/101/108x131.png', 'image/png', 'picture 101/108x131.png'],
    ['/paper/good', 'text/html; charset=utf-8', '<title>Invoice</title>'],
    ['/own-pictures/face.jpg', 'image/jpeg', 'a face'],
    ['/media/good', 'video/webm', 'film bytes=0-'],
  ])('%s', async (path, type, text) => {
    expect(await get(path)).toMatchObject({ status: 200, type, text })
  })

  it.each([
    '/assets/none.js',
    '/secret.txt',
    '/paper.html',
    '/paper/bad',
    '/own-pictures/other.jpg',
    '/media/bad',
    '/assets',
    '/assets/',
  ])('%s shows nothing that is stored there', async (path) => {
    const { status, text } = await get(path)
    expect([404, 200]).toContain(status)
    expect(text).toBe(status === 404 ? '' : '<title>StoreDesk</title>')
  })

  it.each(['POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS'])('answers no %s', async (method) => {
    expect((await get('/', method)).status).toBe(404)
  })

  it('was listed at the start: a file that comes later isn’t served', async () => {
    const home = mkdtempSync(join(tmpdir(), 'storedesk-pages-'))
    writeFileSync(join(home, 'index.html'), '')
    const late = createPages({
      folder: home,
      picture: async () => serve('', '.png'),
      paper: () => undefined,
      dress: (page) => page,
      chosen: () => undefined,
      media: async () => undefined,
    })
    writeFileSync(join(home, 'late.js'), 'alert(1)')
    expect((await late(ask('app://portal/late.js'))).status).toBe(404)
  })
})

const CLEVER = [
  'app://portal/../secret.txt',
  'app://portal/%2e%2e/secret.txt',
  'app://portal/..%2fsecret.txt',
  'app://portal/%2e%2e%2fsecret.txt',
  'app://portal/..%5csecret.txt',
  'app://portal/..\\secret.txt',
  'app://portal/assets/..%2f..%2f..%2fsecret.txt',
  'app://portal/../renderer-secret/secret.txt',
  'app://portal/home/../../secret.txt',
  'app://portal/home/..%2f..%2fsecret.txt',
  'app://portal/home/x%2f..%2f..%2fassets%2fpage.js',
  'app://portal/%00/secret.txt',
  'app://portal/index.html%00.js',
  'app://portal/%252e%252e/secret.txt',
  'app://portal//etc/passwd',
  'app://portal/C:/Windows/win.ini',
  'app://portal/%c0%ae%c0%ae/secret.txt',
  'app://portal/%',
  'app://evil/index.html',
  'app://portal.evil/index.html',
  'app://portal:80/index.html',
  'file:///etc/passwd',
  'https://portal/index.html',
  'app:portal/index.html',
  '',
]

describe('an address that tries to be clever', () => {
  it.each(CLEVER)('%j gets nothing', async (address) => {
    const answer = await pages()(ask(address))
    const text = await answer.text()
    // At most the app itself: its router shows that there is no such screen.
    expect(['', '<title>StoreDesk</title>']).toContain(text)
  })

  it.each([
    'app://portal/..%2fx',
    'app://portal/%5cx',
    'app://portal/%00',
    'app://portal/home/..%2f..%2fx',
    'app://other/',
    'https://portal/',
    'x',
    '',
  ])('%j has no path at all', (address) => {
    expect(pathOf(address)).toBeUndefined()
  })

  it('gets out in none of 2 000 tries', async () => {
    const answer = pages()
    const piece = fc.constantFrom(
      ...['home', '..', '.', '%2e', '%2E%2E', '%2f', '%5c', '\\', '/', '//', '%00', '%', '%25', 'renderer', '-secret'],
      ...['secret.txt', 'assets', 'etc', 'passwd', '?', '#', ':', '@', ';', 'é', '%c0%af', '\t', ' '],
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
        const got = await answer(ask(`app://portal/${pieces.join('')}`))
        expect(await got.text()).not.toContain(SECRET)
      }),
      { numRuns: often(500) },
    )
  })
})

describe('every answer', () => {
  it.each(['/', '/assets/page.js', '/none.js'])('of %s says what pages may do', async (path) => {
    const { answer } = await get(path)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-security-policy': CONTENT_SECURITY_POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
  })

  it('of a paper says the same, but for pictures that it makes itself', async () => {
    const { answer } = await get('/paper/good')
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toBe(PAPER_POLICY)
    expect(policy.replace(' blob:', '')).toBe(CONTENT_SECURITY_POLICY)
    expect(policy).toContain("img-src 'self' blob:;")
  })

  it('allows nothing that isn’t named, no inline script or style, no eval, no other host', () => {
    const policy = new Map(
      CONTENT_SECURITY_POLICY.split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources.join(' ')]
      }),
    )
    expect(policy.get('default-src')).toBe("'none'")
    expect(policy.get('script-src')).toBe("'self'")
    expect([...policy.values()].every((source) => source === "'none'" || source === "'self'")).toBe(true)
    expect(policy.get('connect-src')).toBe("'self'")
    for (const name of ['base-uri', 'form-action', 'frame-ancestors']) {
      expect(policy.get(name)).toBe("'none'")
    }
  })
})

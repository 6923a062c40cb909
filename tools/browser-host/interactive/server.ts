/**
 * The app for a person without Electron: any browser on this machine opens the printed address. Only loopback is listened
 * on; every request must name it as Host, carry the secret of this start, and, where it changes something, come from it.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { codec } from '../world/codec.ts'
import type { Told } from '../world/visitor.ts'
import { offered, receive } from './files.ts'
import type { VisitedPage } from './page.ts'

const MOST_BYTES = 128 * 1024 * 1024
const token = randomBytes(24).toString('base64url')

/** The window that a visitor gets to see. */
export interface Stage {
  readonly current: () => VisitedPage | undefined
}

/** Starts listening, and returns the address to open. */
export async function serveVisitors(stage: Stage): Promise<string> {
  const server = createServer((request, response) => {
    answer(request, response).catch((problem) => {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' })
      response.end(String(problem))
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject)
    server.listen(Number(process.env.STOREDESK_HOST_PORT ?? 0), '127.0.0.1', resolve)
  })
  const own = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const cookie = `host_${own.replace(/\D/g, '')}`

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', `http://${own}`)
    const refuse = (why: string) => void response.writeHead(403, { 'content-type': 'text/plain' }).end(why)
    if (request.headers.host !== own) return refuse('Not this host')
    if (same(url.searchParams.get('token') ?? '')) {
      const set = `${cookie}=${token}; HttpOnly; SameSite=Strict; Path=/`
      response
        .writeHead(302, { location: stage.current()?.path ?? '/', 'set-cookie': set, 'cache-control': 'no-store' })
        .end()
      return
    }
    if (!same(cookieOf(request, cookie))) return refuse('Open the address that the app has printed at its start')
    const page = stage.current()
    if (!page) return void response.writeHead(503, { 'content-type': 'text/plain' }).end('The app shows no window')
    if (request.method === 'POST') {
      if (request.headers.origin !== `http://${own}`) return refuse('Not from here')
      await heard(request, response, url, page)
    } else await shown(request, response, url, page)
  }

  return `http://${own}/?token=${token}`
}

function same(given: string): boolean {
  const [mine, theirs] = [Buffer.from(token), Buffer.from(given)]
  return mine.length === theirs.length && timingSafeEqual(mine, theirs)
}

function cookieOf(request: IncomingMessage, name: string): string {
  const cookies = (request.headers.cookie ?? '').split(/; */)
  return cookies.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of request as AsyncIterable<Buffer>) {
    bytes += piece.length
    if (bytes > MOST_BYTES) throw new Error('Too much')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** What the page says. */
async function heard(request: IncomingMessage, response: ServerResponse, url: URL, page: VisitedPage): Promise<void> {
  const visitor = request.headers['x-page']
  if (typeof visitor !== 'string' || !page.isVisitor(visitor)) {
    response.writeHead(409).end()
    return
  }
  const body = await bodyOf(request)
  if (url.pathname === '/__host/message') page.take(body.toString('utf8'))
  else if (url.pathname === '/__host/told') page.told(codec.decode(body.toString('utf8')) as Told)
  else if (url.pathname === '/__host/upload')
    receive(Number(url.searchParams.get('id')), url.searchParams.get('name') ?? '', body)
  response.writeHead(204).end()
}

/** What the page gets to see: the host's own few addresses, and whatever the app's protocol handler serves. */
async function shown(request: IncomingMessage, response: ServerResponse, url: URL, page: VisitedPage): Promise<void> {
  const { pathname } = url
  if (pathname === '/__host/start.js') {
    response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(page.script)
    return
  }
  if (pathname === '/__host/events') {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    response.write(':\n\n')
    page.connect(url.searchParams.get('page') ?? '', url.searchParams.get('at') ?? '/', response)
    return
  }
  const file = offered(pathname)
  if (file) {
    response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-disposition': 'attachment' })
    createReadStream(file).pipe(response)
    return
  }
  const served = await page.served(pathname + url.search, request.method ?? 'GET')
  if (!served) return void response.writeHead(404).end()
  const headers = new Headers(served.headers)
  const html = headers.get('content-type')?.startsWith('text/html') === true
  const policy = headers.get('content-security-policy')
  // The one loosening: the page has to reach this server, or it could not speak to the app at all.
  if (policy) headers.set('content-security-policy', withOwnConnections(policy))
  headers.delete('content-length')
  const body = Buffer.from(await served.arrayBuffer())
  response.writeHead(served.status, Object.fromEntries(headers))
  response.end(html ? withStart(body.toString('utf8')) : body)
}

export function withOwnConnections(policy: string): string {
  const rules = policy.split(';').map((rule) => rule.trim())
  return [...rules.filter((rule) => rule !== '' && !/^connect-src\b/i.test(rule)), "connect-src 'self'"].join('; ')
}

/** The preload comes before any script of the page's own. */
function withStart(html: string): string {
  const start = '<script src="/__host/start.js"></script>'
  return /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, (head) => head + start) : start + html
}

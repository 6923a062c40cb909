/**
 * The app for a user without Electron. A browser on this machine opens the printed address, which is valid once, and gets a cookie and, for
 * this tab only, the secret that every request to the host itself must carry. It listens only on a loopback address of this start; every
 * request must have it as Host and come from it.
 */
import { randomBytes, randomInt } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { offered, receive } from './files.ts'
import { ownPath, Refusal, readMessage, readReport } from './heard.ts'
import type { VisitedPage } from './page.ts'
import { makeSecrets } from './secrets.ts'

const MOST_BYTES = 128 * 1024 * 1024
const OPEN_THE_ADDRESS = 'Open the address that the app has printed last'

/** Headers that keep other pages from using this one. */
const OWN = {
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const

/** The window that is shown to a visitor. */
export interface Stage {
  readonly current: () => VisitedPage | undefined
  /** Called with the address to open: at the start, and again after each use. */
  readonly opened: (address: string) => void
}

/** Starts listening. */
export async function serveVisitors(stage: Stage): Promise<void> {
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(OWN)) response.setHeader(name, value)
    answer(request, response).catch((problem: unknown) => {
      const known = problem instanceof Refusal
      if (!known) console.error(problem)
      if (!response.headersSent) response.writeHead(known ? problem.status : 500, { 'content-type': 'text/plain' })
      response.end(known ? problem.message : 'The host has failed')
    })
  })
  const own = await listen(server, Number(process.env.STOREDESK_HOST_PORT ?? 0))
  const origin = `http://${own}`
  const cookie = `host_${own.replace(/\D/g, '_')}`
  const secrets = makeSecrets()
  const tellAddress = () => stage.opened(`${origin}/?start=${secrets.start()}`)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { headers, method } = request
    if (headers.host !== own) throw new Refusal(403, 'Not this host')
    const url = new URL(ownPath(request.url ?? '', origin), origin)
    if (method === 'GET' && secrets.begin(url.searchParams.get('start') ?? '')) {
      begin(response)
      tellAddress()
      return
    }
    if (!secrets.cookie.is(cookieOf(request, cookie))) throw new Refusal(403, OPEN_THE_ADDRESS)
    const from = headers['sec-fetch-site']
    const toHost = url.pathname.startsWith('/__host/')
    // The user may also open a page of the app directly: in the address bar, or by going back.
    if (from !== 'same-origin' && (toHost || from !== 'none')) throw new Refusal(403, 'Not from here')
    if (headers.origin !== undefined && headers.origin !== origin) throw new Refusal(403, 'Not from here')
    const page = stage.current()
    if (!page) throw new Refusal(503, 'The app shows no window')
    if (url.pathname === '/__host/start.js') return sendScript(response, page)
    if (!toHost) return sendPage(request, response, url, page)
    if (!secrets.tab.is(headers['x-tab'])) throw new Refusal(403, OPEN_THE_ADDRESS)
    if (method === 'POST') await hear(request, response, url, page, origin)
    else show(response, url, page, origin)
  }

  /** Serves the page that gives the tab its secret; the app's page then replaces it. */
  function begin(response: ServerResponse): void {
    const nonce = randomBytes(16).toString('base64url')
    const path = JSON.stringify(stage.current()?.path ?? '/').replaceAll('<', '\\u003c')
    const script = `sessionStorage.setItem('host-tab', '${secrets.tab.text}'); location.replace(${path})`
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors 'none'`,
      'set-cookie': `${cookie}=${secrets.cookie.text}; HttpOnly; SameSite=Strict; Path=/`,
    })
    response.end(`<!doctype html><title>One moment</title><script nonce="${nonce}">${script}</script>`)
  }

  tellAddress()
}

/** Listens on a separate address, so that cookies and storage of other programs' pages aren't shared. */
async function listen(server: Server, port: number): Promise<string> {
  const some = () => randomInt(1, 255)
  const at = (address: string) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, address, () => resolve())
    })
  // Not every system has more than 127.0.0.1.
  await at(`127.${some()}.${some()}.${some()}`).catch(() => at('127.0.0.1'))
  const { address, port: usedPort } = server.address() as AddressInfo
  return `${address}:${usedPort}`
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
    if (bytes > MOST_BYTES) throw new Refusal(413, 'Too much')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** Handles the page's messages. */
async function hear(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  page: VisitedPage,
  origin: string,
): Promise<void> {
  const visitor = request.headers['x-page']
  if (typeof visitor !== 'string' || !page.isVisitor(visitor)) throw new Refusal(409, 'Another page is shown')
  const body = await bodyOf(request)
  if (url.pathname === '/__host/message') page.take(readMessage(body.toString('utf8')))
  else if (url.pathname === '/__host/told') {
    const report = readReport(body.toString('utf8'))
    page.onReport(report.kind === 'at' ? { ...report, path: ownPath(report.path, origin) } : report)
  } else if (url.pathname === '/__host/upload') {
    const question = Number(url.searchParams.get('id'))
    if (!page.waitsFor(question)) throw new Refusal(409, 'Nobody has asked')
    receive(question, url.searchParams.get('name') ?? '', body)
  } else throw new Refusal(404, 'Not here')
  response.writeHead(204).end()
}

/** Serves the host's own resources for the page. */
function show(response: ServerResponse, url: URL, page: VisitedPage, origin: string): void {
  if (url.pathname === '/__host/events') {
    const at = ownPath(url.searchParams.get('at') ?? '/', origin)
    response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' })
    response.write('\n')
    page.connect(url.searchParams.get('page') ?? '', at, response)
    return
  }
  const file = offered(url.pathname)
  if (file === undefined) throw new Refusal(404, 'Not here')
  response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-disposition': 'attachment' })
  createReadStream(file).pipe(response)
}

function sendScript(response: ServerResponse, page: VisitedPage): void {
  response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(page.script)
}

/** Serves the answer of the app's protocol handler. */
async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  page: VisitedPage,
): Promise<void> {
  const served = await page.served(url.pathname + url.search, request.method ?? 'GET', request.headers.range)
  if (!served) throw new Refusal(404, 'Not here')
  const headers = new Headers(served.headers)
  const html = headers.get('content-type')?.startsWith('text/html') === true
  const policy = headers.get('content-security-policy')
  // The only relaxation: without it the page couldn't connect to this server, and not talk to the app at all.
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

/** Puts the preload before any script of the page. */
function withStart(html: string): string {
  const start = '<script src="/__host/start.js"></script>'
  return /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, (head) => head + start) : start + html
}

/**
 * Serves app://portal/: the built pages from a list made at start, products' pictures, papers and the portal's documents by ticket, and
 * pictures that the user chose for a paper. Nothing else.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'

/** Allows scripts, styles, pictures and connections of our own only; no remote host at all. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "media-src 'self'",
  // A PDF is fetched by its ticket; nothing else here can be fetched.
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The policy of the papers' page, which makes pictures of sheets itself. */
export const PAPER_POLICY = CONTENT_SECURITY_POLICY.replace("img-src 'self'", "img-src 'self' blob:")

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

const HEADERS = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

export interface PagesDeps {
  /** The folder of the built pages. */
  readonly folder: string
  /** Returns a product's picture by the rest of its path. */
  readonly picture: (path: string) => Promise<Response>
  /** Returns the page of a paper that waits to be printed; undefined for an unknown ticket. */
  readonly paper: (ticket: string, page: string) => string | undefined
  /** Returns the page of the screens with the user's appearance, right from the first paint. */
  readonly dress: (page: string) => string
  /** Returns a picture that the user chose for a paper. */
  readonly chosen: (id: string) => Uint8Array | undefined
  /** Returns a document of the portal by its ticket, or the requested range of its bytes. */
  readonly media: (ticket: string, range: string | null) => Promise<Response | undefined>
}

export type Pages = (request: Request) => Promise<Response>

const HOST = 'portal'
/** Screens with words of the portal in their address, such as an order number, which may have dots and slashes. */
const SCREENS = '/home/'

export function createPages({ folder, picture, paper, dress, chosen, media }: PagesDeps): Pages {
  const manifest = listFiles(folder)
  const page = (name: string): string => manifest.get(`/${name}`)?.toString('utf8') ?? ''

  return async (request) => {
    const path = pathOf(request.url)
    if (path === undefined || request.method !== 'GET') return nothing(404)
    if (path.startsWith('/pictures/')) return picture(path.slice('/pictures/'.length))
    if (path.startsWith('/paper/')) {
      const html = paper(path.slice('/paper/'.length), page('paper.html'))
      if (html === undefined) return nothing(404)
      const drawn = serve(html, '.html')
      drawn.headers.set('Content-Security-Policy', PAPER_POLICY)
      return drawn
    }
    if (path.startsWith('/media/')) {
      const found = await media(path.slice('/media/'.length), request.headers.get('range'))
      return found === undefined ? nothing(404) : guarded(found)
    }
    if (path.startsWith('/own-pictures/')) {
      const bytes = chosen(path.slice('/own-pictures/'.length).replace(/\.jpg$/, ''))
      return bytes === undefined ? nothing(404) : serve(Buffer.from(bytes), '.jpg')
    }
    const file = manifest.get(path)
    if (file !== undefined && path !== '/paper.html') return serve(file, extname(path))
    // A path without an extension is a screen; the page's own router takes it from there.
    return extname(path) === '' || path.startsWith(SCREENS) ? serve(dress(page('index.html')), '.html') : nothing(404)
  }
}

/** Returns the path of an address of ours; undefined for another host and for paths with tricks such as `..`. */
export function pathOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, host, pathname } = new URL(address)
  if (protocol !== 'app:' || host !== HOST) return undefined
  if (/%(5c|00)/i.test(pathname) || pathname.includes('\\')) return undefined
  if (/%2f/i.test(pathname) && !pathname.startsWith(SCREENS)) return undefined
  try {
    const path = decodeURIComponent(pathname)
    return path.includes('\0') || path.split('/').includes('..') ? undefined : path
  } catch {
    return undefined
  }
}

function listFiles(folder: string): ReadonlyMap<string, Buffer> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name)
      return [`/${relative(folder, file).split(sep).join('/')}`, readFileSync(file)]
    }),
  )
}

export function serve(body: string | Uint8Array<ArrayBuffer> | Buffer, extension: string): Response {
  const bytes = typeof body === 'string' ? body : new Uint8Array(body)
  return new Response(bytes, {
    headers: { ...HEADERS, 'Content-Type': TYPES[extension] ?? 'application/octet-stream' },
  })
}

function guarded(answer: Response): Response {
  for (const [name, value] of Object.entries(HEADERS)) answer.headers.set(name, value)
  return answer
}

export const nothing = (status: number): Response => new Response(null, { status, headers: HEADERS })

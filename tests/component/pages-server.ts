/**
 * The built pages over HTTP, as app://portal/ serves them: the same files, headers and policy. All tests of a worker share one server, so
 * that the browser keeps its compiled scripts for the address.
 */
import { createServer } from 'node:http'
import { join } from 'node:path'
import axe from 'axe-core'
import { createPages, type PagesDeps } from '../../src/main/desktop/pages.ts'
import { createPictures } from '../../src/main/desktop/pictures.ts'
import { APP_ORIGIN } from '../../src/shared/channels.ts'
import { AXE_ADDRESS } from '../support/pages/accessible.ts'

/** The sources of pictures. */
export interface PicturesFrom {
  /** The origin of the products' pictures. */
  readonly portal: string
  /** Finds a picture that the user chose. */
  readonly chosen: (id: string) => Uint8Array | undefined
  /** Finds a document by its ticket. */
  readonly media: PagesDeps['media']
}

export interface PagesServer {
  /** `http://127.0.0.1:<port>`. */
  readonly origin: string
  /** Sets the sources from now on. */
  show(pictures: PicturesFrom): void
  close(): void
}

const pagesWith = ({ portal, chosen, media }: PicturesFrom) =>
  createPages({
    folder: join(import.meta.dirname, '..', '..', 'out', 'renderer'),
    picture: createPictures(portal, async () => ['direct']),
    paper: () => undefined,
    dress: (page) => page,
    chosen,
    media,
  })

/** Findings name elements by their selectors, so the HTML of each element isn't needed. */
const AXE = `${axe.source};axe.configure({ noHtml: true })`

const LASTING = { 'Cache-Control': 'max-age=31536000, immutable' }

/** A page on which nothing happens. */
export const BLANK = '/blank'

export async function servePages(): Promise<PagesServer> {
  let pages: ReturnType<typeof pagesWith> | undefined
  const server = createServer(async (request, response) => {
    if (pages === undefined || request.url === BLANK) {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><link rel="icon" href="data:,">')
      return
    }
    if (request.url === AXE_ADDRESS) {
      response.writeHead(200, { 'Content-Type': 'text/javascript', ...LASTING }).end(AXE)
      return
    }
    const { range } = request.headers
    const headers = range === undefined ? {} : { range }
    const answer = await pages(new Request(`${APP_ORIGIN}${request.url}`, { method: request.method ?? 'GET', headers }))
    // Built files have a hash in their names, so compiled scripts stay valid.
    const lasting = request.url?.startsWith('/assets/') ? LASTING : {}
    response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), ...lasting })
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The pages have no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    show: (pictures) => {
      pages = pagesWith(pictures)
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

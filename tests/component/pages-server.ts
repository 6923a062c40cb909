/** The built pages over HTTP, as app://portal/ serves them: the same files, headers and policy. */
import { createServer } from 'node:http'
import { join } from 'node:path'
import { createPages } from '../../src/main/desktop/pages.ts'
import { createPictures } from '../../src/main/desktop/pictures.ts'
import { APP_ORIGIN } from '../../src/shared/channels.ts'

export interface PagesServer {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string
  close(): void
}

/** `portal` is where products' pictures come from; `chosen` finds a picture that a person chose. */
export async function servePages(portal: string, chosen: (id: string) => Uint8Array | undefined): Promise<PagesServer> {
  const pages = createPages({
    folder: join(import.meta.dirname, '..', '..', 'out', 'renderer'),
    picture: createPictures(portal, async () => undefined),
    paper: () => undefined,
    dress: (page) => page,
    chosen,
  })
  const server = createServer(async (request, response) => {
    const answer = await pages(new Request(`${APP_ORIGIN}${request.url}`, { method: request.method ?? 'GET' }))
    // Built files bear the hash of what is in them: what was compiled once is compiled.
    const lasting = request.url?.startsWith('/assets/') ? { 'Cache-Control': 'max-age=31536000, immutable' } : {}
    response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), ...lasting })
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The pages have no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/**
 * Links of the app's own scheme, which the user's browser can't open: a loopback address accepts them as `<address><link>`, and passes them
 * to the app as the operating system would. As with a real scheme, any page may open one.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const DONE = '<!doctype html><title>Done</title><p>Done. Go back to the tab in which StoreDesk is open.</p>'

export interface TakenLinks {
  /** The address to which the encoded link is appended. */
  readonly address: string
  close(): void
}

export async function takeLinks(scheme: string, onLink: (link: string) => void): Promise<TakenLinks> {
  const server = createServer(({ method, url = '', headers }, response) => {
    const { port } = server.address() as AddressInfo
    const link = new URL(url, 'http://127.0.0.1').searchParams.get('link') ?? ''
    const isOurs = headers.host === `127.0.0.1:${port}` && method === 'GET' && link.startsWith(`${scheme}://`)
    response.writeHead(isOurs ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
      'cache-control': 'no-store',
    })
    response.end(isOurs ? DONE : '')
    if (isOurs) onLink(link)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  server.unref()
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}/?link=`, close: () => server.close() }
}

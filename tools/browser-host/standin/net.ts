/** `electron.net`: Node's own network, and the app's schemes and files as Electron's fetch knows them. */
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { host } from '../host.ts'
import { provided } from './provided.ts'
import { sessionOf } from './session.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

async function fetchFile(url: string): Promise<Response> {
  const file = fileURLToPath(url)
  const bytes = await readFile(file).catch(() => undefined)
  if (!bytes) throw new Error('net::ERR_FILE_NOT_FOUND')
  return new Response(bytes, { headers: { 'content-type': types[extname(file)] ?? 'application/octet-stream' } })
}

export const net = provided('net', {
  isOnline: (): boolean => true,
  online: true,
  fetch: async (input: string | Request, init?: RequestInit): Promise<Response> => {
    const url = typeof input === 'string' ? input : input.url
    const scheme = new URL(url).protocol.slice(0, -1)
    if (scheme === 'file') return fetchFile(url)
    if (!host.schemes.has(scheme)) return fetch(input, init)
    const answer = await sessionOf('').handlers.answer(new Request(input, init))
    if (!answer) throw new Error('net::ERR_UNKNOWN_URL_SCHEME')
    return answer
  },
})

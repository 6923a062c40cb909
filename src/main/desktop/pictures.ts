/** Products' pictures: fetched by main from the portal, checked to be pictures, and kept for the next time. */
import type { Hosts } from '../portal/axios-client.ts'
import { nothing, serve } from './pages.ts'

/** The sizes that the portal has, in pixels. */
export const PICTURE_SIZES = ['108x131', '165x200', '240x290', '438x531', '583x720'] as const

const MOST_BYTES = 2 * 1024 * 1024
const KEPT = 1500
const PATIENCE_MS = 20_000
/** `<product id>/<size>.png` */
const PATH = new RegExp(`^\\d{1,10}/(${PICTURE_SIZES.join('|')})\\.png$`)

/** Raster pictures by their first bytes; whatever else comes is not shown. */
const SIGNATURES = [{ extension: '.png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] }] as const

const isPicture = (bytes: Uint8Array): boolean =>
  SIGNATURES.some((signature) => signature.bytes.every((byte, at) => bytes[at] === byte))

/** Pictures of the portal at `host`, the most recently used ones kept in memory. */
export function createPictures(host: Hosts['api']): (path: string) => Promise<Response> {
  const kept = new Map<string, Buffer>()
  return async (path) => {
    if (!PATH.test(path)) return nothing(404)
    const known = kept.get(path)
    if (known !== undefined) {
      kept.delete(path)
      kept.set(path, known)
      return serve(known, '.png')
    }
    const fetched = await fetchPicture(`${host}/pictures/${path}`)
    if (fetched === undefined) return nothing(404)
    kept.set(path, fetched)
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT) break
      kept.delete(oldest)
    }
    return serve(fetched, '.png')
  }
}

async function fetchPicture(address: string): Promise<Buffer | undefined> {
  try {
    const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) })
    if (!answer.ok || Number(answer.headers.get('content-length') ?? 0) > MOST_BYTES) return undefined
    const bytes = Buffer.from(await answer.arrayBuffer())
    return bytes.length <= MOST_BYTES && isPicture(bytes) ? bytes : undefined
  } catch {
    return undefined
  }
}

/** Pictures of products and banners: fetched from the portal, checked to be pictures, and cached. */

import { PICTURE_PATH } from '../../shared/domain/catalogue/product-pictures.ts'
import { BANNER_PICTURE } from '../../shared/domain/people/banners.ts'
import type { Hosts } from '../portal/axios-client.ts'
import { fetchThrough } from '../portal/fetch-through.ts'
import type { ProxyRoute } from '../portal/proxy-routes.ts'
import { type FindRoutes, isDirect } from '../portal/routes.ts'
import { nothing, serve } from './pages.ts'

const MOST_BYTES = 2 * 1024 * 1024
const MAX_CACHED = 1500
const PATIENCE_MS = 20_000
/** The first bytes of a PNG, up to its size. No other format is shown. */
const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')
/** Pixels in either direction: a small file can unpack to more than fits in memory. */
const MOST_PIXELS = 4096

function isPicture(bytes: Buffer): boolean {
  if (bytes.length < SIGNATURE.length + 8 || !bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return false
  const size = [bytes.readUInt32BE(SIGNATURE.length), bytes.readUInt32BE(SIGNATURE.length + 4)]
  return size.every((pixels) => pixels > 0 && pixels <= MOST_PIXELS)
}

/** Returns a loader for pictures of the portal at `host`; the most recently used ones stay in memory. */
export function createPictures(host: Hosts['api'], findRoutes: FindRoutes): (path: string) => Promise<Response> {
  const cache = new Map<string, Buffer>()
  return async (path) => {
    if (!PICTURE_PATH.test(path) && !BANNER_PICTURE.test(path)) return nothing(404)
    const known = cache.get(path)
    if (known !== undefined) {
      cache.delete(path)
      cache.set(path, known)
      return serve(known, '.png')
    }
    const fetched = await fetchPicture(`${host}/pictures/${path}`, await findRoutes(host))
    if (fetched === undefined) return nothing(404)
    cache.set(path, fetched)
    for (const oldest of cache.keys()) {
      if (cache.size <= MAX_CACHED) break
      cache.delete(oldest)
    }
    return serve(fetched, '.png')
  }
}

/** Attempts: the portal may have closed a reused connection just when it was taken. */
const TIMES = 2

async function fetchPicture(address: string, ways: readonly ProxyRoute[]): Promise<Buffer | undefined> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const get = () =>
    isDirect(ways) ? fetch(address, { redirect: 'error', signal }) : fetchThrough(ways, address, signal)
  for (let nth = 1; nth <= TIMES && !signal.aborted; nth += 1) {
    try {
      return await pictureIn(await get())
    } catch {}
  }
  return undefined
}

/** Undefined for anything that isn't a picture; throws if the answer breaks off. */
async function pictureIn(answer: Response): Promise<Buffer | undefined> {
  if (!answer.ok || answer.body === null) return undefined
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of answer.body) {
    length += piece.length
    if (length > MOST_BYTES) return undefined
    pieces.push(piece)
  }
  const bytes = Buffer.concat(pieces)
  return isPicture(bytes) ? bytes : undefined
}

/** How much, and for how long, a feed may send: nothing of it is taken without an end. */
import type { ClientRequest } from 'node:http'
import { FeedUntrusted } from './feed-errors.ts'

/** Milliseconds. */
export interface FeedPatience {
  /** Without a byte. */
  readonly silent: number
  /** For a description altogether, from the question to its last byte. */
  readonly description: number
  /** For an installer altogether: one of 100 MB takes so long at 14 kB a second. */
  readonly installer: number
}

export const PATIENCE: FeedPatience = { silent: 30_000, description: 120_000, installer: 2 * 3_600_000 }

/** Ends a request that takes longer, drips or not. A request that ends by itself is left alone. */
export function endAfter(request: ClientRequest, ms: number): void {
  const limit = setTimeout(() => request.destroy(new Error('The feed is too slow')), ms).unref()
  request.once('close', () => clearTimeout(limit))
}

/** Ends a request whose answer is longer, as soon as it says so or its bytes are; and one that is answered by anything but what was asked for. */
export function endBeyond(request: ClientRequest, bytes: number): void {
  request.prependOnceListener('response', (answer) => {
    const tooLong = () => answer.destroy(new FeedUntrusted(`The feed sends more than the ${bytes} bytes that are due`))
    if (answer.statusCode !== 200) return void answer.destroy(new Error(`HTTP ${answer.statusCode}`))
    if (Number(answer.headers['content-length'] ?? 0) > bytes) return void tooLong()
    let taken = 0
    answer.on('data', (chunk: Buffer) => {
      taken += chunk.length
      if (taken > bytes) tooLong()
    })
  })
}

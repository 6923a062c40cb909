/** Limits of a feed's size and duration: nothing is received without a limit. */
import type { ClientRequest } from 'node:http'
import { FeedUntrusted } from './feed-errors.ts'

/** Milliseconds. */
export interface FeedTimeouts {
  /** Maximum time without a byte. */
  readonly silent: number
  /** Maximum time for a description, from the request to the last byte. */
  readonly description: number
  /** Maximum time for an installer: enough for 100 MB at 14 kB a second. */
  readonly installer: number
}

export const PATIENCE: FeedTimeouts = { silent: 30_000, description: 120_000, installer: 2 * 3_600_000 }

/** Aborts a request that takes longer, even if bytes keep arriving. A finished request isn't affected. */
export function endAfter(request: ClientRequest, ms: number): void {
  const limit = setTimeout(() => request.destroy(new Error('The feed is too slow')), ms).unref()
  request.once('close', () => clearTimeout(limit))
}

/**
 * Aborts a request whose answer exceeds the limit, by its stated length or by its bytes, or that isn't answered with the requested file.
 */
export function abortBeyond(request: ClientRequest, bytes: number): void {
  request.prependOnceListener('response', (answer) => {
    const tooLong = () => answer.destroy(new FeedUntrusted(`The feed sends more than the ${bytes} bytes that are due`))
    if (answer.statusCode !== 200) return void answer.destroy(new Error(`HTTP ${answer.statusCode}`))
    if (Number(answer.headers['content-length'] ?? 0) > bytes) return void tooLong()
    let received = 0
    answer.on('data', (chunk: Buffer) => {
      received += chunk.length
      if (received > bytes) tooLong()
    })
  })
}

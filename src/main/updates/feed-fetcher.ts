/** Fetches the feed's signed descriptions, through the usual proxies and without following redirects. */
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { PassThrough, Readable } from 'node:stream'
import { BaseFetcher } from 'tuf-js'
// Not exported from the package's index; tuf-js recognises only this error as the end of the root versions.
import { DownloadHTTPError } from 'tuf-js/dist/error.js'
import type { Agents } from '../portal/routes.ts'
import { FeedUnreachable } from './feed-errors.ts'
import { endAfter, type FeedTimeouts } from './feed-limits.ts'

/**
 * A missing file, or one that a gateway blocks, tells nothing about the feed: the name is found again in the text that tuf-js makes of the
 * error.
 */
const absent = (status: number) => new DownloadHTTPError(`${FeedUnreachable.name}: HTTP ${status}`, status)

/** A download that breaks off tells nothing about the feed either. */
function bodyOf(answer: IncomingMessage): Readable {
  const body = new PassThrough()
  answer.once('error', ({ message }) => body.destroy(new FeedUnreachable(message)))
  return answer.pipe(body)
}

export class FeedFetcher extends BaseFetcher {
  readonly #agents: () => Promise<Agents>
  readonly #patience: FeedTimeouts
  #answer: IncomingMessage | undefined

  constructor(agents: () => Promise<Agents>, patience: FeedTimeouts) {
    super()
    this.#agents = agents
    this.#patience = patience
  }

  /** One at a time. tuf-js counts the bytes, but leaves an answer that is too long open. */
  override async downloadFile<T>(url: string, most: number, use: (file: string) => Promise<T>): Promise<T> {
    try {
      return await super.downloadFile(url, most, use)
    } finally {
      this.#answer?.destroy()
    }
  }

  override async fetch(address: string): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
    const { httpAgent, httpsAgent } = await this.#agents()
    const isSecure = address.startsWith('https:')
    return new Promise((resolve, reject) => {
      const giveUp = (why: string) => reject(new FeedUnreachable(why))
      const request = (isSecure ? https : http).get(
        address,
        {
          agent: isSecure ? httpsAgent : httpAgent,
          headers: { 'cache-control': 'no-cache' },
          timeout: this.#patience.silent,
        },
        (answer) => {
          const { statusCode = 0 } = answer
          if (statusCode === 200) {
            this.#answer = answer
            return resolve(Readable.toWeb(bodyOf(answer)) as ReadableStream<Uint8Array<ArrayBuffer>>)
          }
          answer.destroy()
          if (statusCode === 404 || statusCode === 403) reject(absent(statusCode))
          else giveUp(`HTTP ${statusCode}`)
        },
      )
      endAfter(request, this.#patience[address.endsWith('.exe') ? 'installer' : 'description'])
      request.once('timeout', () => request.destroy(new Error('no answer')))
      request.once('error', (error) => giveUp(error.message))
    })
  }
}

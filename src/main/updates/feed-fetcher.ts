/** Fetches the feed's signed descriptions: over the way out that everything takes, without following redirects. */
import http from 'node:http'
import https from 'node:https'
import { Readable } from 'node:stream'
import { BaseFetcher } from 'tuf-js'
// Not exported from its index, and the one error by which tuf-js knows that there is no newer root.
import { DownloadHTTPError } from 'tuf-js/dist/error.js'
import type { Agents } from '../portal/routes.ts'
import { FeedUnreachable } from './feed-errors.ts'

/** Milliseconds without a byte, and altogether: what drips is given up, too. */
const PATIENCE_MS = 30_000
const LONGEST_MS = 900_000

/** What isn't there, or a gateway keeps back, says nothing of the feed: found again in the text that tuf-js makes of it. */
const absent = (status: number) => new DownloadHTTPError(`${FeedUnreachable.name}: HTTP ${status}`, status)

export class FeedFetcher extends BaseFetcher {
  readonly #agents: () => Promise<Agents>
  constructor(agents: () => Promise<Agents>) {
    super()
    this.#agents = agents
  }

  override async fetch(address: string): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
    const { httpAgent, httpsAgent } = await this.#agents()
    const isSecure = address.startsWith('https:')
    return new Promise((resolve, reject) => {
      const giveUp = (why: string) => reject(new FeedUnreachable(why))
      const asked = (isSecure ? https : http).get(
        address,
        { agent: isSecure ? httpsAgent : httpAgent, headers: { 'cache-control': 'no-cache' }, timeout: PATIENCE_MS },
        (answer) => {
          const { statusCode = 0 } = answer
          if (statusCode === 200) {
            const limit = setTimeout(() => answer.destroy(new Error('too slow')), LONGEST_MS).unref()
            answer.once('close', () => clearTimeout(limit))
            return resolve(Readable.toWeb(answer) as ReadableStream<Uint8Array<ArrayBuffer>>)
          }
          answer.destroy()
          if (statusCode === 404 || statusCode === 403) reject(absent(statusCode))
          else giveUp(`HTTP ${statusCode}`)
        },
      )
      asked.once('timeout', () => asked.destroy(new Error('no answer')))
      asked.once('error', (error) => giveUp(error.message))
    })
  }
}

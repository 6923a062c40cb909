/** The secrets of an interactive session: a start secret that is valid once, and two for the page that has started. */
import { randomBytes, timingSafeEqual } from 'node:crypto'

export interface Secrets {
  /** The secret in the printed address; replaced after each use. */
  readonly start: () => string
  /** True if this is the current start secret, which is then used up. */
  readonly begin: (secret: string) => boolean
  /** The cookie, by which the browser identifies itself. Other ports of the same host get it, too. */
  readonly cookie: Secret
  /** Held by the tab that has started, for its own requests only. */
  readonly tab: Secret
}

export interface Secret {
  readonly text: string
  readonly is: (secret: string | string[] | undefined) => boolean
}

export function makeSecrets(): Secrets {
  let start = makeSecret()
  return {
    start: () => start.text,
    begin: (secret) => {
      const right = start.is(secret)
      if (right) start = makeSecret()
      return right
    },
    cookie: makeSecret(),
    tab: makeSecret(),
  }
}

function makeSecret(): Secret {
  const text = randomBytes(24).toString('base64url')
  const mine = Buffer.from(text)
  const is = (secret: string | string[] | undefined) => {
    const theirs = Buffer.from(typeof secret === 'string' ? secret : '')
    return mine.length === theirs.length && timingSafeEqual(mine, theirs)
  }
  return { text, is }
}

/** The secrets of an interactive session: one to begin with, good once, and two for the page that has begun. */
import { randomBytes, timingSafeEqual } from 'node:crypto'

export interface Secrets {
  /** For the address that is printed; another one after each use. */
  readonly start: () => string
  /** Whether this is the present one. If so, it never is again. */
  readonly begin: (given: string) => boolean
  /** In the cookie: what the browser shows of itself. Other ports of the same host get it, too. */
  readonly cookie: Secret
  /** In the tab that has begun, for its own requests alone. */
  readonly tab: Secret
}

export interface Secret {
  readonly text: string
  readonly is: (given: string | string[] | undefined) => boolean
}

export function makeSecrets(): Secrets {
  let start = makeSecret()
  return {
    start: () => start.text,
    begin: (given) => {
      const right = start.is(given)
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
  const is = (given: string | string[] | undefined) => {
    const theirs = Buffer.from(typeof given === 'string' ? given : '')
    return mine.length === theirs.length && timingSafeEqual(mine, theirs)
  }
  return { text, is }
}

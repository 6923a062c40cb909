/**
 * Handles links from outside: `storedesk://auth?…` returns from a sign-in, `storedesk://open/<path>` opens a screen. Nothing else is
 * followed, and no link sends or changes anything by itself.
 */
import type { IncomingLink } from '../../shared/bridge/app.ts'
import { LINK_SCHEME } from '../../shared/channels.ts'
import { linkedAddress } from '../../shared/domain/people/access.ts'
import { ok, type Result } from '../../shared/errors.ts'
import type { Emit, Handlers } from '../handlers.ts'
import type { Log } from '../log.ts'

export interface AppLinks {
  receive(link: string): Promise<void>
  readonly handlers: Pick<Handlers, 'app.takeLink'>
}

export interface AppLinksDeps {
  /** Called when a sign-in returns from the browser. */
  readonly returned: (params: URLSearchParams) => Promise<Result<unknown>>
  readonly emit: Emit
  readonly log: Pick<Log, 'note'>
}

const LONGEST = 10_000

export function createAppLinks({ returned, emit, log }: AppLinksDeps): AppLinks {
  /** Kept until the page has loaded and asks for it. */
  let waiting: IncomingLink | undefined
  const tell = (link: IncomingLink): void => {
    waiting = link
    emit('link.heard', {})
  }
  return {
    receive: async (text) => {
      const link = text.length <= LONGEST && URL.canParse(text) ? new URL(text) : undefined
      const path = link === undefined ? undefined : pathOf(link)
      if (link !== undefined && isReturn(link)) {
        const session = await returned(link.searchParams)
        if (!session.ok && session.error.kind !== 'cancelled') tell({ refused: session.error.message })
      } else if (path !== undefined) tell({ path })
      // The link itself isn't logged: it may carry private data.
      else log.note('a link was not followed', { characters: text.length })
    },
    handlers: {
      'app.takeLink': async () => {
        const link = waiting
        waiting = undefined
        return ok(link)
      },
    },
  }
}

const isOurs = ({ protocol, username, password, port }: URL): boolean =>
  protocol === `${LINK_SCHEME}:` && username === '' && password === '' && port === ''

const isReturn = (link: URL): boolean =>
  isOurs(link) && link.hostname === 'auth' && (link.pathname === '' || link.pathname === '/')

function pathOf(link: URL): string | undefined {
  if (!isOurs(link) || link.hostname !== 'open') return undefined
  return linkedAddress(link.pathname + link.search + link.hash)
}

/** A provider for all users: a page in the browser where the user chooses an account, and that links back. */
import { Hono } from 'hono'
import { html } from 'hono/html'
import { LINK_SCHEME } from '../../../shared/channels.ts'
import { PROVIDER_PATH } from '../../../shared/portal/areas/session.ts'
import { lockedDown, page } from '../../kit/page.ts'
import type { PracticeOf } from '../../practice.ts'
import { accountBy, signIn } from './calls.ts'

/** `name` is part of its page's address. */
export interface Provider {
  readonly name: string
  readonly label: string
}

export const PROVIDERS: readonly Provider[] = [{ name: 'practice', label: 'Practice ID' }]

/**
 * Returns the link back to StoreDesk: by its own scheme, or through the address in `linksAt` where the system doesn't handle such links.
 */
function wayBack({ linksAt }: PracticeOf<'session'>, params: Readonly<Record<string, string>>): string {
  const link = `${LINK_SCHEME}://auth?${new URLSearchParams(params)}`
  const base = linksAt()
  return base === undefined ? link : `${base}${encodeURIComponent(link)}`
}

export function providerPages(practice: PracticeOf<'session'>): Hono {
  const app = new Hono()
  app.use(`${PROVIDER_PATH}/*`, lockedDown, async (ask, next) => {
    const known = PROVIDERS.find(({ name }) => name === ask.req.param('provider'))
    return known === undefined ? ask.html(page('Provider not found', html``), 404) : next()
  })
  app.get(PROVIDER_PATH, (ask) => {
    const state = ask.req.query('state') ?? ''
    const people = practice.world.accounts.map(({ store: { email }, who }) => {
      const to = `${ask.req.path}/as?${new URLSearchParams({ email, state })}`
      return html`<li><a href="${to}">${who}<small>${email}</small></a></li>`
    })
    return ask.html(
      page('Who are you?', html`<p>The practice portal plays a provider: choose one.</p><ul>${people}</ul>`),
    )
  })
  app.get(`${PROVIDER_PATH}/as`, (ask) => {
    const { email = '', state = '' } = ask.req.query()
    const account = accountBy(practice, email)
    if (account === undefined || account.shutOut !== undefined) {
      return ask.html(
        page('Not let in', html`<p>${account?.shutOut?.message ?? 'Nobody is known by this email.'}</p>`),
        403,
      )
    }
    const back = wayBack(practice, { state, token: signIn(practice, account).token })
    return ask.redirect(back)
  })
  return app
}

/** A provider who vouches for everybody: a page in the browser where one chooses who one is, and that leads back. */
import { Hono } from 'hono'
import { html } from 'hono/html'
import { LINK_SCHEME } from '../../../shared/channels.ts'
import { PROVIDER_PATH } from '../../../shared/portal/areas/session.ts'
import type { PracticeOf } from '../../practice.ts'
import { accountBy, signIn } from './calls.ts'

/** `name` stands in the address of its page. */
export interface Provider {
  readonly name: string
  readonly label: string
}

export const PROVIDERS: readonly Provider[] = [{ name: 'practice', label: 'Practice ID' }]

const STYLE = `
  body { margin: 0; background: #f3f5f4; color: #17211f; font: 15px/1.5 system-ui, sans-serif }
  main { max-width: 34rem; margin: 3rem auto; padding: 0 1rem }
  h1 { font-size: 1.4rem }
  ul { padding: 0; list-style: none }
  a { display: block; margin: .3rem 0; padding: .6rem .9rem; border: 1px solid #cfd8d5; border-radius: .4rem;
      background: #fff; color: inherit; text-decoration: none }
  a:hover, a:focus { border-color: #0f6b62 }
  small { display: block; color: #56635f }`

const page = (title: string, body: ReturnType<typeof html>) =>
  html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
  <title>${title}</title><style>${STYLE}</style><main><h1>${title}</h1>${body}</main></html>`

/** Back to StoreDesk: by its own scheme, or by whatever takes such links where the system doesn't. */
function wayBack({ linksAt }: PracticeOf<'session'>, given: Readonly<Record<string, string>>): string {
  const link = `${LINK_SCHEME}://auth?${new URLSearchParams(given)}`
  const taken = linksAt()
  return taken === undefined ? link : `${taken}${encodeURIComponent(link)}`
}

export function providerPages(practice: PracticeOf<'session'>): Hono {
  const app = new Hono()
  app.use(`${PROVIDER_PATH}/*`, async (ask, next) => {
    ask.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    ask.header('referrer-policy', 'no-referrer')
    ask.header('cache-control', 'no-store')
    const known = PROVIDERS.find(({ name }) => name === ask.req.param('provider'))
    return known === undefined ? ask.html(page('There is no such provider', html``), 404) : next()
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

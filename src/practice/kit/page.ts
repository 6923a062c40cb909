/** Pages of the portal for a browser: they load nothing else, and aren't cached. */
import type { MiddlewareHandler } from 'hono'
import { html } from 'hono/html'

const STYLE = `
  body { margin: 0; background: #f3f5f4; color: #17211f; font: 15px/1.5 system-ui, sans-serif }
  main { max-width: 34rem; margin: 3rem auto; padding: 0 1rem }
  h1 { font-size: 1.4rem }
  ul { padding: 0; list-style: none }
  a { display: block; margin: .3rem 0; padding: .6rem .9rem; border: 1px solid #cfd8d5; border-radius: .4rem;
      background: #fff; color: inherit; text-decoration: none }
  a:hover, a:focus { border-color: #0f6b62 }
  small { display: block; color: #56635f }`

export const page = (title: string, body: ReturnType<typeof html>) =>
  html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
  <title>${title}</title><style>${STYLE}</style><main><h1>${title}</h1>${body}</main></html>`

export const lockedDown: MiddlewareHandler = async (ask, next) => {
  ask.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
  ask.header('referrer-policy', 'no-referrer')
  ask.header('cache-control', 'no-store')
  await next()
}

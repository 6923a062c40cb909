/** What Electron asks by itself goes over the same proxies as everything else, with the same names and passwords. */
import { app } from 'electron'
import type { Credentials, ProxyKeys } from '../portal/tunnel.ts'

/** Until the program ends. Sites that ask for a password get none: Electron's own answer. */
export function answerProxies(keys: () => ProxyKeys | undefined): void {
  /** By address and proxy: asked again, a proxy has refused what it was given. */
  const given = new Map<string, Credentials>()
  app.on('login', (event, _contents, { url }, { isProxy, scheme, host, port }, answer) => {
    const known = keys()
    if (!isProxy || known === undefined) return
    event.preventDefault()
    const proxy = `http://${host}:${port}`
    const name = `${proxy} ${url}`
    const refused = given.get(name)
    const { hostname, port: urlPort } = new URL(url)
    const target = { host: hostname, port: Number(urlPort || 443) }
    const first = refused === undefined ? known.find(proxy) : undefined
    const next =
      first === undefined ? known.wanted(proxy, { basic: scheme === 'basic', given: refused, target }) : first
    void Promise.resolve(next).then((credentials) => {
      if (credentials === undefined) {
        given.delete(name)
        return answer()
      }
      given.set(name, credentials)
      answer(credentials.user, credentials.password)
    })
  })
}

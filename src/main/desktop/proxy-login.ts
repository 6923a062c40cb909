/** Answers the proxies that Electron's own requests go through, with the same user names and passwords as for all other requests. */
import { app } from 'electron'
import type { Credentials, ProxyKeys } from '../portal/tunnel.ts'

/** Answers until the program ends. Sites that ask for a password get none, which is Electron's default. */
export function answerProxies(keys: () => ProxyKeys | undefined): void {
  /** Keyed by proxy and address: a second question means that the proxy refused these credentials. */
  const sentCredentials = new Map<string, Credentials>()
  app.on('login', (event, _contents, { url }, { isProxy, scheme, host, port }, answer) => {
    const known = keys()
    if (!isProxy || known === undefined) return
    event.preventDefault()
    const proxy = `http://${host}:${port}`
    const name = `${proxy} ${url}`
    const refused = sentCredentials.get(name)
    const { hostname, port: urlPort } = new URL(url)
    const target = { host: hostname, port: Number(urlPort || 443) }
    const first = refused === undefined ? known.find(proxy) : undefined
    const next =
      first === undefined
        ? known.requestLogin(proxy, { basic: scheme === 'basic', rejectedLogin: refused, target })
        : first
    void Promise.resolve(next).then((credentials) => {
      if (credentials === undefined) {
        sentCredentials.delete(name)
        return answer()
      }
      sentCredentials.set(name, credentials)
      answer(credentials.user, credentials.password)
    })
  })
}

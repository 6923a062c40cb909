/**
 * Address translation, because Chromium doesn't know the app's own schemes. A page of app://portal/… is shown to Chromium as
 * https://portal.app.invalid/…: a separate secure origin, so that `'self'` in a CSP works, under a name that can't be resolved, so that no
 * request leaves the machine. The app sees app:// only; the page sees https:// in `location`.
 */
const SUFFIX = '.invalid'

/** app://portal/cart → https://portal.app.invalid/cart; other schemes stay unchanged. */
export function toChromium(url: string, schemes: ReadonlySet<string>): string {
  const match = /^([a-z][a-z\d+.-]*):\/\/([^/?#]*)(.*)$/i.exec(url)
  const [, scheme = '', host = '', rest = ''] = match ?? []
  return match && schemes.has(scheme.toLowerCase()) ? `https://${host}.${scheme}${SUFFIX}${rest || '/'}` : url
}

/** https://portal.app.invalid/cart → app://portal/cart; others stay unchanged. */
export function fromChromium(url: string, schemes: ReadonlySet<string>): string {
  const match = /^(blob:)?https:\/\/([^/?#]+)\.([a-z\d+-]+)\.invalid(?=[/?#]|$)(.*)$/i.exec(url)
  const [, blob = '', host = '', scheme = '', rest = ''] = match ?? []
  return match && schemes.has(scheme.toLowerCase()) ? `${blob}${scheme}://${host}${rest}` : url
}

/** Returns scheme://host of an address; `null` for an address without one, as in Electron. */
export function originOf(url: string): string {
  const match = /^([a-z][a-z\d+.-]*:\/\/[^/?#]+)/i.exec(url)
  return match?.[1] ?? 'null'
}

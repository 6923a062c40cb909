/**
 * Chromium knows no scheme of the app's own. A page of app://portal/… is shown to Chromium as https://portal.app.invalid/…:
 * a secure origin of its own, so that `'self'` in a CSP means what it says, under a name that can never be resolved, so
 * that nothing ever leaves the machine. The app sees app:// only; the page sees https:// in `location`.
 */
const SUFFIX = '.invalid'

/** app://portal/cart → https://portal.app.invalid/cart; other schemes as they are. */
export function toChromium(url: string, schemes: ReadonlySet<string>): string {
  const match = /^([a-z][a-z\d+.-]*):\/\/([^/?#]*)(.*)$/i.exec(url)
  const [, scheme = '', host = '', rest = ''] = match ?? []
  return match && schemes.has(scheme.toLowerCase()) ? `https://${host}.${scheme}${SUFFIX}${rest || '/'}` : url
}

/** https://portal.app.invalid/cart → app://portal/cart; others as they are. */
export function fromChromium(url: string, schemes: ReadonlySet<string>): string {
  const match = /^(blob:)?https:\/\/([^/?#]+)\.([a-z\d+-]+)\.invalid(?=[/?#]|$)(.*)$/i.exec(url)
  const [, blob = '', host = '', scheme = '', rest = ''] = match ?? []
  return match && schemes.has(scheme.toLowerCase()) ? `${blob}${scheme}://${host}${rest}` : url
}

/** The scheme://host of an address, `null` for those that have none, as Electron tells it. */
export function originOf(url: string): string {
  const match = /^([a-z][a-z\d+.-]*:\/\/[^/?#]+)/i.exec(url)
  return match?.[1] ?? 'null'
}

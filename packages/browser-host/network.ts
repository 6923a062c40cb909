/** Handles every request of every page: the app's own schemes are answered by its handlers, other requests are checked. */
import { fromChromium } from './addresses.ts'
import type { Connection } from './chromium/connection.ts'
import type { HeaderEntry, Paused } from './chromium/protocol.ts'
import { targets } from './chromium/targets.ts'
import { host } from './host.ts'
import { type HostSession, sessionOf } from './standin/session.ts'
import { contentsOfSurface } from './standin/web-contents.ts'

type Resource = Electron.OnBeforeRequestListenerDetails['resourceType']
const resources: Readonly<Record<string, Resource>> = {
  Stylesheet: 'stylesheet',
  Image: 'image',
  Font: 'font',
  Script: 'script',
  XHR: 'xhr',
  Fetch: 'xhr',
  Media: 'media',
  WebSocket: 'webSocket',
  Ping: 'ping',
  CSPViolationReport: 'cspReport',
}

export function guardRequests({ browser }: Connection): void {
  browser.on('Fetch.requestPaused', (paused) => {
    handle(paused).catch((problem) => {
      if (process.env.STOREDESK_HOST_VERBOSE) console.error(problem)
      browser.send('Fetch.failRequest', { requestId: paused.requestId, errorReason: 'Failed' })
    })
  })
  browser.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] })

  async function handle(paused: Paused): Promise<void> {
    const { requestId, request, frameId, resourceType, redirectedRequestId } = paused
    const owner = targets.pageOf(frameId)
    const url = fromChromium(request.url, host.schemes)
    const contents = contentsOfSurface(owner?.page)
    const session = contents?.hostSession ?? sessionOf('')
    if (resourceType === 'Document' && owner) {
      const top = frameId === owner.page.targetId()
      // Only navigations of the page itself are checked, not those started by the window or a test.
      const isOwnNavigation =
        owner.page.requestedByPage.get(frameId) === request.url || redirectedRequestId !== undefined
      if (isOwnNavigation && !owner.page.listener.mayNavigate(url, top, redirectedRequestId !== undefined)) {
        owner.page.requestedByPage.delete(frameId)
        browser.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' })
        return
      }
    }
    const details = {
      id: Number(requestId.replace(/\D/g, '')),
      url,
      method: request.method,
      timestamp: Date.now(),
      resourceType: resources[resourceType] ?? (owner?.top ? 'mainFrame' : 'subFrame'),
      referrer: fromChromium(request.headers.Referer ?? '', host.schemes),
      uploadData: [],
      ...(contents && { webContentsId: contents.id, webContents: contents.shown, frame: contents.mainFrame }),
    } as Electron.OnBeforeRequestListenerDetails
    if (!(await session.mayRequest(details))) {
      browser.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' })
      return
    }
    if (url === request.url) browser.send('Fetch.continueRequest', { requestId })
    else await answer(paused, url, session, details)
  }

  async function answer(
    { requestId, request }: Paused,
    url: string,
    session: HostSession,
    details: Electron.OnBeforeRequestListenerDetails,
  ): Promise<void> {
    const response = await session.handlers.answer(requestOf(url, request))
    if (!response) throw new Error(`No handler for ${url}`)
    const responseHeaders: HeaderEntry[] = [...response.headers].map(([name, value]) => ({ name, value }))
    const body = Buffer.from(await response.arrayBuffer())
    browser.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: response.status || 200,
      responseHeaders: await changed(session, details, responseHeaders),
      body: body.toString('base64'),
    })
  }
}

function requestOf(url: string, { method, headers, postDataEntries = [] }: Paused['request']): Request {
  const body = Buffer.concat(postDataEntries.map(({ bytes = '' }) => Buffer.from(bytes, 'base64')))
  const own = new Headers()
  for (const [name, value] of Object.entries(headers)) own.set(name, fromChromium(value, host.schemes))
  return new Request(url, { method, headers: own, ...(body.length > 0 && { body }) })
}

/** Returns the answer's headers after the app's onHeadersReceived, if it has one. */
function changed(
  session: HostSession,
  details: Electron.OnBeforeRequestListenerDetails,
  headers: HeaderEntry[],
): Promise<HeaderEntry[]> {
  const ask = session.headersReceived
  if (!ask) return Promise.resolve(headers)
  const responseHeaders = Object.fromEntries(headers.map(({ name, value }) => [name, [value]]))
  const received = { ...details, responseHeaders, statusLine: 'HTTP/1.1 200 OK', statusCode: 200 }
  return new Promise((resolve) => {
    ask(received as Electron.OnHeadersReceivedListenerDetails, ({ responseHeaders: after = responseHeaders }) => {
      resolve(Object.entries(after).flatMap(([name, value]) => [value].flat().map((one) => ({ name, value: one }))))
    })
  })
}

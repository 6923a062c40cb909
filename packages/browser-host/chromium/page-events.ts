/** Translates Chromium's page events into events of a window. */
import type { ConsoleLine, Frame, SurfaceListener } from '../surface.ts'
import type { Session } from './connection.ts'

const levels: Readonly<Record<string, ConsoleLine['level']>> = {
  error: 'error',
  assert: 'error',
  warning: 'warning',
  debug: 'debug',
  verbose: 'debug',
}

/** The page that is watched. */
export interface WatchedPage {
  /** Navigations requested by the page itself, by frame; all others were requested from outside. */
  readonly requestedByPage: Map<string, string>
  readonly frames: Map<string, Frame>
  readonly listener: SurfaceListener
  /** Called when the window shows another document. */
  committed(loader: string): void
  /** True if it is the document shown in the window. The first, blank one isn't. */
  shows(loader: string): boolean
  /** Called when the window's document has loaded completely. */
  finished(loader: string): void
  evaluate(code: string, userGesture: boolean): Promise<unknown>
}

/** `fromChromium` translates Chromium's addresses to the app's. */
export function watchPage(
  page: WatchedPage,
  session: Session,
  mainFrame: string,
  fromChromium: (url: string) => string,
): void {
  const { frames, requestedByPage, listener } = page

  session.on('Page.frameAttached', ({ frameId, parentFrameId }) => {
    frames.set(frameId, { id: frameId, url: '', parent: parentFrameId, name: '' })
  })
  session.on('Page.frameDetached', ({ frameId, reason }) => {
    if (reason === 'remove') frames.delete(frameId)
  })
  session.on('Page.frameNavigated', ({ frame }) => {
    const { id, url, urlFragment = '', parentId, name = '', loaderId } = frame
    requestedByPage.delete(id)
    if (id === mainFrame) page.committed(loaderId)
    const now = { id, url: fromChromium(url + urlFragment), parent: parentId, name }
    frames.set(id, now)
    listener.navigated(now, false)
  })
  session.on('Page.navigatedWithinDocument', ({ frameId, url }) => {
    const frame = frames.get(frameId)
    if (!frame) return
    const now = { ...frame, url: fromChromium(url) }
    frames.set(frameId, now)
    listener.navigated(now, true)
  })
  session.on('Page.frameRequestedNavigation', ({ frameId, url, disposition }) => {
    if (disposition !== 'currentTab') return
    requestedByPage.set(frameId, url.replace(/#.*$/, ''))
    // Another program's scheme makes no request that could be blocked; headless Chromium starts no program either.
    if (!/^(https?|about|data|blob|javascript|file):/i.test(url))
      listener.mayNavigate(url, frameId === mainFrame, false)
  })
  session.on('Page.windowOpen', ({ url, windowName, windowFeatures }) => {
    listener.opening(fromChromium(url), windowName, windowFeatures.join(','))
  })
  session.on('Page.lifecycleEvent', ({ frameId, loaderId, name }) => {
    if (frameId !== mainFrame || !page.shows(loaderId)) return
    if (name === 'DOMContentLoaded') listener.domReady()
    if (name === 'load') {
      page.finished(loaderId)
      // Chromium reports titles late, so a window's title is queried as soon as its page is there.
      page.evaluate('document.title', false).then(
        (title) => listener.titled(String(title)),
        () => {},
      )
      listener.loaded()
    }
  })
  session.on('Runtime.consoleAPICalled', ({ type, args, stackTrace }) => {
    const message = args
      .map(({ value, description, unserializableValue }) => String(value ?? unserializableValue ?? description ?? ''))
      .join(' ')
    const { lineNumber = 0, url = '' } = stackTrace?.callFrames[0] ?? {}
    listener.logged({ level: levels[type] ?? 'info', message, line: lineNumber + 1, source: fromChromium(url) })
  })
  session.on('Runtime.exceptionThrown', ({ exceptionDetails: { text, exception, lineNumber, url = '' } }) => {
    const message = `${text} ${exception?.description ?? ''}`.trim()
    listener.logged({ level: 'error', message, line: lineNumber + 1, source: fromChromium(url) })
  })
  session.on('Log.entryAdded', ({ entry: { level, text, url = '', lineNumber = 0 } }) => {
    listener.logged({ level: levels[level] ?? 'info', message: text, line: lineNumber + 1, source: fromChromium(url) })
  })
  session.on('Inspector.targetCrashed', () => listener.crashed())
  session.send('Log.enable')
}

/** `electron.WebContents`: the page of a window, on any surface. */

import { toChromium } from '../addresses.ts'
import { host } from '../host.ts'
import { handOver } from '../interactive/person.ts'
import type { Frame, Surface, SurfaceListener } from '../surface.ts'
import { hostApp } from './app.ts'
import type { ContentsOwner, OpenHandler, Provided, WebContents } from './contents-shape.ts'
import { topFrame } from './frame.ts'
import { hostIpcMain } from './ipc-main.ts'
import { paperOf } from './paper.ts'
import { type EmitterKeys, emitterOf, hostEvent, provided } from './provided.ts'
import { type HostSession, sessionOf } from './session.ts'

const all = new Map<number, HostWebContents>()
let last = 0

export class HostWebContents
  extends emitterOf<Pick<Electron.WebContents, EmitterKeys>>('WebContents')
  implements Provided
{
  readonly id: number
  readonly session: Electron.Session
  readonly mainFrame: Electron.WebFrameMain
  readonly surface: Surface
  readonly hostSession: HostSession
  readonly navigationHistory = provided('webContents.navigationHistory', {
    goBack: () => this.surface.travel(-1),
    goForward: () => this.surface.travel(1),
    goToOffset: (steps: number) => this.surface.travel(steps),
    canGoBack: () => this.#past > 0,
    canGoForward: () => false,
    clear: () => {},
  }) as unknown as Electron.NavigationHistory
  readonly #owner: ContentsOwner
  #frame: Frame = { id: '', url: '', parent: undefined, name: '' }
  #title = ''
  #past = 0
  #shown = false
  #loading = false
  #crashed = false
  #destroyed = false
  #openHandler: OpenHandler | undefined
  zoomFactor = 1

  constructor(owner: ContentsOwner) {
    super()
    last += 1
    this.id = last
    this.#owner = owner
    this.hostSession =
      (owner.preferences.session as HostSession | undefined) ?? sessionOf(owner.preferences.partition ?? '')
    this.session = this.hostSession as unknown as Electron.Session
    this.mainFrame = topFrame(this, () => this.#frame)
    this.surface = owner.makeSurface(this.#listener())
    all.set(this.id, this)
    hostApp.emit('web-contents-created', hostEvent({}), this)
  }

  /** This object under the type that the app's listeners expect. */
  get shown(): Electron.WebContents {
    return this as unknown as Electron.WebContents
  }

  #listener(): SurfaceListener {
    const event = () => hostEvent({})
    return {
      served: (request) => this.hostSession.handlers.answer(request),
      message: (message) => {
        if (message.kind === 'key') this.#owner.keyed(message.key)
        else if (message.kind === 'open') this.#open(message.url, '', '')
        else hostIpcMain.take(message, this.shown, this.mainFrame, (answer) => this.surface.deliver(answer))
      },
      navigated: (frame, inPage) => {
        if (frame.parent !== undefined) {
          this.emit('did-frame-navigate', event(), frame.url, 200, 'OK', false, 0, 0)
          return
        }
        this.#frame = frame
        this.#crashed = false
        this.#past += 1
        if (inPage) this.emit('did-navigate-in-page', event(), frame.url, true, 0, 0)
        else this.emit('did-navigate', event(), frame.url, 200, 'OK')
      },
      domReady: () => void this.emit('dom-ready', event()),
      loaded: () => {
        this.#loading = false
        if (!this.#shown) this.#owner.firstShown()
        this.#shown = true
        this.emit('did-frame-finish-load', event(), true, 0, 0)
        this.emit('did-finish-load')
        this.emit('did-stop-loading')
      },
      titled: (title) => {
        if (title === this.#title) return
        this.#title = title
        this.#owner.titled(title)
      },
      logged: ({ level, message, line, source }) => {
        const details = hostEvent({ message, level, lineNumber: line, sourceId: source, frame: this.mainFrame })
        this.emit(
          'console-message',
          details,
          ['debug', 'info', 'warning', 'error'].indexOf(level),
          message,
          line,
          source,
        )
      },
      crashed: () => {
        this.#crashed = true
        const details = { reason: 'crashed' as const, exitCode: 1 }
        this.emit('render-process-gone', event(), details)
        hostApp.emit('render-process-gone', event(), this, details)
      },
      closed: () => this.#owner.gone(),
      downloading: (url, filename) => {
        const item = provided('DownloadItem', { getURL: () => url, getFilename: () => filename, cancel: () => {} })
        this.hostSession.emit('will-download', event(), item, this)
      },
      opening: (url, frameName, features) => this.#open(url, frameName, features),
      mayNavigate: (url, isMainFrame, redirected) => this.#mayNavigate(url, isMainFrame, redirected),
    }
  }

  #mayNavigate(url: string, isMainFrame: boolean, redirected: boolean): boolean {
    const details = hostEvent({
      url,
      isMainFrame,
      isSameDocument: false,
      frame: this.mainFrame,
      initiator: this.mainFrame,
    })
    if (redirected) this.emit('will-redirect', details, url, false, isMainFrame, 0, 0)
    else {
      this.emit('will-frame-navigate', details)
      if (isMainFrame) this.emit('will-navigate', details, url, false, true, 0, 0)
    }
    return !details.defaultPrevented
  }

  #open(url: string, frameName: string, features: string): void {
    const referrer = { url: this.getURL(), policy: 'strict-origin-when-cross-origin' as const }
    const response = this.#openHandler?.({ url, frameName, features, disposition: 'foreground-tab', referrer })
    if (response?.action === 'deny') return
    this.#owner.open(url, response?.overrideBrowserWindowOptions ?? {})
  }

  loadURL = async (url: string): Promise<void> => {
    this.#loading = true
    this.emit('did-start-loading')
    const address = toChromium(url, host.schemes)
    await this.hostSession.settlePermissions(address, this.shown)
    const problem = await this.surface.navigate(url)
    if (problem === undefined) return
    this.#loading = false
    this.emit('did-fail-load', hostEvent({}), -2, problem, url, true, 0, 0)
    this.emit('did-stop-loading')
    throw Object.assign(new Error(`${problem} (-2) loading '${url}'`), { code: problem, errno: -2, url })
  }

  send = (channel: string, ...args: unknown[]) => this.surface.deliver({ kind: 'event', channel, args })
  executeJavaScript = (code: string, userGesture = false) => this.surface.evaluate(code, userGesture)
  printToPDF = (options: Electron.PrintToPDFOptions) => this.surface.pdf(paperOf(options))
  /** There is no printer here; in interactive mode the user gets the paper as a PDF instead. */
  print = (_options?: Electron.WebContentsPrintOptions, callback?: (success: boolean, reason: string) => void) => {
    const refuse = (reason: string) => callback?.(false, reason)
    if (host.showing === 'driven') setImmediate(refuse, 'The browser host has no printers')
    else {
      this.printToPDF({ pageSize: 'A4', printBackground: true, preferCSSPageSize: true }).then(
        (pdf) => {
          handOver('paper.pdf', pdf)
          refuse('The browser host has no printers: your browser saves the paper as a PDF instead')
        },
        (problem) => refuse(String(problem)),
      )
    }
  }
  getPrintersAsync = async () => []
  getURL = () => this.#frame.url
  getTitle = () => this.#title
  reload = () => this.surface.reload(false)
  reloadIgnoringCache = () => this.surface.reload(true)
  stop = () => this.surface.stop()
  setWindowOpenHandler = (handler: OpenHandler) => {
    this.#openHandler = handler
  }
  isDestroyed = () => this.#destroyed
  isCrashed = () => this.#crashed
  isLoading = () => this.#loading
  isLoadingMainFrame = () => this.#loading
  isFocused = () => this.#owner.isFocused()
  focus = () => this.surface.front()
  getLastWebPreferences = () => this.#owner.preferences
  forcefullyCrashRenderer = () => this.surface.crash()
  getType = () => 'window' as const
  getOSProcessId = () => 0
  getProcessId = () => this.id
  getUserAgent = () => ''
  setUserAgent = () => {}
  openDevTools = () => {}
  closeDevTools = () => {}
  toggleDevTools = () => {}
  isDevToolsOpened = () => false
  setIgnoreMenuShortcuts = () => {}
  setBackgroundThrottling = () => {}
  undo = () => {}
  redo = () => {}
  cut = () => {}
  copy = () => {}
  paste = () => {}
  selectAll = () => {}

  /** The zoom is stored but not applied. */
  setZoomFactor = (factor: number) => {
    this.zoomFactor = factor
  }
  getZoomFactor = () => this.zoomFactor
  setZoomLevel = (level: number) => {
    this.zoomFactor = 1.2 ** level
  }
  getZoomLevel = () => Math.log(this.zoomFactor) / Math.log(1.2)
  get zoomLevel() {
    return this.getZoomLevel()
  }
  set zoomLevel(level: number) {
    this.setZoomLevel(level)
  }
  setVisualZoomLevelLimits = async () => {}

  capturePage = async () => {
    const picture = await this.surface.picture()
    return provided('NativeImage', { toPNG: () => picture, isEmpty: () => false }) as unknown as Electron.NativeImage
  }

  close = () => this.#owner.close()

  /** Called by the window when the page is gone. */
  destroy(): void {
    if (this.#destroyed) return
    this.#destroyed = true
    all.delete(this.id)
    this.surface.close()
    this.emit('destroyed')
  }
}

/** `electron.webContents`: lookups. */
export const webContents = provided('webContents', {
  getAllWebContents: (): WebContents[] => [...all.values()],
  fromId: (id: number): WebContents | undefined => all.get(id),
  fromFrame: (frame: Electron.WebFrameMain): WebContents | undefined =>
    [...all.values()].find(({ mainFrame }) => mainFrame === frame),
  fromDevToolsTargetId: (targetId: string): WebContents | undefined =>
    [...all.values()].find(({ surface }) => surface.targetId() === targetId),
  getFocusedWebContents: (): WebContents | null => [...all.values()].find((one) => one.isFocused()) ?? null,
})

/** Returns the contents that belong to a request's surface. */
export function contentsOfSurface(surface: Surface | undefined): HostWebContents | undefined {
  return [...all.values()].find((one) => one.surface === surface)
}

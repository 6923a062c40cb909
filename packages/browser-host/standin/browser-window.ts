/** `electron.BrowserWindow`: a window that only tests and tools see; its page is real. */
import { openSurface } from '../open-surface.ts'
import type { PressedKey } from '../world/preload.ts'
import { hostApp, openWindows } from './app.ts'
import type { ContentsOwner, WebContents } from './contents-shape.ts'
import { pressAccelerator } from './menu.ts'
import { type EmitterKeys, emitterOf, hostEvent } from './provided.ts'
import { HostWebContents } from './web-contents.ts'

type Provided = Pick<
  Electron.BrowserWindow,
  | 'id'
  | 'webContents'
  | 'loadURL'
  | 'loadFile'
  | 'show'
  | 'showInactive'
  | 'hide'
  | 'close'
  | 'destroy'
  | 'isDestroyed'
  | 'isVisible'
  | 'focus'
  | 'blur'
  | 'isFocused'
  | 'setTitle'
  | 'getTitle'
  | 'getBounds'
  | 'setBounds'
  | 'getContentBounds'
  | 'setContentBounds'
  | 'getNormalBounds'
  | 'setSize'
  | 'getSize'
  | 'getContentSize'
  | 'setContentSize'
  | 'setMinimumSize'
  | 'center'
  | 'getPosition'
  | 'setPosition'
  | 'maximize'
  | 'unmaximize'
  | 'isMaximized'
  | 'minimize'
  | 'restore'
  | 'isMinimized'
  | 'setFullScreen'
  | 'isFullScreen'
  | 'setMenuBarVisibility'
  | 'setAutoHideMenuBar'
  | 'isMenuBarVisible'
  | 'setMenu'
  | 'removeMenu'
  | 'setBackgroundColor'
  | 'setIcon'
  | 'setProgressBar'
  | 'flashFrame'
  | 'setParentWindow'
  | 'getParentWindow'
  | 'getChildWindows'
  | 'isModal'
  | 'moveTop'
  | 'reload'
  | 'isEnabled'
  | 'setEnabled'
  | 'setContentProtection'
  | 'setSkipTaskbar'
  | 'setAlwaysOnTop'
  | 'isAlwaysOnTop'
  | 'isNormal'
>
export type BrowserWindow = Omit<Provided, 'webContents'> &
  Pick<Electron.BrowserWindow, EmitterKeys> & { readonly webContents: WebContents }

/** The screen that a maximised window fills. */
export const SCREEN = { x: 0, y: 0, width: 1366, height: 768 } as const

const all: HostBrowserWindow[] = []
let last = 0
let focused: HostBrowserWindow | undefined

class HostBrowserWindow
  extends emitterOf<Pick<Electron.BrowserWindow, EmitterKeys>>('BrowserWindow')
  implements Provided
{
  readonly id: number
  readonly webContents: Electron.WebContents
  readonly #contents: HostWebContents
  #bounds: Electron.Rectangle
  #title: string
  #visible: boolean
  #state: 'normal' | 'maximized' | 'minimized' | 'fullscreen' = 'normal'
  #destroyed = false
  #parent: Electron.BrowserWindow | null
  #menuBar = true

  constructor(options: Electron.BrowserWindowConstructorOptions = {}) {
    super()
    last += 1
    this.id = last
    const { width = 800, height = 600, x = 0, y = 0, title, show = true, parent, webPreferences = {} } = options
    this.#bounds = { x, y, width, height }
    this.#title = title ?? hostApp.getName()
    this.#visible = show
    this.#parent = (parent as Electron.BrowserWindow | undefined) ?? null
    all.push(this)
    openWindows.add(this)
    this.#contents = new HostWebContents(this.#owner(webPreferences))
    this.webContents = this.#contents.shown
    hostApp.emit('browser-window-created', hostEvent({}), this)
    if (show) this.focus()
  }

  #owner(preferences: Electron.WebPreferences): ContentsOwner {
    return {
      preferences: {
        ...preferences,
        sandbox: preferences.sandbox ?? true,
        contextIsolation: preferences.contextIsolation ?? true,
        nodeIntegration: preferences.nodeIntegration ?? false,
        webSecurity: preferences.webSecurity ?? true,
        webviewTag: preferences.webviewTag ?? false,
      },
      makeSurface: (listener) => openSurface({ ...this.#bounds, preferences, listener }),
      titled: (title) => {
        const event = hostEvent({})
        this.#contents.emit('page-title-updated', event, title, true)
        this.emit('page-title-updated', event, title, true)
        if (!event.defaultPrevented) this.#title = title
      },
      firstShown: () => void this.emit('ready-to-show', hostEvent({})),
      keyed: (key: PressedKey) => pressAccelerator(key, this),
      gone: () => this.destroy(),
      close: () => this.close(),
      isFocused: () => this.isFocused(),
      open: (url, more) => {
        const opened = new HostBrowserWindow(more)
        this.#contents.emit('did-create-window', opened, {
          url,
          frameName: '',
          options: more,
          disposition: 'foreground-tab',
          referrer: { url: '', policy: 'default' },
        })
        opened.loadURL(url).catch(() => {})
      },
    }
  }

  loadURL = (url: string): Promise<void> => this.#contents.loadURL(url)
  loadFile = async (): Promise<void> => {
    throw new Error("browser host: loadFile isn't provided: pages come from the app's own scheme")
  }
  reload = () => this.#contents.reload()

  show = () => {
    const before = this.#visible
    this.#visible = true
    if (!before) this.emit('show', hostEvent({}))
    this.focus()
  }
  showInactive = () => {
    this.#visible = true
  }
  hide = () => {
    this.#visible = false
    this.blur()
    this.emit('hide', hostEvent({}))
  }
  isVisible = () => this.#visible

  focus = () => {
    if (focused === this || this.#destroyed) return
    focused?.blur()
    focused = this
    this.#contents.surface.front()
    this.emit('focus', hostEvent({}))
    hostApp.emit('browser-window-focus', hostEvent({}), this)
  }
  blur = () => {
    if (focused !== this) return
    focused = undefined
    this.emit('blur', hostEvent({}))
    hostApp.emit('browser-window-blur', hostEvent({}), this)
  }
  isFocused = () => focused === this

  close = () => {
    if (this.#destroyed) return
    const event = hostEvent({})
    this.emit('close', event)
    if (!event.defaultPrevented) this.destroy()
  }

  destroy = () => {
    if (this.#destroyed) return
    this.#destroyed = true
    all.splice(all.indexOf(this), 1)
    openWindows.delete(this)
    this.blur()
    this.#contents.destroy()
    for (const child of this.getChildWindows()) child.destroy()
    this.emit('closed')
    if (all.length === 0) hostApp.allClosed()
  }
  isDestroyed = () => this.#destroyed

  setTitle = (title: string) => {
    this.#title = title
  }
  getTitle = () => this.#title

  #place(bounds: Partial<Electron.Rectangle>): void {
    this.#bounds = { ...this.#bounds, ...bounds }
    const { width, height } = this.getBounds()
    this.#contents.surface.resize(width, height)
    this.emit('resize', hostEvent({}))
  }
  #become(
    state: 'normal' | 'maximized' | 'minimized' | 'fullscreen',
    event: 'maximize' | 'unmaximize' | 'minimize' | 'restore',
  ): void {
    if (this.#state === state) return
    this.#state = state
    this.#place({})
    this.emit(event, hostEvent({}))
  }
  getBounds = () => (this.#state === 'normal' || this.#state === 'minimized' ? { ...this.#bounds } : { ...SCREEN })
  getContentBounds = () => this.getBounds()
  getNormalBounds = () => ({ ...this.#bounds })
  setBounds = (bounds: Partial<Electron.Rectangle>) => this.#place(bounds)
  setContentBounds = (bounds: Electron.Rectangle) => this.#place(bounds)
  setSize = (width: number, height: number) => this.#place({ width, height })
  setContentSize = (width: number, height: number) => this.#place({ width, height })
  getSize = () => [this.getBounds().width, this.getBounds().height] as [number, number]
  getContentSize = () => this.getSize()
  getPosition = () => [this.#bounds.x, this.#bounds.y] as [number, number]
  setPosition = (x: number, y: number) => this.#place({ x, y })
  setMinimumSize = () => {}
  center = () => {}
  moveTop = () => this.focus()
  maximize = () => this.#become('maximized', 'maximize')
  unmaximize = () => this.#become('normal', 'unmaximize')
  minimize = () => this.#become('minimized', 'minimize')
  restore = () => this.#become('normal', 'restore')
  setFullScreen = (on: boolean) => this.#become(on ? 'fullscreen' : 'normal', on ? 'maximize' : 'unmaximize')
  isNormal = () => this.#state === 'normal'
  isMaximized = () => this.#state === 'maximized'
  isMinimized = () => this.#state === 'minimized'
  isFullScreen = () => this.#state === 'fullscreen'

  setMenuBarVisibility = (visible: boolean) => {
    this.#menuBar = visible
  }
  isMenuBarVisible = () => this.#menuBar
  setAutoHideMenuBar = () => {}
  setMenu = () => {}
  removeMenu = () => {}
  setBackgroundColor = () => {}
  setIcon = () => {}
  setProgressBar = () => {}
  flashFrame = () => {}
  setContentProtection = () => {}
  setSkipTaskbar = () => {}
  setAlwaysOnTop = () => {}
  isAlwaysOnTop = () => false
  isEnabled = () => true
  setEnabled = () => {}
  isModal = () => false
  setParentWindow = (parent: Electron.BrowserWindow | null) => {
    this.#parent = parent
  }
  getParentWindow = () => this.#parent
  getChildWindows = () => shown(all.filter((one) => one.getParentWindow() === (this as unknown)))

  static getAllWindows = (): BrowserWindow[] => [...all]
  static getFocusedWindow = (): BrowserWindow | null => focused ?? null
  static fromId = (id: number): BrowserWindow | null => all.find((one) => one.id === id) ?? null
  static fromWebContents = (contents: Pick<WebContents, 'id'>): BrowserWindow | null =>
    all.find((one) => one.webContents.id === contents.id) ?? null
}

const shown = (windows: HostBrowserWindow[]) => windows as unknown as Electron.BrowserWindow[]

interface BrowserWindowClass {
  new (options?: Electron.BrowserWindowConstructorOptions): BrowserWindow
  readonly getAllWindows: () => BrowserWindow[]
  readonly getFocusedWindow: () => BrowserWindow | null
  readonly fromId: (id: number) => BrowserWindow | null
  readonly fromWebContents: (contents: Pick<WebContents, 'id'>) => BrowserWindow | null
}
export const BrowserWindow = HostBrowserWindow as unknown as BrowserWindowClass

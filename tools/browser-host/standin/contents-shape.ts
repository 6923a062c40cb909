/** What there is of `electron.WebContents`, and what a window gives its page. */
import type { Surface, SurfaceListener } from '../surface.ts'
import type { PressedKey } from '../world/preload.ts'
import type { EmitterKeys } from './provided.ts'
import type { Session } from './session.ts'

/** What the stand-in provides of it; to ask for anything else is told as missing. */
export type Provided = Pick<
  Electron.WebContents,
  | 'id'
  | 'send'
  | 'executeJavaScript'
  | 'printToPDF'
  | 'print'
  | 'getPrintersAsync'
  | 'loadURL'
  | 'getURL'
  | 'getTitle'
  | 'reload'
  | 'reloadIgnoringCache'
  | 'stop'
  | 'setWindowOpenHandler'
  | 'openDevTools'
  | 'closeDevTools'
  | 'toggleDevTools'
  | 'isDevToolsOpened'
  | 'isDestroyed'
  | 'isCrashed'
  | 'isLoading'
  | 'isLoadingMainFrame'
  | 'isFocused'
  | 'focus'
  | 'mainFrame'
  | 'session'
  | 'setZoomFactor'
  | 'getZoomFactor'
  | 'setZoomLevel'
  | 'getZoomLevel'
  | 'setVisualZoomLevelLimits'
  | 'forcefullyCrashRenderer'
  | 'getType'
  | 'setUserAgent'
  | 'getUserAgent'
  | 'capturePage'
  | 'close'
  | 'navigationHistory'
  | 'undo'
  | 'redo'
  | 'cut'
  | 'copy'
  | 'paste'
  | 'selectAll'
  | 'setIgnoreMenuShortcuts'
  | 'setBackgroundThrottling'
  | 'zoomFactor'
  | 'zoomLevel'
  | 'getOSProcessId'
  | 'getProcessId'
>
export type WebContents = Omit<Provided, 'session'> &
  Pick<Electron.WebContents, EmitterKeys> & { readonly session: Session }

export type OpenHandler = Parameters<Electron.WebContents['setWindowOpenHandler']>[0]

/** What a window gives its page. */
export interface ContentsOwner {
  readonly preferences: Electron.WebPreferences
  readonly makeSurface: (listener: SurfaceListener) => Surface
  readonly titled: (title: string) => void
  readonly firstShown: () => void
  readonly keyed: (key: PressedKey) => void
  readonly gone: () => void
  readonly close: () => void
  readonly isFocused: () => boolean
  readonly open: (url: string, more: Electron.BrowserWindowConstructorOptions) => void
}

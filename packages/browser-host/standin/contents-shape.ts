/** The provided part of `electron.WebContents`, and the window's side of it. */
import type { Surface, SurfaceListener } from '../surface.ts'
import type { PressedKey } from '../world/preload.ts'
import type { EmitterKeys } from './provided.ts'
import type { Session } from './session.ts'

/** The members that the stand-in provides; any other access is reported as missing. */
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

/** The window's side of a page. */
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

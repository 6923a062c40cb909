/**
 * The surface of a window's page: a tab of headless Chromium, or the user's own browser. A window talks to both through this interface;
 * addresses are the app's (app://…).
 */
import type { FromPage, ToPage } from './world/preload.ts'

/** A frame of the page, at the time of its message. */
export interface Frame {
  readonly id: string
  readonly url: string
  readonly parent: string | undefined
  readonly name: string
}

export interface ConsoleLine {
  readonly level: 'info' | 'warning' | 'error' | 'debug'
  readonly message: string
  readonly line: number
  readonly source: string
}

/** Events that a page causes itself. */
export interface SurfaceListener {
  readonly message: (message: FromPage, frame: Frame) => void
  readonly navigated: (frame: Frame, inPage: boolean) => void
  readonly domReady: () => void
  readonly loaded: () => void
  readonly titled: (title: string) => void
  readonly logged: (line: ConsoleLine) => void
  readonly crashed: () => void
  readonly closed: () => void
  /** The page started a download; it is always refused. */
  readonly downloading: (url: string, filename: string) => void
  readonly opening: (url: string, frameName: string, features: string) => void
  /** Returns the answer of the app's own protocols; undefined if none covers the address. */
  readonly served: (request: Request) => Promise<Response | undefined>
  /** A navigation requested by the page; false stops it. */
  readonly mayNavigate: (url: string, mainFrame: boolean, redirected: boolean) => boolean
}

export interface PaperSize {
  readonly landscape?: boolean
  readonly displayHeaderFooter?: boolean
  readonly headerTemplate?: string
  readonly footerTemplate?: string
  readonly printBackground?: boolean
  readonly scale?: number
  /** Inches. */
  readonly paperWidth?: number
  readonly paperHeight?: number
  readonly marginTop?: number
  readonly marginBottom?: number
  readonly marginLeft?: number
  readonly marginRight?: number
  readonly pageRanges?: string
  readonly preferCSSPageSize?: boolean
  readonly generateTaggedPDF?: boolean
  readonly generateDocumentOutline?: boolean
}

export interface Surface {
  /** The DevTools target, when there is one. */
  readonly targetId: () => string | undefined
  /** Resolves when the page is loaded; with the reason if it can't be. */
  readonly navigate: (url: string) => Promise<string | undefined>
  readonly reload: (ignoreCache: boolean) => void
  readonly travel: (steps: number) => void
  readonly stop: () => void
  readonly deliver: (message: ToPage) => void
  readonly evaluate: (code: string, userGesture: boolean) => Promise<unknown>
  readonly pdf: (paper: PaperSize) => Promise<Buffer>
  readonly picture: () => Promise<Buffer>
  readonly resize: (width: number, height: number) => void
  readonly front: () => void
  readonly crash: () => void
  readonly close: () => void
}

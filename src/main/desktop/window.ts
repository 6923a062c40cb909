/** The windows: the main one in its last place, those beside it, their lock-down, and when they show. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { app, BrowserWindow, type BrowserWindowConstructorOptions, screen, type WebPreferences } from 'electron'
import { z } from 'zod'
import { APP_ORIGIN } from '../../shared/channels.ts'
import { windowGround } from './looks.ts'
import { fitting, type Place, placeAgain } from './place.ts'

/** The size left at 200 % on a screen of 1366 × 768: every screen of the app is usable in it. */
const SMALLEST = { width: 683, height: 384 }
const AT_FIRST = { width: 1366, height: 768 }
const BESIDE = { width: 1024, height: 720 }

/** Larger than any screen or distance; Electron throws beyond 32 bits. */
const FARTHEST = 100_000
const length = z.int().min(1).max(FARTHEST)
const distance = z.int().min(-FARTHEST).max(FARTHEST)

const boundsShape = z.object({
  x: distance,
  y: distance,
  width: length,
  height: length,
  maximized: z.boolean(),
})

/** The web preferences of every window of ours; windows of papers have no preload. */
export const LOCKED_DOWN = {
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webviewTag: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  navigateOnDragDrop: false,
  spellcheck: false,
} as const satisfies WebPreferences

const ours = () =>
  ({
    show: false,
    title: 'StoreDesk',
    backgroundColor: windowGround(),
    webPreferences: {
      ...LOCKED_DOWN,
      preload: join(app.getAppPath(), 'out', 'preload', 'index.cjs'),
      devTools: !app.isPackaged,
    },
  }) as const satisfies BrowserWindowConstructorOptions

export function openWindow(folder: string): BrowserWindow {
  const file = join(folder, 'window.json')
  const last = lastBounds(file)
  const window = new BrowserWindow({
    ...(last === undefined ? onScreen(AT_FIRST) : placedAgain(last)),
    ...ours(),
  })
  window.once('ready-to-show', () => {
    if (last?.maximized) window.maximize()
    window.show()
  })
  window.on('close', () => keepBounds(file, window))
  showIn(window, '/')
  return window
}

/** Opens an empty window for one screen of the app beside the main one. */
export function openExtraWindow(): BrowserWindow {
  const window = new BrowserWindow({
    ...onScreen(BESIDE),
    ...ours(),
  })
  window.once('ready-to-show', () => window.show())
  return window
}

/** Returns a size that fits the screen with the task bar; the system chooses the position. */
const onScreen = (size: typeof AT_FIRST) => limited(fitting(size, screen.getPrimaryDisplay().workArea))

function placedAgain(last: Place) {
  const areas = screen.getAllDisplays().map(({ workArea }) => workArea)
  const { x, y, width, height } = placeAgain(last, areas, screen.getDisplayMatching(last).workArea)
  return { x, y, ...limited({ width, height }) }
}

/** Lets a window that is smaller than the minimum size still open. */
const limited = ({ width, height }: typeof AT_FIRST) => ({
  width,
  height,
  minWidth: Math.min(SMALLEST.width, width),
  minHeight: Math.min(SMALLEST.height, height),
})

/** Loads a path of ours. A failure is ignored: the window may have closed meanwhile. */
export const showIn = (window: BrowserWindow, path: string): void => {
  window.loadURL(`${APP_ORIGIN}${path}`).catch(() => {})
}

function lastBounds(file: string) {
  try {
    return boundsShape.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

function keepBounds(file: string, window: BrowserWindow): void {
  try {
    writeFileSync(file, JSON.stringify({ ...window.getNormalBounds(), maximized: window.isMaximized() }))
  } catch {
    // The window opens in its default place next time.
  }
}

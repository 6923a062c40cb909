/** The window: where it was, how it is locked down, when it shows. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { app, BrowserWindow } from 'electron'
import { z } from 'zod'
import { APP_ORIGIN } from '../../shared/channels.ts'
import { windowGround } from './looks.ts'

const SMALLEST = { width: 1024, height: 640 }
const AT_FIRST = { width: 1366, height: 768 }
const boundsShape = z.object({
  x: z.number().int(),
  y: z.number().int(),
  width: z.number().int().min(SMALLEST.width),
  height: z.number().int().min(SMALLEST.height),
  maximized: z.boolean(),
})

/** The preferences of every window of ours; papers have no preload. */
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
} as const

export function openWindow(folder: string): BrowserWindow {
  const file = join(folder, 'window.json')
  const last = lastBounds(file)
  const window = new BrowserWindow({
    ...(last ?? AT_FIRST),
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    show: false,
    title: 'StoreDesk',
    backgroundColor: windowGround(),
    webPreferences: {
      ...LOCKED_DOWN,
      preload: join(app.getAppPath(), 'out', 'preload', 'index.cjs'),
      devTools: !app.isPackaged,
    },
  })
  window.once('ready-to-show', () => {
    if (last?.maximized) window.maximize()
    window.show()
  })
  window.on('close', () => keepBounds(file, window))
  void window.loadURL(`${APP_ORIGIN}/`)
  return window
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
    // The window opens in its first place next time.
  }
}

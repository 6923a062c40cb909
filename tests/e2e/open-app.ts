/** The built app, opened by Playwright on Electron or on the browser host without knowing which. */
import type { ElectronApplication, Page } from '@playwright/test'
import { type Launch, launchApp } from '../../tools/launch.ts'
import { type Hear, listen } from '../support/pages/complaints.ts'
import { controlFileOf } from '../support/pages/portal.ts'
import { SCREEN } from '../support/pages/screen-size.ts'
import { UNOPTIMIZED } from '../support/pages/unoptimized.ts'
import { SMALL_WORLD } from '../support/small-world.ts'

export interface OpenApp {
  readonly app: ElectronApplication
  /** The app's window, at its first page. */
  readonly window: Page
  readonly profile: string
  readonly close: () => Promise<void>
  /** Ends the app as a power cut would. */
  readonly kill: () => Promise<void>
}

/** Electron shows app://…; the browser host's Chromium, which doesn't have that scheme, shows https://….app.invalid. */
const ofTheApp = (url: URL) => url.protocol === 'app:' || url.hostname.endsWith('.app.invalid')

/** Gives the window the size of the smallest screen. */
export async function resize(app: ElectronApplication, window: Page): Promise<void> {
  const shown = await app.browserWindow(window)
  await shown.evaluate((one, { width, height }) => one.setContentSize(width, height), SCREEN)
}

/** Opens the built app at the size of the smallest screen; `hear` gets its pages' errors. */
export async function openApp(profile: string, { env = {}, args = [] }: Launch, hear: Hear): Promise<OpenApp> {
  const { app, close } = await launchApp({
    profile,
    args,
    env: { TZ: 'Asia/Kolkata', STOREDESK_PRACTICE_CONTROL: controlFileOf(profile), ...env },
  })
  for (const page of app.windows()) listen(page, hear)
  app.on('window', (page) => listen(page, hear))
  const window = await app.firstWindow()
  await window.waitForURL(ofTheApp, { waitUntil: 'domcontentloaded' })
  await resize(app, window)
  const ended = new Promise<void>((resolve) => app.once('close', () => resolve()))
  const kill = async () => {
    app.process().kill('SIGKILL')
    await ended
  }
  return { app, window, profile, kill, close }
}

/** Opens the app for a test: in a small world, and without transitions. */
export const openForTest = (profile: string, { env = {}, args = [] }: Launch, hear: Hear): Promise<OpenApp> =>
  openApp(
    profile,
    {
      args: ['--force-prefers-reduced-motion', UNOPTIMIZED, ...args],
      env: { STOREDESK_PRACTICE_PRODUCTS: String(SMALL_WORLD.products), ...env },
    },
    hear,
  )

/**
 * What every end-to-end test stands on: the built app, opened by Playwright on Electron or on the browser host without
 * knowing which, with a profile of its own. A test fails when the page complains, unless it has said what to expect.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, type ElectronApplication, type Page, type TestInfo } from '@playwright/test'
import { type Launch, launchApp } from '../../tools/launch.ts'

export const { expect } = base

/** The smallest screen that the app is made for, in CSS pixels. */
export const SCREEN = { width: 1366, height: 768 } as const

export interface OpenApp {
  readonly app: ElectronApplication
  /** The app's window, at its first page. */
  readonly window: Page
  readonly profile: string
  readonly close: () => Promise<void>
  /** Ends the app as a power cut would. */
  readonly kill: () => Promise<void>
}

export interface Fixtures {
  /** Opens the app, once more or with other settings; all are closed when the test ends. */
  readonly launch: (options?: Launch) => Promise<OpenApp>
  readonly opened: OpenApp
  readonly app: ElectronApplication
  readonly window: Page
  /** A folder for this test alone. */
  readonly profile: string
  /** Complaints of the page that this test is about. */
  readonly expectComplaint: (pattern: RegExp) => void
  readonly complaints: Complaints
  /** `test.use({ env: { … } })`: settings for every start of a test. */
  readonly env: Readonly<Record<string, string>>
}

/** Errors on the page's console, thrown and not caught, or a policy that was violated. */
export class Complaints {
  readonly heard: string[] = []
  readonly expected: RegExp[] = []

  listen(page: Page): void {
    page.on('console', (message) => {
      if (message.type() === 'error') this.heard.push(`${message.text()} (${message.location().url})`)
    })
    page.on('pageerror', (error) => this.heard.push(error.stack ?? error.message))
    page.on('crash', () => this.heard.push('The page crashed'))
  }

  unexpected(): readonly string[] {
    return this.heard.filter((one) => !this.expected.some((pattern) => pattern.test(one)))
  }
}

/** Where the app says how its practice portal is steered. */
export const controlFileOf = (profile: string): string => join(profile, 'practice-control.json')

/** Electron shows app://…; the browser host's Chromium, which knows no such scheme, shows https://….app.invalid. */
const ofTheApp = (url: URL) => url.protocol === 'app:' || url.hostname.endsWith('.app.invalid')

/** Opens the built app at the smallest screen; what its pages complain of is written down. */
export async function openApp(
  profile: string,
  { env = {}, args = [] }: Launch,
  complaints: Complaints,
): Promise<OpenApp> {
  const { app, close } = await launchApp({
    profile,
    args,
    env: { TZ: 'Asia/Kolkata', STOREDESK_PRACTICE_CONTROL: controlFileOf(profile), ...env },
  })
  for (const page of app.windows()) complaints.listen(page)
  app.on('window', (page) => complaints.listen(page))
  const window = await app.firstWindow()
  await window.waitForURL(ofTheApp, { waitUntil: 'domcontentloaded' })
  const shown = await app.browserWindow(window)
  await shown.evaluate((one, { width, height }) => one.setContentSize(width, height), SCREEN)
  const ended = new Promise<void>((resolve) => app.once('close', () => resolve()))
  const kill = async () => {
    app.process().kill('SIGKILL')
    await ended
  }
  return { app, window, profile, kill, close }
}

async function keepPictures(opened: readonly OpenApp[], testInfo: TestInfo): Promise<void> {
  if (testInfo.status === testInfo.expectedStatus) return
  for (const [index, page] of opened.flatMap(({ app }) => app.windows()).entries()) {
    const body = await page.screenshot({ timeout: 5000 }).catch(() => undefined)
    if (body) await testInfo.attach(`window ${index + 1}`, { body, contentType: 'image/png' })
  }
}

export const test = base.extend<Fixtures>({
  env: [{}, { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  profile: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'storedesk-e2e-'))
    await use(folder)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  complaints: async ({}, use) => {
    const complaints = new Complaints()
    await use(complaints)
    const unexpected = complaints.unexpected()
    if (unexpected.length > 0) throw new Error(`The page complained:\n${unexpected.join('\n')}`)
  },

  expectComplaint: async ({ complaints }, use) => {
    await use((pattern) => {
      complaints.expected.push(pattern)
    })
  },

  launch: async ({ profile, complaints, env }, use, testInfo) => {
    const opened: OpenApp[] = []
    await use(async (options = {}) => {
      const one = await openApp(options.profile ?? profile, { ...options, env: { ...env, ...options.env } }, complaints)
      opened.push(one)
      return one
    })
    await keepPictures(opened, testInfo)
    await Promise.all(opened.map(({ close }) => close().catch(() => {})))
  },

  opened: async ({ launch }, use) => use(await launch()),
  app: async ({ opened }, use) => use(opened.app),
  window: async ({ opened }, use) => use(opened.window),
})

/**
 * The fixtures of every end-to-end test: the built app at sign-in, shared with the tests before it unless a test asks for its own. A test
 * fails if the page reports an error that the test hasn't declared.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, type ElectronApplication, type Page, type TestInfo } from '@playwright/test'
import type { Launch } from '../../tools/launch.ts'
import { EMAIL } from '../support/goods.ts'
import { dialogsOf, type FileDialogs } from '../support/pages/dialogs.ts'
import { type CommonFixtures, common } from '../support/pages/fixtures.ts'
import { portalOf, type Steered } from '../support/pages/portal.ts'
import { enterAs, landed } from '../support/pages/steps.ts'
import { type OpenApp, openForTest } from './open-app.ts'
import { SharedApp } from './shared-app.ts'

export const { expect } = base

export interface Fixtures extends CommonFixtures {
  /** Opens an app of the test's own, again or with other settings; all are closed when the test ends. */
  readonly launch: (options?: Launch) => Promise<OpenApp>
  readonly opened: OpenApp
  readonly app: ElectronApplication
  readonly window: Page
  /** The app's folder. */
  readonly profile: string
  readonly portal: Steered
  readonly dialogs: FileDialogs
  /** Signs in as the form would, and opens an address of the app, or the landing page if undefined. */
  readonly enter: (address?: string, email?: string) => Promise<void>
  /** `test.use({ ownApp: true })`: an app and a folder for this test only. */
  readonly ownApp: boolean
}

async function keepPictures(opened: readonly OpenApp[], testInfo: TestInfo): Promise<void> {
  if (testInfo.status === testInfo.expectedStatus) return
  for (const [index, page] of opened.flatMap(({ app }) => app.windows()).entries()) {
    const body = await page.screenshot({ timeout: 5000 }).catch(() => undefined)
    if (body) await testInfo.attach(`window ${index + 1}`, { body, contentType: 'image/png' })
  }
}

interface WorkerFixtures {
  readonly shared: SharedApp
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  ownApp: [false, { option: true }],

  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const shared = new SharedApp()
      await use(shared)
      await shared.close()
    },
    { scope: 'worker' },
  ],

  profile: async ({ ownApp, shared }, use) => {
    if (!ownApp) return use(shared.profile)
    const folder = mkdtempSync(join(tmpdir(), 'storedesk-e2e-'))
    await use(folder)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  },

  ...common,

  launch: async ({ profile, complaints }, use, testInfo) => {
    const opened: OpenApp[] = []
    await use(async (options = {}) => {
      const one = await openForTest(options.profile ?? profile, options, complaints.hear)
      opened.push(one)
      return one
    })
    await keepPictures(opened, testInfo)
    await Promise.all(opened.map(({ close }) => close().catch(() => {})))
  },

  opened: async ({ ownApp, launch, shared, complaints }, use, testInfo) => {
    if (ownApp) return use(await launch())
    const opened = await shared.fresh(complaints)
    await use(opened)
    await keepPictures([opened], testInfo)
  },
  app: async ({ opened }, use) => use(opened.app),
  window: async ({ opened }, use) => use(opened.window),
  portal: async ({ opened }, use) => use(portalOf(opened.profile)),
  dialogs: async ({ app }, use) => use(dialogsOf(app)),
  enter: async ({ window }, use) => {
    await use(async (address, email = EMAIL) => {
      await enterAs(window, email)
      await expect(landed(window)).toBeVisible()
      if (address !== undefined) await window.goto(new URL(address, window.url()).href)
    })
  },
})

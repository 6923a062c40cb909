/** The built app as the tests open it, signed in at a practice portal of this process. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import { startPracticePortal } from '../../src/practice/portal.ts'
import { openApp } from '../../tests/e2e/open-app.ts'
import { EMAIL } from '../../tests/support/goods.ts'
import { askForCode, screen } from '../../tests/support/pages/steps.ts'
import { findChromium } from '../browser-host/chromium/find.ts'
import { chooseRuntime } from '../runtime.ts'
import { buildWhenStale } from '../suite/bundles.ts'

export interface Shop {
  readonly app: ElectronApplication
  readonly window: Page
  readonly profile: string
}

/** What `use` finds there; undefined, and said, where the app can't be opened. */
export async function inShop<T>(what: string, use: (shop: Shop) => Promise<T>): Promise<T | undefined> {
  const missing = whatIsMissing()
  if (missing !== undefined) {
    console.log(`${what}: not measured. ${missing}`)
    return undefined
  }
  await buildWhenStale()
  const profile = mkdtempSync(join(tmpdir(), 'storedesk-bench-'))
  const portal = await startPracticePortal()
  const { app, window, close } = await openApp(profile, { env: { STOREDESK_API_HOST: portal.origin } }, () => undefined)
  try {
    await askForCode(window)
    await window.getByLabel('Code').waitFor()
    await window.getByLabel('Code').fill(portal.otpFor(EMAIL) ?? '')
    await window.getByRole('button', { name: 'Sign in', exact: true }).click()
    await screen(window, 'home').waitFor()
    return await use({ app, window, profile })
  } finally {
    await close()
    await portal.stop()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Why the app can't be opened here. */
function whatIsMissing(): string | undefined {
  if (chooseRuntime().kind === 'electron') return undefined
  try {
    findChromium()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** The built app as the tests open it, signed in at a practice portal of this process. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type PracticeOptions, type PracticePortal, startPracticePortal } from '../../src/practice/portal.ts'
import { openApp } from '../../tests/e2e/open-app.ts'
import { EMAIL, PASSWORD } from '../../tests/support/goods.ts'
import { askApp } from '../../tests/support/pages/app-bridge.ts'
import { screen } from '../../tests/support/pages/steps.ts'
import { findChromium } from '../browser-host/chromium/find.ts'
import { chooseRuntime } from '../runtime.ts'
import { type FarPortal, farPortal } from './far-portal.ts'
import { type Call, callerOf, installInPage } from './in-page.ts'
import { doing, tell } from './progress.ts'

export interface Shop {
  readonly window: Page
  /** Calls the bench's own program inside the page. */
  readonly call: Call
  readonly profile: string
  /** What stands in front of a portal that is far away. */
  readonly far: FarPortal | undefined
  readonly close: () => Promise<void>
}

/** With about so many products at the portal, the portal's past in a file, or a portal that is so many milliseconds away. Undefined, and said, where the app can't be opened. */
export async function openShop(
  name: string,
  { far: delay, ...about }: Pick<PracticeOptions, 'products' | 'stateFile'> & { readonly far?: number } = {},
  settings: Parameters<PracticePortal['control']['settings']>[0] = {},
): Promise<Shop | undefined> {
  const missing = whatIsMissing()
  if (missing !== undefined) {
    tell(`${name}: not measured. ${missing}`)
    return undefined
  }
  doing(`${name}: opening the app`)
  const profile = mkdtempSync(join(tmpdir(), 'storedesk-bench-'))
  const portal = await startPracticePortal(about)
  portal.control.settings(settings)
  const far = delay === undefined ? undefined : await farPortal(portal.origin, delay)
  let closeApp = async () => {}
  const close = async () => {
    await closeApp()
    await far?.close()
    await portal.stop()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const opened = await openApp(
      profile,
      { env: { STOREDESK_API_HOST: far?.origin ?? portal.origin } },
      () => undefined,
    )
    closeApp = opened.close
    await installInPage(opened.window)
    await signIn(opened.window, portal, far)
    return { window: opened.window, call: callerOf(opened.window), profile, far, close }
  } catch (error) {
    // A portal that goes on would keep the bench from its end.
    await close()
    throw error
  }
}

async function signIn(window: Page, portal: PracticePortal, far: FarPortal | undefined): Promise<void> {
  const asha = { email: EMAIL, password: PASSWORD }
  const { mobilenumber } = await askApp(window, 'session.requestOtp', asha)
  far?.forget()
  await askApp(window, 'session.verifyOtp', { ...asha, mobilenumber, code: portal.otpFor(EMAIL) ?? '' })
  // A page that is loaded anew asks anew: from afar it goes on by itself.
  if (far === undefined) await goTo(window, '/home')
  await screen(window, 'home').waitFor()
}

/** Loads the page anew: it knows nothing of what was asked of the app behind its back. */
export async function goTo(window: Page, path: string): Promise<void> {
  await window.goto(new URL(path, window.url()).href)
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

/** Opens the built app as the tests do, signed in at a practice portal of this process. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type PracticeOptions, type PracticePortal, startPracticePortal } from '../../src/practice/portal.ts'
import { openApp } from '../../tests/e2e/open-app.ts'
import { EMAIL, PASSWORD } from '../../tests/support/goods.ts'
import { askApp } from '../../tests/support/pages/app-bridge.ts'
import { screen } from '../../tests/support/pages/steps.ts'
import { chooseRuntime } from '../../tools/runtime.ts'
import { findChromium } from '../browser-host/chromium/find.ts'
import { type FarPortal, farPortal } from './far-portal.ts'
import { type Call, callerOf, installInPage } from './in-page.ts'
import { doing, tell } from './progress.ts'

export interface Shop {
  readonly window: Page
  /** Calls the bench's own program inside the page. */
  readonly call: Call
  readonly profile: string
  /** The proxy in front of a distant portal. */
  readonly far: FarPortal | undefined
  readonly close: () => Promise<void>
}

/**
 * Options: the number of products, a file with the portal's past, or the portal's delay in milliseconds. Undefined, with a message, if the
 * app can't be opened.
 */
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
    // A running portal would keep the process from ending.
    await close()
    throw error
  }
}

async function signIn(window: Page, portal: PracticePortal, far: FarPortal | undefined): Promise<void> {
  const asha = { email: EMAIL, password: PASSWORD }
  const { mobilenumber } = await askApp(window, 'session.requestOtp', asha)
  far?.forget()
  await askApp(window, 'session.verifyOtp', { ...asha, mobilenumber, code: portal.otpFor(EMAIL) ?? '' })
  // A reload repeats the requests; with a distant portal the first load continues.
  if (far === undefined) await goTo(window, '/home')
  await screen(window, 'home').waitFor()
}

/** Reloads the page, because it doesn't know of requests made around it. */
export async function goTo(window: Page, path: string): Promise<void> {
  await window.goto(new URL(path, window.url()).href)
}

/** Returns why the app can't be opened here. */
function whatIsMissing(): string | undefined {
  if (chooseRuntime().kind === 'electron') return undefined
  try {
    findChromium()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** The whole app for a file of fuzz tests: opened before them, and checked for defects after each. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { type PracticePortal, startPracticePortal } from '../../src/practice/portal.ts'
import { type Examples, examples } from '../support/bridge-examples.ts'
import { PATIENT } from '../support/patience.ts'
import { SMALL_WORLD } from '../support/small-world.ts'
import { type App, drawer, openApp, signIn } from '../support/whole-app.ts'

/** Number of payloads for each entry. */
export const RUNS = Number(process.env.STOREDESK_FUZZ ?? 200)
/** The number of accepted payloads that are executed; all of them are generated and judged. */
export const ACTING = process.env.STOREDESK_FUZZ === undefined ? 12 : 1000

export interface Opened {
  readonly app: App
  readonly portal: PracticePortal
  signedIn(): Promise<void>
  examples(): Promise<Examples>
  /** The last call to the portal, and the number of events sent to the page. */
  effects(): readonly [asked: unknown, told: number]
}

/** Available only inside tests and hooks: before them the app isn't open. */
export function openedApp(): () => Opened {
  let opened: Opened
  beforeAll(async () => {
    const portal = await startPracticePortal(SMALL_WORLD)
    const app = openApp({
      origin: portal.origin,
      loadKeychain: async () => drawer().keychain,
      saveIn: mkdtempSync(join(tmpdir(), 'storedesk-fuzz-')),
      timeoutMs: PATIENT,
    })
    const signedIn = async () => {
      if (app.services.session.token() === undefined) await signIn(app, portal)
    }
    opened = {
      app,
      portal,
      signedIn,
      examples: async () => {
        await signedIn()
        return examples(app, portal)
      },
      effects: () => [portal.control.requests().at(-1), app.events.length],
    }
  })
  afterEach(() => {
    expect(opened.app.defects.splice(0)).toEqual([])
  })
  afterAll(async () => {
    opened.app.services.close()
    await opened.portal.stop()
  })
  return () => opened
}

/**
 * One app for the tests of a worker, one after the other: a start takes longer than most tests. The state that a test leaves behind is
 * removed as a user would do it, and the page is reloaded. Orders, the portal's clock and the files of the profile stay: a test that
 * depends on those, that ends the app, or that leaves a cart behind after signing out has an app of its own (`test.use({ ownApp: true })`).
 * After a failed test Playwright starts a new worker, and so a new app.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CART_TYPES } from '../../src/shared/domain/carts/cart-kinds.ts'
import type { Complaints } from '../support/pages/complaints.ts'
import { portalOf } from '../support/pages/portal.ts'
import { type OpenApp, openForTest, resize } from './open-app.ts'

export class SharedApp {
  readonly profile = mkdtempSync(join(tmpdir(), 'storedesk-e2e-'))
  #opened: OpenApp | undefined
  #complaints: Complaints | undefined

  /** The app at sign-in, on a fresh page; its errors count for this test from now on. */
  async fresh(complaints: Complaints): Promise<OpenApp> {
    if (this.#opened === undefined)
      this.#opened = await openForTest(this.profile, {}, (one) => this.#complaints?.hear(one))
    else await tidy(this.#opened)
    this.#complaints = complaints
    return this.#opened
  }

  async close(): Promise<void> {
    await this.#opened?.close().catch(() => {})
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function tidy({ app, window, profile }: OpenApp): Promise<void> {
  const portal = portalOf(profile)
  await portal.behave()
  await portal.settings({ keySupport: true, placeMs: 0, closedWh: 0 })
  for (const other of app.windows()) if (other !== window) await other.close()
  await window.evaluate(async (cartTypes) => {
    const { ask } = Reflect.get(window, 'storedesk')
    for (const cartType of cartTypes) {
      const waiting = await ask('import.current', { cartType })
      if (waiting.ok && waiting.value !== undefined) await ask('import.discard', { importId: waiting.value.id })
      await ask('cart.clear', { cart: cartType })
    }
    // The look of listings is stored for the account.
    await ask('settings.write', { key: 'sorting', value: 'newarrivals' })
    await ask('settings.write', { key: 'listing', value: { view: 'cards', filters: true } })
    await ask('settings.write', { key: 'cart', value: { cards: 'open', rows: 'usual', grouping: 'none' } })
    await ask('settings.write', { key: 'cartColumns', value: {} })
    await ask('session.signOut', undefined)
    sessionStorage.clear()
    localStorage.clear()
  }, CART_TYPES)
  await window.goto(new URL('/', window.url()).href)
  await resize(app, window)
}

/** A practice portal, and apps that ask it with one keychain. */
import { afterAll, afterEach } from 'vitest'
import { startPracticePortal } from '../../../src/practice/portal.ts'
import { SMALL_WORLD } from '../../support/small-world.ts'
import { type App, type AppOptions, drawer, openApp } from '../../support/whole-app.ts'

/** Opens a portal for the tests of a file: after each, its faults end and its apps are closed. */
export async function openPortal() {
  const portal = await startPracticePortal(SMALL_WORLD)
  const { keychain } = drawer()
  const open: App[] = []
  afterEach(() => {
    portal.control.clearFaults()
    for (const app of open.splice(0)) app.services.close()
  })
  afterAll(() => portal.stop())
  return {
    portal,
    start: (given: Partial<AppOptions> = {}): App => {
      const app = openApp({ origin: portal.origin, loadKeychain: async () => keychain, ...given })
      open.push(app)
      return app
    },
    /** The number of the portal's user with that name. */
    userAt: (name: string): number => portal.users.findIndex(({ email }) => email.startsWith(`${name}@`)),
  }
}

/** The whole app, signed in on a practice portal, and a press for its papers. */
import { afterAll } from 'vitest'
import { startPracticePortal } from '../../src/practice/portal.ts'
import { SMALL_WORLD } from '../support/small-world.ts'
import { type AppOptions, openSignedIn } from '../support/whole-app.ts'
import { openPress } from './press.ts'

/** Opens them for the tests of a file, and closes them after the last. */
export async function openPrinting(given: Partial<AppOptions> = {}) {
  const press = await openPress()
  const portal = await startPracticePortal(SMALL_WORLD)
  const app = await openSignedIn(portal, given)
  afterAll(async () => {
    app.services.close()
    await portal.stop()
    await press.close()
  })
  return { press, portal, app }
}

/**
 * Every screen opens and fits a display of 1366 × 768 at 125 % and at 200 %, the smallest window, and is legible in the dark scheme; the
 * tests of the screens use the light one.
 */
import type { Page } from '@playwright/test'
import { screens } from '../../../src/renderer/app/screens.ts'
import type { Screen } from '../../../src/renderer/navigation/screen.ts'
import { EMAIL } from '../../support/goods.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import type { Asking } from '../../support/pages/app-bridge.ts'
import { looks } from '../../support/pages/screen-looks.ts'
import { SCREEN } from '../../support/pages/screen-size.ts'
import { afterFrames, goTo, screen } from '../../support/pages/steps.ts'
import { test as base, expect } from '../fixture.ts'

/** The CSS pixels of a display of 1366 × 768 at 125 % and at 200 %; the first without the task bar. */
const SIZES = [
  { width: 1093, height: 574 },
  { width: 683, height: 384 },
] as const

const scheme = (window: Page) => window.locator('html')

interface LookFixtures {
  /** Opens a screen as a user who may, after `before`. */
  readonly openScreen: (entry: Screen, before?: (ask: Asking) => Promise<unknown>) => Promise<void>
}

const test = base.extend<LookFixtures>({
  openScreen: async ({ window, ask, signIn, visit }, use) => {
    await use(async ({ name, path, audience }, before = async () => {}) => {
      const { address = () => path, as = EMAIL, leadsTo = name } = looks[name]
      const user = audience === 'signedOut' ? undefined : as
      if (user === undefined) await ask('session.signOut', undefined)
      const isNew = user === undefined || (await signIn(user))
      await before(ask)
      const to = await address(ask)
      await (isNew ? visit(to) : goTo(window, to))
      await expect(screen(window, leadsTo)).toBeVisible()
      await expectSettled(window)
    })
  },
})

const expectSettled = (window: Page) =>
  expect(window.locator('[aria-busy="true"], .mantine-Skeleton-root')).toHaveCount(0)

async function expectFits(window: Page): Promise<void> {
  for (const size of SIZES) {
    await window.setViewportSize(size)
    await expect
      .poll(() => window.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
      .toBe(0)
  }
  await window.setViewportSize(SCREEN)
}

/** On a screen with a list, one key goes from its heading to the first row, and one to the first filter. */
async function expectRowsByKey(window: Page): Promise<void> {
  const rows = window.locator('main [role="grid"]:visible').locator('[data-index], [data-id]')
  const filters = window.locator('main search:visible').locator('input:enabled, button:enabled')
  if ((await rows.count()) > 0) {
    // It works each time the heading has the focus.
    for (const _ of ['first', 'again']) {
      await window.locator('main h1').focus()
      await window.keyboard.press('ArrowDown')
      await expect(window.locator('main [role="grid"] :focus')).toHaveCount(1)
    }
  }
  if ((await filters.count()) > 0) {
    await window.locator('main h1').focus()
    await window.keyboard.press('f')
    await expect(window.locator('main search :focus')).toHaveCount(1)
    // A date field opens its calendar.
    await window.keyboard.press('Escape')
  }
}

test.describe('every screen', () => {
  test.use({ kept: true })

  for (const entry of screens) {
    const { states = [] } = looks[entry.name]

    test(`${entry.name} opens, leads to its rows by one key, and fits into a small window and a display at 200%`, {
      tag: '@quick',
    }, async ({ window, openScreen }) => {
      await openScreen(entry)
      await expectRowsByKey(window)
      await expectFits(window)
    })

    test(`${entry.name} is readable in the dark`, async ({ window, openScreen }) => {
      await openScreen(entry, (ask) => ask('device.write', { theme: 'dark' }))
      await expect(scheme(window)).toHaveAttribute('data-mantine-color-scheme', 'dark')
      // Elements that measure themselves, such as scrollers, have done so by then.
      await afterFrames(window)
      await expectAccessible(window)
      for (const bring of states) {
        await bring(window)
        await expectSettled(window)
        await expectFits(window)
        await afterFrames(window)
        await expectAccessible(window)
      }
    })
  }
})

test('the theme changes on the screen that is open', async ({ window, ask, enter }) => {
  await ask('device.write', { theme: 'dark' })
  await enter('/home/account/settings#privacy')
  await expect(scheme(window)).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await ask('device.write', { theme: 'light' })
  await expect(scheme(window)).toHaveAttribute('data-mantine-color-scheme', 'light')
  await expectAccessible(window)
})

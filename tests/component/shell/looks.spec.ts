/**
 * Every screen in the dark, in the smallest window, and on a display at 200 %: the tests of a screen look at it in light,
 * this one looks at it in dark; and nothing reaches over the edge.
 */
import type { Page } from '@playwright/test'
import { screens } from '../../../src/renderer/app/screens.ts'
import { EMAIL } from '../../support/goods.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { looks } from '../../support/pages/screen-looks.ts'
import { SCREEN } from '../../support/pages/screen-size.ts'
import { afterFrames, goTo, screen } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

/** The smallest window, and the smallest display at 200 %: that is half of it in either direction. */
const SIZES = [
  { width: 1024, height: 640 },
  { width: 683, height: 384 },
] as const

const scheme = (window: Page) => window.locator('html')

async function lookAt(window: Page): Promise<void> {
  await expect(window.locator('[aria-busy="true"], .mantine-Skeleton-root')).toHaveCount(0)
  for (const size of SIZES) {
    await window.setViewportSize(size)
    await expect
      .poll(() => window.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
      .toBe(0)
  }
  await window.setViewportSize(SCREEN)
  // What measures itself, as what scrolls does, has done so then.
  await afterFrames(window)
  await expectAccessible(window)
}

test.describe('every screen', () => {
  test.use({ kept: true })

  for (const { name, path, audience } of screens) {
    test(`${name} is readable in the dark, and fits into a small window and a display at 200 %`, async ({
      window,
      ask,
      signIn,
      visit,
    }) => {
      const { address = () => path, as = EMAIL, leadsTo = name, states = [] } = looks[name]
      const wanted = audience === 'signedOut' ? undefined : as
      if (wanted === undefined) await ask('session.signOut', undefined)
      const isNew = wanted === undefined || (await signIn(wanted))
      await ask('device.write', { theme: 'dark' })
      const to = await address(ask)
      await (isNew ? visit(to) : goTo(window, to))
      await expect(screen(window, leadsTo)).toBeVisible()
      await expect(scheme(window)).toHaveAttribute('data-mantine-color-scheme', 'dark')
      await lookAt(window)
      for (const bring of states) {
        await bring(window)
        await lookAt(window)
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

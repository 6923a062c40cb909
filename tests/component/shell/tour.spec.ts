/** The tour of five steps for new users: left at any time, found again in the palette. */
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { screen, searchPalette } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

const step = (window: Page, title: string): Locator => window.getByRole('region', { name: title })
async function begin(window: Page): Promise<void> {
  await searchPalette(window, 'tour')
  await window.getByRole('button', { name: 'Take the tour' }).click()
  await expect(step(window, 'Search products')).toBeVisible()
}

const shown = (window: Page): Locator => window.locator('[data-toured]')

test('a new user takes the tour by keyboard, leaves it at any time, and finds it again', async ({ window, enter }) => {
  await enter('/')
  await begin(window)
  await expect(step(window, 'Search products')).toContainText('1 of 5')
  await expect(shown(window).getByRole('textbox', { name: 'Search products' })).toBeVisible()
  await expectAccessible(window)

  await window.getByRole('button', { name: 'Next: fill the cart' }).press('Enter')
  await expect(screen(window, 'cart')).toBeVisible()
  await expect(shown(window).getByRole('button', { name: 'Import a file' })).toBeVisible()
  const next = window.getByRole('button', { name: 'Next: see what each warehouse supplies' })
  await expect(next).toBeFocused()
  await window.setViewportSize({ width: 683, height: 384 })
  await expect(next).toBeInViewport({ ratio: 1 })
  await expectAccessible(window)
  await next.press('Escape')
  await expect(step(window, 'Fill the cart')).toHaveCount(0)
  await expect(shown(window)).toHaveCount(0)

  await begin(window)
  for (const title of ['fill the cart', 'see what each warehouse supplies', 'place the order', 'follow the order'])
    await window.getByRole('button', { name: `Next: ${title}` }).press('Enter')
  await expect(screen(window, 'orderHistory')).toBeVisible()
  await window.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(step(window, 'Follow the order')).toHaveCount(0)
})

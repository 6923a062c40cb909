/** An order of the history is ordered again, by its lines. */
import type { Page } from '@playwright/test'
import { afterFrames, screen } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

/** Opens the question whether the first order is to be ordered again. */
async function askToReorder(window: Page): Promise<void> {
  await window
    .getByRole('button', { name: /^Reorder PO-/ })
    .first()
    .click()
  await expect(window.getByRole('dialog', { name: /^Reorder PO-/ })).toBeVisible()
}

test('an order is ordered once more by its lines, after a question', async ({ window, enter }) => {
  await enter('/home/account/orderHistory')
  await askToReorder(window)
  await window.keyboard.press('Enter')
  await expect(screen(window, 'cart')).toBeVisible()
  await expect(window.getByRole('grid', { name: 'Lines of the cart' }).getByRole('row').nth(1)).toBeVisible()
})

test('a user who has left isn’t taken to the cart when the order is in it', async ({ window, portal, enter }) => {
  await enter('/home/account/orderHistory')
  await portal.misbehave({ kind: 'delay', call: 'order.details', ms: 1500, times: 1 })
  await askToReorder(window)
  await window.keyboard.press('Enter')
  await window.keyboard.press('Escape')
  await window.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(screen(window, 'home')).toBeVisible()
  await expect(window.getByRole('link', { name: /^Cart/ })).toContainText(/[1-9]/)
  await afterFrames(window)
  expect(new URL(window.url()).pathname).toBe('/home')
})

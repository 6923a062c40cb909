import { plentiful, some } from '../../support/goods.ts'
import { expect, test } from '../fixture.ts'

test('the focus moves nearby when the focused element is busy, closes or leaves the page', async ({
  window,
  enterCart,
  pickRows,
}) => {
  await enterCart()
  const refresh = window.getByRole('button', { name: 'Refresh' })
  await refresh.press('Enter')
  await expect(refresh).toBeEnabled()
  await expect(refresh).toBeFocused()

  const about = window.getByRole('button', { name: 'About ordering' })
  await about.press('Enter')
  await window.getByRole('menuitem', { name: 'Stockists and warehouses' }).press('Enter')
  await expect(window.getByRole('dialog')).toBeVisible()
  await window.keyboard.press('Escape')
  await expect(window.getByRole('dialog')).toBeHidden()
  await expect(about).toBeFocused()

  const [one] = some(plentiful, 1)
  await pickRows([[one?.id ?? 0, 2]])
  await window.getByRole('button', { name: /^Add 1/ }).press('Enter')
  await expect(window.getByText('1 of 1 row is in the cart')).toBeVisible()
  // Not at the top of the page: Tab continues from the pressed button's place.
  await expect(window.locator('body')).not.toBeFocused()
  await window.getByRole('button', { name: 'Back to cart' }).last().press('Enter')
  await expect(window.getByRole('main')).toContainText('Place order')
  await expect.poll(() => window.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

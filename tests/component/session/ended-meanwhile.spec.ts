/** A session that ends while something is typed or chosen: after signing in again, the user finds it and goes on. */
import { plentiful, some } from '../../support/goods.ts'
import { goTo, screen } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

test('what was typed over suggestions is still there, until the screen is left', async ({
  window,
  enter,
  portal,
  signIn,
}) => {
  await enter('/orderAssist/listing?view=list')
  const quantity = window.getByRole('grid', { name: 'Suggested: all categories' }).locator('[data-column="qty"]')
  const takeAll = window.getByRole('button', { name: /^Add all/ })
  await quantity.nth(1).click()
  await window.keyboard.type('3')
  await window.keyboard.press('Enter')
  await expect(quantity.nth(1)).toHaveText('3')
  const promised = await takeAll.innerText()
  await portal.endSessions()
  await takeAll.click()
  await window.getByRole('button', { name: 'Add to cart' }).click()
  await expect(screen(window, 'login')).toBeVisible()
  await signIn()
  await expect(quantity.nth(1)).toHaveText('3')
  await expect(takeAll).toHaveText(promised)
  await goTo(window, '/home')
  await expect(screen(window, 'home')).toBeVisible()
  await goTo(window, '/orderAssist/listing?view=list')
  await expect(takeAll).toBeVisible()
  await expect(takeAll).not.toHaveText(promised)
})

test('orders that were taken off aren’t proposed again, unless the checkout was closed', async ({
  window,
  portal,
  signIn,
  enterCartWith,
}) => {
  await enterCartWith(some(plentiful, 12).map(({ id }) => ({ id, qty: 24 })))
  const order = window.getByRole('button', { name: /^Place order/ })
  const dialog = window.getByRole('dialog')
  const place = dialog.getByRole('button', { name: /^Place \d+ orders?/ })
  await order.click()
  await expect(place).toBeVisible()
  const all = await place.innerText()
  await dialog.getByRole('checkbox').first().click()
  await expect(place).not.toHaveText(all)
  const text = await place.innerText()
  await portal.endSessions()
  await place.click()
  await expect(screen(window, 'login')).toBeVisible()
  await signIn()
  await order.click()
  await expect(place).toHaveText(text)
  await window.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await order.click()
  await expect(place).toHaveText(all)
})

test('what was picked up to a minimum is still picked', async ({ window, portal, signIn, enterCartWith }) => {
  await enterCartWith(some(plentiful, 40).map(({ id }) => ({ id, qty: 1 })))
  const open = window.getByRole('button', { name: /more to order: fill up the order from/ }).first()
  const dialog = window.getByRole('dialog', { name: /^Fill up the order from / })
  const pieces = dialog.getByRole('combobox').first()
  await open.click()
  await pieces.fill('7')
  await portal.endSessions()
  await window.keyboard.press('F5')
  await expect(screen(window, 'login')).toBeVisible()
  await signIn()
  await expect(open).toBeVisible()
  // The lowest window has no room for its button, so the palette opens it.
  await window.setViewportSize({ width: 683, height: 384 })
  await expect(open).toBeHidden()
  await window.keyboard.press('Control+k')
  await window.keyboard.type('fill an order up')
  await window.keyboard.press('Enter')
  await expect(pieces).toHaveValue('7')
  await dialog.getByRole('combobox').nth(1).press('Enter')
  await dialog.getByRole('button', { name: 'Add 2 products' }).click()
  await expect(dialog).toBeHidden()
})

test('a row of a file that was being mended goes on', async ({ window, portal, signIn, enterCart, pickRows }) => {
  const [good, other] = some(plentiful, 2).map(({ id }) => id)
  await enterCart()
  await pickRows([
    ['12x', 5],
    [good ?? 0, 3],
  ])
  await window.getByRole('button', { name: 'Fix line 2' }).click()
  const field = window.getByRole('textbox', { name: 'Text of line 2: product ID, quantity' })
  await field.fill(`${other},77`)
  await portal.endSessions()
  await window.keyboard.press('F5')
  await expect(screen(window, 'login')).toBeVisible()
  await signIn()
  await window.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(field).toHaveValue(`${other},77`)
  await field.press('Enter')
  await expect(field).toBeHidden()
  await expect(window.getByText('Add 2 of 2')).toBeVisible()
})

/** Checkout beyond the basic case: sellers, summary on paper, retry, a second computer, the kiosk. */
import { newLine } from '../../../src/shared/domain/carts/cart-rules.ts'
import { messages } from '../../../src/shared/messages.ts'
import { EMAIL, plentiful, scarce, some } from '../../support/goods.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { putInCart } from '../../support/pages/cart-elsewhere.ts'
import { screen } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

const goods = some(plentiful, 6)
const [first] = goods
const [few] = scarce
if (first === undefined || few === undefined) throw new Error('Nothing to order')

/** The company's warehouse that gets the largest order here. */
const BHAMBOLI = 10

test('what the portal refused, whole or in part, is tried again at once, and the summary goes on paper', async ({
  window,
  portal,
  enterCart,
  savesAs,
}) => {
  await putInCart(portal, [...goods.map((product) => newLine(product, 40)), newLine(few.product, few.stock + 3)])
  await enterCart()

  await window.getByRole('button', { name: 'About ordering' }).click()
  await window.getByRole('menuitem', { name: 'Stockists and warehouses' }).click()
  const sellers = window.getByRole('dialog', { name: 'Stockists and warehouses' })
  await expect(sellers.getByRole('row', { name: /Stockist/ }).first()).toContainText('₹ 6,000')
  await expectAccessible(window)
  await window.keyboard.press('Escape')
  await expect(sellers).toBeHidden()
  await window.getByRole('button', { name: 'About ordering' }).click()
  await window.getByRole('menuitem', { name: 'Shipping and billing address' }).click()
  const addresses = window.getByRole('dialog', { name: 'Shipping and billing address' })
  await expect(addresses.getByRole('region')).toHaveCount(2)
  await expectAccessible(window)
  await window.keyboard.press('Escape')
  await expect(addresses).toBeHidden()

  await portal.misbehave({ kind: 'status', call: 'order.place', status: 422, message: 'Closed for stock taking.' })
  const placeOrder = window.getByRole('button', { name: /^Place order/ })
  await placeOrder.press('Enter')
  const dialog = window.getByRole('dialog')
  const place = dialog.getByRole('button', { name: /^Place \d+ orders?/ })
  // A second Enter, pressed too early, places nothing.
  await expect(dialog.getByRole('heading', { name: 'Choose the orders to place' })).toBeFocused()
  await window.keyboard.press('Escape')
  await expect(placeOrder).toBeFocused()
  await placeOrder.press('Enter')
  await expect(dialog.getByText(messages.gapNow)).toBeVisible()
  await expectAccessible(window)

  // A user who goes on working is told the order's outcome on any screen.
  await portal.misbehave({ kind: 'delay', call: 'order.blocking', ms: 4000 })
  await window.clock.install()
  await place.click()
  await expect(dialog.getByText(messages.processingOrder)).toBeVisible()
  await window.clock.fastForward(15_000)
  await dialog.getByRole('button', { name: 'Continue working' }).click()
  await expect(dialog).toBeHidden()
  const alert = window.getByRole('alert').filter({ hasText: 'Nothing was placed' })
  for (const text of [messages.orderFailed, 'Closed for stock taking.', messages.orderMaybeNotPlaced]) {
    await expect(alert).toContainText(text)
  }
  await expectAccessible(window)
  await alert.getByRole('button', { name: 'Close this message' }).click()
  await expect(alert).toBeHidden()

  await portal.misbehave({ kind: 'status', call: 'order.place', status: 422, message: 'Closed for stock taking.' })
  await placeOrder.press('Enter')
  await place.click()
  await expect(dialog.getByText('Nothing was placed')).toBeVisible()
  for (const text of [messages.orderFailed, 'Closed for stock taking.', messages.orderMaybeNotPlaced]) {
    await expect(dialog.getByRole('status')).toContainText(text)
  }
  await expectAccessible(window)
  expect(await portal.orders(EMAIL)).toEqual([])

  await portal.settings({ closedWh: BHAMBOLI })
  const again = dialog.getByRole('button', { name: 'Retry failed orders' })
  await again.click()
  await place.click()
  await expect(dialog.getByText(/^\d+ orders? placed, the rest not$/)).toBeVisible()
  await expect(
    dialog.getByRole('row', { name: /^Bhamboli .*Not placed This warehouse takes no orders/ }).first(),
  ).toBeVisible()
  await expect(dialog.getByText(/pieces not placed.*Still in the cart: \d+ lines/)).toBeVisible()
  await expectAccessible(window)
  const before = (await portal.orders(EMAIL)).map(({ poid }) => poid)
  expect(before.length).toBeGreaterThan(0)

  await portal.settings({ closedWh: 0 })
  await again.click()
  await place.click()
  await expect(dialog.getByText(/^\d+ orders? placed$/)).toBeVisible()
  for (const poid of before) await expect(dialog.getByText(poid)).toHaveCount(0)
  await expect(dialog.getByText(/^Still in the cart: 1 line, 3 pieces/)).toBeVisible()
  const pdf = await savesAs('summary.pdf')
  await dialog.getByRole('button', { name: 'Save the summary as PDF' }).click()
  await expect(window.getByText(`Saved as ${pdf}`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(screen(window, 'home')).toBeVisible()
})

test('a line that was changed at another computer is shown with was, theirs and yours, and the user decides', {
  tag: '@quick',
}, async ({ window, portal, enterCart }) => {
  await putInCart(portal, [newLine(first, 12)])
  await enterCart()
  const quantity = window.locator(`[data-id="${first.id}"] [data-column="qty"]`)
  await expect(quantity).toContainText('12')
  await putInCart(portal, [newLine(first, 30)])
  await quantity.click()
  const field = window.getByLabel(`Quantity of ${first.name}`, { exact: true })
  await expect(field).toBeFocused()
  await field.fill('18')
  await field.press('Enter')

  const notice = window.getByRole('status').filter({ hasText: messages.cartChanged })
  const line = notice.getByRole('row', { name: new RegExp(`^${first.id} `) })
  await expect(line.getByRole('cell')).toContainText(['12', '30', '18'])
  await expectAccessible(window)
  await line.getByRole('button', { name: `${first.id}: use yours` }).click()
  await expect(notice).toBeHidden()
  await window.keyboard.press('F5')
  await expect(window.locator(`[data-id="${first.id}"]`)).toContainText('18')
})

test('a kiosk order is confirmed by the notice that leads to it, once, and what failed is said', async ({
  window,
  portal,
  enter,
}) => {
  await portal.misbehave({ kind: 'status', call: 'kiosk.confirmOrder', status: 422, message: 'The till is closed.' })
  await enter()
  await window.getByRole('button', { name: /^Notifications/ }).click()
  await window
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('button', { name: 'Kiosk order waiting' })
    .click()
  await expect(screen(window, 'kioskConfirmation')).toBeVisible()
  await expect(window.getByRole('combobox', { name: 'Status' })).toHaveValue('Confirmed')
  const failed = window.getByRole('alert').filter({ hasText: messages.kioskNotConfirmed })
  await expect(failed).toContainText('The till is closed.')
  await expectAccessible(window)
  await failed.getByRole('button', { name: 'Retry' }).click()
  await expect(window.getByText(/Kiosk order \d+ was confirmed/)).toBeVisible()

  const text = (await window.getByRole('status').filter({ hasText: 'was confirmed' }).textContent()) ?? ''
  const [, poid = '', id = ''] = /(PO-\d+-K), kiosk order (\d+)/.exec(text) ?? []
  await expect(window.getByRole('row', { name: new RegExp(`^${id} ${poid}`) })).toBeVisible()
  await portal.forget()
  const confirm = (one: string) => window.goto(new URL(`/confirm/kiosk/${poid}/${one}`, window.url()).href)
  await confirm(id)
  await expect(window.getByText(messages.kioskConfirmedBefore)).toBeVisible()
  expect(await portal.asked()).not.toContain('kiosk.confirmOrder')
  await confirm('1')
  await expect(window.getByRole('alert').filter({ hasText: messages.kioskNotConfirmed })).toContainText('not found')
  await expect(window.getByRole('button', { name: 'Retry' })).toHaveCount(0)
})

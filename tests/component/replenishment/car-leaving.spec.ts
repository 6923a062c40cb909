/** The CAR cart while the portal is slow, fails, or another store's cart is opened. */
import type { Page } from '@playwright/test'
import { messages } from '../../../src/shared/messages.ts'
import { expect, test } from '../fixture.ts'

const OPERATOR = 'operator@practice.storedesk.example'
const rows = (window: Page) => window.getByRole('grid', { name: 'Lines of the cart' }).locator('[role=row][data-id]')

async function choose(window: Page, label: string, option?: string) {
  await window.getByRole('combobox', { name: label, exact: true }).click()
  const options = window.getByRole('option')
  await (option === undefined ? options.first() : options.filter({ hasText: option }).first()).click()
}

async function chooseCart(window: Page, store: string) {
  await choose(window, 'Store', store)
  await choose(window, 'Subcategory', 'Wipes')
  await choose(window, 'Type', 'Baby Wipes')
  await choose(window, 'Brand')
}

const openCart = (window: Page) => window.getByRole('button', { name: 'Open the cart' }).click()

const quantityOf = (window: Page) => rows(window).first().getByRole('textbox', { name: /^Quantity/ })

test('what was typed into one store’s cart is sent there before another’s is opened, or waits in it', async ({
  window,
  enter,
  portal,
}) => {
  await enter('/car', OPERATOR)
  await chooseCart(window, 'Aarav Kids Retail, Pune')
  await openCart(window)
  await expect(quantityOf(window)).toBeVisible()
  await portal.misbehave({ kind: 'delay', call: 'car.update', ms: 3000, times: 1 })
  await quantityOf(window).fill('48')
  await window.keyboard.press('Enter')
  await chooseCart(window, 'Little Lotus')
  await openCart(window)
  await expect(window.getByText('of Aarav Kids Retail, Pune are on their way to the portal.')).toBeVisible()
  await expect(window.getByRole('button', { name: 'Open without waiting' })).toBeVisible()
  await expect(window.getByRole('button', { name: /^Place order\s+for Little Lotus/ })).toBeVisible()
  await expect(quantityOf(window)).not.toHaveValue('48')

  // What the portal doesn't take waits in its own cart, and that is said.
  await chooseCart(window, 'Aarav Kids Retail, Pune')
  await openCart(window)
  await expect(quantityOf(window)).toHaveValue('48')
  await portal.misbehave({ kind: 'drop', call: 'car.update' })
  await quantityOf(window).fill('60')
  await window.keyboard.press('Enter')
  await chooseCart(window, 'Little Lotus')
  await openCart(window)
  await expect(window.getByText('of Aarav Kids Retail, Pune aren’t at the portal.')).toBeVisible()
  await expect(quantityOf(window)).not.toHaveValue('60')
  await portal.behave()
  await chooseCart(window, 'Aarav Kids Retail, Pune')
  await openCart(window)
  await expect(quantityOf(window)).toHaveValue('60')
})

test('stores and parts that can’t be read are no empty choice', async ({ window, enter, portal, expectComplaint }) => {
  expectComplaint(/500/)
  await portal.misbehave({ kind: 'status', call: 'car.configurations', status: 500 })
  await enter('/car', OPERATOR)
  await expect(window.getByText(messages.carStoresFailed)).toBeVisible()
  await expect(window.getByRole('combobox', { name: 'Store', exact: true })).toBeDisabled()
  await portal.behave()
  await portal.misbehave({ kind: 'status', call: 'car.filters', status: 500 })
  await window.getByRole('button', { name: 'Try again' }).click()
  await choose(window, 'Store', 'Little Lotus')
  await expect(window.getByText(messages.carFiltersFailed)).toBeVisible()
  await expect(window.getByRole('combobox', { name: 'Brand', exact: true })).toBeDisabled()
  await window.screenshot({ path: '/tmp/q/car-failed.png' })
  await portal.behave()
  await window.getByRole('button', { name: 'Try again' }).click()
  await choose(window, 'Subcategory', 'Wipes')
})

test('a cart that the portal prepares slowly says so, and can be stopped', async ({ window, enter, portal }) => {
  await portal.misbehave({ kind: 'delay', call: 'car.products', ms: 30_000, times: 1 })
  await window.clock.install()
  await enter('/car', OPERATOR)
  await chooseCart(window, 'Aarav Kids Retail, Pune')
  await openCart(window)
  await expect(window.getByText('Opening the cart')).toBeAttached()
  await expect(window.getByText(messages.cartStillPreparing)).toBeHidden()
  await window.clock.fastForward(11_000)
  await expect(window.getByText(messages.cartStillPreparing)).toBeVisible()
  await window.screenshot({ path: '/tmp/q/car-slow.png' })
  await window.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(window.getByText(messages.openingStopped)).toBeVisible()
  await window.screenshot({ path: '/tmp/q/car-stopped.png' })
  await portal.behave()
})

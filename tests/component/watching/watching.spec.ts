/** Watches of a store: set by one click, reported, opened, dismissed. */
import type { Page } from '@playwright/test'
import { messages, say } from '../../../src/shared/messages.ts'
import { plentiful, soldOut } from '../../support/goods.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { askApp } from '../../support/pages/app-bridge.ts'
import { screen } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

const MINUTE = 60_000
const card = (window: Page) => window.getByRole('region', { name: 'Watched', exact: true })

/** Places an order and returns its number. */
async function placeOne(window: Page): Promise<string> {
  await askApp(window, 'cart.add', { cart: 'all', items: [{ id: plentiful[0]?.id ?? 0, qty: 90 }] })
  const { key, groups } = await askApp(window, 'orders.prepare', { cart: 'all' })
  const group = groups.find(({ orderable }) => orderable)
  if (group === undefined) throw new Error('There is nothing to order')
  const order = await askApp(window, 'orders.place', { key, groups: [group.key], total: group.total })
  return order.groups[0]?.poid ?? ''
}

test('a product without stock and an order are watched, reported, opened and dismissed', async ({
  window,
  portal,
  enter,
  visit,
}) => {
  const product = soldOut[0]
  if (product === undefined) throw new Error('Everything is in stock')
  await enter()
  await expect(screen(window, 'home')).toBeVisible()
  await expect(card(window)).toHaveCount(0)
  const poid = await placeOne(window)

  await enter(`/products/productInfo/${product.id}`)
  const back = window.getByRole('button', { name: 'Notify me when back in stock' })
  await expect(back).toBeVisible()
  await portal.misbehave({ kind: 'status', status: 500, call: 'catalogue.productInfo' })
  await back.click()
  await expect(window.getByText('The practice portal is simulating an error.').first()).toBeVisible()
  await expect(back).toHaveAttribute('aria-pressed', 'false')
  await back.press('Enter')
  await expect(back).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(window)
  await enter(`/home/account/orderDetails/${poid}`)
  const ships = window.getByRole('button', { name: 'Notify me when it ships' })
  await ships.click()
  await expect(ships).toHaveAttribute('aria-pressed', 'true')

  // Stored on this computer: the page is loaded again.
  await visit('/home')
  await expect(card(window).getByRole('link', { name: product.name })).toBeVisible()
  await expect(card(window).getByText('out of stock')).toBeVisible()
  await expect(card(window).getByRole('link', { name: `Order ${poid}` })).toBeVisible()
  await card(window).getByRole('button', { name: 'Check now' }).click()
  await expect(window.getByText(messages.watchNothingNew)).toBeVisible()
  await portal.forward(6 * MINUTE)
  await card(window).getByRole('button', { name: 'Check now' }).click()
  const news = say('watchShipped', { name: `Order ${poid}` })
  await expect(card(window).getByRole('link', { name: news })).toBeVisible()
  await expectAccessible(window)

  await card(window)
    .getByRole('button', { name: `Stop watching ${product.name}` })
    .press('Enter')
  await expect(card(window).getByRole('link', { name: product.name })).toHaveCount(0)
  await card(window).getByRole('link', { name: news }).click()
  await expect(screen(window, 'orderDetails')).toBeVisible()
  await window.getByRole('button', { name: 'Notify me when it arrives' }).click()
  await window.keyboard.press('Alt+1')
  await expect(card(window).getByRole('link', { name: news })).toBeVisible()
  await card(window)
    .getByRole('button', { name: `Dismiss: ${news}` })
    .click()
  await expect(card(window)).toHaveCount(0)
})

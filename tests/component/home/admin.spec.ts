/** The portal's staff: finding a store, acting for it, and never ordering for the wrong one. */
import type { Page } from '@playwright/test'
import { messages, say } from '../../../src/shared/messages.ts'
import { plentiful } from '../../support/goods.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { screen } from '../../support/pages/steps.ts'
import { expect } from '../fixture.ts'
import { test } from '../lists/lists.ts'

const OWNER = 'owner@practice.storedesk.example'
const STORE = 'Shree Ganesh Enterprises, Pune (FC)'

const banner = (window: Page) => window.getByText(`You are acting for ${STORE}`, { exact: true })
const account = (window: Page) => window.getByRole('dialog', { name: 'My Account' })
const openAccount = (window: Page) => window.getByRole('button', { name: 'My Account' }).click()

test('portal staff finds a store, acts for it on every screen with its own cart closed, and ends it with one click', {
  tag: '@quick',
}, async ({ window, ask, signIn, visit }) => {
  await signIn(OWNER)
  await ask('cart.add', { cart: 'all', items: [{ id: plentiful[0]?.id ?? 0, qty: 2 }] })
  await visit('/')
  await openAccount(window)
  await account(window).getByRole('link', { name: 'Admin Console' }).click()
  await expect(screen(window, 'admin')).toBeVisible()
  await window.getByLabel('Name, store or email').fill('rohan')
  await expect(window.getByRole('grid', { name: 'Users' }).locator('[data-index]')).toHaveCount(1)
  await window.getByRole('link', { name: 'Shree Ganesh Enterprises, Pune' }).click()
  await expect(window.getByRole('heading', { name: STORE })).toBeVisible()
  await expect(window.getByText('Payment overdue by more than 30 days')).toBeVisible()
  await expect(window.getByText(messages.actingLimits)).toBeVisible()
  await expectAccessible(window)

  await window.getByRole('button', { name: 'Act for this store' }).click()
  await expect(banner(window)).toBeVisible()
  await expectAccessible(window)
  const closed = say('actingCartClosed', { store: STORE })
  await window.keyboard.press('Alt+2')
  await expect(window.getByText('Your own cart is closed', { exact: true })).toBeVisible()
  await expect(window.getByText(closed)).toBeVisible()
  await expect(banner(window)).toBeVisible()
  await expect(ask('cart.open', { cart: 'all', fresh: false })).rejects.toThrow()
  await window.keyboard.press('Alt+3')
  await expect(screen(window, 'orderHistory')).toBeVisible()
  await expect(banner(window)).toBeVisible()
  await window.keyboard.press('Alt+1')
  await expect(window.getByRole('region', { name: 'Cart', exact: true }).getByText(closed)).toBeVisible()
  // The page reloads; main still knows whom the user acts for.
  await window.reload()
  await expect(screen(window, 'home')).toBeVisible()
  await expect(banner(window)).toBeVisible()

  await window.keyboard.press('Alt+2')
  await window.getByRole('status').getByRole('button', { name: 'End acting' }).click()
  await expect(banner(window)).toHaveCount(0)
  const cart = window.getByRole('navigation', { name: 'Carts' }).getByRole('link', { name: /^Cart 1 line/ })
  await expect(cart).toBeVisible()
  await expect(window.getByRole('grid', { name: 'Lines of the cart' })).toBeVisible()
  await ask('cart.clear', { cart: 'all' })
})

test.describe('looked at', () => {
  test.use({ kept: true })

  test('portal staff narrows the list of users, looks at one, and comes back to the same list', async ({
    window,
    listOf,
    expectComplaint,
  }) => {
    // After sign-out nothing is served any more, including pictures in flight.
    expectComplaint(/404 .*\/media\//)
    const one = await listOf('users')
    await one.open()
    const { rows } = await one.expectShown()
    expect(rows.length).toBeGreaterThan(24)
    await window.getByRole('combobox', { name: 'Concept' }).click()
    await window.getByRole('option', { name: 'DARPFCFO' }).click()
    await expect(one.row(0)).toContainText('DARPFCFO')
    await one.row(0).press('Enter')
    await expect(window.getByRole('heading', { name: /\(DARPFCFO\)$/ })).toBeVisible()
    await window.getByRole('link', { name: 'All users' }).click()
    await expect(one.row(0)).toContainText('DARPFCFO')
    await openAccount(window)
    await account(window).getByRole('button', { name: 'Logout' }).click()
    await expect(screen(window, 'login')).toBeVisible()
  })

  test('a franchisee can’t reach it', async ({ window, enter }) => {
    await enter('/home/admin?user=7007')
    await expect(screen(window, 'home')).toBeVisible()
    await openAccount(window)
    await expect(account(window).getByRole('button', { name: 'Logout' })).toBeVisible()
    await expect(account(window).getByRole('link', { name: 'Admin Console' })).toHaveCount(0)
  })
})

test('portal staff checks the portal, reads what was found, and stops a check that it doesn’t want', async ({
  window,
  signIn,
  visit,
}) => {
  await signIn(OWNER)
  await visit('/home/admin')
  await window.getByRole('button', { name: 'Check the portal…' }).click()
  const dialog = window.getByRole('dialog', { name: 'Check the portal' })
  await expect(dialog.getByText(messages.checkAsks)).toBeVisible()
  await expectAccessible(window)
  await dialog.getByRole('button', { name: 'Start the check' }).click()
  await expect(dialog.getByText(/^Calls made: \d+ of \d+$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Stop' }).click()
  await expect(dialog.getByText(messages.checkStopped)).toBeVisible()
  await dialog.getByRole('button', { name: 'Start the check' }).click()
  await expect(dialog.getByRole('region', { name: 'Check report' })).toContainText('Nothing was changed')
  await expect(dialog.getByRole('button', { name: 'Save report…' })).toBeVisible()
  await expectAccessible(window)
})

/** What a pharmacy has instead of all other screens, and its product windows. */
import type { Page } from '@playwright/test'
import { askApp } from '../support/pages/app-bridge.ts'
import { expectAccessible, screen, signIn } from '../support/pages/steps.ts'
import { expect, test } from './fixture.ts'

const PHARMACY = 'pharmacy@practice.storedesk.example'

/** As a link or a notice would lead there. */
const goTo = (window: Page, path: string): Promise<void> =>
  window.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

const path = (window: Page) => window.evaluate(() => location.pathname)

test('a pharmacy looks through its products, and opens one in a window of its own', async ({ app, window }) => {
  await signIn(window, PHARMACY, 'pharmacy')
  await expect(window).toHaveTitle('Pharmacy — StoreDesk')
  await expect(window.getByRole('list', { name: 'Best sellers' }).getByRole('listitem')).toHaveCount(6)

  await window.getByRole('button', { name: 'Categories' }).click()
  const categories = window.getByRole('dialog', { name: 'Categories' })
  await expect(categories.getByRole('link', { name: 'Baby Food and Infant Formula' })).toBeVisible()
  await expectAccessible(window)
  await categories.getByRole('link', { name: 'Diapers', exact: true }).click()
  await expect(screen(window, 'pharmacyProducts')).toBeVisible()
  await expect(window.getByRole('heading', { name: 'Diapering', level: 1 })).toBeVisible()
  await expect(window.getByRole('checkbox', { name: /^Diapers/ })).toBeChecked()
  const listed = window.getByRole('list', { name: 'Diapering' })
  await expect(listed.getByRole('listitem').first()).toBeVisible()
  await expect(window.getByRole('button', { name: 'Add' })).toHaveCount(0)

  const name = (await listed.getByRole('article').first().getAttribute('aria-label')) ?? ''
  await listed.getByRole('link', { name, exact: true }).first().click()
  const over = window.getByRole('dialog')
  await expect(over.getByRole('heading', { name })).toBeVisible()
  await expect(over.getByRole('table')).toContainText('Pieces')
  await over.getByRole('tab', { name: 'Brand info' }).click()
  await expect(over.getByText(/makes .* for babies/)).toBeVisible()
  await over.getByRole('button', { name: 'The next picture' }).click()
  await expect(over.getByRole('img', { name: /picture 2 of/ })).toBeVisible()
  await expectAccessible(window)

  const opening = app.waitForEvent('window')
  await over.getByRole('button', { name: 'Open in its own window' }).click()
  const beside = await opening
  await expect(beside.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(beside).toHaveTitle(/^Product \d+ — StoreDesk$/)
  await expectAccessible(beside)
  const preferences = await app.evaluate(({ webContents }) =>
    // In Electron's code and in no declaration of it.
    webContents.getAllWebContents().map((contents) => Reflect.get(contents, 'getLastWebPreferences').call(contents)),
  )
  expect(preferences).toHaveLength(2)
  expect(preferences[1]).toEqual(preferences[0])
  expect(await beside.evaluate(() => globalThis.open('https://elsewhere.example') === null)).toBe(true)
  // It may ask, and is told, as the main one.
  expect((await askApp(beside, 'session.state', undefined)).phase).toBe('signedIn')

  await window.keyboard.press('Escape')
  await expect(over).toBeHidden()
  await window.keyboard.press('/')
  const field = window.getByRole('combobox', { name: 'Search products' })
  await expect(field).toBeFocused()
  await window.keyboard.type('wipes')
  await expect(window.getByRole('option').first()).toBeVisible()
  await expectAccessible(window)
  await window.keyboard.press('Enter')
  await expect(screen(window, 'pharmacySearch')).toBeVisible()
  await expect(window.getByRole('heading', { name: 'Search: wipes' })).toBeVisible()
  expect(await path(window)).toBe('/dashboard/products/search/wipes')
  await expect(window.getByRole('list', { name: 'Search: wipes' }).getByRole('listitem').first()).toBeVisible()

  for (const elsewhere of ['/home', '/checkout', '/products/listing', '/home/account/ledger']) {
    await goTo(window, elsewhere)
    await expect(screen(window, 'pharmacy')).toBeVisible()
    await expect.poll(() => path(window)).toBe('/dashboard')
  }

  const closed = beside.waitForEvent('close')
  await window.getByRole('button', { name: 'My Account' }).click()
  await window.getByRole('button', { name: 'Logout' }).click()
  await closed
  await expect(screen(window, 'login')).toBeVisible()
  expect(app.windows()).toEqual([window])
})

test('who is no pharmacy has no dashboard, and opens no window', async ({ app, window }) => {
  await signIn(window)
  for (const dashboard of ['/dashboard', '/dashboard/products', '/dashboard/products/productInfo/1']) {
    await goTo(window, dashboard)
    await expect(screen(window, 'home')).toBeVisible()
    await expect.poll(() => path(window)).toBe('/home')
  }
  const asked = await window.evaluate(() =>
    Reflect.get(window, 'storedesk').ask('app.openWindow', { screen: 'pharmacyProduct', id: 1 }),
  )
  expect(asked).toMatchObject({ ok: false, error: { kind: 'request' } })
  expect(app.windows()).toEqual([window])
})

/** Windows beside the main one: those of a pharmacy's products. */
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/pages/accessible.ts'
import { askApp } from '../support/pages/app-bridge.ts'
import { screen } from '../support/pages/steps.ts'
import { expect, test } from './fixture.ts'

const PHARMACY = 'pharmacy@practice.storedesk.example'

/** The first product of a category, over its list. */
async function lookAtOne(window: Page): Promise<string> {
  const first = window.getByRole('list', { name: 'Diapering' }).getByRole('article').first()
  await expect(first).toBeVisible()
  const name = (await first.getAttribute('aria-label')) ?? ''
  await first.getByRole('link', { name, exact: true }).first().click()
  await expect(window.getByRole('dialog').getByRole('heading', { name })).toBeVisible()
  return name
}

test('a product is opened in a window of its own, which has the main one’s rights and ends with the session', async ({
  app,
  window,
  enter,
}) => {
  await enter('/dashboard/products?categories=1', PHARMACY)
  const name = await lookAtOne(window)
  const opening = app.waitForEvent('window')
  await window.getByRole('dialog').getByRole('button', { name: 'Open in new window' }).click()
  const beside = await opening
  await expect(beside.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(beside).toHaveTitle(/^Product \d+ — StoreDesk$/)
  await expectAccessible(beside)
  const preferences = await app.evaluate(({ webContents }) =>
    // In Electron's code, but not in its type declarations.
    webContents.getAllWebContents().map((contents) => Reflect.get(contents, 'getLastWebPreferences').call(contents)),
  )
  expect(preferences).toHaveLength(2)
  expect(preferences[1]).toEqual(preferences[0])
  expect(await beside.evaluate(() => globalThis.open('https://elsewhere.example') === null)).toBe(true)
  // It may use the bridge, and gets events, as the main window does.
  expect((await askApp(beside, 'session.state', undefined)).phase).toBe('signedIn')

  await window.keyboard.press('Escape')
  const closed = beside.waitForEvent('close')
  await window.getByRole('button', { name: 'My Account' }).click()
  await window.getByRole('button', { name: 'Logout' }).click()
  await closed
  await expect(screen(window, 'login')).toBeVisible()
  expect(app.windows()).toEqual([window])
})

test('a store that is no pharmacy opens no window', async ({ app, window, enter }) => {
  await enter()
  const opening = askApp(window, 'app.openWindow', { screen: 'pharmacyProduct', id: 1 })
  await expect(opening).rejects.toThrow()
  expect(app.windows()).toEqual([window])
})

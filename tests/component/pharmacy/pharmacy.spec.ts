/** The screens of a pharmacy, which replace all others, and its product windows. */
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { goTo, screen } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

const PHARMACY = 'pharmacy@practice.storedesk.example'

const path = (window: Page) => window.evaluate(() => location.pathname)

test.describe('looked at', () => {
  test.use({ kept: true })

  test('a pharmacy looks through its products, one over the list, and finds them; it has no other screens', async ({
    window,
    enter,
  }) => {
    await enter('/', PHARMACY)
    await expect(screen(window, 'pharmacy')).toBeVisible()
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
    await over.getByRole('button', { name: 'Next picture' }).click()
    await expect(over.getByRole('img', { name: /picture 2 of/ })).toBeVisible()
    await expectAccessible(window)

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
  })

  test('a store that is no pharmacy has no dashboard, and opens no window', async ({ window, desk, enter }) => {
    await enter()
    for (const dashboard of ['/dashboard', '/dashboard/products', '/dashboard/products/productInfo/1']) {
      await goTo(window, dashboard)
      await expect(screen(window, 'home')).toBeVisible()
      await expect.poll(() => path(window)).toBe('/home')
    }
    const answer = await window.evaluate(() =>
      Reflect.get(window, 'storedesk').ask('app.openWindow', { screen: 'pharmacyProduct', id: 1 }),
    )
    expect(answer).toMatchObject({ ok: false, error: { kind: 'request' } })
    expect(desk.app.events.filter(({ event }) => event === 'window')).toEqual([])
  })
})

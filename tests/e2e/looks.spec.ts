import type { Page } from '@playwright/test'
import { plentiful, some } from '../support/goods.ts'
import { expectAccessible, screen, signIn } from '../support/pages/steps.ts'
import { expect, test } from './fixture.ts'

test.use({ ownApp: true })

const MINUTE = 60_000
/** The smallest window, and the smallest display at 200 %: that is half of it in either direction. */
const SIZES = [
  { width: 1024, height: 640 },
  { width: 683, height: 384 },
] as const

async function expectToFit(window: Page): Promise<void> {
  for (const size of SIZES) {
    await window.setViewportSize(size)
    await expect
      .poll(() => window.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
      .toBe(0)
  }
  await window.setViewportSize({ width: 1366, height: 768 })
}

const wear = (window: Page, theme: 'light' | 'dark') =>
  window.evaluate((chosen) => Reflect.get(window, 'storedesk').ask('device.write', { theme: chosen }), theme)

async function lookAt(window: Page): Promise<void> {
  await expectToFit(window)
  await expectAccessible(window)
}

/** What the tests of a screen look at in light, this one looks at in dark; and nothing reaches over the edge of a small window. */
test('the main screens are readable in the dark, and fit into a small window and a display at 200 %', async ({
  window,
}) => {
  test.setTimeout(4 * MINUTE)
  const look = () => lookAt(window)
  await wear(window, 'dark')
  await expect(window.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expect(screen(window, 'login')).toBeVisible()
  await look()
  await signIn(window)
  const items = some(plentiful, 8).map(({ id }) => ({ id, qty: 24 }))
  const orderId = await window.evaluate(async (wanted) => {
    const { ask } = Reflect.get(window, 'storedesk')
    await ask('cart.add', { cartType: 'all', items: wanted })
    const query = { pageNo: 1, pageSize: 1, status: ['Delivered'] }
    const read = await ask('portal.read', { call: 'order.history', args: { query }, request: 'looks', fresh: true })
    return String(read.value.answer.rows[0].poid)
  }, items)
  const screens = [
    ['home', '/home'],
    ['cart', '/checkout'],
    ['orderHistory', '/home/account/orderHistory'],
    ['orderDetails', `/home/account/orderDetails/${orderId}`],
    ['orderInvoice', `/home/account/invoice/order/${orderId}`],
    ['settings', '/home/account/settings#privacy'],
  ] as const
  for (const [name, address] of screens) {
    await window.evaluate((to) => location.assign(to), address)
    await expect(screen(window, name)).toBeVisible()
    await expect(window.locator('[aria-busy="true"], .mantine-Skeleton-root')).toHaveCount(0)
    if (name === 'orderInvoice') await expect(window.getByRole('region', { name: /^Preview/ })).toContainText(orderId)
    await look()
  }
  for (const section of ['Password', 'Appearance', 'Printing', 'Connection']) {
    await window.getByRole('tab', { name: section }).click()
    await expect(window.getByRole('region', { name: section })).toBeVisible()
    await look()
  }
  await wear(window, 'light')
  await expect(window.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
  await expectAccessible(window)
})

test('so are the others', async ({ window }) => {
  test.setTimeout(4 * MINUTE)
  await wear(window, 'dark')
  const visit = async (screens: readonly (readonly [name: string, address: string])[]) => {
    for (const [name, address] of screens) {
      await window.evaluate((to) => location.assign(to), address)
      await expect(screen(window, name)).toBeVisible()
      await expect(window.locator('[aria-busy="true"], .mantine-Skeleton-root')).toHaveCount(0)
      await lookAt(window)
    }
  }
  await visit([
    ['signup', '/signup'],
    ['forgotPassword', '/forgotpassword'],
    ['login', '/login'],
  ])
  await signIn(window, 'owner@practice.storedesk.example')
  await visit([
    ['notifications', '/home/notifications'],
    ['listing', '/products/listing?categories=1'],
    ['arsReport', '/home/account/arsReport'],
    ['staffBadges', '/home/account/staffbadges'],
    ['calendar', '/home/account/calendar'],
    ['admin', '/home/admin'],
  ])
})

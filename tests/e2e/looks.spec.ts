import type { Page } from '@playwright/test'
import { expect, test } from './fixture.ts'
import { plentiful, some } from './goods.ts'
import { expectAccessible, screen, signIn } from './steps.ts'

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

/** The main screens can be read in both schemes, and nothing reaches over the edge when the window is small or enlarged. */
test('the main screens are readable in light and dark, in a small window, and at 200 %', async ({ window }) => {
  test.setTimeout(2 * MINUTE)
  const look = async () => {
    await expectToFit(window)
    for (const theme of ['light', 'dark'] as const) {
      await wear(window, theme)
      await expect(window.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme)
      await expectAccessible(window)
    }
  }
  await expect(screen(window, 'login')).toBeVisible()
  await look()
  await signIn(window)
  const items = some(plentiful, 8).map(({ id }) => ({ id, qty: 24 }))
  const orderId = await window.evaluate(async (wanted) => {
    const { ask } = Reflect.get(window, 'storedesk')
    await ask('cart.add', { cartType: 'all', items: wanted })
    const query = { pageNo: 1, pageSize: 1, postatus: ['Delivered'] }
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
    await look()
  }
})

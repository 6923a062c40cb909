/** The bar, its menus, the palette, the sheet of shortcuts and the window's menu: by keyboard, at the sizes that there are. */
import { join } from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import type { CommandName } from '../../src/shared/commands.ts'
import { say } from '../../src/shared/messages.ts'
import { portalOf } from '../support/pages/portal.ts'
import { expectAccessible, readText, saveAs, screen, signIn } from '../support/pages/steps.ts'
import { expect, test } from './fixture.ts'

const bar = (window: Page) => window.getByRole('banner')
const account = (window: Page) => window.getByRole('dialog', { name: 'My Account' })
const palette = (window: Page) => window.getByRole('textbox', { name: /^Go to a screen/ })

async function resize(app: ElectronApplication, window: Page, width: number, height: number): Promise<void> {
  const shown = await app.browserWindow(window)
  await shown.evaluate((one, to) => one.setContentSize(to.width, to.height), { width, height })
  await expect.poll(() => window.evaluate(() => innerWidth)).toBe(width)
}

/** What can be pressed in the bar lies in the window, and nothing lies on something else. */
async function expectRoom(window: Page): Promise<void> {
  const overlaps = () =>
    bar(window).evaluate((header) => {
      const all = [...header.querySelectorAll('a, button, input')].map((one) => ({
        name: one.getAttribute('aria-label') ?? one.textContent,
        box: one.getBoundingClientRect(),
      }))
      const outside = all.filter(({ box }) => box.left < 0 || box.right > innerWidth || box.width < 20)
      const upon = all.filter((one, at) => all.slice(at + 1).some((other) => other.box.left < one.box.right - 1))
      return [...outside, ...upon].map(({ name }) => name)
    })
  await expect.poll(overlaps).toEqual([])
}

const menuItem = (app: ElectronApplication, command: CommandName) =>
  app.evaluate(({ Menu }, id) => Menu.getApplicationMenu()?.getMenuItemById(id)?.enabled, command)
const choose = (app: ElectronApplication, command: CommandName) =>
  app.evaluate(({ Menu }, id) => Menu.getApplicationMenu()?.getMenuItemById(id)?.click(), command)

test('one goes by keyboard from the bar to a screen, whose heading has the focus, at every size @smoke', async ({
  app,
  window,
}) => {
  await signIn(window)
  await window.keyboard.press('Alt+5')
  await expect(screen(window, 'notifications')).toBeVisible()
  await window.getByRole('button', { name: 'My Account' }).focus()
  await window.keyboard.press('ArrowDown')
  await expect(account(window).getByRole('link', { name: 'Order History' })).toBeFocused()
  await window.keyboard.press('ArrowDown')
  await expect(account(window).getByRole('link', { name: 'ARS Report' })).toBeFocused()
  await window.keyboard.press('ArrowRight')
  await expect(
    account(window)
      .getByRole('link', { name: /^(Staff Badges|Calendar)$/ })
      .and(window.locator(':focus')),
  ).toBeVisible()
  await window.keyboard.press('Home')
  await window.keyboard.press('c')
  await expect(account(window).getByRole('link', { name: 'Calendar' })).toBeFocused()
  await expectAccessible(window)
  await window.keyboard.press('Enter')
  await expect(screen(window, 'calendar')).toBeVisible()
  await expect(account(window)).toBeHidden()
  await expect(window.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(window).toHaveTitle('Calendar — StoreDesk')

  for (const [width, height] of [
    [1366, 768],
    [1024, 640],
    [683, 384],
    [512, 320],
  ] as const) {
    await resize(app, window, width, height)
    await expectRoom(window)
    await window.getByRole('button', { name: 'My Account' }).click()
    const box = await account(window).boundingBox()
    expect(box?.x ?? -1).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
    await expect(account(window).getByRole('link', { name: 'Calendar' })).toHaveAttribute('aria-current', 'page')
    await window.keyboard.press('Escape')
    await expect(account(window)).toBeHidden()
  }
  await resize(app, window, 1024, 640)
  await expectAccessible(window)
})

test('the palette leads to screens, to an order by its number, and back to where one was', async ({ window }) => {
  await signIn(window)
  await window.keyboard.press('Alt+3')
  await expect(screen(window, 'orderHistory')).toBeVisible()
  const number = window.getByRole('grid').getByRole('link', { name: /^PO-/ }).first()
  await expect(number).toBeVisible()
  const first = await number.innerText()
  const [digits = ''] = /\d+/.exec(first) ?? []
  await window.keyboard.press('Control+k')
  await expect(palette(window)).toBeFocused()
  await window.keyboard.type(digits)
  await expect(window.getByRole('button', { name: `Order ${first}` })).toBeVisible()
  await expectAccessible(window)
  await window.keyboard.press('Enter')
  await expect(screen(window, 'orderDetails')).toBeVisible()
  await expect(window).toHaveTitle(`Order ${first} — StoreDesk`)

  await window.keyboard.press('Control+k')
  await expect(palette(window)).toBeFocused()
  await window.keyboard.type('ars rep')
  await expect(window.getByRole('button', { name: /^ARS Report/ })).toBeVisible()
  await window.keyboard.press('Enter')
  await expect(screen(window, 'arsReport')).toBeVisible()

  await window.keyboard.press('Control+k')
  await window.getByRole('button', { name: `Order ${first}` }).click()
  await expect(screen(window, 'orderDetails')).toBeVisible()

  await window.keyboard.press('Control+k')
  await palette(window).fill('nothing of the kind')
  await expect(window.getByText('Nothing of that name')).toBeVisible()
  await window.keyboard.press('Escape')
  await expect(palette(window)).toBeHidden()

  await window.getByRole('heading', { level: 1 }).click()
  await window.keyboard.press('?')
  const sheet = window.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(sheet.getByText('Ctrl+K')).toBeVisible()
  await expectAccessible(window)
  await window.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await window.keyboard.press('Alt+1')
  await expect(screen(window, 'home')).toBeVisible()
  await window.keyboard.press('Alt+ArrowLeft')
  await expect(screen(window, 'orderDetails')).toBeVisible()
})

test('the window’s menu offers what can be done: nothing to nobody, a stockist’s to a stockist', async ({
  app,
  window,
}) => {
  await expect(screen(window, 'login')).toBeVisible()
  await expect.poll(() => menuItem(app, 'about')).toBe(true)
  expect(await menuItem(app, 'orderHistory')).toBe(false)
  expect(await menuItem(app, 'signOut')).toBe(false)
  await choose(app, 'shortcuts')
  await expect(window.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await window.keyboard.press('Escape')

  await signIn(window, 'stockist@practice.storedesk.example', 'orderHistory')
  await expect.poll(() => menuItem(app, 'find')).toBe(true)
  expect([await menuItem(app, 'home'), await menuItem(app, 'cart'), await menuItem(app, 'notifications')]).toEqual([
    false,
    false,
    false,
  ])
  await window.keyboard.press('Alt+2')
  await choose(app, 'find')
  await expect(window.getByRole('search', { name: 'Find in the list' })).toBeVisible()
  await expect(screen(window, 'orderHistory')).toBeVisible()
  await expect(bar(window).getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page')
  await expect(window.getByRole('navigation', { name: 'Carts' })).toHaveCount(0)
  await expect(window.getByRole('button', { name: /^Notices/ })).toHaveCount(0)
  await choose(app, 'signOut')
  await expect(screen(window, 'login')).toBeVisible()
  await expect.poll(() => menuItem(app, 'signOut')).toBe(false)
})

test('categories are gone through by keyboard, products are found as one types, best sellers are saved', async ({
  app,
  window,
  profile,
}) => {
  await signIn(window)
  await window.keyboard.press('Alt+5')
  await expect(screen(window, 'notifications')).toBeVisible()
  const products = window.getByRole('button', { name: 'Products', exact: true })
  const panel = window.getByRole('dialog', { name: 'Products' })
  await products.focus()
  await window.keyboard.press('Enter')
  await expect(panel.getByRole('link', { name: 'Clothes', exact: true })).toBeFocused()
  await window.keyboard.press('t')
  await expect(panel.getByRole('link', { name: 'Toys', exact: true })).toBeFocused()
  await expect(panel.getByRole('region', { name: 'Toys', exact: true })).toBeVisible()
  await expectAccessible(window)
  await window.keyboard.press('ArrowRight')
  const sub = panel.getByRole('region', { name: 'Toys', exact: true }).getByRole('link').and(window.locator(':focus'))
  await expect(sub).toBeVisible()
  await window.keyboard.press('ArrowLeft')
  await expect(panel.getByRole('link', { name: 'Toys', exact: true })).toBeFocused()
  await window.keyboard.press('Enter')
  await expect(screen(window, 'listing')).toBeVisible()
  await expect(window).toHaveURL(/\/products\/listing\?categories=\d+$/)
  await expect(panel).toBeHidden()

  const field = window.getByRole('combobox', { name: 'Search products' }).or(window.getByLabel('Search products'))
  await window.getByRole('heading', { level: 1 }).click()
  await window.keyboard.press('/')
  await expect(field).toBeFocused()
  await window.keyboard.type('wo')
  await expect(window.getByRole('option')).toHaveCount(0)
  await window.keyboard.type('oden-pu')
  await expect(window.getByRole('option').first()).toHaveText(/Search for wooden-pu/)
  await expect(window.getByRole('option', { name: /Wooden Puzzle/ }).first()).toBeVisible()
  await expectAccessible(window)
  await window.keyboard.press('Enter')
  await expect(screen(window, 'search')).toBeVisible()
  await expect(window).toHaveURL(/\/products\/search\/wooden%20pu$/)
  await window.keyboard.press('/')
  await expect(field).toBeFocused()
  const puzzle = window.getByRole('option', { name: /Wooden Puzzle/ }).first()
  await expect(puzzle).toBeVisible()
  const chosen = window.locator('[role="option"][data-combobox-selected]')
  await window.keyboard.press('ArrowDown')
  await expect(chosen).toHaveText(/^Search for/)
  await window.keyboard.press('ArrowDown')
  await expect(chosen).toHaveText(/Wooden/)
  await window.keyboard.press('Enter')
  await expect(screen(window, 'productInfo')).toBeVisible()

  const file = join(profile, 'best.csv')
  await saveAs(app, file)
  await products.click()
  await panel.getByRole('button', { name: 'Best sellers (CSV)' }).click()
  await expect(window.getByText(`Saved: ${file}`)).toBeVisible()
  const [heads, first] = readText(file).split('\r\n')
  expect(heads).toContain('Rank,Product ID,Product Name,Category Name,Sub Category Name,Product Type,Brand Name,MRP')
  expect(first).toMatch(/^1,\d+,/)
  await portalOf(profile).misbehave({ kind: 'status', call: 'catalogue.bestsellers', status: 400, message: 'Not now.' })
  await choose(app, 'bestsellers')
  await expect(window.getByText('Not now.')).toBeVisible()
})

test.describe('notifications', () => {
  test.use({ ownApp: true })

  test('one that is opened on its screen is read and leads on; the others are marked at once', async ({
    window,
    profile,
  }) => {
    await signIn(window)
    await window.keyboard.press('Alt+5')
    await expect(screen(window, 'notifications')).toBeVisible()
    const grid = window.getByRole('grid', { name: 'Notifications' })
    const waiting = grid.getByRole('row').filter({ hasText: 'Replenishment is waiting' })
    await expect(waiting.getByText('Unread')).toBeVisible()
    const opens = waiting.getByRole('button', { name: 'Replenishment is waiting' })
    await portalOf(profile).misbehave({
      kind: 'status',
      call: 'notifications.markRead',
      status: 400,
      message: 'Later.',
    })
    await opens.click()
    await expect(screen(window, 'arsReport')).toBeVisible()
    await expect(window.getByText(say('noticeNotMarked', { why: 'Later.' }))).toBeVisible()
    await window.goBack()
    await expect(waiting.getByText('Unread')).toBeVisible()
    await opens.click()
    await expect(screen(window, 'arsReport')).toBeVisible()
    await window.goBack()
    await expect(waiting.getByText('Read', { exact: true })).toBeVisible()

    await window.getByRole('combobox', { name: 'Status' }).click()
    await window.getByRole('option', { name: 'Unread' }).click()
    await expect(waiting).toHaveCount(0)
    await expect(grid.getByText('Unread').first()).toBeVisible()
    await expectAccessible(window)
    await window.getByRole('button', { name: 'Mark all as read' }).click()
    await expect(window.getByText('There is nothing new.')).toBeVisible()
    await expect(window.getByRole('button', { name: /^Notices/ })).toHaveAccessibleName('Notices')
    await expect(window.getByRole('button', { name: 'Mark all as read' })).toBeDisabled()
  })
})

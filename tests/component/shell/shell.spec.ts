/** The bar, its menus, the palette and the sheet of shortcuts: by keyboard, at every window size. */
import type { Page } from '@playwright/test'
import { type MenuEntry, menusOf } from '../../../src/renderer/app/menus.ts'
import { hasScreen, screens } from '../../../src/renderer/app/screens.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { storeBy } from '../../support/pages/app-bridge.ts'
import { afterFrames, screen } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

const bar = (window: Page) => window.getByRole('banner')
const account = (window: Page) => window.getByRole('dialog', { name: 'My Account' })
const palette = (window: Page) => window.getByRole('textbox', { name: /^Go to a screen/ })

/** Checks that every control of the bar is inside the window and that none overlaps another. */
async function expectRoom(window: Page): Promise<void> {
  const overlaps = () =>
    bar(window).evaluate((header) => {
      const all = [...header.querySelectorAll('a, button, input')]
        .filter((one) => one.checkVisibility())
        .map((one) => ({
          name: one.getAttribute('aria-label') ?? one.textContent,
          box: one.getBoundingClientRect(),
        }))
      const outside = all.filter(({ box }) => box.left < 0 || box.right > innerWidth || box.width < 20)
      const upon = all.filter((one, at) => all.slice(at + 1).some((other) => other.box.left < one.box.right - 1))
      return [...outside, ...upon].map(({ name }) => name)
    })
  await expect.poll(overlaps).toEqual([])
}

test('one goes by keyboard from the bar to a screen, whose heading has the focus, at every size', async ({
  window,
  ask,
  enter,
}) => {
  await enter('/home/notifications')
  const menu = menusOf(await storeBy(ask), hasScreen).account
  const entries = menu.flatMap((group) => group.entries)
  const entry = ({ label }: MenuEntry) => account(window).getByRole('link', { name: label, exact: true })
  const [first, second] = entries
  const byLetter = entries.slice(1).find(({ label }) => label.startsWith('C'))
  if (first === undefined || second === undefined || byLetter === undefined) throw new Error('Too short a menu')
  await window.getByRole('button', { name: 'My Account' }).focus()
  await window.keyboard.press('ArrowDown')
  await expect(entry(first)).toBeFocused()
  // Mantine's focus trap focuses a panel's first entry twice: on opening, and again after the frame that shows it.
  await afterFrames(window)
  await window.keyboard.press('ArrowDown')
  await expect(entry(second)).toBeFocused()
  await window.keyboard.press('ArrowRight')
  const beside = menu[1]?.entries.map(({ label }) => label)
  await expect.poll(async () => beside?.includes(await window.locator(':focus').innerText())).toBe(true)
  await window.keyboard.press('Home')
  await expect(entry(first)).toBeFocused()
  await window.keyboard.press('c')
  await expect(entry(byLetter)).toBeFocused()
  await expectAccessible(window)
  await window.keyboard.press('Enter')
  await expect(screen(window, byLetter.screen)).toBeVisible()
  await expect(account(window)).toBeHidden()
  await expect(window.getByRole('heading', { level: 1 })).toBeFocused()
  const title = screens.find(({ name }) => name === byLetter.screen)?.title
  await expect(window).toHaveTitle(`${title} — StoreDesk`)

  for (const [width, height] of [
    [1366, 768],
    [1024, 640],
    [683, 384],
    [512, 320],
  ] as const) {
    await window.setViewportSize({ width, height })
    await expectRoom(window)
    await window.getByRole('button', { name: 'My Account' }).click()
    // It opens where it fits, and is moved there after rendering.
    await expect(async () => {
      const box = await account(window).boundingBox()
      expect(box?.x ?? -1).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
    }).toPass()
    await expect(entry(byLetter)).toHaveAttribute('aria-current', 'page')
    await window.keyboard.press('Escape')
    await expect(account(window)).toBeHidden()
  }
  await window.setViewportSize({ width: 1024, height: 640 })
  await expectAccessible(window)
})

test('the palette leads to screens, to an order by its number, and back to where one was', async ({
  window,
  enter,
}) => {
  await enter('/home/account/orderHistory')
  const number = window.getByRole('grid').getByRole('link', { name: /^PO-/ }).first()
  await expect(number).toBeVisible()
  const first = await number.innerText()
  // A screen with a button in the bar is marked only there.
  await expect(window.getByRole('banner').locator('[aria-current=page], [data-here]')).toHaveCount(1)
  const [digits = ''] = /\d+/.exec(first) ?? []
  await window.keyboard.press('Control+k')
  await expect(palette(window)).toBeFocused()
  await window.keyboard.type(digits)
  const order = window.getByRole('button', { name: new RegExp(`^Order ${first}`) })
  await expect(order).toHaveAttribute('data-selected')
  await expectAccessible(window)
  await window.keyboard.press('Enter')
  await expect(screen(window, 'orderDetails')).toBeVisible()
  await expect(window).toHaveTitle(`Order ${first} — StoreDesk`)

  await window.keyboard.press('Control+k')
  await expect(palette(window)).toBeFocused()
  await window.keyboard.type('ars rep')
  await expect(window.getByRole('button', { name: /^ARS report/ })).toHaveAttribute('data-selected')
  await window.keyboard.press('Enter')
  await expect(screen(window, 'arsReport')).toBeVisible()

  await window.keyboard.press('Control+k')
  await order.click()
  await expect(screen(window, 'orderDetails')).toBeVisible()

  // Found by another name, with a typo, and for the actions of the screen itself.
  const chosen = window.locator('[data-action][data-selected]')
  await window.keyboard.press('Control+k')
  for (const [typed, first] of [
    ['sign out', 'Logout'],
    ['statement', 'Ledger'],
    ['ldeger', 'Ledger'],
    ['dark', 'Colours: dark'],
    ['shortcut', 'Keyboard shortcuts'],
  ] as const) {
    await palette(window).fill(typed)
    await expect(chosen).toContainText(first)
  }
  await palette(window).fill('help')
  await expect(window.getByRole('button', { name: /^Keyboard shortcuts/ })).toBeVisible()
  const top = async () => (await palette(window).boundingBox())?.y
  const before = await top()
  await palette(window).fill('reorder')
  await expect(chosen).toContainText('order')
  expect(await top()).toBe(before)
  await window.keyboard.press('Enter')
  await expect(window.getByRole('dialog', { name: /order/i }).or(screen(window, 'cart')).first()).toBeVisible()
  await window.keyboard.press('Escape')

  await window.keyboard.press('Control+k')
  await palette(window).fill('nothing of the kind')
  await expect(window.getByText('No results')).toBeVisible()
  await window.keyboard.press('Escape')
  await expect(palette(window)).toBeHidden()

  await window.getByRole('heading', { level: 1 }).click()
  await window.keyboard.press('?')
  const sheet = window.getByRole('dialog', { name: 'Keyboard shortcuts and terms' })
  await expect(sheet.getByText('Ctrl+K')).toBeVisible()
  await expect(sheet.getByText('Terms', { exact: true })).toBeVisible()
  await expectAccessible(window)
  await window.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await window.keyboard.press('Alt+1')
  await expect(screen(window, 'home')).toBeVisible()
  await window.keyboard.press('Alt+ArrowLeft')
  await expect(screen(window, 'orderDetails')).toBeVisible()
})

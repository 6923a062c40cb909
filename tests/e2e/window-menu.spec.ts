/** The window's own menu. */
import type { ElectronApplication } from '@playwright/test'
import type { CommandName } from '../../src/shared/commands.ts'
import { readText, screen } from '../support/pages/steps.ts'
import { expect, test } from './fixture.ts'

const menuItem = (app: ElectronApplication, command: CommandName) =>
  app.evaluate(({ Menu }, id) => Menu.getApplicationMenu()?.getMenuItemById(id)?.enabled, command)
const choose = (app: ElectronApplication, command: CommandName) =>
  app.evaluate(({ Menu }, id) => Menu.getApplicationMenu()?.getMenuItemById(id)?.click(), command)

test('the window’s menu offers the available commands: none before sign-in, a stockist’s to a stockist @smoke', async ({
  app,
  window,
  enter,
}) => {
  await expect(screen(window, 'login')).toBeVisible()
  await expect.poll(() => menuItem(app, 'about')).toBe(true)
  expect(await menuItem(app, 'orderHistory')).toBe(false)
  expect(await menuItem(app, 'signOut')).toBe(false)
  await choose(app, 'shortcuts')
  await expect(window.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await window.keyboard.press('Escape')

  await enter('/home/account/orderHistory', 'stockist@practice.storedesk.example')
  await expect(window.getByRole('grid')).toHaveAttribute('aria-busy', 'false')
  await expect.poll(() => menuItem(app, 'find')).toBe(true)
  expect([await menuItem(app, 'home'), await menuItem(app, 'cart'), await menuItem(app, 'notifications')]).toEqual([
    false,
    false,
    false,
  ])
  await window.keyboard.press('Alt+2')
  await choose(app, 'find')
  await expect(window.getByRole('search', { name: 'Search this list' })).toBeVisible()
  await expect(screen(window, 'orderHistory')).toBeVisible()
  await expect(window.getByRole('banner').getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page')
  await expect(window.getByRole('navigation', { name: 'Carts' })).toHaveCount(0)
  await expect(window.getByRole('button', { name: /^Notifications/ })).toHaveCount(0)
  await choose(app, 'signOut')
  await expect(screen(window, 'login')).toBeVisible()
  await expect.poll(() => menuItem(app, 'signOut')).toBe(false)
})

test('best sellers are saved from the menu, or it is said why not', async ({ app, window, portal, enter, savesAs }) => {
  await enter()
  const file = await savesAs('best.csv')
  await choose(app, 'bestsellers')
  await expect(window.getByText(`Saved: ${file}`)).toBeVisible()
  const [heads, first] = readText(file).split('\r\n')
  expect(heads).toContain('Rank,Product ID,Product Name,Category Name,Sub Category Name,Product Type,Brand Name,MRP')
  expect(first).toMatch(/^1,\d+,/)
  await portal.misbehave({ kind: 'status', call: 'catalogue.bestsellers', status: 400, message: 'Not now.' })
  await choose(app, 'bestsellers')
  await expect(window.getByText('Not now.')).toBeVisible()
})

/** Settings: of this computer and of the account. */
import type { Page } from '@playwright/test'
import { say } from '../../../src/shared/messages.ts'
import { PASSWORD } from '../../support/goods.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { goTo, screen } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

const NEW = 'QUiet77$$lamp'
const field = (window: Page, name: string) => window.getByRole('textbox', { name, exact: true })
const root = (window: Page) => window.locator('html')

test('looks are set before anybody is signed in, and hold after', async ({ window, visit, signIn }) => {
  await visit('/')
  // Before sign-in.
  await window.getByRole('button', { name: 'Settings' }).click()
  const dialog = window.getByRole('dialog', { name: 'Settings' })
  await expect(dialog.getByRole('tab')).toHaveText([
    'Appearance',
    'Notifications',
    'Stores',
    'Printing',
    'Connection',
    'Updates',
    'Privacy',
    'Support',
  ])
  await dialog.getByText('Dark', { exact: true }).click()
  await expect(root(window)).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expectAccessible(window)
  await window.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await signIn()
  await expect(screen(window, 'home')).toBeVisible()
  await expect(root(window)).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await goTo(window, '/home/account/settings#appearance')
  await window.getByText('130%').click()
  await expect(root(window)).toHaveCSS('font-size', '20.8px')
})

test('a password is changed when the old one is right and the new one is good', async ({ window, enter }) => {
  await enter('/home/account/settings#password')
  const save = window.getByRole('button', { name: 'Save' })
  await save.click()
  await expect(window.getByText(say('allMandatory'))).toHaveCount(3)
  await expect(field(window, 'Old password')).toBeFocused()
  const type = async (old: string, fresh: string) => {
    await field(window, 'Old password').fill(old)
    await field(window, 'New password').fill(fresh)
    await field(window, 'Confirm password').fill(fresh)
  }
  await type(PASSWORD, 'WElcome12##')
  const list = window.getByRole('list', { name: 'Password requirements' })
  await expect(list.getByText(say('passwordWeak', { word: 'welcome' }))).toBeVisible()
  await expect(list.locator('[data-state="met"]')).toHaveCount(4)
  await save.click()
  await expect(window.getByText(say('passwordPolicy'))).toBeVisible()
  await type('not the old one', NEW)
  await expect(list.locator('[data-state="met"]')).toHaveCount(5)
  await save.click()
  await expect(window.getByText(say('passwordInvalid'))).toBeVisible()
  await type(PASSWORD, NEW)
  await save.click()
  await expect(window.getByText(say('passwordChanged'))).toBeVisible()
  await expect(field(window, 'New password')).toHaveValue('')
})

test('what is stored on this computer is cleared, but never the proof of orders', async ({ window, desk, enter }) => {
  desk.app.log.note('something to be cleared')
  await enter('/home/account/settings#privacy')
  const log = window.getByRole('button', { name: 'Clear: Log' })
  await log.click()
  await expect(log).toBeDisabled()
  await window.getByRole('button', { name: /^Clear: Unfinished/ }).click()
  await window.getByRole('dialog').getByRole('button', { name: 'Clear' }).click()
  await expect(window.getByText('Unfinished imports and saved carts: cleared.')).toBeVisible()
  await expect(window.getByText(/never place one twice/)).toBeVisible()
  await expect(window.getByRole('button', { name: /^Clear: Orders/ })).toBeHidden()
})

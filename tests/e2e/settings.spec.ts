import type { Page } from '@playwright/test'
import { say } from '../../src/shared/messages.ts'
import { EMAIL, PASSWORD } from '../support/goods.ts'
import { askForCode, expectAccessible, screen, signIn } from '../support/pages/steps.ts'
import { expect, test } from './fixture.ts'

test.use({ ownApp: true })

const NEW = 'QUiet77$$lamp'
const root = (window: Page) => window.locator('html')

async function openSettings(window: Page, section: string): Promise<void> {
  await window.evaluate((to) => location.assign(to), `/home/account/settings#${section}`)
  await expect(screen(window, 'settings')).toBeVisible()
}

test('looks, the password, the connection and what is stored are set, and hold after a restart @smoke', async ({
  opened,
  window,
  launch,
}) => {
  // Before anybody is signed in.
  await window.getByRole('button', { name: 'Settings of this computer' }).click()
  const dialog = window.getByRole('dialog', { name: 'Settings of this computer' })
  await expect(dialog.getByRole('tab')).toHaveText(['Appearance', 'Printing', 'Connection', 'Privacy'])
  await dialog.getByText('Dark', { exact: true }).click()
  await expect(root(window)).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expectAccessible(window)
  await window.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await signIn(window)
  await openSettings(window, 'password')
  const save = window.getByRole('button', { name: 'Save' })
  await save.click()
  await expect(window.getByText(say('allMandatory'))).toHaveCount(3)
  const field = (name: string) => window.getByRole('textbox', { name, exact: true })
  const type = async (old: string, fresh: string) => {
    await field('Old password').fill(old)
    await field('New password').fill(fresh)
    await field('Confirm password').fill(fresh)
  }
  await type(PASSWORD, 'WElcome12##')
  const list = window.getByRole('list', { name: 'What the new password must have' })
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
  await expect(field('New password')).toHaveValue('')

  await window.getByRole('tab', { name: 'Appearance' }).click()
  await window.getByText('130 %').click()
  await expect(root(window)).toHaveCSS('font-size', '20.8px')

  await window.getByRole('tab', { name: 'Connection' }).click()
  await field('Portal').fill('portal.example.com')
  await window.getByRole('button', { name: 'Save the addresses' }).click()
  await expect(window.getByRole('alert')).toContainText('must be an https address')
  // Nobody listens there.
  await field('Portal').fill('https://127.0.0.1:9')
  await window.getByRole('button', { name: 'Save the addresses' }).click()
  await expect(window.getByRole('button', { name: 'Restart now' })).toBeVisible()
  await window.getByRole('button', { name: 'Test the connection' }).click()
  await expect(window.getByRole('list', { name: 'What the test found' })).toContainText(say('netRefused'))
  await expectAccessible(window)
  await field('Portal').fill('')
  await field('Product lists').fill('')
  await field('Checkout').fill('')
  await window.getByRole('button', { name: 'Save the addresses' }).click()
  await expect(window.getByRole('button', { name: 'Restart now' })).toBeHidden()
  await window.getByRole('button', { name: 'Test the connection' }).click()
  await expect(window.getByRole('list', { name: 'What the test found' })).toContainText(say('netPortal'))

  await window.getByRole('tab', { name: 'Privacy' }).click()
  const log = window.getByRole('button', { name: 'Clear: Log' })
  await log.click()
  await expect(log).toBeDisabled()
  await window.getByRole('button', { name: /^Clear: Unfinished/ }).click()
  await window.getByRole('dialog').getByRole('button', { name: 'Clear' }).click()
  await expect(window.getByText('Unfinished imports, and carts as they were last seen: cleared.')).toBeVisible()
  await expect(window.getByText('this is the proof that no order is sent twice')).toBeVisible()
  await expect(window.getByRole('button', { name: /^Clear: Orders/ })).toBeHidden()

  await opened.close()
  const { window: again } = await launch()
  await expect(root(again)).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expect(root(again)).toHaveAttribute('data-text-size', '130')
  await askForCode(again, EMAIL, PASSWORD)
  await expect(again.getByText(say('loginIncorrect'))).toBeVisible()
  await askForCode(again, EMAIL, NEW)
  await expect(again.getByText(say('otpSent', { email: EMAIL }))).toBeVisible()
})

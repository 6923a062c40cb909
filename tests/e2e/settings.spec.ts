/** Settings survive a restart, including the portal's addresses. */
import type { Page } from '@playwright/test'
import { say } from '../../src/shared/messages.ts'
import { EMAIL, PASSWORD } from '../support/goods.ts'
import { expectAccessible } from '../support/pages/accessible.ts'
import { answersQuestions } from '../support/pages/dialogs.ts'
import { askForCode } from '../support/pages/steps.ts'
import { expect, test } from './fixture.ts'

test.use({ ownApp: true })

const NEW = 'QUiet77$$lamp'
const field = (window: Page, name: string) => window.getByRole('textbox', { name, exact: true })

test('looks and a password that were set hold after a restart @smoke', { tag: '@quick' }, async ({
  opened,
  window,
  enter,
  launch,
}) => {
  await enter('/home/account/settings#password')
  await field(window, 'Old password').fill(PASSWORD)
  await field(window, 'New password').fill(NEW)
  await field(window, 'Confirm password').fill(NEW)
  await window.getByRole('button', { name: 'Save' }).click()
  await expect(window.getByText(say('passwordChanged'))).toBeVisible()
  await window.getByRole('tab', { name: 'Appearance' }).click()
  await window.getByText('Dark', { exact: true }).click()
  await expect(window.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await window.getByText('130%').click()
  await expect(window.locator('html')).toHaveAttribute('data-text-size', '130')

  await opened.close()
  const { window: again } = await launch()
  await expect(again.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expect(again.locator('html')).toHaveAttribute('data-text-size', '130')
  await askForCode(again, EMAIL, PASSWORD)
  await expect(again.getByText(say('loginIncorrect'))).toBeVisible()
  await askForCode(again, EMAIL, NEW)
  await expect(again.getByText(say('otpSent', { email: EMAIL }))).toBeVisible()
})

test('the portal’s address can be set, after a question of main’s own, and tested', async ({ app, window, enter }) => {
  await enter('/home/account/settings#connection')
  await field(window, 'Portal').fill('portal.example.com')
  await window.getByRole('button', { name: 'Save addresses' }).click()
  await expect(window.getByRole('alert')).toContainText('must be an https address')
  // No server listens there.
  await field(window, 'Portal').fill('https://127.0.0.1:9')
  await answersQuestions(app, 0)
  await window.getByRole('button', { name: 'Save addresses' }).click()
  await expect(window.getByRole('button', { name: 'Save addresses' })).toBeEnabled()
  await expect(window.getByRole('button', { name: 'Restart now' })).toBeHidden()
  await answersQuestions(app, 1)
  await window.getByRole('button', { name: 'Save addresses' }).click()
  await expect(window.getByRole('button', { name: 'Restart now' })).toBeVisible()
  await window.getByRole('button', { name: 'Test connection' }).click()
  await expect(window.getByRole('list', { name: 'Test results' })).toContainText(say('netRefused'))
  await expectAccessible(window)
  await field(window, 'Portal').fill('')
  await field(window, 'Product lists').fill('')
  await field(window, 'Checkout').fill('')
  await window.getByRole('button', { name: 'Save addresses' }).click()
  await expect(window.getByRole('button', { name: 'Restart now' })).toBeHidden()
  await window.getByRole('button', { name: 'Test connection' }).click()
  await expect(window.getByRole('list', { name: 'Test results' })).toContainText(say('netPortal'))
})

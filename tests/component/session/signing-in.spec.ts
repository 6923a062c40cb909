/** The fixture itself: real services behind the page, and no state left for the next test. */
import { messages } from '../../../src/shared/messages.ts'
import { askApp } from '../../support/pages/app-bridge.ts'
import { screen } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

test('the page has main’s session, and leaves when it ends', { tag: '@quick' }, async ({ window, desk, enter }) => {
  await enter('/home')
  await expect(screen(window, 'home')).toBeVisible()
  await askApp(window, 'session.signOut', undefined)
  await expect(screen(window, 'login')).toBeVisible()
  expect(desk.app.services.session.token()).toBeUndefined()
})

test('the next test starts signed out', { tag: '@quick' }, async ({ window, visit }) => {
  await visit('/home')
  await expect(screen(window, 'login')).toBeVisible()
})

test('signing up without a company says what is missing, and copies nothing', async ({ window, visit }) => {
  await visit('/signup')
  await expect(screen(window, 'signup')).toBeVisible()
  await window.getByRole('button', { name: 'Copy details' }).click()
  await expect(window.getByText(messages.signUpCompany)).toBeVisible()
  await expect(window.getByText(messages.signUpCopied)).toHaveCount(0)
  await window.getByLabel('Company').fill('Asha Kids')
  await expect(window.getByText(messages.signUpCompany)).toHaveCount(0)
})

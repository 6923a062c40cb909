import type { Page } from '@playwright/test'
import { messages, say } from '../../src/shared/messages.ts'
import { EMAIL } from '../support/goods.ts'
import { expectAccessible } from '../support/pages/accessible.ts'
import { portalOf } from '../support/pages/portal.ts'
import { askForCode, openCart, screen, signIn } from '../support/pages/steps.ts'
import { expect, test } from './fixture.ts'

const refOf = (window: Page) => new URL(window.url()).searchParams.get('ref')

test('a store manager signs in with password and one-time password @smoke', { tag: '@quick' }, async ({ window }) => {
  await expect(screen(window, 'login')).toBeVisible()
  await expect(window).toHaveTitle('Sign in — StoreDesk')
  await expectAccessible(window)
  await askForCode(window)
  await expect(window.getByText(say('otpSent', { email: EMAIL }))).toBeVisible()
  await expect(window.getByText(/Resend code in \d+ s/)).toBeVisible()
  await expectAccessible(window)
  await window.getByRole('button', { name: 'Use code and sign in' }).click()
  await expect(screen(window, 'home')).toBeVisible()
  await expect(window).toHaveTitle('Home — StoreDesk')
  await expect(window.getByRole('heading', { name: /Welcome/ })).toBeVisible()
  await expect(window.getByRole('heading', { name: 'Recent orders' })).toBeVisible()
  await expectAccessible(window)
  // A new user is offered the tour, once.
  await window.getByRole('button', { name: 'Take the tour' }).click()
  await expect(window.getByRole('region', { name: 'Search products' })).toBeVisible()
  await window.getByRole('button', { name: 'End tour' }).click()
  await window.reload()
  await expect(window.getByRole('heading', { name: 'Recent orders' })).toBeVisible()
  await expect(window.getByText('New here?')).toHaveCount(0)
})

test('with the keyboard alone', async ({ window }) => {
  await expect(window.getByLabel('Email', { exact: true })).toBeFocused()
  await window.keyboard.type(EMAIL)
  await window.keyboard.press('Tab')
  await window.keyboard.type('practice')
  await window.keyboard.press('Enter')
  await expect(window.getByLabel('Code')).toBeFocused()
  const code = await window
    .getByText(/^Practice code/)
    .locator('strong')
    .innerText()
  await window.keyboard.type(code)
  await window.keyboard.press('Enter')
  await expect(screen(window, 'home')).toBeVisible()
  await window.keyboard.press('Alt+2')
  await expect(screen(window, 'cart')).toBeVisible()
  await window.keyboard.press('Control+k')
  await expect(window.getByLabel(/^Go to a screen/)).toBeFocused()
  await window.keyboard.type('order h')
  await window.keyboard.press('Enter')
  await expect(screen(window, 'orderHistory')).toBeVisible()
})

test('a wrong password and a wrong code are told in a sentence, and what was typed stays', { tag: '@quick' }, async ({
  window,
}) => {
  const email = window.getByLabel('Email', { exact: true })
  const one = window.getByRole('button', { name: new RegExp(EMAIL) })
  await one.click()
  await expect(email).toHaveValue(EMAIL)
  await email.fill('somebody@else.example')
  await one.click()
  await expect(email).toHaveValue(EMAIL)
  await askForCode(window, EMAIL, 'wrong')
  await expect(window.getByText(messages.loginIncorrect)).toBeVisible()
  await expect(email).toHaveValue(EMAIL)
  await askForCode(window)
  await window.getByLabel('Code').fill('000')
  await window.keyboard.press('Enter')
  await expect(window.getByText(messages.otpIncorrect)).toBeVisible()
  await expect(screen(window, 'login')).toBeVisible()
})

test('a session that the portal ended returns to sign-in, and back to where one was', async ({ window, profile }) => {
  await signIn(window)
  await openCart(window)
  await portalOf(profile).endSessions()
  await window.getByRole('button', { name: 'Refresh' }).click()
  await expect(screen(window, 'login')).toBeVisible()
  await expect(window.getByText(messages.sessionEnded)).toBeVisible()
  await expect.poll(() => refOf(window)).toBe('/checkout')
  await signIn(window, EMAIL, 'cart')
})

test('an address opened before sign-in is reached after it: path, query and hash', async ({ window }) => {
  await expect(screen(window, 'login')).toBeVisible()
  const path = '/home/account/orderHistory?status=Delivered#list'
  await window.evaluate((to) => location.assign(to), path)
  await expect.poll(() => refOf(window)).toBe(path)
  await signIn(window, EMAIL, 'orderHistory')
  await expect(window).toHaveURL(new URL(path, window.url()).href)
})

test('an address that no screen has is remembered by sign-in as well, and leads home', async ({ window }) => {
  await expect(screen(window, 'login')).toBeVisible()
  const path = '/home/account/nothing?of=that#kind'
  await window.evaluate((to) => location.assign(to), path)
  await expect.poll(() => refOf(window)).toBe(path)
  await signIn(window)
})

test('the instructions at sign-in fit what is on screen', async ({ window }) => {
  const users = window.getByRole('region', { name: 'Practice users' })
  await expect(users).toBeVisible()
  const notice = window.getByText(/orders here are not real/)
  await expect(notice).toHaveText(
    'Practice portal – orders here are not real. Choose a practice user from the list to try StoreDesk.',
  )
  await askForCode(window)
  await expect(window.getByLabel('Code')).toBeVisible()
  await expect(users).toBeHidden()
  await expect(notice).toHaveText('Practice portal – orders here are not real.')
})

test('a user who may not sign in reads why', async ({ window }) => {
  await askForCode(window, 'locked@practice.storedesk.example')
  await expect(window.getByRole('alert')).toHaveText('Your account is locked. Call the help desk.')
  await expect(window.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('')
})

test('a stockist begins at the ledger, and has no cart', async ({ window }) => {
  await signIn(window, 'stockist@practice.storedesk.example', 'ledger')
  await window.keyboard.press('Alt+2')
  await expect(screen(window, 'ledger')).toBeVisible()
})

test('the next user after a sign-out starts at home', async ({ window }) => {
  await signIn(window)
  await openCart(window)
  await window.getByRole('button', { name: 'My Account' }).click()
  await window.getByRole('button', { name: 'Logout' }).click()
  await expect(screen(window, 'login')).toBeVisible()
  await signIn(window, 'delhi@practice.storedesk.example')
})

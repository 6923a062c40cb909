/** An owner of two stores switches between them without a password, and always sees which one is open. */
import type { Page } from '@playwright/test'
import { messages } from '../../../src/shared/messages.ts'
import { EMAIL } from '../../support/goods.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { askApp } from '../../support/pages/app-bridge.ts'
import { goTo, screen } from '../../support/pages/steps.ts'
import { emailOf } from '../../support/shop.ts'
import { expect, test } from '../fixture.ts'

const menu = (window: Page) => window.getByRole('button', { name: /My Account$/ })
const stores = (window: Page) => window.getByRole('region', { name: 'Your stores on this computer' })
const keep = async (window: Page) => {
  const state = await askApp(window, 'session.state', undefined)
  if (state.phase === 'signedIn') await askApp(window, 'session.keepSignedIn', { id: state.store.id, keep: true })
}
const nameNow = async (window: Page) => {
  const state = await askApp(window, 'session.state', undefined)
  return state.phase === 'signedIn' ? state.store.companyName : ''
}

test('a second store is added, and each is opened by its keys with what was typed in it', async ({
  window,
  enter,
  signIn,
  visit,
}) => {
  await enter('/home', EMAIL)
  await expect(screen(window, 'home')).toBeVisible()
  const pune = await nameNow(window)
  await goTo(window, '/home/account/smsrequest')
  await window.getByRole('button', { name: 'New SMS request' }).click()
  await window.getByRole('textbox', { name: 'Message' }).fill('Half a message')
  await window.keyboard.press('Escape')
  await expect(window.getByRole('dialog')).toHaveCount(0)

  await menu(window).click()
  await expectAccessible(window)
  await window.getByRole('button', { name: 'Add another store…' }).click()
  const question = window.getByRole('dialog', { name: /^Keep .* signed in on this computer\?$/ })
  await expect(question.getByText(messages.accountKeepSignedInHelp)).toBeVisible()
  await expectAccessible(window)
  await question.getByRole('button', { name: 'Keep signed in' }).click()
  await expect(screen(window, 'login')).toBeVisible()
  await expect(window.getByRole('region', { name: 'Signed in on this computer' }).getByText(pune)).toBeVisible()
  await expectAccessible(window)

  await signIn(emailOf('delhi'))
  await visit('/home')
  const dialog = window.getByRole('dialog', { name: /^Keep .* signed in on this computer\?$/ })
  await dialog.getByRole('button', { name: 'Keep signed in' }).click()
  await expect(dialog).toHaveCount(0)
  const delhi = await nameNow(window)
  await menu(window).click()
  await expect(stores(window).getByRole('button', { name: delhi })).toHaveAttribute('aria-current', 'true')
  await expect(stores(window).getByRole('button', { name: pune })).toContainText('Ctrl+Shift+1')
  await window.keyboard.press('Escape')

  await window.keyboard.press('Control+Shift+Digit1')
  await expect(menu(window)).toHaveAccessibleName(new RegExp(pune))
  await expect(screen(window, 'home')).toBeVisible()
  await expect(window.getByText(/^You are now working for /)).toBeVisible()
  await goTo(window, '/home/account/smsrequest')
  await window.getByRole('button', { name: 'New SMS request' }).click()
  await expect(window.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a message')
  await window.keyboard.press('Escape')
  await menu(window).click()
  await stores(window).getByRole('button', { name: delhi }).click()
  await expect(menu(window)).toHaveAccessibleName(new RegExp(delhi))
  await expect(screen(window, 'home')).toBeVisible()
})

test('a store that can’t be opened leaves the present one as it is', async ({ window, enter, signIn, portal }) => {
  await enter('/home', EMAIL)
  await keep(window)
  await askApp(window, 'session.switchTo', {})
  await signIn(emailOf('delhi'))
  await enter('/home', emailOf('delhi'))
  await keep(window)
  await portal.misbehave({ kind: 'status', status: 500, call: 'session.meFirst' })
  await window.keyboard.press('Control+Shift+Digit1')
  await expect(window.getByText(/couldn’t be opened/)).toBeVisible()
  await expect(screen(window, 'home')).toBeVisible()
  await portal.misbehave({ kind: 'status', status: 401, call: 'session.meFirst' })
  await window.keyboard.press('Control+Shift+Digit1')
  await expect(window.getByText(/is no longer signed in on this computer/)).toBeVisible()
  await expect(screen(window, 'home')).toBeVisible()
  expect(await askApp(window, 'session.accounts', undefined)).toMatchObject({ accounts: [{ email: emailOf('delhi') }] })
})

test('at sign-in a store that can’t be opened says so, with its email filled in', async ({
  window,
  desk,
  enter,
  portal,
}) => {
  await enter('/home', EMAIL)
  await keep(window)
  await askApp(window, 'session.switchTo', {})
  const known = window.getByRole('region', { name: 'Signed in on this computer' })
  await expect(known.getByText(EMAIL)).toBeVisible()
  await portal.misbehave({ kind: 'status', status: 401, call: 'session.meFirst' })
  await known.getByRole('button', { name: new RegExp(EMAIL) }).click()
  await expect(window.getByText(/is no longer signed in on this computer/)).toBeVisible()
  await expect(window.getByRole('textbox', { name: 'Email' })).toHaveValue(EMAIL)
  await expect(known).toHaveCount(0)
  await expectAccessible(window)
  expect(desk.app.services.session.token()).toBeUndefined()
})

test('a store that doesn’t stay is signed out only after a question', async ({ window, enter, signIn, visit }) => {
  await enter('/home', EMAIL)
  await keep(window)
  await askApp(window, 'session.switchTo', {})
  await signIn(emailOf('delhi'))
  await visit('/home')
  await window.getByRole('button', { name: 'Not on this computer' }).click()
  await window.keyboard.press('Control+Shift+Digit1')
  const question = window.getByRole('dialog', { name: /^Keep .* signed in on this computer\?$/ })
  await expect(question.getByText(messages.accountSignsOut)).toBeVisible()
  await window.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  expect(await nameNow(window)).toMatch(/Delhi/)
  await window.keyboard.press('Control+Shift+Digit1')
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(menu(window)).toHaveAccessibleName(/Pune/)
  expect(await askApp(window, 'session.accounts', undefined)).toMatchObject({ accounts: [{ email: EMAIL }] })
})

test('the settings name the stores, their colours, and a computer that is shared', async ({ window, enter }) => {
  await enter('/home', EMAIL)
  await window.keyboard.press('Control+,')
  await window.getByRole('tab', { name: 'Stores' }).click()
  const panel = window.getByRole('region', { name: 'Stores' })
  await panel.getByRole('switch', { name: 'Keep this store signed in' }).press('Space')
  const colours = panel.getByRole('group', { name: /^Colour of / })
  // By the keyboard: a tooltip under the pointer would stand outside the page's regions.
  await colours.getByRole('button', { name: 'pink' }).press('Enter')
  await expect(colours.getByRole('button', { name: 'pink' })).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(window)
  await panel.getByRole('switch', { name: 'Shared computer' }).press('Space')
  await expect(colours).toHaveCount(0)
  await expect(panel.getByRole('switch', { name: 'Keep this store signed in' })).toHaveCount(0)
  await panel.getByRole('switch', { name: 'Shared computer' }).press('Space')
  await expect(panel.getByRole('switch', { name: 'Keep this store signed in' })).toBeVisible()
  await expect(colours).toHaveCount(0)
})

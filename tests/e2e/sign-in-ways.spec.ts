/** Other ways to sign in to StoreDesk, and the state that survives signing in again. */
import type { ElectronApplication, Page } from '@playwright/test'
import { z } from 'zod'
import { messages, say } from '../../src/shared/messages.ts'
import { EMAIL, PASSWORD } from '../support/goods.ts'
import { expectAccessible } from '../support/pages/accessible.ts'
import { askApp } from '../support/pages/app-bridge.ts'
import { portalOf } from '../support/pages/portal.ts'
import { askForCode, screen, signIn } from '../support/pages/steps.ts'
import { expect, test } from './fixture.ts'

const email = (window: Page) => window.getByLabel('Email', { exact: true })
const password = (window: Page) => window.getByLabel('Password', { exact: true })
const remember = (window: Page) => window.getByLabel('Remember my email on this computer')
const central = (window: Page) => window.getByRole('button', { name: 'Sign in with CAMS' })

async function signOut(window: Page): Promise<void> {
  await window.getByRole('button', { name: 'My Account' }).click()
  await window.getByRole('button', { name: 'Logout' }).click()
  await expect(screen(window, 'login')).toBeVisible()
}

test('by the central login; the email is remembered as long as the person wants it', async ({ window }) => {
  await expect(remember(window)).not.toBeChecked()
  await email(window).fill(EMAIL)
  await password(window).fill('wrong')
  await remember(window).check()
  await central(window).click()
  await expect(window.getByText(messages.loginIncorrect)).toBeVisible()
  await password(window).fill(PASSWORD)
  await central(window).click()
  await expect(screen(window, 'home')).toBeVisible()

  await signOut(window)
  await expect(password(window)).toBeFocused()
  await expect(email(window)).toHaveValue(EMAIL)
  await remember(window).uncheck()
  await password(window).fill(PASSWORD)
  await central(window).click()
  await expect(screen(window, 'home')).toBeVisible()
  await signOut(window)
  await expect(email(window)).toBeFocused()
  await expect(email(window)).toHaveValue('')
  await expect(remember(window)).not.toBeChecked()
})

/** The page that StoreDesk opens in the system's browser. */
async function pageFor(app: ElectronApplication, press: () => Promise<void>): Promise<string> {
  await app.evaluate(({ shell }) => {
    shell.openExternal = async (address) => {
      process.env.OPENED_OUTSIDE = address
    }
  })
  await press()
  await expect.poll(() => app.evaluate(() => process.env.OPENED_OUTSIDE)).toBeDefined()
  return z.string().parse(await app.evaluate(() => process.env.OPENED_OUTSIDE))
}

/** The user's part in the browser: chooses an account, and the browser is redirected to a link of StoreDesk. */
async function choose(page: string, who: string): Promise<string> {
  const html = await (await fetch(page)).text()
  const [, to = ''] = new RegExp(`href="([^"]*email=${encodeURIComponent(who)}[^"]*)"`).exec(html) ?? []
  const chosen = await fetch(new URL(to.replaceAll('&amp;', '&'), page), { redirect: 'manual' })
  return z.string().parse(chosen.headers.get('location'))
}

/** Opens a link as the operating system does: by starting StoreDesk again with it. */
const open = (app: ElectronApplication, link: string) =>
  app.evaluate(({ app: running }, word) => {
    running.emit('second-instance', {}, ['storedesk', word], '/')
  }, link)

test('by a provider and back by a link; other links lead to screens, by way of their guards', async ({
  app,
  window,
}) => {
  const page = await pageFor(app, () => window.getByRole('button', { name: 'Sign in with Practice ID' }).click())
  await expect(screen(window, 'oauth')).toBeVisible()
  await expectAccessible(window)
  await open(app, 'storedesk://auth?state=made-up&token=practice-x')
  await expect(window.getByText(messages.providerStrange)).toBeVisible()
  await expect(screen(window, 'oauth')).toBeVisible()
  await open(app, await choose(page, 'delhi@practice.storedesk.example'))
  await expect(screen(window, 'home')).toBeVisible()
  await expect
    .poll(() => askApp(window, 'session.state', undefined))
    .toMatchObject({ store: { email: 'delhi@practice.storedesk.example' } })

  await open(app, 'storedesk://open/home/account/orderHistory?status=Delivered')
  await expect(screen(window, 'orderHistory')).toBeVisible()
  // Neither an address whose opening changes something, nor one that doesn't exist.
  await open(app, 'storedesk://open/confirm/kiosk/PO-1/7')
  await open(app, 'storedesk://open/nothing')
  await signOut(window)
  await open(app, 'storedesk://open/home/account/calendar')
  await expect.poll(() => new URL(window.url()).searchParams.get('ref')).toBe('/home/account/calendar')
  await signIn(window, EMAIL, 'calendar')
})

test('a forgotten password is reset by the link of the mail, and signs in', async ({ window, profile }) => {
  const who = 'outlet@practice.storedesk.example'
  const fresh = 'Bazaar!!77Lane'
  await window.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(screen(window, 'forgotPassword')).toBeVisible()
  await email(window).fill('nobody@example.in')
  await window.getByRole('button', { name: 'Send the link' }).click()
  await expect(window.getByText(messages.forgotUnknown)).toBeVisible()
  await expectAccessible(window)
  await email(window).fill(who)
  await window.getByRole('button', { name: 'Send the link' }).click()
  await window.getByRole('button', { name: 'Open it' }).click()
  await expect(screen(window, 'resetPassword')).toBeVisible()
  const link = window.url()

  const first = window.getByLabel('New password', { exact: true })
  const second = window.getByLabel('Confirm new password')
  const conditions = window.getByRole('list', { name: 'Password requirements' })
  await first.fill('WELCOME77!!aa')
  await expect(conditions.getByText(say('passwordWeak', { word: 'welcome' }))).toBeVisible()
  await window.getByRole('button', { name: 'Set password' }).click()
  await expect(window.getByText(messages.passwordPolicy)).toBeVisible()
  await expectAccessible(window)
  expect(await portalOf(profile).asked()).not.toContain('session.resetPassword')
  await first.fill(fresh)
  await expect(conditions.getByText(/not met/)).toHaveCount(0)
  await second.fill(`${fresh}x`)
  await window.getByRole('button', { name: 'Set password' }).click()
  await expect(window.getByText(messages.passwordsDiffer)).toBeVisible()
  await second.fill(fresh)
  await window.getByRole('button', { name: 'Set password' }).click()
  await expect(screen(window, 'login')).toBeVisible()
  await expect(window.getByText(messages.resetDone)).toBeVisible()

  await window.evaluate((to) => location.assign(to), link)
  await expect(window.getByText(messages.resetLinkDead)).toBeVisible()
  await window.getByRole('link', { name: 'Back to sign-in' }).click()
  await askForCode(window, who, fresh)
  await window.getByRole('button', { name: 'Use code and sign in' }).click()
  await expect(screen(window, 'home')).toBeVisible()
})

test('signing up says whom to ask, and sends nothing', async ({ window, profile }) => {
  await portalOf(profile).forget()
  await window.getByRole('link', { name: 'Sign up' }).click()
  await expect(screen(window, 'signup')).toBeVisible()
  await window.getByLabel('Company').fill('Asha Kids')
  await window.getByRole('button', { name: 'Copy details' }).click()
  await expect(window.getByText('Copied. Paste it into your message.')).toBeVisible()
  await expectAccessible(window)
  expect(await portalOf(profile).asked()).toEqual([])
})

test('a new code can be requested after a minute; the first answers of a session are shown as they arrive', async ({
  window,
  profile,
}) => {
  await window.clock.install()
  await askForCode(window)
  await expect(window.getByText(/Resend code in \d+ s/)).toBeVisible()
  const shown = window.getByText(/^Practice code/).locator('strong')
  await expect(shown).toHaveText(/^\d{6}$/)
  const before = await shown.innerText()
  await window.clock.fastForward(60_000)
  await window.getByRole('button', { name: 'Resend code' }).click()
  await expect(window.getByText(/Resend code in \d+ s/)).toBeVisible()
  await expect(shown).not.toHaveText(before)
  await window.clock.resume()

  const portal = portalOf(profile)
  await portal.misbehave(
    { kind: 'delay', ms: 1_500, call: 'session.rules' },
    { kind: 'status', status: 500, call: 'session.states' },
  )
  await window.getByRole('button', { name: 'Use code and sign in' }).click()
  const steps = window.getByRole('list', { name: 'Preparing your store' })
  await expect(steps.getByText('GST rates')).toBeVisible()
  await expect(steps.getByText(/retries later/)).toBeVisible()
  await expect(screen(window, 'home')).toBeVisible()
})

test('text typed in a form survives an expired session, but no sign-out', async ({ window, profile }) => {
  const name = window.getByLabel('Baby’s name')
  const open = async () => {
    await window.getByRole('button', { name: 'My Account' }).click()
    await window.getByRole('dialog', { name: 'My Account' }).getByRole('link', { name: 'Calendar' }).click()
  }
  await signIn(window)
  await open()
  await name.fill('Zoya')
  await portalOf(profile).endSessions()
  const read = { call: 'notifications.list', args: {}, request: 'r', fresh: true } as const
  await expect(askApp(window, 'portal.read', read)).rejects.toThrow()
  await expect(screen(window, 'login')).toBeVisible()
  await expect(window.getByText(messages.sessionEnded)).toBeVisible()
  await signIn(window, EMAIL, 'calendar')
  await expect(name).toHaveValue('Zoya')
  await signOut(window)
  await signIn(window)
  await open()
  await expect(name).toHaveValue('')
})

/** While the portal is down: one band says so, parts that couldn't be read show no error, and load when the portal is back. */
import type { Page } from '@playwright/test'
import { messages } from '../../../src/shared/messages.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { goTo, screen, tryAgain } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

const ALWAYS = 100_000
const bandIn = (window: Page) => window.locator('[data-net]')
const tryNow = { name: 'Retry now' }
const again = (window: Page) => window.getByRole('button', { name: 'Retry', exact: true })

const FAULTS = { 'answers with faults': 'status', 'breaks every connection': 'reset' } as const

test.describe('for a user who is signed in, on a fresh profile', () => {
  test.beforeEach(async ({ signIn }) => void (await signIn()))

  for (const [how, kind] of Object.entries(FAULTS)) {
    test(`a portal that ${how} is told once, on every screen, and all comes when it does`, async ({
      window,
      portal,
      visit,
    }) => {
      await portal.misbehave({ kind, status: 500, times: ALWAYS })
      const band = bandIn(window)
      for (const [address, name] of [
        ['/', 'home'],
        ['/home/account/orderAssist/stats', 'orderAssistStats'],
        ['/home/account/ledger', 'ledger'],
      ] as const) {
        await (name === 'home' ? visit(address) : goTo(window, address))
        await expect(screen(window, name)).toBeVisible()
        await expect(band).toHaveCount(1)
        await expect(window.getByText(messages.notReadYet).first()).toBeAttached()
        await expect(window.getByRole('alert')).toHaveCount(0)
        await expect(again(window)).toHaveCount(0)
        // Neither names of calls nor a claim that saved copies are shown.
        await expect(window.getByText(/[a-z]\.[a-z]+[A-Z]?\w* · \d{3}|couldn’t be loaded/)).toHaveCount(0)
        await expect(window.getByText(messages.savedCopies)).toHaveCount(0)
      }
      await expectAccessible(window)
      await goTo(window, '/')
      await portal.behave()
      await tryAgain(band.getByRole('button', tryNow))
      await expect(band).toHaveCount(0)
      await expect(window.getByText(/^Last 12 weeks/)).toBeVisible()
      await expect(window.getByText(messages.notReadYet)).toHaveCount(0)
    })
  }

  test('a portal that says who is signed in and nothing else stays down, without a moment of errors', async ({
    window,
    portal,
    visit,
  }) => {
    await portal.misbehave(
      { kind: 'delay', ms: 0, call: 'session.me', times: ALWAYS },
      { kind: 'status', status: 500, times: ALWAYS },
    )
    await visit('/')
    await expect(bandIn(window)).toBeVisible()
    // Reports each change of the page from now on.
    await window.evaluate(() => {
      const seen = { gone: 0, alerts: 0 }
      Object.assign(globalThis, { seen })
      new MutationObserver(() => {
        if (document.querySelector('[data-net]') === null) seen.gone += 1
        if (document.querySelector('main [data-tone="bad"], main [role="alert"]') !== null) seen.alerts += 1
      }).observe(document.body, { childList: true, subtree: true })
    })
    await portal.forget()
    await bandIn(window).getByRole('button', tryNow).click()
    await expect.poll(portal.asked).toContain('home.banners')
    await expect(bandIn(window)).toContainText(/Retrying in (1[5-9]|20) s/)
    expect(await window.evaluate(() => Reflect.get(globalThis, 'seen'))).toEqual({ gone: 0, alerts: 0 })
  })
})

test('saved copies are marked where they are shown, and read again when the portal is back', async ({
  window,
  portal,
  enter,
}) => {
  await enter()
  await expect(window.getByText(/^Last 12 weeks/)).toBeVisible()
  await portal.misbehave({ kind: 'status', status: 503, times: ALWAYS })
  await window.keyboard.press('F5')
  await expect(bandIn(window)).toContainText(messages.savedCopies)
  await expect(window.getByText(messages.savedCopyOf).first()).toBeVisible()
  await expect(again(window)).toHaveCount(0)
  await expectAccessible(window)
  // A screen without saved data promises none.
  await goTo(window, '/home/account/ledger')
  await expect(screen(window, 'ledger')).toBeVisible()
  await expect(bandIn(window)).not.toContainText(messages.savedCopies)
  await goTo(window, '/')
  await portal.behave()
  await tryAgain(bandIn(window).getByRole('button', tryNow))
  await expect(bandIn(window)).toHaveCount(0)
  await expect(window.getByText(messages.savedCopyOf)).toHaveCount(0)
})

test('a single failed call affects only its own card, with its name behind Details', async ({
  window,
  portal,
  enter,
}) => {
  await portal.misbehave({ kind: 'status', status: 500, call: 'home.banners', message: 'Being mended.', times: ALWAYS })
  await enter()
  const card = window.getByRole('region', { name: 'From the portal' })
  await expect(card.getByText('Being mended.')).toBeVisible()
  await expect(card.getByText('home.banners · 500')).toBeHidden()
  await card.getByText('Details').click()
  await expect(card.getByText('home.banners · 500')).toBeVisible()
  await expect(bandIn(window)).toHaveCount(0)
  await expectAccessible(window)
})

test('typed text stays as it is while the portal goes down and comes back', async ({ window, portal, enter }) => {
  await enter('/home/account/smsrequest')
  await window.getByRole('button', { name: 'New SMS request' }).click()
  const text = window.getByRole('dialog').getByRole('textbox', { name: 'Message' })
  await text.fill('New arrivals at our store.')
  await portal.misbehave({ kind: 'status', status: 500, times: ALWAYS })
  await window.keyboard.press('Escape')
  await window.keyboard.press('Alt+1')
  await window.keyboard.press('F5')
  await expect(bandIn(window)).toBeVisible()
  await goTo(window, '/home/account/smsrequest')
  await window.getByRole('button', { name: 'New SMS request' }).click()
  await expect(text).toHaveValue('New arrivals at our store.')
  await portal.behave()
  await expect(bandIn(window)).toHaveCount(0)
  await expect(text).toHaveValue('New arrivals at our store.')
})

test('the sign-in screen, too, says that the portal is down, and that it is back', async ({
  window,
  portal,
  visit,
}) => {
  await visit('/login')
  await portal.misbehave({ kind: 'reset', times: ALWAYS })
  await window.getByRole('textbox', { name: 'Email' }).fill('pune@practice.storedesk.example')
  await window.getByLabel('Password', { exact: true }).fill('Practice@123')
  await window.getByRole('button', { name: 'Send OTP' }).click()
  await expect(bandIn(window)).toContainText(messages.noConnection)
  await expect(window.getByText(messages.offline)).toBeVisible()
  await expectAccessible(window)
  await portal.behave()
  await tryAgain(bandIn(window).getByRole('button', tryNow))
  await expect(bandIn(window)).toHaveCount(0)
  await expect(window.getByRole('textbox', { name: 'Email' })).toHaveValue('pune@practice.storedesk.example')
})

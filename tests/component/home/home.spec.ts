/** The home screen: tasks, banners, orders; each card works on its own. */
import type { Page } from '@playwright/test'
import { messages } from '../../../src/shared/messages.ts'
import { plentiful, some } from '../../support/goods.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { askApp } from '../../support/pages/app-bridge.ts'
import type { Steered } from '../../support/pages/portal.ts'
import { openCart, screen } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

const card = (window: Page, name: string) => window.getByRole('region', { name, exact: true })
const attention = (window: Page) => card(window, 'Tasks for today')
const LATER = { name: 'Retry' }

/** Sends an order whose answer is lost, and leaves an import unfinished. */
async function busyEvening(window: Page, portal: Steered): Promise<string> {
  const items = some(plentiful, 3).map(({ id }) => ({ id, qty: 90 }))
  await askApp(window, 'cart.add', { cart: 'all', items })
  const { key, groups } = await askApp(window, 'orders.prepare', { cart: 'all' })
  const [group] = groups.filter(({ orderable }) => orderable)
  if (group === undefined) throw new Error('There is nothing to order')
  await portal.misbehave(
    { kind: 'answerLost', call: 'order.place' },
    { kind: 'status', call: 'order.placeStatus', status: 412, message: messages.orderInProgress, times: 1000 },
  )
  await askApp(window, 'orders.place', { key, groups: [group.key], total: group.total })
  return key
}

test('a morning with something of everything, each with what to do', async ({ window, portal, enter, pickRows }) => {
  await portal.settings({ preparesMs: 3_600_000 })
  await enter()
  const key = await busyEvening(window, portal)
  await openCart(window)
  await pickRows([[some(plentiful, 9)[8]?.id ?? 0, 4]], 'stock.csv')
  await window.keyboard.press('Alt+1')

  const list = attention(window)
  await expect(list.getByText('Unconfirmed', { exact: true })).toBeVisible()
  await expect(list.getByRole('button', { name: 'Ask the portal' })).toBeVisible()
  await expect(list.getByText('Import of stock.csv isn’t finished: 0 of 1 added')).toBeVisible()
  await expect(list.getByText(/^\d+ orders? late$/)).toBeVisible()
  await expect(list.getByText(/^\d+ loads? late$/)).toBeVisible()
  await expect(list.getByText(`AFS cart: ${messages.cartPreparing}`)).toBeVisible()
  await expect(list.getByText(/^\d+ orders? shipped since yesterday$/)).toBeVisible()
  await expect(list.getByText(/^\d+ unread notifications?$/)).toBeVisible()
  // The cart's orders are below their minimum while it contains nothing else, or aren't there at all.
  await expect(list.getByText(/to pay for \d+ orders?$/).first()).toBeVisible()
  await expect(list.getByText(/orders? waiting at the kiosk$/)).toBeVisible()
  await expect(window.getByText(/^Last 12 weeks: ₹ [\d,]+ in \d+ orders/)).toBeVisible()
  await expect(card(window, 'From the portal').locator('img').last()).toBeVisible()
  await expectAccessible(window)

  await portal.behave()
  await askApp(window, 'orders.check', { key })
  await expect(list.getByText('Unconfirmed', { exact: true })).toHaveCount(0)
  await list.getByRole('link', { name: /^Continue/ }).click()
  await expect(window.getByRole('heading', { name: 'Import stock.csv' })).toBeVisible()
})

test('by the keyboard alone: weeks one after the other, their orders, banners, shortcuts', async ({
  window,
  enter,
}) => {
  // Banners rotate only without reduced motion.
  await window.emulateMedia({ reducedMotion: 'no-preference' })
  await enter('/', 'fccoco@practice.storedesk.example')
  const weeks = card(window, 'Orders by week')
  const bars = weeks.getByRole('figure').getByRole('link')
  await expect(bars).toHaveCount(12)
  await expect(weeks.getByRole('row')).toHaveCount(13)
  // The bars are one tab stop, at the present week.
  await expect(weeks.locator('a[tabindex="0"]')).toHaveCount(1)
  await bars.last().focus()
  const caption = weeks.locator('figcaption')
  await expect(caption).toHaveText((await bars.last().getAttribute('aria-label')) ?? '')
  await window.keyboard.press('ArrowLeft')
  await expect(bars.nth(10)).toBeFocused()
  await expect(caption).toHaveText((await bars.nth(10).getAttribute('aria-label')) ?? '')
  await window.keyboard.press('Home')
  await expect(bars.first()).toBeFocused()
  await window.keyboard.press('End')
  await expect(bars.last()).toBeFocused()
  await window.keyboard.press('Enter')
  await expect(screen(window, 'orderHistory')).toBeVisible()
  expect(new URL(window.url()).searchParams.get('ordered')).toMatch(/^\d{4}-\d\d-\d\d\.\.\d{4}-\d\d-\d\d$/)

  await window.keyboard.press('Alt+1')
  const banners = card(window, 'From the portal')
  await banners.getByRole('button', { name: 'Pause banners' }).press('Enter')
  await expect(banners.getByRole('button', { name: 'Play banners' })).toBeFocused()
  const next = banners.getByRole('button', { name: 'Next banner' })
  // The banners may have rotated to any position.
  const place = banners.getByText(/^[1-5] of 5$/)
  let at = Number((await place.innerText()).charAt(0))
  while (at !== 4) {
    await next.press('Enter')
    at = (at % 5) + 1
    await expect(place).toHaveText(`${at} of 5`)
  }
  // A missing page isn't a link; a site that isn't the company's is refused with a message.
  await expect(banners.getByText(/^Festival corner/)).toBeVisible()
  await expect(banners.getByRole('link')).toHaveCount(0)
  await next.press('Enter')
  await banners.getByRole('button', { name: /^Safer journeys/ }).press('Enter')
  await expect(window.getByText(messages.linkForeign)).toBeVisible()

  const shortcuts = card(window, 'Shortcuts')
  await shortcuts.scrollIntoViewIfNeeded()
  await expect(shortcuts.getByRole('list', { name: 'Automatic replenishment' }).getByRole('link')).toHaveText([
    'ARS Global Listing',
    'My ARS',
    'My Request',
    'ARS Bin',
    'ARS Report',
    'Product Replacement Report',
  ])
  await expect(shortcuts.getByRole('link', { name: 'Admin console' })).toHaveCount(0)
  await expect(card(window, 'Discounts today').getByRole('listitem')).toHaveCount(3)
  await shortcuts.getByRole('link', { name: 'Baby calendar' }).press('Enter')
  await expect(screen(window, 'calendar')).toBeVisible()
})

test('a card that fails takes no other down, and what couldn’t be looked at is said', { tag: '@quick' }, async ({
  window,
  portal,
  enter,
}) => {
  const failing = ['home.banners', 'home.menu', 'order.history'].map((call) => ({
    kind: 'status',
    call,
    status: 500,
    message: 'Being mended.',
    times: 1000,
  }))
  await portal.misbehave(...failing)
  await enter('/', 'noars@practice.storedesk.example')
  const banners = card(window, 'From the portal')
  await expect(banners.getByRole('status')).toContainText('Being mended.')
  await expect(card(window, 'Orders by week').getByRole('status')).toContainText('Being mended.')
  await expect(attention(window).getByText('The orders of the last weeks couldn’t be loaded')).toBeVisible()
  await expect(attention(window).getByText(/^\d+ unread notifications?$/)).toBeVisible()
  await card(window, 'Shortcuts').scrollIntoViewIfNeeded()
  await expect(card(window, 'Discounts today').getByRole('listitem')).toHaveCount(3)
  await expect(card(window, 'Orders by status').getByRole('row')).toHaveCount(6)
  await expect(card(window, 'Cart').getByRole('link', { name: 'Add products' })).toBeVisible()
  await expectAccessible(window)

  await portal.behave()
  await banners.getByRole('button', LATER).click()
  await expect(banners.getByText('1 of 5')).toBeVisible()
  await attention(window).getByRole('button', LATER).click()
  await expect(window.getByText(/^Last 12 weeks/)).toBeVisible()
  // Without the flag there are no replenishment tiles.
  await card(window, 'Shortcuts').getByRole('button', LATER).click()
  await expect(card(window, 'Shortcuts').getByRole('link', { name: 'Staff badges' })).toBeVisible()
  await expect(card(window, 'Shortcuts').getByRole('link', { name: 'ARS Report' })).toHaveCount(0)

  // Without a network the saved copies are shown, with their time.
  await portal.misbehave({ kind: 'reset', times: 1000 })
  await window.keyboard.press('Alt+3')
  await expect(screen(window, 'orderHistory')).toBeVisible()
  await window.reload()
  await expect(screen(window, 'orderHistory')).toBeVisible()
  await window.keyboard.press('Alt+1')
  await expect(window.getByText(/^Last 12 weeks/)).toBeVisible()
  await card(window, 'Discounts today').scrollIntoViewIfNeeded()
  await expect(card(window, 'Discounts today').getByRole('listitem')).toHaveCount(3)
})

test('each task leads to exactly its rows, can be snoozed until tomorrow, and is back after a click', async ({
  window,
  ask,
  enter,
}) => {
  await enter()
  const list = attention(window)
  const leads = async (task: RegExp, at: string, first: RegExp) => {
    const row = list.getByRole('listitem').filter({ hasText: task })
    const [count = ''] = first.exec((await row.locator('p').first().innerText()).trim()) ?? []
    await row.getByRole('link').last().click()
    await expect(screen(window, at)).toBeVisible()
    const rows = window.getByRole('grid').locator('[data-index]')
    await expect(rows).toHaveCount(Number(count))
    await window.keyboard.press('Alt+1')
  }
  await leads(/orders? late/, 'orderHistory', /^\d+/)
  await leads(/loads? late/, 'loadHistory', /^\d+/)
  await leads(/waiting at the kiosk/, 'kioskConfirmation', /^\d+/)
  await leads(/to pay for \d+ orders?/, 'payments', /\d+(?= orders?)/)

  await expect(list.getByText(/unread notifications?/).first()).toBeVisible()
  await expect(list.getByText('Checking more…')).toHaveCount(0)
  const before = await list.getByRole('listitem').count()
  await list.getByRole('button', { name: /^Snooze until tomorrow: .*kiosk/ }).press('Enter')
  await expect(list.getByText('1 task snoozed until tomorrow')).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(before - 1)
  await expectAccessible(window)
  // It is stored for the account, so it survives a restart of StoreDesk.
  await window.reload()
  await expect(list.getByText('1 task snoozed until tomorrow')).toBeVisible()
  await list.getByRole('button', { name: 'Show' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(before)
  expect(await ask('settings.read', { key: 'snoozed' })).toMatchObject({ tasks: [] })
})

test('an order below its minimum leads to what fills it up', async ({ window, ask, enter }) => {
  await enter('/home/notifications')
  await ask('cart.add', { cart: 'all', items: some(plentiful, 40).map(({ id }) => ({ id, qty: 1 })) })
  await window.keyboard.press('Alt+1')
  const row = attention(window).getByRole('listitem').filter({ hasText: /short/ })
  await expect(row).toContainText(/minimum/)
  // Warehouses have the company's names, not the portal's codes.
  await expect(row).not.toContainText('_')
  await row.getByRole('link', { name: /^Fill up/ }).click()
  await expect(window.getByRole('dialog', { name: /^Fill up the order from / })).toBeVisible()
})

test('cards below the window ask the portal only once the user scrolls to them', async ({ window, portal, enter }) => {
  await enter('/home')
  await expect(card(window, 'From the portal').getByText('1 of 5')).toBeVisible()
  const below = async () => (await portal.asked()).filter((call) => ['home.discounts', 'home.menu'].includes(call))
  expect(await below()).toEqual([])
  await card(window, 'Shortcuts').scrollIntoViewIfNeeded()
  await expect(card(window, 'Discounts today').getByRole('listitem')).toHaveCount(3)
  await expect(card(window, 'Shortcuts').getByRole('link', { name: 'Staff badges' })).toBeVisible()
  await expect.poll(async () => (await below()).toSorted()).toEqual(['home.discounts', 'home.menu'])
})

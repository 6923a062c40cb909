/** The portal's notices for the store, behind the bell. */
import type { Page } from '@playwright/test'
import { messages, say } from '../../../src/shared/messages.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { screen } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

const bell = (window: Page) => window.getByRole('button', { name: /^Notifications/ })
const notices = (window: Page) => window.getByRole('dialog', { name: 'Notifications' })
const notice = (window: Page, title: string) => notices(window).getByRole('button', { name: title }).first()

const nameOf = (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`)

/** The number of unread notices, once the bell has loaded. */
async function unreadIn(window: Page): Promise<number> {
  await expect(bell(window)).toHaveAccessibleName(/unread/)
  return Number(/\d+/.exec((await bell(window).getAttribute('aria-label')) ?? '')?.[0])
}

test('a notice that is opened is read, and leads to its screen; the count falls and stays so', async ({
  window,
  enter,
}) => {
  await enter()
  const unread = await unreadIn(window)
  await bell(window).click()
  await expect(notices(window).getByText('New', { exact: true })).toHaveCount(unread)
  await expectAccessible(window)

  await notice(window, 'Replenishment to review').click()
  await expect(screen(window, 'afs')).toBeVisible()
  await expect(notices(window)).toBeHidden()
  await expect(bell(window)).toHaveAccessibleName(nameOf(unread - 1))

  await bell(window).click()
  const shipped = notice(window, 'Order shipped')
  await expect(shipped).toBeVisible()
  const left = (await shipped.getByText('New', { exact: true }).count()) === 0 ? unread - 1 : unread - 2
  const poid = /PO-\d+-\w/.exec(await shipped.innerText())?.[0] ?? ''
  await shipped.click()
  await expect(screen(window, 'orderDetails')).toBeVisible()
  await expect(window).toHaveTitle(`Order ${poid} — StoreDesk`)
  await expect(bell(window)).toHaveAccessibleName(nameOf(left))

  await window.reload()
  await expect(screen(window, 'orderDetails')).toBeVisible()
  await expect(bell(window)).toHaveAccessibleName(nameOf(left))
})

test('all are marked as read; those that fail are told once and can be tried again', async ({
  window,
  portal,
  enter,
}) => {
  // A screen on which only the bell reads them.
  await enter('/home/account/settings')
  const unread = await unreadIn(window)
  expect(unread).toBeGreaterThan(2)
  await portal.forget()
  await portal.misbehave({ kind: 'status', call: 'notifications.markRead', status: 400, message: 'Not now.', times: 2 })
  await bell(window).click()
  await notices(window).getByRole('button', { name: 'Mark all as read' }).click()
  const notMarked = window.getByText(say('noticesNotMarked', { n: '2', why: 'Not now.' }))
  await expect(notMarked).toBeVisible()
  await expect(notMarked).toHaveCount(1)
  await expect(bell(window)).toHaveAccessibleName(nameOf(2))
  const callCount = async (call: string) => (await portal.asked()).filter((one) => one === call).length
  expect(await callCount('notifications.markRead')).toBe(unread)
  // The list is read once for all of them; the periodic read goes on beside that.
  await expect.poll(() => callCount('notifications.list')).toBeGreaterThan(0)
  expect(await callCount('notifications.list')).toBeLessThan(unread)

  await notices(window).getByRole('button', { name: 'Mark all as read' }).click()
  await expect(bell(window)).toHaveAccessibleName('Notifications')
  await expect(notices(window).getByRole('button', { name: 'Mark all as read' })).toBeHidden()
  await expectAccessible(window)
  await window.reload()
  await expect(screen(window, 'settings')).toBeVisible()
  await bell(window).click()
  await expect(notice(window, 'Replenishment to review')).toBeVisible()
  await expect(notices(window).getByText('New', { exact: true })).toHaveCount(0)
})

test('a notice whose order was cut off leads to the history, one of a screen that isn’t there says so', async ({
  window,
  enter,
}) => {
  await enter()
  await bell(window).click()
  await notice(window, 'Festival catalogue').click()
  await expect(window.getByText(messages.noticeScreenMissing)).toBeVisible()
  await expect(screen(window, 'home')).toBeVisible()
  await notice(window, 'Order changed').click()
  await expect(screen(window, 'orderHistory')).toBeVisible()
  await expect(notices(window)).toBeHidden()
})

test('unreadable notices break nothing', async ({ window, portal, enter }) => {
  await portal.misbehave({ kind: 'wrongShape', call: 'notifications.list', times: 50 })
  await enter()
  await bell(window).click()
  await expect(notices(window).getByText(messages.strangeAnswer)).toBeVisible()
  await expectAccessible(window)
  await window.keyboard.press('Escape')
  await window.keyboard.press('Alt+3')
  await expect(screen(window, 'orderHistory')).toBeVisible()
})

test('one that is opened on its screen is read and leads on; the others are marked at once', async ({
  window,
  portal,
  enter,
}) => {
  await enter()
  await window.keyboard.press('Alt+5')
  await expect(screen(window, 'notifications')).toBeVisible()
  const grid = window.getByRole('grid', { name: 'Notifications' })
  const waiting = grid.getByRole('row').filter({ hasText: 'Replenishment to review' })
  await expect(waiting.getByText('Unread')).toBeVisible()
  const opens = waiting.getByRole('button', { name: 'Replenishment to review' })
  await portal.misbehave({
    kind: 'status',
    call: 'notifications.markRead',
    status: 400,
    message: 'Later.',
  })
  await opens.click()
  await expect(screen(window, 'afs')).toBeVisible()
  await expect(window.getByText(say('noticeNotMarked', { why: 'Later.' }))).toBeVisible()
  await window.goBack()
  await expect(waiting.getByText('Unread')).toBeVisible()
  await opens.click()
  await expect(screen(window, 'afs')).toBeVisible()
  await window.goBack()
  await expect(waiting.getByText('Read', { exact: true })).toBeVisible()

  await window.getByRole('combobox', { name: 'Status' }).click()
  await window.getByRole('option', { name: 'Unread' }).click()
  await expect(waiting).toHaveCount(0)
  await expect(grid.getByText('Unread').first()).toBeVisible()
  await expectAccessible(window)
  await window.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(window.getByText(messages.noticesNone)).toBeVisible()
  await expect(window.getByRole('button', { name: /^Notifications/ })).toHaveAccessibleName('Notifications')
  await expect(window.getByRole('button', { name: 'Mark all as read' })).toBeDisabled()
})

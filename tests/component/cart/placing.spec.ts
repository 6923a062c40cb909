/** Orders whose answer is lost, and stores that may not order. */

import { messages } from '../../../src/shared/messages.ts'
import { EMAIL, plentiful, some } from '../../support/goods.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { storeBy } from '../../support/pages/app-bridge.ts'
import { openCart, screen } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

const BLOCKED = 'blocked@practice.storedesk.example'
const CANNOT_ORDER = 'noorder@practice.storedesk.example'
const MINUTE = 60_000
const items = some(plentiful, 12).map(({ id }) => ({ id, qty: 24 }))

test('a cart becomes placed orders, found in the history, with an invoice when it is time', { tag: '@quick' }, async ({
  window,
  portal,
  enterCartWith,
}) => {
  await enterCartWith(items)
  await window.getByRole('button', { name: /^Place order/ }).click()
  const dialog = window.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Choose the orders to place' })).toBeVisible()
  // The addresses are shown, on a line that expands.
  await expect(dialog.getByRole('region', { name: 'Ships to' })).toBeHidden()
  await dialog.locator('summary').press('Enter')
  await expect(dialog.getByRole('region', { name: 'Ships to' })).toBeVisible()
  await expectAccessible(window)
  // Works with any focus in the step.
  await expect(dialog.getByRole('button', { name: /^Place \d+ orders?/ })).toBeEnabled()
  await dialog.getByRole('checkbox').first().press('Control+Enter')
  await expect(dialog.getByRole('heading', { name: 'Order summary' })).toBeVisible()
  await expectAccessible(window)
  const placed = await portal.orders(EMAIL)
  const [first] = placed
  if (first === undefined) throw new Error('Nothing was placed')
  for (const { poid } of placed) await expect(dialog.getByText(poid)).toBeVisible()

  await dialog.getByRole('link', { name: 'Order history' }).click()
  await expect(screen(window, 'orderHistory')).toBeVisible()
  await expectAccessible(window)
  await window.getByRole('link', { name: first.poid }).click()
  await expect(screen(window, 'orderDetails')).toBeVisible()
  await expect(window).toHaveTitle(`Order ${first.poid} — StoreDesk`)
  await expect(window.getByRole('button', { name: 'Invoice' })).toHaveAttribute('title', messages.invoiceNotYet)
  await expectAccessible(window)
  await portal.forward(3 * MINUTE)
  await window.keyboard.press('F5')
  await window.getByRole('link', { name: 'Invoice' }).click()
  await expect(screen(window, 'orderInvoice')).toBeVisible()
  await expect(window.getByRole('heading', { name: 'PERFORMA INVOICE', exact: true })).toBeVisible()
  await expectAccessible(window)
})

test('an answer that is lost leaves the order unconfirmed, until the portal has said what became of it', {
  tag: '@quick',
}, async ({ window, portal, enterCartWith }) => {
  await enterCartWith(items)
  await portal.misbehave(
    { kind: 'answerLost', call: 'order.place' },
    { kind: 'reset', call: 'order.placeStatus', times: 1000 },
  )
  await window.getByRole('button', { name: /^Place order/ }).click()
  const dialog = window.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Place \d+ orders?/ }).click()
  await expect(dialog.getByText('The portal has not confirmed this order yet')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Ask the portal' })).toBeVisible()
  await portal.behave()
  // StoreDesk asks by itself, again and again, with growing pauses.
  await expect(dialog.getByText(/^\d+ orders? placed$/)).toBeVisible()
  const placed = await portal.orders(EMAIL)
  expect(new Set(placed.map(({ key }) => key)).size).toBe(1)
})

test('an order that the portal still works on is asked about, never sent again', async ({
  window,
  portal,
  importRows,
  enterCartWith,
}) => {
  await enterCartWith(items)
  await portal.misbehave(
    { kind: 'answerLost', call: 'order.place' },
    { kind: 'status', call: 'order.placeStatus', status: 412, message: messages.orderInProgress, times: 50 },
  )
  await window.getByRole('button', { name: /^Place order/ }).click()
  const dialog = window.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Place \d+ orders?/ }).click()
  await expect(dialog.getByText('The portal has not confirmed this order yet')).toBeVisible()
  await expectAccessible(window)
  await dialog.getByRole('button', { name: 'Ask the portal' }).click()
  await expect(dialog.getByText(messages.orderInProgress)).toBeVisible()
  expect(new Set((await portal.orders(EMAIL)).map(({ key }) => key)).size).toBe(1)

  await dialog.getByRole('button', { name: 'Done' }).click()
  await openCart(window)
  await expect(window.getByText('An order from this cart isn’t confirmed yet')).toBeVisible()
  await expectAccessible(window)
  await importRows(
    items.map(({ id, qty }) => [id, qty]),
    'again.csv',
  )
  await window.getByRole('button', { name: /^Place order/ }).click()
  // With reduced motion, the focus doesn't return from a confirmation over a dialog.
  await window.emulateMedia({ reducedMotion: 'no-preference' })
  const aside = dialog.getByRole('button', { name: 'Close order…' })
  await aside.press('Enter')
  const question = window.getByRole('dialog', { name: 'Close this order without confirmation?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await window.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(aside).toBeFocused()

  // The order isn't on screen any more, so its outcome appears as a toast.
  await window.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await portal.behave()
  await window.getByRole('button', { name: 'Ask the portal' }).click()
  await expect(window.getByRole('alert').filter({ hasText: /^\d+ orders? placed/ })).toBeVisible()
  await expect(window.getByText('An order from this cart isn’t confirmed yet')).toBeHidden()
})

test('a blocked store reads on home and over its cart why, and whom to ask; nothing looks as if it could be placed', async ({
  window,
  ask,
  enter,
}) => {
  await enter('/home', BLOCKED)
  const alert = window.getByRole('alert').filter({ hasText: messages.orderBlocked })
  await expect(alert).toContainText(/Payment overdue.*Contact franchise support/)
  await enter('/checkout', BLOCKED)
  await expect(alert).toContainText(/Payment overdue.*Contact franchise support/)
  await ask('cart.add', { cart: 'all', items })
  await window.reload()
  await window.getByRole('button', { name: 'Show orders as cards' }).click()
  await expect(window.getByRole('list', { name: 'Orders by warehouse' })).toContainText('Can’t be ordered')
  await expect(window.locator('[data-orderable]')).toHaveCount(0)
  const place = window.getByRole('button', { name: /^Place order/ })
  await expect(place).toBeDisabled()
  await place.hover({ force: true })
  await expect(window.getByRole('tooltip')).toContainText('Payment overdue')
  await window.mouse.move(0, 0)
  await expect(window.getByRole('tooltip')).toBeHidden()
  await expectAccessible(window)
})

test('a store whose block comes out only on placing is told why, and nothing offers to try again', async ({
  window,
  portal,
  ask,
  enterCartWith,
}) => {
  await portal.misbehave({ kind: 'status', call: 'order.blocking', status: 500, times: 50 })
  await enterCartWith(items, BLOCKED)
  const place = window.getByRole('button', { name: /^Place order/ })
  await expect(place).toBeEnabled()
  // This call fails after the page's own calls, so none of those is answered by the repaired portal.
  const { id } = await storeBy(ask)
  const blocking = {
    call: 'order.blocking',
    args: { params: { userId: id } },
    request: 'blocking',
    fresh: true,
  } as const
  await expect(ask('portal.read', blocking)).rejects.toThrow()
  await portal.behave()
  await place.click()
  const dialog = window.getByRole('dialog')
  await expect(dialog.getByText(messages.orderBlocked, { exact: true })).toBeVisible()
  await expect(dialog.getByText('Payment overdue')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Retry' })).toBeHidden()
  await dialog.getByRole('button', { name: 'Back to cart' }).click()
  await expect(place).toBeFocused()
})

test.describe('looked at', () => {
  test.use({ kept: true })

  test('a store that may not order is told so on home and over its cart', async ({ window, enter }) => {
    await enter('/home', CANNOT_ORDER)
    const alert = window.getByRole('alert').filter({ hasText: messages.cannotOrder })
    await expect(alert).toContainText('Contact franchise support')
    await enter('/checkout', CANNOT_ORDER)
    await expect(alert).toContainText('Contact franchise support')
    await expect(window.getByRole('button', { name: /^Place order/ })).toBeDisabled()
  })
})

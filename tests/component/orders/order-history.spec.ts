/** Orders are found, opened, exported and ordered again. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { isOrderLate } from '../../../src/shared/domain/orders/late.ts'
import { lateOrdersAddress, orderAddress } from '../../../src/shared/domain/screens/addresses.ts'
import { addDays, addMonths, dayAt, firstOfMonth, formatDate } from '../../../src/shared/domain/values/dates.ts'
import { messages } from '../../../src/shared/messages.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { choose, screen } from '../../support/pages/steps.ts'
import { expect, type Fixtures, test } from '../fixture.ts'

const today = () => dayAt(Date.now())
const orders = (window: Page) => window.getByRole('grid', { name: 'Order history' })
const firstOrder = (window: Page) => orders(window).getByRole('link', { name: /^PO-/ }).first()
/** The number of orders found; no element while the search runs. */
const found = (window: Page) => window.getByRole('status').filter({ hasText: /of .* orders?/ })
const day = (window: Page, label: string) => window.getByRole('textbox', { name: label })

/** Two months and some days: enough for orders of every status, on every day of the month. */
const HISTORY = `/home/account/orderHistory?ordered=${addMonths(today(), -2)}..${today()}`

async function openHistory(window: Page, enter: Fixtures['enter']): Promise<void> {
  await enter(HISTORY)
  await expect(found(window)).toHaveText(/^1–10 of/)
  await expect(firstOrder(window)).toBeVisible()
}

/** Opens the gap report of the first order that was delivered. */
async function openGapReport(window: Page): Promise<void> {
  await choose(window, 'Order history', 'Status', 'Delivered')
  await orders(window)
    .getByRole('link', { name: /^Gap report of/ })
    .first()
    .click()
}

test.describe('looked at', () => {
  test.use({ kept: true })

  test('filters outlive an opened order and a reload', async ({ window, enter }) => {
    await enter()
    await window.keyboard.press('Alt+3')
    await expect(found(window)).toHaveText(/^1–/)
    const thisMonth = await found(window).innerText()
    await day(window, 'Ordered from').fill(addMonths(today(), -2))
    await window.keyboard.press('Escape')
    await expect(found(window)).not.toHaveText(thisMonth)
    await expect(found(window)).toHaveText(/^1–10 of/)
    await expectAccessible(window)
    await choose(window, 'Order history', 'Status', 'Delivered')
    await expect(orders(window).getByText('Pending')).toHaveCount(0)
    await window.getByRole('button', { name: 'Page 2', exact: true }).click()
    await expect(window.getByText(/^11–20 of/)).toBeVisible()
    const second = await firstOrder(window).innerText()

    await orders(window).getByRole('row').nth(1).focus()
    await window.keyboard.press('Enter')
    await expect(window.getByRole('heading', { name: `Order ${second}` })).toBeVisible()
    await window.getByRole('link', { name: 'Back to orders' }).click()
    await expect(firstOrder(window)).toHaveText(second)
    await window.reload()
    await expect(firstOrder(window)).toHaveText(second)

    await window.getByRole('button', { name: 'Clear filters' }).click()
    await expect(window.getByRole('combobox', { name: 'Status' })).toHaveValue('')
    await expect(day(window, 'Ordered from')).toHaveValue(formatDate(firstOfMonth(today())))
  })

  for (const width of [1024, 1366]) {
    test(`at ${width} pixels nothing of the history lies outside its table`, async ({ window, enter }) => {
      await window.setViewportSize({ width, height: 768 })
      await openHistory(window, enter)
      const table = orders(window)
      await expect(table.getByRole('columnheader', { name: 'Actions' })).toBeInViewport({ ratio: 1 })
      await firstOrder(window).click()
      const total = window
        .getByRole('grid', { name: 'Lines of the order' })
        .getByRole('columnheader', { name: 'Total' })
      await expect(total).toBeInViewport({ ratio: 1 })
    })
  }

  test('invalid days are reported in a sentence, and the portal is not asked', async ({ window, enter }) => {
    await openHistory(window, enter)
    await window.getByRole('button', { name: 'Clear: Ordered to' }).click()
    await expect(window.getByText(messages.historyOrderRange)).toBeVisible()
    await expectAccessible(window)
    await window.getByRole('button', { name: 'Clear filters' }).first().click()
    await window.getByRole('textbox', { name: 'PO number' }).fill('PO-00000')
    await expect(window.getByText(messages.noOrdersFound)).toBeVisible()
    await expectAccessible(window)
  })

  test('an order says where it stands, what it lacks and how it travels', { tag: '@quick' }, async ({
    window,
    enter,
  }) => {
    await openHistory(window, enter)
    await openGapReport(window)
    await expect(window.getByRole('grid', { name: 'Gap report' }).getByRole('row').nth(1)).toBeVisible()
    await expectAccessible(window)
    await window.getByRole('tab', { name: /^Lines/ }).click()
    await expect(window.getByRole('grid', { name: 'Lines of the order' }).getByText('Total').last()).toBeVisible()
    const way = window.getByRole('list', { name: 'Progress of the order' }).getByRole('listitem')
    await expect(way.last()).toHaveAttribute('aria-current', 'step')
    await expect(window.getByText('Docket')).toBeVisible()
    await expectAccessible(window)
    await window.getByRole('link', { name: 'Invoice', exact: true }).click()
    await expect(window.getByRole('heading', { name: /^Tax invoice / })).toBeVisible()
  })

  test('a pending order has no invoice yet, and says why', async ({ window, enter }) => {
    await openHistory(window, enter)
    await choose(window, 'Order history', 'Status', 'Pending')
    await firstOrder(window).click()
    const invoice = window.getByRole('button', { name: 'Invoice' })
    await expect(invoice).toHaveAttribute('aria-disabled', 'true')
    await expect(invoice).toHaveAttribute('title', messages.invoiceNotYet)
  })

  test('an order is found by its number, regardless of the days', async ({ window, enter }) => {
    await openHistory(window, enter)
    const last = window.getByRole('button', { name: 'Last page' })
    await last.click()
    await expect(found(window)).toHaveText(/^(?!1–)\d/)
    const oldest = await orders(window).getByRole('link', { name: /^PO-/ }).last().innerText()
    await window.getByRole('button', { name: 'Clear filters' }).click()
    await expect(found(window)).toHaveText(/^1–/)
    await window.keyboard.press('Control+f')
    await expect(window.getByRole('textbox', { name: 'Search this list' })).toBeFocused()
    await window.keyboard.type(oldest)
    await window.getByRole('button', { name: 'Search all orders' }).click()
    await expect(orders(window).getByRole('link', { name: /^PO-/ })).toHaveText([oldest])
    await expect(day(window, 'Ordered from')).toBeDisabled()
  })

  test('a page beyond the last shows the last; an unknown page number is ignored', async ({ window, enter }) => {
    await openHistory(window, enter)
    const all = await found(window).innerText()
    const goTo = window.getByRole('textbox', { name: 'Go to page' })
    await goTo.fill('999')
    await goTo.press('Enter')
    await expect(goTo).toHaveValue('')
    await expect(found(window)).toHaveText(all)
    await goTo.fill('2')
    await goTo.press('Enter')
    await expect(found(window)).toHaveText(/^11–20 of/)

    const beyond = new URL(window.url())
    beyond.searchParams.set('page', '99')
    await window.goto(beyond.href)
    await expect(found(window)).toHaveText(/^\d+–(\d+) of \1 /)
    await expect(firstOrder(window)).toBeVisible()
  })

  test('a cancelled order has nothing to pay, nothing given, and says why it has no invoice', async ({
    window,
    enter,
  }) => {
    await openHistory(window, enter)
    await choose(window, 'Order history', 'Status', 'Cancelled')
    await expect(orders(window).getByText('Pending')).toHaveCount(0)
    await expect(found(window)).not.toContainText('net payment')
    await expect(orders(window).getByRole('link', { name: /^Gap report of/ })).toHaveCount(0)
    await firstOrder(window).click()
    await expect(window.getByText('None (cancelled)')).toBeVisible()
    await expect(window.getByRole('button', { name: 'Invoice' })).toHaveAttribute('title', messages.invoiceCancelled)
    await expect(window.getByRole('grid', { name: 'Lines of the order' }).getByText(/ days?$/)).toHaveCount(0)
    await expectAccessible(window)
  })

  test('an unknown order number is named in the message', async ({ window, enter, expectComplaint }) => {
    expectComplaint(/Failed to load resource/)
    await openHistory(window, enter)
    await window.goto(new URL('/home/account/orderDetails/PO-1-T', window.url()).href)
    await expect(window.getByText('Order PO-1-T not found')).toBeVisible()
    await expect(window.getByText('order.details')).toHaveCount(0)
  })
})

test('orders that can’t be read are reported; those that are shown stay, and so does the way back', async ({
  window,
  portal,
  enter,
  expectComplaint,
}) => {
  expectComplaint(/Failed to load resource/)
  await openHistory(window, enter)
  const first = await firstOrder(window).innerText()
  await portal.misbehave({
    kind: 'status',
    call: 'order.history',
    status: 500,
    message: 'The order server is being restarted.',
    times: 20,
  })
  await window.getByRole('button', { name: 'Page 2', exact: true }).click()
  await expect(window.getByText('The order server is being restarted.')).toBeVisible()
  await expect(firstOrder(window)).toHaveText(first)
  await expect(found(window)).toHaveText(/^1–10 of/)
  await window.getByRole('button', { name: 'Go back' }).click()
  await expect(window.getByText('The order server is being restarted.')).toBeHidden()
  await expect(firstOrder(window)).toHaveText(first)

  await choose(window, 'Order history', 'Status', 'Shipped')
  await expect(window.getByText('The order server is being restarted.')).toBeVisible()
  await portal.behave()
  await window.getByRole('button', { name: 'Retry' }).click()
  await expect(window.getByText('The order server is being restarted.')).toBeHidden()
  await expect(orders(window).getByText('Pending')).toHaveCount(0)
  await expect(firstOrder(window)).toBeVisible()
})

test('what an order lacks is ordered again, and nothing else of it', async ({ window, enter }) => {
  await openHistory(window, enter)
  await openGapReport(window)
  const gaps = window.getByRole('grid', { name: 'Gap report' }).getByRole('row')
  await expect(gaps.last()).toContainText('Total')
  // Between the head and the total: the list renders its rows once it knows its height.
  await expect.poll(() => gaps.count()).toBeGreaterThan(2)
  const products = (await gaps.count()) - 2
  await window.getByRole('link', { name: 'Reorder gap' }).click()
  await expect(window.getByRole('region', { name: 'Products with a gap' })).toBeVisible()
  await expectAccessible(window)
  await window.getByRole('button', { name: /^Add \d+ to cart$/ }).click()
  await expect(window.getByText(/added (successfully )?to cart|were added/).first()).toBeVisible()
  await window.getByRole('link', { name: 'Go to cart' }).click()
  await expect(screen(window, 'cart')).toBeVisible()
  const lines = window.getByRole('grid', { name: 'Lines of the cart' }).getByRole('row')
  await expect(window.getByText(/^(\d+) of \1 lines?$/)).toBeVisible()
  await expect(lines.nth(1)).toBeVisible()
  expect((await lines.count()) - 1).toBeLessThanOrEqual(products + 1)
})

test('the data file of an order has its lines; orders that confirmed themselves are a click away', async ({
  window,
  enter,
  savesAs,
}) => {
  await openHistory(window, enter)
  await choose(window, 'Order history', 'Status', 'Delivered')
  await expect(orders(window).getByText('Pending')).toHaveCount(0)
  const path = await savesAs('data.csv')
  const file = orders(window)
    .getByRole('button', { name: /^Data file of / })
    .first()
  await file.click()
  await expect(window.getByText(`Saved as ${path}`)).toBeVisible()
  expect(readFileSync(path, 'utf8').split('\r\n')[0]).toMatch(/Product ID,HSN,Product,/)
  await window.getByRole('link', { name: 'Auto-confirmed orders' }).click()
  await expect(window.getByRole('grid', { name: 'Auto-confirmed orders' })).toBeVisible()
  await window.getByRole('link', { name: 'Back to orders' }).click()
  await expect(firstOrder(window)).toBeVisible()
})

test('late orders are marked, and found alone by the address that a warning leads to', async ({
  window,
  enter,
  ask,
}) => {
  const now = today()
  await enter(lateOrdersAddress({ fromDate: addDays(now, -80), toDate: now }))
  await expect(window.getByRole('button', { name: /^Late/ })).toHaveAttribute('aria-pressed', 'true')
  const rows = orders(window).locator('[data-index]')
  await expect(rows.first()).toContainText(/\d+ days? late/)
  const count = await rows.count()
  for (const row of await rows.all()) {
    await expect(row).toHaveAttribute('data-tone', 'warn')
    await expect(row).toContainText(/\d+ days? late/)
    await expect(row).not.toContainText('TAT')
  }
  await expectAccessible(window)
  const query = { fromDate: addDays(now, -80), toDate: now }
  const read = { call: 'order.every', args: query, request: 'late', fresh: false } as const
  const { answer } = await ask('portal.read', read as never)
  const late = (answer as Parameters<typeof isOrderLate>[0][]).filter((order) => isOrderLate(order, now))
  expect(late).toHaveLength(count)

  await window.getByRole('button', { name: /^All/ }).click()
  await expect(rows.first()).not.toContainText(/days? late/)
})

test('Ctrl+K says why a pending order has no invoice', async ({ window, enter, ask }) => {
  const now = today()
  const query = { fromDate: addDays(now, -80), toDate: now, status: ['Pending'], pageNo: 1, pageSize: 10 }
  await enter('/home')
  const { answer } = await ask('portal.read', {
    call: 'order.history',
    args: { query },
    request: 'p',
    fresh: false,
  } as never)
  const [pending] = (answer as { readonly rows: readonly { readonly poid: string }[] }).rows
  await enter(orderAddress(pending?.poid ?? ''))
  await expect(window.getByRole('button', { name: 'Invoice' })).toBeVisible()
  await window.keyboard.press('Control+k')
  await window.keyboard.type('invoice')
  const action = window.getByRole('dialog', { name: 'Go to' }).getByRole('button', { name: /^Invoice/ })
  await expect(action).toContainText(messages.invoiceNotYet)
  await action.click()
  await expect(window.getByText(messages.invoiceNotYet)).toBeVisible()
})

test('tabs count what they find, lead to just that, and stand in the address', async ({ window, enter }) => {
  await enter('/home/account/orderHistory')
  const table = window.getByRole('grid', { name: 'Order history' })
  const views = window.getByRole('group', { name: 'Views: Order history' })
  const tab = (name: string) => views.getByRole('button', { name: new RegExp(`^${name}`) })
  const countOf = async (name: string) => {
    await expect(tab(name)).toHaveText(/\d/)
    return Number((await tab(name).textContent())?.replace(/\D/g, ''))
  }
  await expect(tab('All')).toHaveAttribute('aria-pressed', 'true')
  for (const name of ['Open', 'Late', 'With gap', 'To be paid', 'Shipped']) {
    const count = await countOf(name)
    await tab(name).press('Enter')
    await expect(tab(name)).toHaveAttribute('aria-pressed', 'true')
    await expect(tab('All')).toHaveAttribute('aria-pressed', 'false')
    await expect(table).toHaveAttribute('aria-rowcount', String(count + 1))
  }
  await expectAccessible(window)
  await window.reload()
  await expect(tab('Shipped')).toHaveAttribute('aria-pressed', 'true')
  await tab('All').click()
  await choose(window, 'Order history', 'Status', 'Delivered')
  await expect(views.getByRole('button', { pressed: true })).toHaveCount(0)
})

test('tabs whose counts can’t be had stand without', async ({ window, enter, portal }) => {
  await portal.misbehave({ kind: 'status', status: 500, call: 'payment.pending', times: 20 })
  await enter('/home/account/orderHistory')
  const views = window.getByRole('group', { name: 'Views: Order history' })
  await expect(views.getByRole('button', { name: /^With gap \d/ })).toBeVisible()
  await expect(views.getByRole('button', { name: 'To be paid', exact: true })).toBeVisible()
})

/** The AFS cart: the portal's proposal, reviewed, replaced and ordered. */
import type { Page } from '@playwright/test'
import { messages } from '../../../src/shared/messages.ts'
import { EMAIL } from '../../support/goods.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { firstReplaceable } from '../../support/pages/replacements.ts'
import { groupLinesBy } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

const grid = (window: Page) => window.getByRole('grid', { name: 'Lines of the cart' })
const rows = (window: Page) => grid(window).locator('[role=row][data-id]')
const section = (window: Page, title: string) => grid(window).getByRole('row', { name: title })
const toReview = (window: Page) => window.getByText(/to review of/)
const placeOrder = (window: Page) => window.getByRole('button', { name: /^Place order/ })

async function open(window: Page, enter: (path: string) => Promise<unknown>) {
  await enter('/afs')
  await groupLinesBy(window, 'Section')
  await expect(section(window, 'Boys · own brands')).toBeVisible()
}

const find = (window: Page, text: string) => window.getByRole('textbox', { name: 'Search the cart' }).fill(text)

/** Selects a line by a locator that keeps matching it. */
async function tick(window: Page, id: number) {
  await find(window, String(id))
  await grid(window).locator(`[data-id="${id}"]`).getByRole('checkbox').check()
}

const replaceTicked = (window: Page) => window.getByRole('button', { name: 'Replace 1 line', exact: true }).click()

/** Removes the gap if there is one, and goes to the choice of orders. */
async function chooseOrders(window: Page) {
  await placeOrder(window).click()
  await window.getByRole('button', { name: 'Remove and continue' }).click()
  const dialog = window.getByRole('dialog', { name: /^Place order for/ })
  return dialog
}

test('pieces keep to the category, a set stays whole, and both say so', async ({ window, enter, portal }) => {
  await open(window, enter)
  await window.getByRole('textbox', { name: 'Search the cart' }).fill('Board Game')
  // Products other than clothes are ordered in threes here.
  const least = 3
  const quantity = rows(window).first().locator('[data-column=qty]')
  await quantity.click()
  await quantity.getByRole('textbox').fill('1')
  await window.keyboard.press('Enter')
  await expect(window.getByText(/^Minimum for this category is 3: set to \d+\.$/)).toBeVisible()
  await expect.poll(async () => Number(await quantity.textContent())).toBeGreaterThanOrEqual(least)
  // An empty field also gets the least valid quantity; only Del offers to delete the line.
  await quantity.click()
  await window.keyboard.press('Backspace')
  await window.keyboard.press('Enter')
  await expect(window.getByRole('dialog')).toHaveCount(0)
  await expect.poll(async () => Number(await quantity.textContent())).toBeGreaterThanOrEqual(least)

  await window.getByRole('textbox', { name: 'Search the cart' }).fill('')
  await window.getByRole('button', { name: 'Filters' }).click()
  await window
    .getByRole('textbox', { name: 'Subcategory' })
    .or(window.getByRole('combobox', { name: 'Subcategory' }))
    .first()
    .click()
  await window.getByRole('option', { name: 'Sets & Suits' }).click()
  await window.keyboard.press('Escape')
  await rows(window)
    .first()
    .getByRole('button', { name: /: sizes of the set of/ })
    .click()
  const sizes = window.getByRole('dialog').getByRole('row')
  await expect(sizes.nth(3)).toBeVisible()
  await expectAccessible(window)
  await window.keyboard.press('Escape')
  const ofSet = rows(window).first().locator('[data-column=qty]')
  await portal.forget()
  await ofSet.click()
  await ofSet.getByRole('textbox').fill('5')
  await window.keyboard.press('Enter')
  await expect(window.getByText(messages.setIsFixed)).toBeVisible()
  await expect(ofSet).toHaveText('1')
  expect(await portal.asked()).not.toContain('afs.update')
})

test('lines are ticked and replaced by as many others, once it was asked', async ({ window, enter, portal, ask }) => {
  await open(window, enter)
  const { unit } = await firstReplaceable(ask, 'afs', { least: 2 })
  const id = Number(unit.key)
  await tick(window, id)
  await replaceTicked(window)
  const dialog = window.getByRole('dialog', { name: 'Replace products' })
  const replace = dialog.getByRole('button', { name: 'Replace…' })
  await expect(replace).toBeDisabled()
  const offered = dialog.getByRole('checkbox', { disabled: false })
  await offered.nth(0).check()
  await expect(replace).toBeEnabled()
  await offered.nth(1).check()
  await expect(replace).toBeDisabled()
  await offered.nth(1).uncheck()
  await expectAccessible(window)
  await replace.click()
  const sure = window.getByRole('dialog', { name: messages.arsSureReplace })
  await portal.forget()
  await sure.getByRole('button', { name: 'Cancel' }).click()
  expect(await portal.asked()).not.toContain('afs.replace')
  await replace.click()
  await sure.getByRole('button', { name: 'Replace' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await portal.asked()).toContain('afs.replace')
  await expect(grid(window).locator(`[data-id="${id}"]`)).toHaveCount(0)
  // A product that isn't proposed is searched for at the portal.
  await window.getByRole('textbox', { name: 'Search the cart' }).fill(String(id))
  await window.keyboard.press('Enter')
  await expect(window.getByText(`Product ${id} isn’t in this proposal.`)).toBeVisible()
})

test('a replacement, a change and a deletion that fail are told, and the cart is what the portal has', async ({
  window,
  enter,
  portal,
  ask,
}) => {
  await open(window, enter)
  const { unit } = await firstReplaceable(ask, 'afs', { least: 1 })
  const id = Number(unit.key)
  await tick(window, id)
  await replaceTicked(window)
  const dialog = window.getByRole('dialog', { name: 'Replace products' })
  await dialog.getByRole('checkbox', { disabled: false }).nth(0).check()
  await dialog.getByRole('button', { name: 'Replace…' }).click()
  const sure = window.getByRole('dialog', { name: messages.arsSureReplace })
  await portal.misbehave({ kind: 'status', call: 'afs.replace', status: 422, message: 'Not today.', times: 1 })
  await sure.getByRole('button', { name: 'Replace' }).click()
  await expect(window.getByText('Not today.').first()).toBeVisible()
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await window.keyboard.press('Escape')
  await window.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await find(window, '')

  const changed = (await rows(window).first().getAttribute('data-id')) ?? ''
  const quantity = grid(window).locator(`[data-id="${changed}"] [data-column=qty]`)
  const before = (await quantity.textContent()) ?? ''
  await portal.misbehave({ kind: 'status', call: 'afs.update', status: 422, message: 'Too late.', times: 1 })
  await quantity.click()
  await quantity.getByRole('textbox').fill('48')
  await window.keyboard.press('Enter')
  await expect(window.getByText('Too late.').first()).toBeVisible()
  await expect(quantity).toHaveText(before)

  // Replaced although the answer is lost: the cart is read again, and a message says so.
  await replaceTicked(window)
  await dialog.getByRole('checkbox', { disabled: false }).nth(0).check()
  await dialog.getByRole('button', { name: 'Replace…' }).click()
  await portal.misbehave({ kind: 'answerLost', call: 'afs.replace', times: 1 })
  await sure.getByRole('button', { name: 'Replace' }).click()
  await expect(dialog).toHaveCount(0)
  await find(window, String(id))
  await expect(window.getByText('No lines match these filters')).toBeVisible()
  await find(window, '')

  // Deleted although the answer is lost: the cart is read again, and the line is gone.
  const first = rows(window).first()
  const other = (await first.getAttribute('data-id')) ?? ''
  await portal.misbehave({ kind: 'answerLost', call: 'afs.update', times: 1 })
  await first.locator('[data-column=qty]').click()
  await window.keyboard.press('Escape')
  await window.keyboard.press('Delete')
  await window.getByRole('dialog', { name: messages.deleteProduct }).getByRole('button', { name: 'Delete' }).click()
  await expect(window.getByText(messages.foundDone).first()).toBeVisible()
  await expect(grid(window).locator(`[data-id="${other}"]`)).toHaveCount(0)
})

test('the gap leaves the cart before it is ordered, as the person was asked, and orders are placed once', async ({
  window,
  enter,
  portal,
}) => {
  await open(window, enter)
  await portal.forget()
  await placeOrder(window).click()
  await window
    .getByRole('dialog', { name: 'Remove the gap from the cart?' })
    .getByRole('button', { name: 'Cancel' })
    .click()
  expect(await portal.asked()).not.toContain('afs.removeGap')
  const dialog = await chooseOrders(window)
  const calls = await portal.asked()
  const steps = ['order.blocking', 'afs.typeChange', 'afs.removeGap', 'afs.products']
  expect(steps.map((step) => calls.indexOf(step))).toEqual(
    steps.map((step) => calls.indexOf(step)).toSorted((one, other) => one - other),
  )
  await dialog.getByRole('button', { name: /^Place \d+ orders?/ }).click()
  await expect(dialog.getByRole('heading', { name: 'Order summary' })).toBeVisible()
  const placed = await portal.orders(EMAIL)
  expect(placed.length).toBeGreaterThan(1)
  for (const { poid } of placed) await expect(dialog.getByText(poid)).toBeVisible()
  const sent = await portal.asked()
  expect(sent.filter((name) => name === 'order.placeAfs')).toHaveLength(1)
  expect(sent.lastIndexOf('order.placeStatus')).toBeLessThan(sent.indexOf('order.placeAfs'))
})

test('while the portal checks the stock again nothing can be ordered, and a message says when it is done', async ({
  window,
  enter,
  portal,
}) => {
  await portal.settings({ looksForStockMs: 60_000 })
  await open(window, enter)
  await window.clock.install()
  await placeOrder(window).click()
  await window.getByRole('button', { name: 'Remove and continue' }).click()
  await expect(window.getByRole('dialog').getByText(messages.stockRefreshing)).toBeVisible()
  const before = await toReview(window).textContent()
  await window.keyboard.press('Escape')
  await expect(window.getByText(messages.stockRefreshing).first()).toBeVisible()
  // The cart is read again at once: the gap has left it.
  await expect(toReview(window)).not.toHaveText(before ?? '')
  await expect(placeOrder(window)).toHaveAttribute('aria-disabled', 'true')
  expect(await portal.asked()).not.toContain('order.placeAfs')
  await portal.forward(61_000)
  await window.clock.fastForward(15_000)
  await expect(window.getByText(messages.stockRefreshed)).toBeVisible()
  await expect(placeOrder(window)).toHaveAttribute('aria-disabled', 'false')
})

test('a cart that is being prepared says so, an answer that was lost is asked about, a 422 is told', async ({
  window,
  enter,
  portal,
}) => {
  await portal.settings({ preparesMs: 3_600_000 })
  await enter('/afs')
  await expect(window.getByText(messages.cartPreparing)).toBeVisible()
  await portal.settings({ preparesMs: 0 })
  await window.reload()
  await expect(rows(window).first()).toBeVisible()
  // The gap may have left the cart although the answer was lost: a message says so, and the user tries again.
  await portal.misbehave({ kind: 'answerLost', call: 'afs.removeGap', times: 1 })
  await placeOrder(window).click()
  await window.getByRole('button', { name: 'Remove and continue' }).click()
  const dialog = window.getByRole('dialog', { name: /^Place order for/ })
  await expect(dialog.getByText(messages.writeLost)).toBeVisible()
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await portal.misbehave({ kind: 'status', call: 'order.placeStatus', status: 422, message: 'Look at your cart.' })
  await dialog.getByRole('button', { name: /^Place \d+ orders?/ }).click()
  await expect(dialog.getByText('Look at your cart.')).toBeVisible()
  expect(await portal.orders(EMAIL)).toEqual([])
})

test('the cart is looked through and changed by keys alone', async ({ window, enter }) => {
  await open(window, enter)
  await window.keyboard.press('Control+f')
  await window.keyboard.type('Board Game')
  await expect(rows(window)).toHaveCount(await rows(window).count())
  await window.keyboard.press('Tab')
  await grid(window).focus()
  const first = rows(window).first().locator('[data-column=qty]')
  await window.keyboard.type('25')
  await window.keyboard.press('Enter')
  await expect(first).toHaveText('25')
  await window.keyboard.press('Control+z')
  await expect(first).not.toHaveText('25')
  await window.keyboard.press('Delete')
  const question = window.getByRole('dialog', { name: messages.deleteProduct })
  await expect(question).toBeVisible()
  await window.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  // On return to the grid the number has the focus, not a checkbox of another row.
  await window.getByRole('textbox', { name: 'Search the cart' }).focus()
  await grid(window).focus()
  await expect(grid(window).locator('[data-column=qty] input')).toBeFocused()
})

test('figures that couldn’t be read are told, and lines without them aren’t said to need no look', async ({
  window,
  enter,
  portal,
  expectComplaint,
}) => {
  expectComplaint(/500/)
  for (const call of ['orderAssist.sales', 'orderAssist.apparelSales'] as const)
    await portal.misbehave({ kind: 'status', call, status: 500, message: 'Not now.', times: 100 })
  await enter('/afs')
  await expect(window.getByText(/sales aren’t available/)).toBeVisible()
  await expect(grid(window).getByText('Sales not available')).toBeVisible()
  await expect(grid(window).getByText('No review needed')).toHaveCount(0)
  await portal.behave()
  await window.getByRole('button', { name: 'Retry' }).click()
  await expect(grid(window).getByText('Over 90 days of stock')).toBeVisible()
  await expect(window.getByText(/sales aren’t available/)).toHaveCount(0)
})

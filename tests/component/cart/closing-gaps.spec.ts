/** Filling a cart's gaps: closing gaps by a key, filling orders up to their minimum, correcting rows of a file. */
import type { Page } from '@playwright/test'
import { messages, say } from '../../../src/shared/messages.ts'
import { plentiful, scarce, some } from '../../support/goods.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { type Row, takeRows } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

const totals = (window: Page) => window.getByRole('region', { name: 'Totals of the whole cart' })

test('alternates take over what is missing of all lines, by a key and in one step; the others are told why', async ({
  window,
  portal,
  enterCartWith,
}) => {
  const short = some(scarce, 4)
  const [first] = short
  if (first === undefined) throw new Error('Nothing is scarce')
  const items = short.map(({ product, stock }, at) => ({ id: product.id, qty: at === 0 ? 9999 : stock + at }))
  await enterCartWith(items)
  await expect(totals(window)).toContainText(/Gap [\d,]+ pieces? ·/)
  const gap = await totals(window).innerText()
  await expect(window.getByRole('heading', { name: 'Cart', level: 1 })).toBeFocused()

  await portal.misbehave({ kind: 'status', call: 'catalogue.product', status: 422, message: 'Not now.' })
  await window.keyboard.press('Control+g')
  const dialog = window.getByRole('dialog', { name: 'Alternates for all gaps' })
  await expect(dialog.getByRole('region', { name: 'Still short' })).toContainText(
    say('alternatesUnknown', { why: 'Not now.' }),
  )
  await portal.behave()
  await dialog.getByRole('button', { name: 'Retry' }).click()

  await expect(dialog.getByRole('status')).toContainText(/Alternates can replace \d+ pieces? of \d lines?\./)
  await expect(dialog.getByRole('listitem').filter({ hasText: String(first.product.id) })).toContainText('9,')
  await expectAccessible(window)
  const take = dialog.getByRole('button', { name: /^Replace gap of \d lines?$/ })
  await take.press('Enter')
  await expect(dialog.getByRole('status')).toContainText(/Alternates replaced \d+ pieces? of \d lines?\./)
  await expect(dialog.getByRole('button').filter({ hasText: 'Close' })).toBeFocused()
  await window.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await window.keyboard.press('Control+z')
  await expect.poll(() => totals(window).innerText()).toContain(gap.match(/Gap\s[\d,]+/)?.[0])

  // Reduces to what is available: the focused line, then all lines.
  await window.getByRole('gridcell', { name: '9,999', exact: true }).click()
  await expect(window.getByLabel(`Quantity of ${first.product.name}`)).toBeFocused()
  await window.keyboard.press('Alt+Shift+Enter')
  await expect(window.getByLabel(`Quantity of ${first.product.name}`)).toHaveValue(String(first.stock))
  await window.keyboard.press('Control+k')
  await expect(window.getByRole('textbox', { name: /^Go to a screen/ })).toBeFocused()
  await window.keyboard.type('close all')
  await expect(window.getByRole('button', { name: /^Close all gaps/ })).toHaveAttribute('data-selected')
  await window.keyboard.press('Enter')
  await expect(totals(window)).toContainText(/Gap 0 pieces ·/)
})

test('an order below its minimum leads to what sells well there, and is filled in one step', { tag: '@quick' }, async ({
  window,
  portal,
  enterCartWith,
}) => {
  const items = some(plentiful, 40).map(({ id }) => ({ id, qty: 1 }))
  await enterCartWith(items)
  await portal.misbehave({ kind: 'status', call: 'catalogue.sale', status: 422, message: 'Not now.', times: 1 })
  await window
    .getByRole('button', { name: /more to order: fill up the order from/ })
    .first()
    .click()
  const dialog = window.getByRole('dialog', { name: /^Fill up the order from / })
  await expect(dialog.getByText('Sales couldn’t be loaded')).toBeVisible()
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect(dialog.getByText('Sales couldn’t be loaded')).toBeHidden()
  const status = dialog.getByRole('status').first()
  await expect(status).toHaveText(/^₹\s[\d,]+ more to order$/)
  await expectAccessible(window)

  const before = await status.innerText()
  const picks = dialog.getByRole('checkbox')
  await picks.first().focus()
  await window.keyboard.press('Space')
  await expect(status).not.toHaveText(before)
  // Picks another one by typing a quantity.
  const pieces = dialog.getByRole('combobox').nth(1)
  await pieces.fill('0')
  await expect(dialog.getByText(messages.quantityRange)).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Add 1 product$/ })).toBeDisabled()
  await pieces.fill('2')
  await pieces.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(totals(window)).toContainText(`${items.length + 2} lines`)
  await window.keyboard.press('Control+z')
  await expect(totals(window)).toContainText(`${items.length} lines`)

  // Until then it can't be placed: it is listed first with its fill-up button, and can't be selected.
  await window.getByRole('button', { name: /^Place order/ }).press('Enter')
  const checkout = window.getByRole('dialog', { name: /^Place order for / })
  const short = checkout.getByRole('region', { name: /^\d+ orders? can’t be placed$/ })
  await expect(short).toBeInViewport({ ratio: 1 })
  const [first = ''] = await short.getByRole('listitem').allInnerTexts()
  const called = /^(.+?) is ₹\s[\d,]+ short/.exec(first)?.[1] ?? ''
  await expect(short.getByRole('listitem').first()).toContainText(/is ₹\s[\d,]+ short: ₹\s[\d,]+ of ₹\s[\d,]+/)
  for (const name of await checkout.getByRole('checkbox').all()) await expect(name).toBeEnabled()
  await expectAccessible(window)
  await short.getByRole('button', { name: `Fill up the order from ${called}` }).click()
  await expect(checkout).toBeHidden()
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('checkbox').first()).toBeVisible()
})

test('rows of a file are mended: one by a key, all of a kind by a press; each is taken back', async ({
  window,
  enterCart,
  pickRows,
}) => {
  const [one, two, ...more] = scarce
  const [good, other] = plentiful
  if (!one || !two || !good || !other || more.length === 0) throw new Error('Nothing to order')
  const rows: Row[] = [
    [good.id, '12 urgent'],
    [one.product.id, one.stock + 3],
    [two.product.id, two.stock + 4],
    [other.id, 0],
    ['toy', 5],
  ]
  await enterCart()
  await pickRows(rows)
  await expect(window.getByText('Add 2 of 5, 3 left out')).toBeVisible()
  await expectAccessible(window)

  const focused = window.locator(':focus')
  await expect(focused).toHaveAttribute('data-index', '0')
  await window.keyboard.press('F8')
  await expect(focused).toContainText('12 urgent')
  await expect(window.getByRole('button', { name: 'Change to 12: line 2' })).toBeInViewport()
  await window.keyboard.press('F9')
  await expect(window.getByText('Add 3 of 5, 2 left out')).toBeVisible()
  // The file's own text stays visible.
  await expect(focused).toContainText('12 urgent')

  await window.getByRole('button', { name: 'Reduce 2 rows to available stock' }).click()
  await expect(window.getByText('Gap')).toHaveCount(0)
  await window.getByRole('button', { name: 'Undo: 2 rows' }).click()
  await expect(window.getByRole('button', { name: 'Reduce 2 rows to available stock' })).toBeVisible()
  await window.keyboard.press('Control+z')
  await expect(window.getByText('Add 2 of 5, 3 left out')).toBeVisible()
  await expect(window.getByRole('button', { name: /^Undo/ })).toBeHidden()

  await window.getByRole('button', { name: 'Raise 1 row to 1 piece' }).click()
  await expect(window.getByText('Add 3 of 5, 2 left out')).toBeVisible()
  await takeRows(window)
  await expect(totals(window)).toContainText('3 lines')
})

test('rows that could not be checked are checked after Retry', async ({ window, portal, enterCart, offerRows }) => {
  const [good] = plentiful
  if (good === undefined) throw new Error('Nothing to order')
  await enterCart()
  await portal.misbehave({ kind: 'status', call: 'catalogue.productInfo', status: 500, times: 3 })
  await offerRows([[good.id, 2]])
  await expect(window.getByText('The practice portal is simulating an error.').first()).toBeVisible()
  // Rows that weren't checked aren't listed.
  await expect(window.getByRole('grid', { name: 'Rows of the file' })).toBeHidden()
  await portal.behave()
  await window.getByRole('button', { name: 'Retry' }).click()
  await takeRows(window)
  await expect(totals(window)).toContainText('1 line')
})

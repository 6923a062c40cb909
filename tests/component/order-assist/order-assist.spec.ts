/** Order suggestions by sales, stock and stock on the way: from the totals to the cart. */
import type { Locator } from '@playwright/test'
import { messages } from '../../../src/shared/messages.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { goTo, openCart, screen } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

/** The quantity to order, in a row without the cursor. */
const quantityIn = (row: Locator) => row.locator('[data-column=qty]')

const numberIn = async (text: Promise<string | null>): Promise<number> =>
  Number(((await text) ?? '').replace(/\D/g, ''))

test('from the totals to a category, a suggestion, the reason for it, and the cart', async ({ window, enter }) => {
  await enter('/orderAssist/stats')
  await expect(screen(window, 'orderAssistStats')).toBeVisible()
  await expect(
    window.getByRole('list', { name: 'Days of stock by category' }).getByRole('link', { name: 'Diapering' }),
  ).toBeVisible()
  await expect(window.getByRole('grid', { name: 'Sales and stock' }).getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(window)
  await window.getByRole('grid').getByRole('link', { name: 'Clothes', exact: true }).click()
  await expect(window).toHaveURL(/\/orderAssist\/apparels\?category=Clothes$/)
  await expect(window.getByRole('list', { name: 'Reorder' }).getByRole('listitem')).toHaveCount(3)
  await window.goBack()
  await window.getByRole('grid').getByRole('link', { name: 'Diapering', exact: true }).click()
  await expect(window).toHaveURL(/\/orderAssist\/nonApparels\?category=Diapering$/)

  const table = window.getByRole('grid', { name: 'Suggested: Diapering' })
  const [first, second] = [table.getByRole('row').nth(1), table.getByRole('row').nth(2)]
  await expect(first).toBeVisible()
  await expect(window.getByRole('list', { name: 'Best sellers' }).getByRole('listitem')).toHaveCount(3)
  await expect(window.getByRole('list', { name: 'Reorder' })).toHaveCount(0)
  const pages = window.getByRole('group', { name: 'Pages: Best sellers' })
  await expect(pages).toContainText(/^1 of \d$/)
  await pages.getByRole('button', { name: 'Next products' }).click()
  await expect(pages).toContainText(/^2 of \d$/)
  await expectAccessible(window)

  await first.getByRole('button', { name: /suggested for .*: why$/ }).click()
  const why = window.getByRole('dialog', { name: /: why$/ })
  await expect(why).toContainText(/a day × 45 = \d+/)
  await expect(why.locator('[data-autofocus]')).toBeFocused()
  await window.keyboard.press('Escape')
  await expect(why).toBeHidden()

  const suggested = await quantityIn(first).innerText()
  await first.getByRole('button', { name: `Add ${suggested} of` }).click()
  await expect(first.getByRole('button', { name: 'In cart' })).toBeVisible()
  await quantityIn(second).click()
  await window.keyboard.type('3')
  await window.keyboard.press('Enter')
  await expect(second.getByRole('button', { name: 'Reset to suggested' })).toBeVisible()
  await window.keyboard.press('Control+z')
  await expect(quantityIn(second)).not.toHaveText('3')
  await window.keyboard.press('Control+y')
  await window.getByRole('group', { name: 'Subcategory' }).getByRole('button', { name: 'Wipes' }).click()
  await expect(window).toHaveURL(/category=Diapering&subcategory=\d+$/)
  await expect(window.getByText(/^Wipes: sold/)).toBeVisible()
  await window.getByRole('group', { name: 'Subcategory' }).getByRole('button', { name: 'All' }).click()
  await expect(quantityIn(second)).toHaveText('3')

  const takeAll = window.getByRole('button', { name: /^Add all \(\d+ products, [\d,]+ pieces, ₹ [\d,]+\)$/ })
  const products = await numberIn(takeAll.textContent().then((text) => text?.split(' products')[0] ?? ''))
  await takeAll.click()
  const dialog = window.getByRole('dialog', { name: 'Add all suggestions to cart' })
  await expect(dialog).toContainText(`${products} products are added to the cart, 1 edited by you.`)
  await expect(dialog.getByRole('row', { name: /3 by you$/ })).toBeVisible()
  await expectAccessible(window)
  await dialog.getByRole('button', { name: 'Add to cart' }).click()
  await expect(second.getByRole('button', { name: 'In cart' })).toBeVisible()
  // Products that can't be delivered to the store are left out, with a message.
  await dialog.getByRole('button', { name: 'Close', exact: true }).or(table).first().waitFor()
  await window.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await openCart(window)
  await expect(window.getByText(/^\d\d+ of \d\d+ lines$/)).toBeVisible()
})

test('what is suggested of each category, worked out by itself, and in one list', async ({ window, portal, enter }) => {
  await portal.misbehave({ kind: 'status', status: 500, call: 'catalogue.productInfo', times: 1 })
  await enter('/orderAssist/listing')
  await expect(window.getByText(messages.chooseCategory)).toBeVisible()
  const tiles = window.getByRole('list', { name: 'Suggestions by category' })
  await expect(window.getByText(/^Suggested: \d+ products · [\d,]+ pieces · ₹ [\d,]+ with GST$/)).toBeVisible()
  const failed = tiles.getByRole('listitem').filter({ has: window.getByRole('button', { name: 'Retry' }) })
  // One request covers the products of several categories.
  await expect(failed).not.toHaveCount(0)
  await expectAccessible(window)

  await window.getByText('One list', { exact: true }).click()
  await expect(window).toHaveURL(/view=list/)
  const lacks = window.getByRole('status').filter({ hasText: 'Not in this list' })
  await expect(lacks).toBeVisible()
  await lacks.getByRole('button', { name: 'Retry' }).click()
  await expect(lacks).toBeHidden()
  const table = window.getByRole('grid', { name: 'Suggested: all categories' })
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  await quantityIn(table.getByRole('row').nth(1)).click()
  await window.keyboard.type('3')
  await window.keyboard.press('Enter')
  await expect(quantityIn(table.getByRole('row').nth(1))).toHaveText('3')
  await expect(window.getByRole('button', { name: /^Add all \(.*₹ [\d,]+\)$/ })).toBeVisible()
  await expectAccessible(window)
  await table.getByRole('row').nth(1).getByRole('button', { name: 'Add 3 of' }).click()
  await expect(table.getByRole('button', { name: 'In cart' })).toBeVisible()
  await window.getByText('By category', { exact: true }).click()
  await expect(failed).toHaveCount(0)
  await expect(tiles.getByText('1 product in the cart')).toBeVisible()
  await window.getByText('One list', { exact: true }).click()
  await expect(quantityIn(table.getByRole('row').nth(1))).toHaveText('3')
  await window.getByText('By category', { exact: true }).click()
  await tiles.getByRole('link', { name: 'Diapering', exact: true }).press('Enter')
  await expect(window).toHaveURL(/\/orderAssist\/nonApparels\?category=Diapering$/)
  await expect(window.getByRole('grid', { name: 'Suggested: Diapering' }).getByRole('row').nth(1)).toBeVisible()
})

test('a category has to be chosen; apparel goes into the apparel cart', async ({ window, portal, enter }) => {
  await enter('/', 'apparel@practice.storedesk.example')
  await goTo(window, '/orderAssist/listing')
  await expect(window.getByText(messages.chooseCategory)).toBeVisible()
  await window.getByRole('combobox', { name: 'Category' }).click()
  await window.getByRole('option', { name: 'Diapering', exact: true }).click()
  await expect(window.getByRole('list', { name: 'Diapering' }).getByRole('article').first()).toBeVisible()
  await expect(window.getByRole('combobox', { name: 'Sort by' })).toHaveValue('Best sellers')
  await expect(window.getByRole('link', { name: 'Suggested quantities' })).toBeVisible()
  await expect(window).toHaveURL(/\/orderAssist\/listing\?categories=1$/)

  await goTo(window, '/orderAssist/apparels')
  await expect(window.getByText(messages.chooseCategory)).toBeVisible()
  await expect(window.getByText(/^Suggested: /)).toBeVisible()
  await expectAccessible(window)
  await portal.misbehave(
    { kind: 'status', status: 500, call: 'orderAssist.categoryTotals' },
    { kind: 'status', status: 500, call: 'orderAssist.apparelStock' },
  )
  await goTo(window, '/home/account/orderAssist/nonApparels?category=clothes')
  await expect(window).toHaveURL(/\/orderAssist\/apparels\?category=Clothes$/)
  const first = window.getByRole('grid', { name: 'Suggested: Clothes' }).getByRole('row').nth(1)
  await expect(first).toBeVisible()
  await expect(window.getByText(messages.categorySaleFailed)).toBeVisible()
  const stockMissing = window.getByRole('status').filter({ hasText: 'store stock isn’t available' })
  await expect(stockMissing).toBeVisible()
  await stockMissing.getByRole('button', { name: 'Retry' }).click()
  await expect(stockMissing).toBeHidden()
  await quantityIn(first).click()
  await window.keyboard.type('2')
  await window.keyboard.press('Enter')
  await first.getByRole('button', { name: /^Add 2 of/ }).click()
  await expect(first.getByRole('button', { name: 'In cart' })).toBeVisible()
  await expect(window.getByRole('link', { name: /^Apparel cart.*1/ })).toBeVisible()
})

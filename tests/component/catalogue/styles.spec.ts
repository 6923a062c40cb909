/** A listing of styles, ordered by size and by keyboard; and product comparison, from every place with products. */
import type { Page } from '@playwright/test'
import { messages } from '../../../src/shared/messages.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { screen } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

// Products with many sizes, on many pages.
test.use({ world: {} })

const listed = '/products/listing?categories=6&brands=621'
const table = (window: Page) => window.getByRole('table', { name: 'Compared products' })
const end = (window: Page) => window.locator('#screen').evaluate((page) => page.scrollTo(0, page.scrollHeight))

test('sizes of a style are one card, chosen and ordered there, by keyboard, too; the choice is kept', async ({
  window,
  portal,
  enter,
}) => {
  await enter(listed)
  const cards = window.getByRole('list', { name: 'Clothes' }).getByRole('article')
  await expect(cards.first()).toBeVisible()
  await window.getByRole('radiogroup', { name: 'View' }).getByText('Styles').click()
  const header = window.locator('header', { has: window.getByRole('heading', { name: 'Clothes' }) })
  // The number of styles is unknown until all products are loaded.
  await expect(header).toContainText(/[\d,]+ products(?! in)/)
  const card = cards.filter({ has: window.getByRole('group', { name: /^Sizes of/ }) }).first()
  const sizes = card.getByRole('group').getByRole('button')
  await expectAccessible(window)

  // Ordered products are deselected; refused ones stay selected.
  await card.getByRole('button', { name: 'Add' }).click()
  await expect(card.getByText(messages.selectSize)).toBeVisible()
  const [one, other] = [sizes.filter({ hasText: /\d/ }).nth(0), sizes.filter({ hasText: /\d/ }).nth(1)]
  await one.click()
  await expect(one).toHaveAttribute('aria-pressed', 'true')
  await other.click()
  await card.getByRole('combobox').fill('4')
  await portal.misbehave({ kind: 'status', status: 500, call: 'cart.update', times: 10 })
  await card.getByRole('button', { name: 'Add 2' }).click()
  await expect(window.getByRole('alert').first()).toBeVisible()
  await expect(card.getByRole('combobox')).toHaveValue('4')
  await portal.behave()
  await card.getByRole('button', { name: 'Add 2' }).click()
  await expect(card.getByText('8 in the cart')).toBeVisible()
  await expect(one).toHaveAttribute('aria-label', /4 in the cart$/)
  await expect(one).toHaveAttribute('aria-pressed', 'false')
  await one.click()
  await expect(card.getByRole('combobox')).toHaveValue('4')
  await card.getByRole('button', { name: /^Remove .* from the cart/ }).click()
  await expect(card.getByText('4 in the cart')).toBeVisible()

  // Space selects all available sizes of a style, Enter opens it.
  const place = window.locator('[data-place="1"]')
  await window.locator('[data-place="0"]').focus()
  await window.keyboard.press('ArrowRight')
  await expect(place).toBeFocused()
  await window.keyboard.press('Space')
  await expect(place.getByRole('checkbox')).toBeChecked()
  await window.keyboard.press('3')
  await window.keyboard.press('Enter')
  await expect(place).toBeFocused()
  await expect(place.getByText(/^\d+ in the cart/)).toBeVisible()
  await expect(place.getByRole('checkbox')).not.toBeChecked()

  // The listing grows and no style is listed twice; going back restores the position.
  await end(window)
  await expect.poll(() => window.locator('[aria-posinset]').last().getAttribute('aria-posinset')).not.toBe('1')
  const names = await cards.evaluateAll((all) => all.map((article) => article.querySelector('a')?.getAttribute('href')))
  expect(new Set(names).size).toBe(names.length)
  await window.locator('#screen').evaluate((page) => page.scrollTo(0, 900))
  const far = window.locator('[aria-posinset="12"]').getByRole('article')
  await expect(far).toBeVisible()
  const name = (await far.getAttribute('aria-label')) ?? ''
  const link = far.getByRole('link', { name, exact: true })
  // Hovering may have to scroll it into view first.
  await link.hover()
  const scrolled = () => window.locator('#screen').evaluate((page) => Math.round(page.scrollTop))
  const before = await scrolled()
  expect(before).toBeGreaterThan(300)
  await link.click()
  await expect(screen(window, 'productInfo')).toBeVisible()
  await window.goBack()
  await expect(link).toBeVisible()
  await expect.poll(scrolled).toBe(before)
  await expect(window.locator('[data-place="11"]')).toBeFocused()
  await window.reload()
  await expect(window.getByRole('radiogroup', { name: 'View' }).getByLabel('Styles')).toBeChecked()
  await window.getByRole('heading', { name: 'Clothes', level: 1 }).click()
  await window.keyboard.press('v')
  await expect(window.getByRole('radiogroup', { name: 'View' }).getByLabel('Styles')).not.toBeChecked()
})

test('chosen products stand side by side: what differs, the best in words, what is missing in its column alone', async ({
  window,
  portal,
  enter,
}) => {
  await enter(listed)
  const boxes = window.getByRole('checkbox', { name: /^Select / })
  await expect(boxes.first()).toBeVisible()
  const link = await window.getByRole('article').nth(4).getByRole('link').last().getAttribute('href')
  const third = /\d+$/.exec(link ?? '')?.[0] ?? ''
  await window.getByRole('heading', { name: 'Clothes', level: 1 }).click()
  await window.keyboard.press('c')
  await expect(window.getByText(messages.compareSome)).toBeVisible()
  await boxes.nth(0).check()
  await boxes.nth(9).check()
  await expect(window.getByText('2 selected')).toBeVisible()
  await window.getByRole('heading', { name: 'Clothes', level: 1 }).click()
  await window.keyboard.press('c')
  const heads = table(window).getByRole('columnheader')
  await expect(heads).toHaveCount(2)
  await expect(window).toHaveURL(/&compare=\d+,\d+$/)
  const row = (name: string) => table(window).getByRole('row', { name })
  await expect(row('Net price with GST')).toContainText(/₹ .*₹ /)
  await expect(row('Brand')).not.toHaveAttribute('data-differs')
  await expect(
    table(window)
      .getByText(/^(highest|lowest|most|soonest)$/)
      .first(),
  ).toBeVisible()
  await expectAccessible(window)

  // A product that doesn't exist is reported in its column, and removed again.
  const field = window.getByRole('combobox', { name: 'Product ID or name' })
  await field.fill('999999999')
  await field.press('Enter')
  await expect(heads).toHaveCount(3)
  await expect(heads.nth(2)).toContainText(messages.productsNotFound)
  await expect(row('Net price with GST')).toContainText(/₹ .*₹ .*–/)
  await heads
    .nth(2)
    .getByRole('button', { name: /^Remove / })
    .click()
  await expect(heads).toHaveCount(2)
  await table(window).getByRole('combobox').nth(0).fill('6')
  await table(window).getByRole('combobox').nth(0).press('Enter')
  await expect(row('In the cart')).toContainText('6')

  // The comparison survives a reload; a failure for one product is reported there.
  await window.reload()
  await expect(row('Net price with GST')).toContainText(/₹ .*₹ /)
  await portal.misbehave({ kind: 'status', status: 500, call: 'catalogue.storeStock', times: 100 })
  await field.fill(third)
  await field.press('Enter')
  await expect(heads.nth(2)).toContainText('Stock in your store: not available')
  await expect(heads.nth(1)).not.toContainText('not available')
  await expect(row('Net price with GST')).toContainText(/₹ .*₹ /)
  await portal.behave()
  await heads.nth(2).getByRole('button', { name: 'Retry' }).click()
  await expect(heads.nth(2)).not.toContainText('not available')
  await window.keyboard.press('Escape')
  await expect(table(window)).toBeHidden()
  await expect(window).not.toHaveURL(/compare/)
})

test('a pharmacy compares, too, from a product it looks at; it orders nothing', async ({ window, enter }) => {
  await enter('/dashboard/products', 'pharmacy@practice.storedesk.example')
  const cards = window.getByRole('article')
  await expect(cards.first()).toBeVisible()
  await cards.nth(0).getByRole('link').first().click()
  const over = window.getByRole('dialog')
  await over.getByRole('link', { name: 'Compare…' }).click()
  await expect(window.getByText(messages.compareMore)).toBeVisible()
  await window.keyboard.press('Escape')
  await expect(over.getByRole('tab', { name: 'Brand info' })).toBeVisible()
  await window.keyboard.press('Escape')
  await expect(over).toBeHidden()
  await cards.nth(1).getByRole('link').first().click()
  await over.getByRole('link', { name: 'Compare…' }).click()
  await over.getByRole('button', { name: (await cards.nth(0).getAttribute('aria-label')) ?? '' }).click()
  await expect(table(window).getByRole('columnheader')).toHaveCount(2)
  await expect(over.getByRole('button', { name: /^Add (?!to compare)/ })).toHaveCount(0)
  await expect(table(window).getByRole('row', { name: 'In the cart' })).toHaveCount(0)
})

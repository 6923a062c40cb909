/** The catalogue of a store that orders: listed by its address, scrolled, added to the cart. */
import type { Locator, Page } from '@playwright/test'
import { messages } from '../../../src/shared/messages.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { goTo, openCart, scan, screen } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

// Many pages of products.
test.use({ world: {} })

const scrolled = (window: Page) => window.locator('#screen').evaluate((page) => Math.round(page.scrollTop))

const nameOf = async (card: Locator): Promise<string> => (await card.getAttribute('aria-label')) ?? ''

test('products are listed by the address, and ordered from the listing', async ({ window, enter }) => {
  await enter('/products/listing?categories=1&subcategories=244')
  await expect(screen(window, 'listing')).toBeVisible()
  const list = window.getByRole('list', { name: 'Diapering' })
  await expect(window.getByText(/^[\d,]+ products$/)).toBeVisible()
  await expectAccessible(window)

  const [card, other] = [list.getByRole('article').first(), list.getByRole('article').nth(1)]
  await card.getByRole('button', { name: 'Add' }).click()
  await expect(card.getByText(messages.selectQuantity)).toBeVisible()
  // With the mouse alone.
  const more = card.locator('form span > button').last()
  await more.click()
  await more.click()
  await expect(card.getByRole('combobox', { name: /^Quantity of/ })).toHaveValue('2')
  await card.getByRole('combobox', { name: /^Quantity of/ }).fill('6')
  await card.getByRole('button', { name: 'Add' }).click()
  await expect(card.getByText('6 in the cart')).toBeVisible()
  await card.getByRole('combobox', { name: /^Quantity of/ }).fill('8')
  await card.getByRole('combobox', { name: /^Quantity of/ }).press('Enter')
  await expect(card.getByText('8 in the cart')).toBeVisible()
  await other.getByRole('combobox', { name: /^Quantity of/ }).fill('2')
  await other.getByRole('button', { name: 'Add' }).click()
  await expect(other.getByText('2 in the cart')).toBeVisible()
  await other.getByRole('button', { name: /^Remove .* from the cart$/ }).click()
  await expect(other.getByText('2 in the cart')).toBeHidden()
  const name = await nameOf(card)
  await openCart(window)
  await expect(window.getByText('1 of 1 line')).toBeVisible()
  await expect(window.getByRole('grid', { name: 'Lines of the cart' })).toContainText(name)

  await window.goBack()
  await expect(card.getByText('8 in the cart')).toBeVisible()
  const order = window.getByRole('combobox', { name: 'Sort by' })
  await order.click()
  await window.getByRole('option', { name: 'Price: high to low' }).click()
  await expect(window).toHaveURL(/subcategories=244&categories=1&sort=price-desc$/)
  await expect(order).toHaveValue('Price: high to low')
  const filters = window.getByRole('search', { name: 'Filters' })
  await expect(filters.getByRole('checkbox', { name: /^Diapers/ })).toBeChecked()
  await window.getByRole('button', { name: 'Remove Subcategory: Diapers' }).click()
  await expect(filters.getByRole('checkbox', { name: /^Diapers/ })).not.toBeChecked()
  await expect(window).toHaveURL(/categories=1&sort=price-desc$/)
  await window.getByRole('combobox', { name: 'Stock of' }).click()
  await window.getByRole('option', { name: 'Distribution centres' }).click()
  await expect(window).toHaveURL(/whType=DC/)
  await expect(list.getByRole('article').first()).toBeVisible()
})

test('scrolling loads more, a failure keeps what is there, and coming back finds the place', async ({
  window,
  portal,
  enter,
}) => {
  await enter('/products/listing?categories=6')
  const list = window.getByRole('list', { name: 'Clothes' })
  await expect(list.getByRole('article').first()).toBeVisible()
  const count = window.locator('header', { has: window.getByRole('heading', { name: 'Clothes' }) })
  await expect(count).toContainText(/^Clothes[\d,]+ products/)

  await portal.misbehave({ kind: 'status', status: 500, call: 'catalogue.listing', times: 10 })
  const end = () => window.locator('#screen').evaluate((page) => page.scrollTo(0, page.scrollHeight))
  await end()
  const again = window.getByRole('button', { name: 'Load more' })
  await expect(again).toBeVisible()
  await portal.behave()
  await again.click()
  await expect(window.locator('[aria-posinset="30"]')).toBeAttached()
  const last = () =>
    window
      .locator('[aria-posinset]')
      .evaluateAll((all) => Math.max(...all.map((one) => Number(one.getAttribute('aria-posinset')))))
  await expect
    .poll(async () => {
      await end()
      return last()
    })
    .toBeGreaterThan(48)

  const card = window.locator(`[aria-posinset="${(await last()) - 4}"]`).getByRole('article')
  await card.scrollIntoViewIfNeeded()
  await expect.poll(() => scrolled(window)).toBeGreaterThan(1000)
  const name = await nameOf(card)
  const before = await scrolled(window)
  await card.getByRole('link', { name, exact: true }).click()
  await expect(screen(window, 'productInfo')).toBeVisible()
  await expect(window.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expectAccessible(window)
  await window.goBack()
  await expect(screen(window, 'listing')).toBeVisible()
  await expect(card).toBeVisible()
  await expect.poll(() => scrolled(window)).toBe(before)
  const look = card.getByRole('link', { name: `Quick view of ${name}` })
  // Hovering may have to scroll it into view first.
  await look.hover()
  const there = await scrolled(window)
  await look.click()
  await expect(window.getByRole('dialog').getByRole('heading', { name })).toBeVisible()
  await window.keyboard.press('Escape')
  await expect(window.getByRole('dialog')).toBeHidden()
  await expect.poll(() => scrolled(window)).toBe(there)

  await goTo(window, '/products/search/nothing%20of%20the%20kind')
  await expect(window.getByRole('main').getByText(messages.productsNotFound)).toBeVisible()
  await expect(window.getByRole('search', { name: 'Filters' })).toHaveText(messages.noFilters)
  await goTo(window, '/products/productInfo/999999999')
  await expect(window.getByRole('main').getByText(messages.productsNotFound)).toBeVisible()
  await expect(window.getByText('There is no product 999999999.')).toBeVisible()
  await expectAccessible(window)
})

test('a listing is narrowed, looked at as a table, and ordered from by keyboard, several at once and by scanner', async ({
  window,
  enter,
}) => {
  await enter('/products/listing?categories=6')
  const cards = window.getByRole('list', { name: 'Clothes' })
  await expect(cards.getByRole('article').first()).toBeVisible()
  const filters = window.getByRole('search', { name: 'Filters' })
  const own = filters.getByRole('checkbox', { name: /^Babyhug/ })
  await window.locator('#screen').evaluate((page) => page.scrollTo(0, 600))
  await own.click()
  await expect(own).toBeChecked()
  // One key goes to the filters, collapsed or not.
  const fold = window.getByRole('button', { name: /^Filters/ })
  await fold.click()
  await expect(filters).toBeHidden()
  await window.locator('main h1').focus()
  await window.keyboard.press('f')
  await expect(filters.getByRole('button').first()).toBeFocused()
  await window.setViewportSize({ width: 1000, height: 768 })
  await window.locator('main h1').focus()
  await window.keyboard.press('f')
  const over = window.getByRole('dialog', { name: 'Filters' })
  await expect(over.getByRole('button', { expanded: true }).first()).toBeFocused()
  await window.keyboard.press('Escape')
  await expect(over).toBeHidden()
  await window.setViewportSize({ width: 1366, height: 768 })
  await expect(window).toHaveURL(/\?brands=621&categories=6$/)
  await expect(cards.getByText('Own brand').first()).toBeVisible()
  await expect.poll(() => scrolled(window)).toBe(0)
  await filters.getByRole('checkbox', { name: /^₹ 500 to 999/ }).click()
  await expect(window.getByRole('button', { name: 'Remove Price: ₹ 500 to 999' })).toBeVisible()
  await window.getByRole('button', { name: 'Clear all' }).click()
  await expect(window.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible()
  await expect(window.getByRole('list', { name: 'Filters in use' })).toBeHidden()
  await goTo(window, '/products/listing?categories=6&brands=621')
  await expect(cards.getByRole('article').first()).toBeVisible()

  // Several products at once.
  const bar = window.getByRole('toolbar', { name: 'Selected products' })
  await expect(bar).toHaveCount(0)
  const boxes = cards.getByRole('checkbox', { name: /^Select / })
  await boxes.nth(0).check()
  await boxes.nth(2).click({ modifiers: ['Shift'] })
  await expect(bar.getByText('3 selected')).toBeVisible()
  await bar.getByRole('combobox', { name: 'Quantity of each' }).fill('3')
  await bar.getByRole('button', { name: 'Add to cart' }).click()
  await expect(cards.getByText('3 in the cart').first()).toBeVisible()
  // Products in the cart are deselected, so the bar is gone.
  await expect(bar).toHaveCount(0)
  await window.getByRole('button', { name: 'Add whole listing…' }).click()
  await expect(window.getByText(messages.listingTooLong)).toBeVisible()

  // In the table, by keyboard.
  const heading = window.getByRole('heading', { name: 'Clothes', level: 1 })
  await heading.click()
  await window.keyboard.press('v')
  const table = window.getByRole('grid', { name: 'Clothes' })
  await expect(table.getByRole('row').nth(5)).toBeVisible()
  await expectAccessible(window)
  await window.keyboard.press('ArrowDown')
  const rows = table.locator('[data-place]')
  await expect(rows.nth(0)).toBeFocused()
  for (const at of [1, 2, 3, 4]) {
    await window.keyboard.press('ArrowDown')
    await expect(table.locator(`[data-place="${at}"]`)).toBeFocused()
  }
  const row = table.locator('[data-place="4"]')
  await window.keyboard.press('7')
  await expect(row.getByRole('combobox')).toHaveValue('7')
  await window.keyboard.press('Enter')
  await expect(row).toBeFocused()
  await expect(row.getByRole('button', { name: /^Remove .* from the cart$/ })).toBeVisible()
  await window.keyboard.press('Enter')
  await expect(screen(window, 'productInfo')).toBeVisible()
  await window.goBack()

  // A scan, with any focus.
  await expect(row.getByRole('combobox')).toHaveValue('7')
  const id = /\d{4,10}/.exec((await row.getByRole('link').getAttribute('href')) ?? '')?.[0] ?? ''
  const first = table.locator('[data-place="0"]')
  await expect(first.getByRole('combobox')).toHaveValue('3')
  await first.focus()
  await scan(window, id)
  await expect(screen(window, 'productInfo')).toBeVisible()
  await expect(window).toHaveURL(new RegExp(`/products/productInfo/${id}$`))
  await goTo(window, '/products/listing?categories=6&brands=621')
  await expect(first.getByRole('combobox')).toHaveValue('3')
  const field = window.getByRole('search').getByLabel('Search products')
  await field.fill(id)
  await field.press('Enter')
  await expect(window).toHaveURL(new RegExp(`/products/productInfo/${id}$`))
})

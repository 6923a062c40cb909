/** A product's page: its price breakdown, ordering all sizes at once, feedback, and the store's history. */
import type { Page } from '@playwright/test'
import type { Ask } from '../../../src/shared/bridge.ts'
import { messages } from '../../../src/shared/messages.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { askApp } from '../../support/pages/app-bridge.ts'
import { screen } from '../../support/pages/steps.ts'
import { expect, type Fixtures, test } from '../fixture.ts'

// Products with many sizes.
test.use({ world: {} })

type Ways = Pick<Fixtures, 'ask' | 'enter' | 'signIn'>

/** Opens the first product of the category that has other sizes. */
async function openOne(window: Page, { ask, enter, signIn }: Ways, category: string): Promise<number> {
  await signIn()
  const query: Ask<'products.list'> = {
    page: 1,
    search: '',
    chosen: { categories: [category] },
    sort: 'newarrivals',
    fresh: false,
  }
  const { products } = await ask('products.list', query)
  for (const { facts } of products) {
    const shown = await ask('products.show', { id: facts.id, fresh: false })
    if (!shown.found || shown.sizes.length < 3 || shown.view.available < 9) continue
    await enter(`/products/productInfo/${facts.id}`)
    await expect(screen(window, 'productInfo')).toBeVisible()
    // The product's heading has the focus, although the loading state had another heading.
    await expect(window.getByRole('heading', { level: 1, name: facts.name })).toBeFocused()
    return facts.id
  }
  throw new Error('No such product')
}

const quantityOf = async (window: Page, id: number): Promise<number | undefined> =>
  (await askApp(window, 'cart.open', { cart: 'all', fresh: true })).lines.find((line) => line.id === id)?.qty

test('all sizes are ordered at once, and the price is explained', async ({ window, ask, enter, signIn }) => {
  const id = await openOne(window, { ask, enter, signIn }, '6')
  await window.getByText('Price breakdown').click()
  await expect(window.getByRole('main').getByText('Net price, GST included').first()).toBeVisible()
  const grid = window.getByRole('table', { name: 'Pieces by size and colour' })
  const put = window.getByRole('button', { name: /^Add (\d+ sizes )?to cart$/ })
  await expect(put).toBeDisabled()
  const each = grid.getByRole('textbox', { name: /^Pieces of each size/ }).first()
  await each.fill('0')
  await each.press('Enter')
  // A set has at least one of each.
  await expect(each).toHaveValue('1')
  await each.fill('3')
  await each.press('Enter')
  const fields = grid.getByRole('textbox', { name: /^Quantity of/ })
  await expect(fields.first()).not.toHaveValue('1')
  await expect(put).toHaveText(/^Add \d+ sizes to cart$/)
  await expectAccessible(window)
  await put.click()
  await expect(put).toBeDisabled()
  await expect.poll(() => quantityOf(window, id)).toBe(3)

  const own = grid.locator('[data-shown]').getByRole('textbox')
  // Too large a quantity is refused, not reduced.
  await own.fill('12345')
  await own.press('Enter')
  await expect(window.getByRole('alert').filter({ hasText: messages.quantityRange })).toBeVisible()
  await own.fill('7')
  await own.press('Enter')
  await expect.poll(() => quantityOf(window, id)).toBe(7)
  await own.fill('0')
  await own.press('Enter')
  await expect.poll(() => quantityOf(window, id)).toBeUndefined()
})

test('it is liked or disliked, never both, and always with a reason', async ({ window, ask, enter, signIn }) => {
  await openOne(window, { ask, enter, signIn }, '6')
  const opinion = window.getByRole('group', { name: 'Your opinion' })
  await opinion.getByRole('button', { name: 'Like', exact: true }).click()
  await window.getByRole('button', { name: 'Save' }).click()
  await expect(window.getByText(messages.reasonNeeded)).toBeVisible()
  await expectAccessible(window)
  await window.getByRole('textbox', { name: 'Why do you like this product?' }).fill('Sells within the week')
  await window.getByRole('button', { name: 'Save' }).click()
  await expect(opinion.getByRole('button', { name: 'Liked' })).toHaveAttribute('aria-pressed', 'true')

  await opinion.getByRole('button', { name: 'Dislike' }).click()
  await window.getByRole('textbox', { name: 'Why do you dislike this product?' }).fill('Zips break')
  // The typed quantities survive a look elsewhere.
  await window.keyboard.press('Escape')
  await opinion.getByRole('button', { name: 'Dislike' }).click()
  await expect(window.getByRole('textbox', { name: 'Why do you dislike this product?' })).toHaveValue('Zips break')
  await window.getByRole('button', { name: 'Save' }).click()
  await expect(opinion.getByRole('button', { name: 'Disliked' })).toHaveAttribute('aria-pressed', 'true')
  await expect(opinion.getByRole('button', { name: 'Like', exact: true })).toHaveAttribute('aria-pressed', 'false')
})

test('its tabs tell of its maker, its parts, what takes its place, and when it was ordered', async ({
  window,
  ask,
  enter,
  signIn,
}) => {
  await openOne(window, { ask, enter, signIn }, '2')
  await expect(window.getByRole('region', { name: 'In your store' })).toContainText(/Sold in 30 days\d/)
  const tab = (name: string) => window.getByRole('tab', { name })
  await tab('Brand info').click()
  await expect(window.getByRole('tabpanel')).toContainText(/ makes /)
  for (const [name, list] of [
    ['Spare parts', 'Spare parts'],
    ['Alternates', 'Alternates'],
    ['Bought together', 'Bought together'],
  ] as const) {
    await tab(name).click()
    await expect(
      window
        .getByRole('tabpanel')
        .getByRole('list', { name: list })
        .or(window.getByText(/^No (spare parts|alternates|products to suggest)/)),
    ).toBeVisible()
  }
  const first = window.getByRole('list', { name: 'Bought together' }).getByRole('article').first()
  const name = (await first.getAttribute('aria-label')) ?? ''
  const look = first.getByRole('link', { name: `Quick view of ${name}` })
  await look.focus()
  await window.keyboard.press('Enter')
  const over = window.getByRole('dialog', { name: 'Product', exact: true })
  await expect(over.getByRole('heading', { name })).toBeVisible()
  // Escape closes the topmost layer, one after the other, and returns to the former place.
  await over.getByRole('button', { name: 'Enlarge picture' }).click()
  await expect(window.getByRole('dialog', { name, exact: true })).toBeVisible()
  await window.keyboard.press('Escape')
  await expect(window.getByRole('dialog', { name, exact: true })).toHaveCount(0)
  await expect(over).toBeVisible()
  await over.getByRole('button', { name: 'Like', exact: true }).click()
  await window.getByRole('textbox', { name: 'Why do you like this product?' }).fill('Soft')
  await window.keyboard.press('Escape')
  await expect(window.getByRole('textbox', { name: 'Why do you like this product?' })).toHaveCount(0)
  await expect(over).toBeVisible()
  await window.keyboard.press('Escape')
  await expect(over).toHaveCount(0)
  await expect(look).toBeFocused()
  await tab('Order history').click()
  await expect(window.getByRole('tabpanel')).toContainText(/Ordered|No orders of this product/)
  await expectAccessible(window)
  await window.getByRole('button', { name: 'Enlarge picture' }).click()
  await expect(window.getByRole('dialog')).toBeVisible()
  await window.keyboard.press('Escape')
  await expect(window.getByRole('dialog')).toHaveCount(0)
})

test('the way back leads to the place in the list, and to all products where there was none', async ({
  window,
  ask,
  enter,
  signIn,
}) => {
  await enter('/products/listing?categories=6')
  const card = window.getByRole('list', { name: 'Clothes' }).getByRole('article').nth(2)
  await card.getByRole('link', { name: /^Quick view/ }).click()
  await window.getByRole('link', { name: 'Open product page' }).click()
  await expect(screen(window, 'productInfo')).toBeVisible()
  const update = window.getByRole('main').getByRole('button', { name: /^Update / })
  await window
    .getByRole('main')
    .getByRole('combobox', { name: /^Quantity of/ })
    .fill('3')
  await window
    .getByRole('main')
    .getByRole('combobox', { name: /^Quantity of/ })
    .press('Enter')
  await expect(update).toHaveAttribute('data-look', 'filled')
  await window.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(card).toBeVisible()
  await expect(window).toHaveURL(/\/products\/listing\?categories=6/)
  await openOne(window, { ask, enter, signIn }, '6')
  await window.reload()
  await window.getByRole('link', { name: 'All products' }).click()
  await expect(window).toHaveURL(/\/products\/listing$/)
})

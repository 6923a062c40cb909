import { messages } from '../../../src/shared/messages.ts'
import { plentiful, scarce, some } from '../../support/goods.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { typeByHand } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

const [one, two, three] = some(plentiful, 3)
if (one === undefined || two === undefined || three === undefined) throw new Error('Nothing to order')

test('lines are typed in: id, Enter, quantity, Enter, and again', { tag: '@quick' }, async ({ window, enterCart }) => {
  await enterCart()
  const id = window.getByRole('combobox', { name: 'Product ID or name' })
  await id.click()
  for (const [product, qty] of [
    [one, '5'],
    [two, '12'],
  ] as const) {
    await typeByHand(window, String(product.id))
    await window.keyboard.press('Enter')
    await window.keyboard.type(qty)
    await window.keyboard.press('Enter')
    await expect(id).toBeFocused()
  }
  await expect(window.getByText('2 of 2 lines')).toBeVisible()
  await expect(window.getByText(one.name).first()).toBeVisible()

  await typeByHand(window, String(one.id))
  await window.keyboard.press('Enter')
  await expect(window.getByText(messages.alreadyInCart)).toBeVisible()
  await expect(window.locator(`[data-id="${one.id}"]`)).toHaveAttribute('data-chosen', 'true')
  await id.fill('')
  await expect(window.getByText(messages.alreadyInCart)).toBeHidden()
  await id.fill('77')
  await window.keyboard.press('Enter')
  await window.keyboard.type('3')
  await window.keyboard.press('Enter')
  const notAdded = window.getByRole('region', { name: 'Not added' })
  await expect(notAdded.getByRole('alert')).toHaveText([`77 × 3 – ${messages.productsNotFound}`])
  // The next input must not remove a message that wasn't read.
  await expect(id).toBeFocused()
  await window.keyboard.type('78')
  await window.keyboard.press('Enter')
  await window.keyboard.type('4')
  await window.keyboard.press('Enter')
  await expect(notAdded.getByRole('alert')).toContainText(['78 × 4', '77 × 3'])
  await expectAccessible(window)
  await notAdded.getByRole('button', { name: 'Dismiss' }).first().press('Enter')
  await expect(notAdded.getByRole('alert')).toContainText(['77 × 3'])
})

test('quantities change with the keyboard, totals at once, and the portal keeps them', { tag: '@quick' }, async ({
  window,
  enterCartWith,
}) => {
  await enterCartWith([one, two, three].map(({ id }) => ({ id, qty: 10 })))
  const totals = window.getByRole('region', { name: 'Totals of the whole cart' })
  await expect(totals).toContainText('Pieces 30')
  await window.getByRole('grid', { name: 'Lines of the cart' }).focus()
  await expect(window.getByLabel(`Quantity of ${one.name}`)).toBeFocused()
  await window.keyboard.type('20')
  await expect(totals).toContainText('Pieces 40')
  await window.keyboard.press('Escape')
  await expect(totals).toContainText('Pieces 30')
  await window.keyboard.type('15')
  await window.keyboard.press('Enter')
  await expect(window.getByLabel(`Quantity of ${two.name}`)).toBeFocused()
  await window.keyboard.type('0')
  await window.keyboard.press('Enter')
  await expect(window.getByText(messages.quantityRange)).toBeVisible()
  await window.keyboard.press('Escape')
  await expect(totals).toContainText('Pieces 35')
  await window.getByRole('button', { name: 'Refresh' }).click()
  await expect(totals).toContainText('Pieces 35')
  await expectAccessible(window)
})

test('what another window does to the cart is shown at once, on the home screen and in the cart', async ({
  window,
  ask,
  enter,
}) => {
  await enter('/home')
  await expect(window.getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
  await ask('cart.add', { cart: 'all', items: [one, two].map(({ id }) => ({ id, qty: 2 })) })
  await expect(window.getByRole('link', { name: /^Cart 2 lines/ })).toBeVisible()
  await window.getByRole('link', { name: /^Cart 2 lines/ }).click()
  const rows = window.getByRole('grid', { name: 'Lines of the cart' }).locator('[role=row][data-id]')
  await expect(rows).toHaveCount(2)
  await ask('cart.add', { cart: 'all', items: [{ id: three.id, qty: 2 }] })
  await expect(rows).toHaveCount(3)
  await ask('cart.setQuantities', { cart: 'all', items: [{ id: one.id, qty: 7 }] })
  await expect(rows.getByRole('gridcell', { name: '7', exact: true })).toBeVisible()
  await ask('cart.clear', { cart: 'all' })
  await expect(rows).toHaveCount(0)
})

test('lines are deleted after a question, and can be brought back', async ({ window, enterCartWith }) => {
  await enterCartWith([one, two].map(({ id }) => ({ id, qty: 10 })))
  await window.getByRole('button', { name: `Delete ${one.name}` }).click()
  await expect(window.getByText(messages.deleteProduct)).toBeVisible()
  await expectAccessible(window)
  await window.keyboard.press('Escape')
  await expect(window.getByText('2 of 2 lines')).toBeVisible()
  await window.getByRole('button', { name: `Delete ${one.name}` }).click()
  await window
    .getByRole('dialog')
    .getByRole('button', { name: /delete/i })
    .click()
  await expect(window.getByText('1 of 1 line')).toBeVisible()
  await window.getByRole('button', { name: /Undo/ }).click()
  await expect(window.getByText('2 of 2 lines')).toBeVisible()
})

test('a product is found by its name', async ({ window, enterCart }) => {
  await enterCart()
  const field = window.getByRole('combobox', { name: 'Product ID or name' })
  await field.click()
  // Keys typed as fast as by a test count as a scanner's.
  await field.fill(one.name.slice(0, 22).toLowerCase())
  await expect(window.getByRole('option').filter({ hasText: String(one.id) })).toBeVisible()
  await expectAccessible(window)
  await window
    .getByRole('option')
    .filter({ hasText: String(one.id) })
    .click()
  await expect(window.getByLabel('Quantity to add')).toBeFocused()
  await window.keyboard.type('6')
  await window.keyboard.press('Enter')
  await expect(window.getByText('1 of 1 line')).toBeVisible()
  // For an id, the product and its quantity in the cart are shown before Enter.
  await window.getByRole('heading', { level: 1 }).click()
  await window.keyboard.press('a')
  await expect(field).toBeFocused()
  await field.fill(String(one.id))
  const option = window.getByRole('option')
  await expect(option).toHaveCount(1)
  await expect(option).toContainText(one.name)
  await expect(option).toContainText('6 in cart')
  await field.fill('')
  await expect(field).toHaveValue('')
})

test('a cart over many warehouses shows them by short names, all its orders and its lines at once', async ({
  window,
  enterCartWith,
}) => {
  const items = [
    ...some(scarce, 30).map(({ product, stock }) => ({ id: product.id, qty: stock })),
    ...some(plentiful, 60).map(({ id }) => ({ id, qty: 200 })),
  ]
  await enterCartWith(items)
  // More than five orders are on one line, so that at least fifteen lines of the cart are visible.
  await window.setViewportSize({ width: 1366, height: 768 })
  const seen = window.locator('[role="grid"] [role="row"][data-id]')
  await expect
    .poll(() =>
      seen.evaluateAll((rows) => {
        const totals = document.querySelector('section[aria-label^="Totals"]')?.getBoundingClientRect().top ?? 0
        const head = document.querySelector('[role="grid"] [role="columnheader"]')?.getBoundingClientRect().bottom ?? 0
        const boxes = rows.map((row) => row.getBoundingClientRect())
        return boxes.filter(({ top, bottom }) => top >= head - 1 && bottom <= totals + 1).length
      }),
    )
    .toBeGreaterThanOrEqual(15)
  // A display at 125 %, less the window's own frame, and one at 200 %: the total and the button to order stay visible.
  for (const [width, height] of [
    [1093, 523],
    [683, 384],
  ] as const) {
    await window.setViewportSize({ width, height })
    const sums = window.getByRole('region', { name: 'Totals of the whole cart' })
    for (const label of ['Total', 'Gap'])
      await expect(sums.getByText(label, { exact: true }).locator('..')).toBeInViewport({ ratio: 0.9 })
    await expect(window.getByRole('button', { name: /^Place order/ })).toBeInViewport({ ratio: 0.9 })
  }
  await window.setViewportSize({ width: 1366, height: 768 })
  await window.getByRole('button', { name: 'Show orders as cards' }).click()
  const orders = window.getByRole('list', { name: 'Orders by warehouse' })
  await expect(orders.getByRole('listitem').nth(7)).toBeVisible()
  await expect(orders.getByText('Bhamboli DC').first()).toBeVisible()
  await expect.poll(() => orders.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0)
  for (const card of (await orders.getByRole('listitem').all()).slice(0, 8))
    await expect(card).toBeInViewport({ ratio: 1 })

  const grid = window.getByRole('grid', { name: 'Lines of the cart' })
  await expect(grid.getByRole('img', { name: /^Pune \d+ \+ Mumbai \d+/ }).first()).toBeVisible()
  await grid.focus()
  const field = window.getByLabel(/^Quantity of /)
  await expect(field).toBeFocused()
  for (let line = 1; line < 20; line++) await window.keyboard.press('ArrowDown')
  await expect(grid.getByRole('row').filter({ has: field })).toHaveAttribute('aria-rowindex', '21')
  await expect(field).toBeFocused()
  const totals = await window.getByRole('region', { name: 'Totals of the whole cart' }).boundingBox()
  const box = await field.boundingBox()
  expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThan(totals?.y ?? 0)
  await expectAccessible(window)
})

test('the card of an empty cart says how to fill it', async ({ window, enterCart }) => {
  await enterCart()
  await window.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  const card = window.getByRole('region', { name: 'Cart' })
  await expect(card.getByText('Your cart is empty.')).toBeVisible()
  await expect(card.getByRole('link', { name: 'Import a file' })).toBeVisible()
  await expect(card.getByRole('link', { name: 'Add products' })).toBeVisible()
  await expect(card.getByText('₹ 0.00')).toBeHidden()
  await expectAccessible(window)
  await card.getByRole('link', { name: 'Reorder' }).click()
  await expect(window.getByRole('dialog', { name: 'Reorder' })).toBeVisible()
})

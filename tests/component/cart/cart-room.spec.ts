/** The cart in small windows, and with the mouse alone. */
import type { Page } from '@playwright/test'
import { say } from '../../../src/shared/messages.ts'
import { plentiful, scarce, some } from '../../support/goods.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { expect, test } from '../fixture.ts'

const [good] = plentiful
const short = some(scarce, 3)
if (good === undefined) throw new Error('Nothing to order')

const lines = (window: Page) => window.getByRole('grid', { name: 'Lines of the cart' })
const row = (window: Page, id: number) => lines(window).locator(`[role=row][data-id="${id}"]`)

/** The number of lines fully visible between the heading and the content below. */
const wholeLines = (window: Page): Promise<number> =>
  lines(window).evaluate((grid) => {
    const scroller = grid.parentElement?.getBoundingClientRect()
    const head = grid.querySelector('[role=columnheader]')?.getBoundingClientRect()
    const below = Math.min(scroller?.bottom ?? 0, innerHeight)
    return [...grid.querySelectorAll('[role=row][data-id]')].filter((one) => {
      const { top, bottom } = one.getBoundingClientRect()
      return top >= (head?.bottom ?? 0) - 1 && bottom <= below
    }).length
  })

test.describe('a cart with gaps', () => {
  test.beforeEach(async ({ enterCartWith }) => {
    await enterCartWith([
      ...some(plentiful, 12).map(({ id }) => ({ id, qty: 12 })),
      ...short.map(({ product, stock }) => ({ id: product.id, qty: stock + 7 })),
    ])
  })

  test('says the reason of each gap whole, in a wide window and in the smallest', async ({ window }) => {
    for (const [width, height] of [
      [1366, 768],
      [1024, 640],
    ] as const) {
      await window.setViewportSize({ width, height })
      const reasons = lines(window).getByRole('button', { name: /^7 short at this MRP/ })
      await expect(reasons).toHaveCount(short.length)
      const cut = await reasons.evaluateAll(
        (all) =>
          all.filter((one) => {
            const cell = one.closest('[role=gridcell]')?.getBoundingClientRect()
            return one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > (cell?.right ?? 0)
          }).length,
      )
      expect(cut, `at ${width} × ${height}`).toBe(0)
    }
  })

  test('shows three whole lines and more at 200%, with one button for the filters', async ({ window }) => {
    await window.setViewportSize({ width: 683, height: 384 })
    await expect(window.getByRole('button', { name: 'Place order' })).toBeInViewport({ ratio: 1 })
    await expect.poll(() => wholeLines(window)).toBeGreaterThanOrEqual(3)
    await window.getByRole('button', { name: 'Filters' }).click()
    await expect(window.getByRole('combobox', { name: 'Warehouse' })).toBeVisible()
    await window.keyboard.press('Escape')
    await expectAccessible(window)
  })

  test('changes a quantity by its buttons as if it were typed: sent when the line is left, undone in one step', async ({
    window,
  }) => {
    const line = row(window, good.id)
    await expect(line.getByRole('button', { name: /^One more of/ })).toHaveCount(0)
    await line.hover()
    const more = line.getByRole('button', { name: /^One more of/ })
    await more.click()
    const field = line.getByRole('textbox')
    await expect(field).toHaveValue('13')
    await more.click()
    await expect(field).toHaveValue('14')
    await expect(field).toBeFocused()
    await line.getByRole('button', { name: /^One fewer of/ }).click()
    await expect(field).toHaveValue('13')
    await window.keyboard.press('Enter')
    await expect(window.getByRole('button', { name: /^Undo: Quantity/ })).toBeVisible()
    await window.keyboard.press('Control+z')
    await expect(line).toContainText('12')
  })

  test('keeps a stepped quantity when the line is left: the next line has its own', async ({ window }) => {
    const [, other] = some(plentiful, 12)
    if (other === undefined) throw new Error('Nothing to order')
    await row(window, good.id).hover()
    await row(window, good.id)
      .getByRole('button', { name: /^One fewer of/ })
      .click()
    await row(window, other.id).hover()
    await row(window, other.id)
      .getByRole('button', { name: /^One more of/ })
      .click()
    await expect(row(window, other.id).getByRole('textbox')).toHaveValue('13')
    await expect(row(window, good.id)).toContainText('11')
  })
})

test('a quantity without a product asks for the product, and leaves no strip behind', async ({ window, enter }) => {
  await enter('/checkout')
  await window.getByRole('textbox', { name: 'Quantity to add' }).fill('7')
  await window.keyboard.press('Enter')
  await expect(window.getByText(say('quickAddProduct'))).toBeVisible()
  await expect(window.getByRole('region', { name: 'Not added' })).toHaveCount(0)
  await expect(window.getByRole('combobox', { name: 'Product ID or name' })).toBeFocused()
})

test('an empty cart has its ways in as buttons, importing first', async ({ window, enter }) => {
  await enter('/checkout')
  await expect(window.getByText('The cart is empty')).toBeVisible()
  await expectAccessible(window)
  await window.getByRole('button', { name: 'Choose a past order' }).click()
  await expect(window.getByRole('dialog', { name: 'Reorder' })).toBeVisible()
  await window.keyboard.press('Escape')
  await expect(window.getByRole('button', { name: 'Import CSV or Excel' })).toBeVisible()
})

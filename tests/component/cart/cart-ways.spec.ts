import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { messages } from '../../../src/shared/messages.ts'
import { plentiful, some } from '../../support/goods.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { readText, scan, screen, takeRows } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

const goods = some(plentiful, 5)
const rows = goods.map(({ id }, at) => [id, at + 2] as const)

const SCREENS = [
  [1024, 640],
  [1366, 768],
] as const

/** True if a toast overlaps the element vertically and in part horizontally. */
async function liesUnderNews(window: Page, thing: Locator): Promise<boolean> {
  const [below, news] = [await thing.boundingBox(), await window.locator('.mantine-Notification-root').boundingBox()]
  if (below === null || news === null) throw new Error('Either is not on the screen')
  const apart =
    news.x + news.width <= below.x ||
    below.x + below.width <= news.x ||
    news.y + news.height <= below.y ||
    below.y + below.height <= news.y
  return !apart
}

/** Drops a file onto the open screen. */
const drop = (window: Page, name: string, bytes: Buffer): Promise<void> =>
  window.locator('main').evaluate(
    (main, [called, inside]) => {
      const carried = new DataTransfer()
      carried.items.add(new File([Uint8Array.from(atob(inside), (sign) => sign.charCodeAt(0))], called))
      main.dispatchEvent(new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true }))
    },
    [name, bytes.toString('base64')] as const,
  )

async function clearCart(window: Page): Promise<void> {
  await window.getByRole('button', { name: 'Clear cart' }).click()
  await window.getByRole('button', { name: 'Delete cart' }).click()
  await expect(window.getByText('The cart is empty')).toBeVisible()
}

test('a cart leaves as a workbook, a picking list and a template, and comes back from each file', async ({
  window,
  enterCart,
  savesAs,
  importRows,
}) => {
  await enterCart()
  await importRows(rows)

  const workbook = await savesAs('cart.xlsx')
  await window.getByRole('button', { name: 'Export' }).click()
  await window.getByRole('menuitem', { name: 'Excel workbook' }).click()
  await expect(window.getByText(`Saved as ${workbook}`)).toBeVisible()
  for (const [width, height] of SCREENS) {
    await window.setViewportSize({ width, height })
    for (const covered of [
      window.getByLabel('Totals of the whole cart'),
      window.getByRole('button', { name: /^Place order/ }),
    ])
      await expect.poll(() => liesUnderNews(window, covered), { message: `at ${width} × ${height}` }).toBe(false)
  }
  const paper = await savesAs('picking.pdf')
  await window.getByRole('button', { name: 'Export' }).click()
  await window.getByRole('menuitem', { name: 'Picking list as PDF' }).click()
  await expect(window.getByText(`Saved as ${paper}`)).toBeVisible()
  expect(readFileSync(paper).subarray(0, 5).toString()).toBe('%PDF-')

  await window.getByRole('button', { name: 'More ways to import' }).click()
  await window.getByRole('menuitem', { name: 'Templates' }).click()
  await window.getByLabel('Save this cart (5 products) as').fill('Weekly')
  await window.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(window.getByRole('button', { name: 'Load Weekly' })).toBeVisible()
  await expect(window.getByLabel('Save this cart (5 products) as')).toBeFocused()
  await expectAccessible(window)
  const shared = await savesAs('Weekly.csv')
  await window.getByRole('button', { name: 'Share Weekly as a file' }).click()
  await expect(window.getByText(`Saved as ${shared}`)).toBeVisible()
  expect(readText(shared)).toContain(`${goods[0]?.id},2,`)
  await window.getByRole('button', { name: 'Rename Weekly' }).click()
  await window.getByLabel('New name of Weekly').press('Escape')
  await expect(window.getByRole('button', { name: 'Rename Weekly' })).toBeFocused()
  await window.keyboard.press('Escape')
  await expect(window.getByRole('button', { name: 'More ways to import' })).toBeFocused()
  await clearCart(window)

  await test.step('the workbook is dropped far from the cart', async () => {
    await window.keyboard.press('Alt+3')
    await expect(screen(window, 'orderHistory')).toBeVisible()
    await drop(window, 'cart.xlsx', readFileSync(workbook))
    await expect(window.getByRole('heading', { name: 'Import cart.xlsx' })).toBeVisible()
    await expect(window.getByText('the sheet “Cart” of 2 in an Excel workbook')).toBeVisible()
    await expectAccessible(window)
    await takeRows(window)
    await expect(window.getByRole('region', { name: 'Totals of the whole cart' })).toContainText('Pieces 20')
  })

  await test.step('the template is loaded over it: before and after are shown', async () => {
    await window.getByRole('button', { name: 'More ways to import' }).click()
    await window.getByRole('menuitem', { name: 'Templates' }).click()
    await window.getByRole('button', { name: 'Load Weekly' }).click()
    await expect(window.getByRole('heading', { name: 'Load template Weekly' })).toBeVisible()
    const first = window.getByRole('row').filter({ hasText: String(goods[4]?.id) })
    await expect(first.getByRole('gridcell').nth(5)).toHaveText('6')
    await expect(first.getByRole('gridcell').nth(6)).toHaveText('12')
    await takeRows(window)
    await expect(window.getByRole('region', { name: 'Totals of the whole cart' })).toContainText('Pieces 40')
  })

  await test.step('and deleted after a question', async () => {
    await window.getByRole('button', { name: 'More ways to import' }).click()
    await window.getByRole('menuitem', { name: 'Templates' }).click()
    await window.getByRole('button', { name: 'Delete Weekly' }).click()
    await window.getByRole('button', { name: 'Delete template' }).click()
    await expect(window.getByText('No templates yet')).toBeVisible()
    await window.getByRole('button', { name: 'Close', exact: true }).last().click()
  })
})

test('a long file shows how far it is, and is left without a trace', async ({
  window,
  portal,
  enterCart,
  offerRows,
}) => {
  await enterCart()
  await portal.misbehave({ kind: 'delay', call: 'catalogue.productInfo', ms: 400, times: 50 })
  const many = Array.from({ length: 12_000 }, (_, at) => [100_000 + at, 1] as const)
  await offerRows(many, 'many.csv')
  await expect(window.getByText(/: [\d,]+ of 12,001/)).toBeVisible()
  await expect(window.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await window.keyboard.press('Enter')
  await expect(window.getByText(/: [\d,]+ of 12,001/)).toHaveCount(0)
  await expect(window.getByRole('button', { name: 'Import a file' })).toBeFocused()
  await expect(window.getByText(/isn’t finished/)).toHaveCount(0)
  await portal.behave()
})

test('a scanner adds a piece for each scan with any focus; an unknown product is reported', async ({
  window,
  enterCart,
}) => {
  await enterCart()
  const [one, two] = goods
  if (one === undefined || two === undefined) throw new Error('Nothing to scan')
  await scan(window, String(one.id))
  await expect(window.getByText('1 of 1 line')).toBeVisible()
  await window.getByRole('combobox', { name: 'Product ID or name' }).click()
  await scan(window, String(one.id))
  await expect(window.getByRole('region', { name: 'Totals of the whole cart' })).toContainText('Pieces 2')
  await expect(window.getByRole('combobox', { name: 'Product ID or name' })).toHaveValue('')

  // The caret is in the line's own quantity; the typed quantity counts.
  const quantity = window.getByRole('textbox', { name: /^Quantity of / })
  const totals = window.getByRole('region', { name: 'Totals of the whole cart' })
  await window
    .getByRole('grid', { name: 'Lines of the cart' })
    .getByRole('row')
    .nth(1)
    .click({ position: { x: 90, y: 10 } })
  await expect(quantity).toHaveValue('2')
  await quantity.press('End')
  await scan(window, String(one.id))
  await expect(quantity).toHaveValue('3')
  await scan(window, String(one.id))
  await expect(quantity).toHaveValue('4')
  await quantity.fill('12')
  await scan(window, String(one.id))
  await expect(quantity).toHaveValue('13')
  await quantity.press('Enter')
  await expect(totals).toContainText('Pieces 13')
  await window.keyboard.press('Control+z')
  await expect(totals).toContainText('Pieces 12')
  // With the caret in another line's quantity, that one is sent and typing ends.
  await scan(window, String(two.id))
  await expect(totals).toContainText('Pieces 13')
  const rowOf = (id: number) =>
    window.getByRole('grid', { name: 'Lines of the cart' }).getByRole('row', { name: String(id) })
  await rowOf(one.id).click()
  await quantity.fill('20')
  await scan(window, String(two.id))
  await expect(totals).toContainText('Pieces 22')
  await quantity.press('Enter')
  await expect(totals).toContainText('Pieces 22')
  await expect(window.getByText(messages.sameQuantity)).toHaveCount(0)
  await scan(window, '99999999')
  await expect(window.getByText(messages.productsNotFound)).toBeVisible()
})

test('one of the last orders is ordered again from a list, or found by a part of its number', async ({
  window,
  enter,
}) => {
  await enter('/checkout')
  const button = window.getByRole('main').getByRole('button', { name: 'Reorder', exact: true })
  await button.click()
  const dialog = window.getByRole('dialog', { name: 'Reorder' })
  const orders = dialog.getByRole('list', { name: 'Recent orders' }).getByRole('button')
  await expect(orders).toHaveCount(6)
  // Date, total and products.
  await expect(orders.first()).toContainText(/PO-\d+.* \d{4}.*₹ [\d,.]+.*products · [\d,]+ pieces.*,.* and \d+ more/)
  await expectAccessible(window)
  const number = /PO-(\d+)/.exec((await orders.nth(2).textContent()) ?? '')?.[1] ?? ''
  await dialog.getByRole('textbox', { name: 'PO number, or part of it' }).fill(number)
  const found = dialog.getByRole('list', { name: 'Orders with this number' }).getByRole('button')
  await expect(found.first()).toContainText(number)
  const products = Number(/(\d+) products/.exec((await found.first().textContent()) ?? '')?.[1])
  await found.first().press('Enter')
  await expect(dialog).toBeHidden()
  await expect(window.getByText(/^\d+ of \d+ lines?$/)).toBeVisible()
  const lines = Number(/of (\d+)/.exec((await window.getByText(/^\d+ of \d+ lines?$/).textContent()) ?? '')?.[1])
  expect(lines).toBeGreaterThan(0)
  expect(lines).toBeLessThanOrEqual(products)
  await window.keyboard.press('Control+z')
  await expect(window.getByText(/^\d+ of \d+ lines?$/)).toBeHidden()
})

import type { Page } from '@playwright/test'
import { messages, say } from '../../../src/shared/messages.ts'
import { plentiful, scarce, some } from '../../support/goods.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { openCart, type Row, screen } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

const goods = some(plentiful, 8)
const [one, two, three, four, added] = goods
const [little] = scarce
if (!one || !two || !three || !four || !added || !little) throw new Error('Nothing to order')

const totals = (window: Page) => window.getByRole('region', { name: 'Totals of the whole cart' })
const editorOf = (window: Page, { name }: { readonly name: string }) => window.getByLabel(`Quantity of ${name}`)

/** Pastes into the focused field, as the clipboard does. */
const paste = (window: Page, text: string): Promise<void> =>
  window.evaluate((carried) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', carried)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, text)

/** The text that the focused field copies. */
const copied = (window: Page): Promise<string> =>
  window.evaluate(() => {
    const clipboardData = new DataTransfer()
    const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
    return clipboardData.getData('text/plain')
  })

test('quantities are edited like a spreadsheet, by keyboard alone, and every step is undone and redone', {
  tag: '@quick',
}, async ({ window, enterCart, importRows }) => {
  await enterCart()
  const rows = [one, two, three, four].map(({ id }): Row => [id, 10])
  await importRows(rows)
  await expect(totals(window)).toContainText('Pieces 40')
  await window.getByRole('grid', { name: 'Lines of the cart' }).focus()
  await expect(editorOf(window, one)).toBeFocused()

  // Selects a range and sets one quantity for it.
  await window.keyboard.press('Shift+ArrowDown')
  await window.keyboard.press('Shift+ArrowDown')
  await expect(window.getByRole('row', { selected: true })).toHaveCount(3)
  await window.keyboard.type('7')
  await window.keyboard.press('Control+Enter')
  await expect(totals(window)).toContainText('Pieces 31')
  const range = await copied(window)
  expect(range.split('\r\n')[1]?.split('\t').slice(0, 2)).toEqual([String(one.id), one.name])
  expect(range.split('\r\n')).toHaveLength(4)
  await window.keyboard.press('Escape')
  await expect(window.getByRole('row', { selected: true })).toHaveCount(1)

  // Fills down from the line above.
  await window.keyboard.press('Control+End')
  await expect(editorOf(window, four)).toBeFocused()
  await window.keyboard.press('Control+D')
  await expect(totals(window)).toContainText('Pieces 28')

  // Pastes a column of quantities from the line down, then products with quantities and invalid rows.
  await window.keyboard.press('Control+Home')
  await expect(editorOf(window, one)).toBeFocused()
  // A click into the cell with the cursor also starts a new number.
  await editorOf(window, one).click()
  await window.keyboard.type('3')
  await expect(editorOf(window, one)).toHaveValue('3')
  await window.keyboard.press('Escape')
  await paste(window, '1\r\n2\r\n3\r\n')
  await expect(totals(window)).toContainText('Pieces 13')
  await paste(window, `${four.id}\t4\n${added.id}\t5\n77\t6\nseven\t8`)
  await expect(window.getByText('4 rows pasted: 1 changed, 1 added, 2 not pasted.')).toBeVisible()
  const refused = window.getByRole('list', { name: 'Rows not pasted' })
  await expect(refused).toContainText(messages.productsNotFound)
  await expect(refused).toContainText(`Row 4 seven · 8 ${say('rowNotAnId', { cell: 'seven' })}`)
  await expect(totals(window)).toContainText('Pieces 15')
  await expectAccessible(window)
  await window.getByRole('button', { name: 'Dismiss' }).last().click()
  await expect(refused).toBeHidden()

  // All lines are selected and deleted, after the confirmation.
  await editorOf(window, one).focus()
  await window.keyboard.press('Control+A')
  await expect(window.getByRole('row', { selected: true })).toHaveCount(5)
  await window.keyboard.press('Delete')
  const question = window.getByRole('dialog', { name: messages.deleteProduct })
  await expect(question).toContainText('5 products')
  await expect(question.getByRole('button', { name: 'Delete' })).toBeFocused()
  await window.keyboard.press('Enter')
  await expect(window.getByText('The cart is empty')).toBeVisible()
  // Undo does nothing while a confirmation is open.
  await expect(question).toBeHidden()

  const undo = window.getByRole('button', { name: /undo/i })
  await expect(undo).toHaveAccessibleName('Undo: Delete 5 lines')
  for (const pieces of [15, 13, 28, 31, 40]) {
    await window.keyboard.press('Control+Z')
    await expect(totals(window)).toContainText(`Pieces ${pieces}`)
  }
  await expect(undo).toHaveAccessibleName('Undo: Import')
  for (const pieces of [31, 28, 13, 15]) {
    await window.keyboard.press('Control+Y')
    await expect(totals(window)).toContainText(`Pieces ${pieces}`)
  }
  await window.keyboard.press('Control+Shift+Z')
  await expect(window.getByText('The cart is empty')).toBeVisible()
  await expect(window.getByRole('button', { name: 'Nothing to redo' })).toBeVisible()
})

test('many lines at once, in groups, with the columns one wants; a gap is explained and taken over by an alternate', async ({
  window,
  portal,
  enterCart,
  importRows,
}) => {
  await enterCart()
  const short: Row = [little.product.id, little.stock + 3]
  const rows = [short, ...some(plentiful, 40).map(({ id }): Row => [id, 6])]
  await importRows(rows)

  await window.getByRole('button', { name: 'Cart layout' }).click()
  await window.getByRole('radiogroup', { name: 'Orders' }).getByText('One line').click()
  await window.getByRole('radiogroup', { name: 'Group by' }).getByText('Warehouse').click()
  await expectAccessible(window)
  await window.keyboard.press('Escape')
  const grid = window.getByRole('grid', { name: 'Lines of the cart' })
  const inSight = () =>
    grid.evaluate((table) => {
      const frame = table.parentElement?.getBoundingClientRect()
      const boxes = [...table.querySelectorAll('[data-id]')].map((row) => row.getBoundingClientRect())
      return boxes.filter(({ top, bottom }) => top >= (frame?.top ?? 0) && bottom <= (frame?.bottom ?? 0)).length
    })
  await expect.poll(inSight).toBeGreaterThanOrEqual(14)
  const heads = grid.getByRole('row').filter({ hasText: /\d+ lines · \d+ pieces/ })
  await expect(heads.first()).toBeVisible()
  await window.getByRole('button', { name: 'Columns' }).click()
  await window.getByRole('checkbox', { name: 'HSN' }).click()
  await expect(grid.getByRole('columnheader', { name: 'HSN' })).toBeVisible()
  await window.keyboard.press('Escape')
  await window.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await expect(screen(window, 'home')).toBeVisible()
  await window.reload()
  await expect(screen(window, 'home')).toBeVisible()
  await openCart(window)
  await expect(grid.getByRole('columnheader', { name: 'HSN' })).toBeVisible()
  await expect.poll(inSight).toBeGreaterThanOrEqual(14)

  // The group's heading shows the same total as the order's card.
  const card = await window.getByRole('list', { name: 'Orders by warehouse' }).getByRole('listitem').first().innerText()
  await expect(heads.first()).toContainText(card.match(/₹ ([\d,.]+)/)?.[1] ?? 'nothing')

  const find = window.getByRole('textbox', { name: 'Search the cart' })
  await find.fill('nothing is called so')
  await expect(totals(window)).toBeVisible()
  await window.getByRole('button', { name: 'Show all lines' }).click()
  await expect(find).toBeFocused()
  await find.fill(String(little.product.id))
  await expect(window.getByRole('region', { name: 'Totals of the lines shown' })).toContainText('Gap 3')
  await grid.focus()
  await expect(editorOf(window, little.product)).toBeFocused()
  await window.keyboard.press('Alt+Enter')
  const gap = window.getByRole('dialog', { name: new RegExp(String(little.product.id)) })
  await expect(gap).toContainText(`Quantity${little.stock + 3}Allocated${little.stock}Gap3`)
  const exchange = gap.getByRole('button', { name: /^Replace with / }).first()
  await expect(exchange).toBeFocused()
  await expectAccessible(window)
  await window.keyboard.press('Escape')
  await expect(gap).toBeHidden()
  await expect(editorOf(window, little.product)).toBeFocused()
  await window.keyboard.press('Alt+Enter')
  await expect(exchange).toBeFocused()
  // Two at once would order the missing pieces twice.
  await portal.misbehave({ kind: 'delay', call: 'cart.update', ms: 1500 })
  await window.keyboard.press('Enter')
  await expect(gap.getByRole('button', { name: /^Replace with / }).nth(1)).toBeDisabled()
  await expect(gap).toBeHidden()
  await expect(editorOf(window, little.product)).toBeFocused()
  await expect(editorOf(window, little.product)).toHaveValue(String(little.stock))
  await expect(window.getByText('1 of 42 lines')).toBeVisible()
  await window.getByRole('button', { name: /^Undo: Replace / }).click()
  await expect(window.getByText('1 of 41 lines')).toBeVisible()
  await expect(editorOf(window, little.product)).toHaveValue(String(little.stock + 3))
})

test('gaps are closed by a press: of one line, or of all at once, which one Ctrl+Z takes back', async ({
  window,
  enterCartWith,
}) => {
  const short = some(scarce, 3)
  const [first] = short
  if (first === undefined) throw new Error('Nothing is scarce')
  const missing = short.map(({ product, stock }, at) => ({ id: product.id, qty: stock + at + 1 }))
  const items = [...missing, ...some(plentiful, 2).map(({ id }) => ({ id, qty: 6 }))]
  await enterCartWith(items)
  await expect(totals(window)).toContainText(/Gap 6 pieces ·/)
  await window.getByRole('radiogroup', { name: 'Tag' }).getByText('GAP').click()
  await expect(window.getByText('3 of 5 lines')).toBeVisible()
  await expectAccessible(window)

  const find = window.getByRole('textbox', { name: 'Search the cart' })
  await find.fill(String(first.product.id))
  await window.getByRole('grid', { name: 'Lines of the cart' }).focus()
  await expect(editorOf(window, first.product)).toBeFocused()
  await window.keyboard.press('Alt+Enter')
  const gap = window.getByRole('dialog', { name: new RegExp(String(first.product.id)) })
  await gap.getByRole('button', { name: `Order only ${first.stock}` }).click()
  await expect(gap).toBeHidden()
  await expect(totals(window)).toContainText(/Gap 5 pieces ·/)
  await find.fill('')
  await window.getByRole('button', { name: 'Close all gaps' }).click()
  await expect(totals(window)).toContainText(/Gap 0 pieces ·/)
  await window.keyboard.press('Control+z')
  await expect(totals(window)).toContainText(/Gap 5 pieces ·/)
  await window.keyboard.press('Control+z')
  await expect(totals(window)).toContainText(/Gap 6 pieces ·/)
})

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { messages, say } from '../../../src/shared/messages.ts'
import { plentiful, scarce, some } from '../../support/goods.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { offerFile, pickFile, type Row, readText, takeRows } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

const rowsOf = (count: number, qty = 2): Row[] => some(plentiful, count).map(({ id }): Row => [id, qty])

test('a CSV on disk becomes lines of the cart, every row with its verdict', { tag: '@quick' }, async ({
  window,
  enterCart,
  savesAs,
  pickRows,
}) => {
  const [short] = scarce
  if (short === undefined) throw new Error('Nothing is scarce')
  const good = rowsOf(6)
  const [first] = good
  if (first === undefined) throw new Error('Nothing to order')
  const rows: Row[] = [
    ...good,
    [short.product.id, short.stock + 3],
    ['abc', 5],
    [first[0], 9],
    [999999999, 1],
    [first[0], 0],
  ]
  await enterCart()
  await pickRows(rows)
  const row = (line: number) =>
    window
      .getByRole('row')
      .filter({ has: window.getByText(String(line), { exact: true }) })
      .first()

  await expect(window.getByText('Add 7 of 11, 4 left out')).toBeVisible()
  const gap = say('rowGap', { available: short.stock, needed: short.stock + 3, gap: 3 })
  await expect(window.getByText(gap)).toBeVisible()
  await expect(row(9).getByText(say('rowNotAnId', { cell: 'abc' }))).toBeVisible()
  await expect(row(10).getByText(say('rowDuplicate', { id: first[0], line: 2 }))).toBeVisible()
  await expect(row(11).getByText(say('rowUnknown', { id: 999999999 }))).toBeVisible()
  await expectAccessible(window)
  // Neither a name nor a reason is cut off where it differs from others.
  const cut = await window
    .locator('[role="gridcell"] > span')
    .evaluateAll((cells) =>
      cells.flatMap((cell) =>
        cell.scrollHeight > cell.clientHeight + 1 || cell.scrollWidth > cell.clientWidth + 1 ? [cell.textContent] : [],
      ),
    )
  expect(cut).toEqual([])

  const rejected = await savesAs('rejected.csv')
  await window.getByRole('button', { name: 'Export rejected rows' }).click()
  await expect(window.getByText(/rejected\.csv/)).toBeVisible()
  expect(readText(rejected)).toContain('abc,5')

  await takeRows(window)
  await expect(window.getByText('7 of 7 lines')).toBeVisible()
  await expect(window.getByRole('region', { name: 'Totals of the whole cart' })).toContainText('Gap 3')
  await expectAccessible(window)
})

test('by keyboard alone: to the problems, corrected on the spot, into the cart, and back', async ({
  window,
  enterCart,
  pickRows,
}) => {
  const [product] = scarce.map((one) => one.product)
  await enterCart()
  // The second problem is far out of view.
  await pickRows([['12x', 5], ...rowsOf(60), ['13x', 5]])
  const focused = window.locator(':focus')
  await expect(focused).toHaveAttribute('data-index', '0')
  await window.keyboard.press('F8')
  await expect(focused).toContainText('12x,5')
  await window.keyboard.press('F8')
  await expect(focused).toContainText('13x,5')
  await window.keyboard.press('F8')
  await expect(focused).toContainText('12x,5')

  await window.keyboard.press('Enter')
  await expect(focused).toHaveAccessibleName('Text of line 2: product ID, quantity')
  await window.keyboard.press('Escape')
  await expect(focused).toHaveAccessibleName('Fix line 2')
  await window.keyboard.press('Enter')
  await focused.fill(`${product?.id},1`)
  // The row is out of view meanwhile.
  const scrollTo = (index: number) =>
    window.getByRole('grid', { name: 'Rows of the file' }).evaluate((grid, at) => {
      grid.parentElement?.scrollTo({ top: at * 34 })
    }, index)
  await scrollTo(61)
  await expect(window.locator('[data-index="61"]')).toBeInViewport()
  await scrollTo(0)
  await expect(window.locator('[data-index="1"]')).toBeInViewport()
  await expect(focused).toHaveValue(`${product?.id},1`)
  await window.keyboard.press('Enter')
  await expect(window.getByText('Add 61 of 62, 1 left out')).toBeVisible()
  await expect(focused).toHaveAttribute('data-index', '1')

  await window.getByRole('button', { name: 'Add 61 products to cart' }).press('Enter')
  await expect(window.getByText('61 of 61 rows are in the cart')).toBeVisible()
  await expect(focused).toHaveAccessibleName('Back to cart')
  await expect(
    window
      .getByRole('row')
      .filter({ hasText: String(product?.id) })
      .getByRole('gridcell')
      .nth(6),
  ).toHaveText('1')
  await window.keyboard.press('Enter')
  await expect(focused).toHaveAccessibleName('Import a file')
})

test('a file that is no CSV is refused with a sentence, and nothing is lost', async ({
  window,
  profile,
  dialogs,
  enterCart,
}) => {
  await enterCart()
  const file = join(profile, 'cart.csv')
  writeFileSync(file, '%PDF-1.7\n1,1\n')
  await offerFile(dialogs, window, file)
  await expect(window.getByText(`${messages.notCsv} – ${messages.fileIsPdf}`)).toBeVisible()
  await expect(window.getByRole('button', { name: 'Choose another file' })).toBeFocused()
})

test('what can’t be known of a file is asked, by keyboard too, with its first rows in sight', {
  tag: '@quick',
}, async ({ window, profile, dialogs, enterCart }) => {
  const [first, second] = some(plentiful, 2)
  const file = join(profile, 'from the store.csv')
  writeFileSync(
    file,
    `Order for Pune\n\nItem code,Name,Qty,Pcs\n${first?.id},Romper,90,2\n${second?.id},Socks,80,3\nTotal,,170,5\n`,
  )
  await enterCart()
  await offerFile(dialogs, window, file)
  await expect(window.getByRole('heading', { name: 'Choose columns of from the store.csv' })).toBeVisible()
  await expect(window.getByRole('region', { name: 'First rows of the file' })).toContainText('Socks')
  const focused = window.locator(':focus')
  await expect(focused).toHaveAccessibleName('Quantity')
  await expect(window.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await expectAccessible(window)
  await focused.selectOption('D: Pcs')
  await window.keyboard.press('Tab')
  await window.keyboard.press('Enter')
  await expect(window.getByText('Add 2 of 2')).toBeVisible()
  await expect(window.getByText('5 pieces')).toBeVisible()
  await expect(window.getByText(say('notRead', { parts: '1 row of totals or notes' }))).toBeVisible()
  await expectAccessible(window)

  const howRead = window.getByRole('region', { name: 'Columns of the file' })
  await expect(howRead).toContainText('Product ID: column A “Item code”')
  await expect(howRead).toContainText('Quantity: column D “Pcs”')
  await window.getByRole('button', { name: 'Change columns' }).click()
  await window.getByLabel('Quantity', { exact: true }).selectOption('C: Qty')
  await window.getByRole('button', { name: 'Continue' }).click()
  await expect(window.getByText('170 pieces')).toBeVisible()
  await expect(howRead).toContainText('Quantity: column C “Qty”')
})

test('the file of the first five minutes goes into the cart as the README says', async ({
  window,
  dialogs,
  enterCart,
}) => {
  await enterCart()
  await pickFile(dialogs, window, join(process.cwd(), 'docs', 'first-cart.csv'))
  await expect(window.getByText('Add 26 of 27, 1 left out (unknown product)')).toBeVisible()
  // Heading, chips and foot give the same number of rows.
  await expect(window.getByText('27 rows', { exact: true })).toBeVisible()
  const chips = window.getByRole('group', { name: 'Show' }).getByRole('button')
  await expect(chips).toHaveText(['All rows 27', 'To add 26', 'In full 24', 'Gap 2', 'Left out 1'])
  await expect(window.getByRole('region', { name: 'Columns of the file' })).toContainText('column B “Quantity”')
  await takeRows(window)
  await expect(window.getByText('26 of 26 lines')).toBeVisible()
  await window.getByText('GAP', { exact: true }).click()
  await expect(window.getByText('2 of 26 lines')).toBeVisible()
})

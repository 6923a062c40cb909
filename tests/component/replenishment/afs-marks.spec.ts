/** Marks of an AFS cart together with typed quantities, filters and another visit: none is lost, and every line to review stays visible. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixture.ts'

const grid = (window: Page) => window.getByRole('grid', { name: 'Lines of the cart' })
const rows = (window: Page) => grid(window).locator('[role=row][data-id]')
/** The head of a group. */
const group = (window: Page, title: string) =>
  grid(window).locator('[role=row]:not([data-id])').filter({ hasText: title })
const fold = (window: Page, title: string) =>
  group(window, title).getByRole('button', { name: `Lines of ${title}`, exact: true })
const markAll = (window: Page, title: string) =>
  group(window, title).getByRole('button', { name: `Mark all reviewed: ${title}` })
const toReview = (window: Page) => window.getByText(/to review of/)
const open = async (window: Page): Promise<number> => Number((await toReview(window).textContent())?.match(/^\d+/)?.[0])
const piecesOf = (window: Page, id: string) => grid(window).locator(`[data-id="${id}"] [data-column=qty]`)
const idsShown = (window: Page) =>
  rows(window).evaluateAll((all) => all.map((row) => row.getAttribute('data-id') ?? ''))

/** Types a quantity over a line's; returns the former one. */
async function type(window: Page, id: string, pieces: number): Promise<string> {
  const quantity = piecesOf(window, id)
  const before = (await quantity.textContent()) ?? ''
  await quantity.click()
  await quantity.getByRole('textbox').fill(String(pieces))
  await window.keyboard.press('Enter')
  return before
}

test.beforeEach(async ({ enter, window }) => {
  await enter('/afs')
  await expect(rows(window).first()).toBeVisible()
  await expect(group(window, 'Over 90 days of stock')).toBeVisible()
})

test('a mark survives pieces typed over it that were undone or refused', async ({ window, portal }) => {
  await markAll(window, 'Gap').click()
  const marked = await open(window)
  await fold(window, 'Gap').click()
  const [id = ''] = await idsShown(window)
  const before = await type(window, id, 400)
  await expect(piecesOf(window, id)).toHaveText('400')
  await window.keyboard.press('Control+z')
  await expect(piecesOf(window, id)).toHaveText(before)
  await expect.poll(() => open(window)).toBe(marked)
  await portal.misbehave({ kind: 'status', call: 'afs.update', status: 422, message: 'Too late.', times: 1 })
  await type(window, id, 400)
  await expect(window.getByText('Too late.').first()).toBeVisible()
  await expect(piecesOf(window, id)).toHaveText(before)
  await expect.poll(() => open(window)).toBe(marked)
})

test('no line goes from under the cursor when pieces are typed after something was taken back', async ({ window }) => {
  const [first = ''] = await idsShown(window)
  const before = await type(window, first, 400)
  await window.keyboard.press('Control+z')
  await expect(piecesOf(window, first)).toHaveText(before)
  const ids = await idsShown(window)
  const many = await rows(window).filter({ hasText: '90+ days' }).first().getAttribute('data-id')
  await type(window, many ?? '', 3)
  await expect(piecesOf(window, many ?? '')).toHaveText('3')
  await expect(
    grid(window)
      .locator(`[data-id="${many}"]`)
      .getByRole('button', { name: /Reviewed: / }),
  ).toBeVisible()
  expect((await idsShown(window)).slice(0, ids.length)).toEqual(ids)
})

test('a group with lines hidden by filters stays open when the visible ones are reviewed', async ({ window }) => {
  const before = await open(window)
  const find = window.getByRole('textbox', { name: 'Search the cart' })
  const [id = ''] = await idsShown(window)
  await find.fill(id)
  await expect(rows(window)).toHaveCount(1)
  await markAll(window, 'Gap').click()
  await expect(toReview(window)).toContainText(`${before - 1} to review`)
  await find.fill('')
  await expect(fold(window, 'Gap')).toHaveAttribute('aria-expanded', 'true')
})

test('once everything is reviewed, To review only says so, and leads back to all lines', async ({ window }) => {
  while ((await open(window)) > 0) {
    const before = await open(window)
    await window
      .getByRole('button', { name: /^Mark all reviewed: / })
      .first()
      .click()
    await expect.poll(() => open(window)).toBeLessThan(before)
  }
  await window.getByRole('switch', { name: 'To review only' }).click()
  await expect(window.getByText('All lines are reviewed')).toBeVisible()
  await window.getByRole('button', { name: 'Show all lines' }).click()
  await expect(window.getByRole('switch', { name: 'To review only' })).not.toBeChecked()
  await expect(group(window, 'No review needed')).toBeVisible()
})

test('a group that was reviewed with other pieces than it has now isn’t folded', async ({ window, ask }) => {
  await markAll(window, 'Gap').click()
  await window.reload()
  await expect(fold(window, 'Gap')).toHaveAttribute('aria-expanded', 'false')
  const seen = await ask('settings.read', { key: 'afsSeen' })
  const { looked } = seen as { readonly looked: readonly { readonly id: number; readonly qty: number }[] }
  const other = looked.map(({ id, qty }, at) => ({ id, qty: at === 0 ? qty + 1 : qty }))
  await ask('settings.write', { key: 'afsSeen', value: { ...(seen as object), looked: other } })
  await window.reload()
  await expect(fold(window, 'Gap')).toHaveAttribute('aria-expanded', 'true')
})

test('the marks and boxes of the line that has the cursor are reached by Tab', async ({ window }) => {
  const before = await open(window)
  const first = rows(window).first()
  await piecesOf(window, (await first.getAttribute('data-id')) ?? '').click()
  await window.keyboard.press('Shift+Tab')
  await expect(first.getByRole('button', { name: /Mark as reviewed: / })).toBeFocused()
  await window.keyboard.press('Space')
  await expect(toReview(window)).toContainText(`${before - 1} to review`)
  await window.keyboard.press('Shift+Tab')
  await expect(first.getByRole('checkbox')).toBeFocused()
  await window.keyboard.press('Space')
  await expect(window.getByRole('button', { name: 'Replace 1 line' })).toBeEnabled()
})

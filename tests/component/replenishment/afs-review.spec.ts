/** The AFS cart as a list of exceptions: lines to review, by reason, with the money at risk; reviewed and corrected by group. */
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { groupLinesBy } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

const grid = (window: Page) => window.getByRole('grid', { name: 'Lines of the cart' })
const rows = (window: Page) => grid(window).locator('[role=row][data-id]')
/** The head of a group. */
const group = (window: Page, title: string) =>
  grid(window).locator('[role=row]:not([data-id])').filter({ hasText: title })
const toReview = (window: Page) => window.getByText(/to review of/)
const open = async (window: Page): Promise<number> => Number((await toReview(window).textContent())?.match(/^\d+/)?.[0])
/** The first number in a group's head: its lines. */
const linesOf = async (window: Page, title: string): Promise<number> =>
  Number((await group(window, title).textContent())?.slice(title.length).match(/\d+/)?.[0])

test.beforeEach(async ({ enter, window }) => {
  await enter('/afs')
  await expect(rows(window).first()).toBeVisible()
  await expect(group(window, 'Over 90 days of stock')).toBeVisible()
})

test('lines stand by reason with the money at risk; a group is reviewed by one press, and Ctrl+Z takes that back', async ({
  window,
}) => {
  await expect(group(window, 'Gap')).toContainText(/\d+ lines · ₹ [\d,]+ gap/)
  await expectAccessible(window)
  const before = await open(window)
  const gap = await linesOf(window, 'Gap')
  await group(window, 'Gap').getByRole('button', { name: 'Mark all reviewed: Gap' }).click()
  await expect(toReview(window)).toContainText(`${before - gap} to review`)
  // A reviewed group is folded; it can be opened.
  const fold = group(window, 'Gap').getByRole('button', { name: 'Lines of Gap', exact: true })
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  await fold.click()
  await expect(
    rows(window)
      .first()
      .getByRole('button', { name: /Reviewed:/ }),
  ).toBeVisible()
  await window.keyboard.press('Control+z')
  await expect(toReview(window)).toContainText(`${before} to review`)
  await window.keyboard.press('Control+y')
  await expect(toReview(window)).toContainText(`${before - gap} to review`)
  // It is stored for the account.
  await window.reload()
  await expect(toReview(window)).toContainText(`${before - gap} to review`)
})

test('one line is reviewed by its mark, which says why; only what is to review is shown', async ({ window }) => {
  const before = await open(window)
  const mark = rows(window)
    .first()
    .getByRole('button', { name: /^Gap.*at risk\. Mark as reviewed: / })
  await mark.click()
  await expect(toReview(window)).toContainText(`${before - 1} to review`)
  await window.getByRole('switch', { name: 'To review only' }).click()
  await expect(grid(window).getByText('No review needed')).toHaveCount(0)
  await groupLinesBy(window, 'Amount')
  await expect(
    rows(window)
      .first()
      .getByRole('button', { name: /Mark as reviewed: / }),
  ).toBeVisible()
})

test('a group that covers too much is cut after it was shown what becomes of it; typed pieces count as reviewed', async ({
  window,
}) => {
  const title = 'Over 90 days of stock'
  const before = await open(window)
  const lines = await linesOf(window, title)
  await group(window, title)
    .getByRole('button', { name: `Reduce to 90 days: ${title}` })
    .click()
  const dialog = window.getByRole('dialog', { name: /^Reduce to 90 days: \d+ lines?$/ })
  const mended = dialog.getByRole('listitem')
  await expect(mended.first()).toBeVisible()
  const count = await mended.count()
  await expectAccessible(window)
  await dialog.getByRole('button', { name: 'Reduce to 90 days' }).click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => open(window)).toBeLessThanOrEqual(before - count)
  await expect.poll(() => open(window)).toBeGreaterThanOrEqual(before - lines)
  await window.keyboard.press('Control+z')
  await expect.poll(() => open(window)).toBe(before)
})

test('sales and stock stand beside the quantity, with their meaning in words', async ({ window }) => {
  const row = rows(window)
    .filter({ has: window.locator('[data-cover=long]') })
    .first()
  const cover = row.locator('[data-column=cover]')
  await expect(cover).toHaveText(/^\d+ → \d+$/)
  await cover.hover()
  await expect(cover).toHaveAttribute('title', /last \d+ days; with this line \d+ days\.$/)
  for (const column of ['sold', 'inShop', 'onWay'])
    await expect(row.locator(`[data-column=${column}]`)).toHaveText(/^\d+$/)
})

test('totals of the portal that differ stand below ours', async ({ window, portal }) => {
  const totals = window.getByRole('region', { name: 'Totals at the portal' })
  await window.getByRole('button', { name: 'Totals' }).click()
  await expect(window.getByRole('dialog', { name: 'Totals' }).getByText(/^On the portal: /)).toBeVisible()
  await window.keyboard.press('Escape')
  await expect(totals).toHaveCount(0)
  // The portal's totals are read again with the cart.
  await portal.settings({ countsBesides: 989 })
  await window.getByRole('button', { name: 'Refresh' }).click()
  const pieces = (text: string | null) => Number(/Pieces ([\d,]+)/.exec(text ?? '')?.[1]?.replace(/,/g, ''))
  const own = window.getByRole('region', { name: 'Totals of the whole cart' })
  const besides = async () => pieces(await totals.textContent()) - pieces(await own.textContent())
  await expect.poll(besides).toBe(989)
  // Both totals change with the typed quantity.
  const before = pieces(await own.textContent())
  const quantity = rows(window).first().locator('[data-column=qty]')
  await quantity.click()
  await quantity.getByRole('textbox').fill('48')
  await window.keyboard.press('Enter')
  await expect.poll(async () => pieces(await own.textContent())).not.toBe(before)
  await expect.poll(besides).toBe(989)
  await portal.settings({ countsBesides: 0 })
  await window.getByRole('button', { name: 'Refresh' }).click()
  await expect(totals).toHaveCount(0)
})

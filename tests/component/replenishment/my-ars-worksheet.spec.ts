/** My ARS as a worksheet: searched, sorted, filtered with counts, suggestions taken at once, targets pasted. */
import type { Locator, Page } from '@playwright/test'
import { messages } from '../../../src/shared/messages.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { MyArs } from '../../support/pages/my-ars.ts'
import { expect } from '../fixture.ts'
import { test } from './my-ars.ts'

const search = (window: Page) => window.getByRole('textbox', { name: 'Search by name or ID' })
const look = (window: Page, name: string) => window.getByRole('button', { name: new RegExp(`^${name} [\\d,]+$`) })
const countOf = async (button: Locator) => Number(/[\d,]+$/.exec((await button.textContent()) ?? '')?.[0])

/** Pastes spreadsheet text at the cursor. */
const paste = ({ grid }: MyArs, text: string) =>
  grid.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    const field = element.querySelector('input') ?? element
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

test('the whole list is searched by id and by words, from Ctrl+F, and sorted by its headings', async ({
  window,
  myArs,
}) => {
  await myArs.openWhole()
  const id = (await myArs.rowAt(2).getAttribute('data-id')) ?? ''
  await window.keyboard.press('Control+f')
  await expect(search(window)).toBeFocused()
  await window.keyboard.type(id)
  await window.keyboard.press('Enter')
  await expect(window.getByText(/^Showing \d+ of 120 products$/)).toBeVisible()
  await expect(myArs.rowOf(id)).toBeVisible()
  await expect(look(window, 'All')).not.toHaveText('All 120')
  await window.reload()
  await expect(search(window)).toHaveValue(id)
  await window.getByRole('button', { name: 'Clear: Search by name or ID' }).click()
  await expect(window.getByText('120 products', { exact: true })).toBeVisible()

  const heading = myArs.grid.getByRole('columnheader', { name: 'Sold in 30 days' })
  await heading.getByRole('button').click()
  await heading.getByRole('button').click()
  await expect(heading).toHaveAttribute('aria-sort', 'descending')
  // Rows of all groups are mixed, and show their type.
  await expect(myArs.grid.getByText(/^Group minimum/)).toHaveCount(0)
  const sold = (await myArs.rows.locator('[data-column=sold]').allTextContents()).map(Number)
  expect(sold).toEqual(sold.toSorted((one, other) => other - one))
  // Typing moves no row.
  const first = myArs.rowAt(0)
  const before = await first.getAttribute('data-id')
  await myArs.grid.getByRole('columnheader', { name: 'Target stock' }).getByRole('button').click()
  const typed = (await first.getAttribute('data-id')) ?? ''
  await myArs.targetIn(first).click()
  await myArs.targetIn(first).getByRole('textbox').fill('999')
  await window.keyboard.press('Enter')
  await expect(first).toHaveAttribute('data-id', typed)
  expect(before).not.toBeNull()
})

test('each number says why, on hover and to a screen reader, and each group says what it may not fall below', async ({
  window,
  myArs,
}) => {
  await myArs.openWhole()
  const row = myArs.rowAt(0)
  for (const column of ['sold', 'stock', 'onWay', 'days']) {
    const cell = row.locator(`[data-column=${column}]`)
    await expect(cell).toHaveAttribute('title', /^Sold .* in stock: .* in transit/)
    await expect(cell).toHaveAccessibleDescription(/^Sold .* in stock: .* in transit/)
  }
  await expect(row.locator('[data-column=suggested] [title]')).toHaveAccessibleDescription(/\. Sold .* in stock/)
  await expect(
    myArs.grid.getByText(/^Group minimum [\d,]+ · targets now [\d,]+ \([\d,]+ (above|short)\)$/).first(),
  ).toBeVisible()
  // Alternates are identified by picture and name; two with the same name by their ids.
  const names = await myArs.grid
    .getByRole('button', { name: /: alternate of|^(Actions for|Add an alternate to)/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')))
  expect(new Set(names).size).toBe(names.length)
  await expectAccessible(window)
})

test('what is suggested for all products shown is taken at once, before and after in sight, and taken back at once', async ({
  window,
  myArs,
}) => {
  await myArs.openWhole()
  await look(window, 'Too low').click()
  const count = await countOf(look(window, 'Too low'))
  await window.getByRole('button', { name: `Apply ${count} suggestions…` }).click()
  const dialog = window.getByRole('dialog', { name: /^Apply \d+ suggestions?\?$/ })
  await expect(dialog.getByText(/^Group minimum [\d,]+ · targets now [\d,]+, then [\d,]+$/).first()).toBeVisible()
  await expectAccessible(window)
  await dialog.getByRole('button', { name: /^Apply \d+ suggestions?$/ }).click()
  await expect(window.getByText(new RegExp(`^${count} target stocks changed`)).last()).toBeVisible()
  await expect(look(window, 'Not saved')).toHaveText(`Not saved ${count}`)
  // No row moves from under the pointer.
  await expect(look(window, 'Too low')).toHaveText(`Too low ${count}`)
  await window.keyboard.press('Control+z')
  await expect(look(window, 'Not saved')).toHaveText('Not saved 0')
})

test('all that is suggested can be saved together', async ({ window, portal, myArs }) => {
  await myArs.openWhole()
  await window.getByRole('button', { name: /^Apply \d+ suggestions?…$/ }).click()
  const dialog = window.getByRole('dialog', { name: /^Apply \d+ suggestions?\?$/ })
  await dialog.getByRole('button', { name: /^Apply \d+ suggestions?$/ }).click()
  await portal.forget()
  await myArs.save()
  await expect(window.getByText(messages.arsTargetsSaved)).toBeVisible()
  expect((await portal.asked()).filter((call) => call === 'ars.updateTargets')).toHaveLength(1)
})

test('pasted rows are checked against the whole list, even if only a part is shown; each has its verdict', async ({
  window,
  myArs,
}) => {
  await myArs.openWhole()
  const shownIds = await myArs.rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-id')))
  await myArs.grid.focus()
  await window.keyboard.press('Control+End')
  const last = () => myArs.rows.last().getAttribute('data-id')
  await expect.poll(async () => shownIds.includes(await last())).toBe(false)
  const far = (await last()) ?? ''
  await search(window).fill(shownIds[0] ?? '')
  await window.keyboard.press('Enter')
  await expect(window.getByText(/^Showing \d+ of 120 products$/)).toBeVisible()
  await myArs.grid.focus()
  await paste(myArs, `${far}\t801\r\n987654321\t5\r\n${shownIds[0]}\tmany\r\n`)
  const dialog = window.getByRole('dialog', { name: '3 rows pasted' })
  await expect(dialog.getByText('3 rows: 1 to change, 2 refused.')).toBeVisible()
  await expect(dialog.getByRole('row', { name: /987654321/ })).toContainText(messages.arsRowNotListed)
  await expect(dialog.getByRole('row', { name: /many/ }).or(dialog.getByText(messages.arsTargetWhole))).toBeVisible()
  await expectAccessible(window)
  await dialog.getByRole('button', { name: 'Apply 1 to the list' }).click()
  await look(window, 'Not saved').click()
  await window.getByRole('button', { name: 'Clear: Search by name or ID' }).click()
  await expect(myArs.targetIn(myArs.rowOf(far))).toContainText('801')
})

test('a pasted column fills what is shown from the cursor down; where a row of it isn’t taken it is asked about', async ({
  window,
  myArs,
}) => {
  await myArs.openWhole()
  await myArs.targetAt(1).click()
  await paste(myArs, '301\r\n\r\n303\r\n')
  await expect(myArs.targetAt(1).getByRole('textbox')).toHaveValue('301')
  await expect(myArs.targetAt(3)).toContainText('303')
  await expect(window.getByText('2 rows: 2 to change.')).toBeVisible()
  await expect(window.getByText('2 target stocks changed')).toBeVisible()

  await paste(myArs, '401\r\nmany\r\n')
  const dialog = window.getByRole('dialog', { name: '2 rows pasted' })
  await expect(dialog.getByText('2 rows: 1 to change, 1 refused.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(window.getByText('2 target stocks changed')).toBeVisible()

  // A column too long to see at once needs a confirmation.
  const before = await myArs.targetAt(4).textContent()
  await myArs.targetAt(1).click()
  await paste(myArs, Array.from({ length: 20 }, (_, at) => 501 + at).join('\n'))
  await expect(window.getByRole('dialog', { name: '20 rows pasted' })).toBeVisible()
  await expect(myArs.targetAt(4)).toHaveText(before ?? '')
})

test('a paste while the list is still read waits for its end, says how far it is, and can be left', async ({
  window,
  myArs,
  enterHanging,
}) => {
  await enterHanging(MyArs.address, 'ars.download')
  await expect(window.getByText('Showing 20 of 120 products')).toBeVisible()
  await expect(window.getByText('so far', { exact: true })).toBeVisible()
  const id = (await myArs.rowAt(0).getAttribute('data-id')) ?? ''
  await myArs.grid.focus()
  await paste(myArs, `${id}\t801\r\n987654321\t5\r\n`)
  await expect(window.getByText(/^Loading all of My ARS.*: 20 of 120\.$/)).toBeVisible()
  await window.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(window.getByRole('dialog')).toHaveCount(0)
})

test('where the company keeps the list, neither a key nor a paste changes a target', async ({
  window,
  enter,
  myArs,
}) => {
  await enter(MyArs.address, 'fccoco@practice.storedesk.example')
  const kept = myArs.rowAt(1).locator('[data-column=kept]')
  const before = (await kept.textContent()) ?? ''
  await myArs.grid.focus()
  await window.keyboard.press('Control+a')
  await window.keyboard.press('Control+d')
  await paste(myArs, `${await myArs.rowAt(1).getAttribute('data-id')}\t801\r\n`)
  await expect(window.locator('[role=alert], [role=status]').getByText(messages.arsKept).first()).toBeVisible()
  await expect(window.getByRole('dialog')).toHaveCount(0)
  await expect(kept).toHaveText(before)
  await expect(look(window, 'Not saved')).toHaveText('Not saved 0')
})

test('at twice the size of text, on a small display, whole rows can be seen', async ({ window, myArs }) => {
  await window.setViewportSize({ width: 683, height: 384 })
  await myArs.openWhole()
  await window.getByText('120 products', { exact: true }).scrollIntoViewIfNeeded()
  // The rows are wider than the display.
  await expect(myArs.rowAt(0)).toBeInViewport({ ratio: 0.6 })
  await expect(myArs.rowAt(1)).toBeInViewport({ ratio: 0.6 })
})

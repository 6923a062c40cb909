/** Picking products for My ARS: nothing is reported before a search, a name or an id is enough, and the choice stays visible. */
import type { Locator, Page } from '@playwright/test'
import { messages } from '../../../src/shared/messages.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { expect, test } from '../fixture.ts'

test.use({ kept: true })

async function openAdding(window: Page, enter: (path: string) => Promise<unknown>, from: string) {
  await enter('/home/account/ars/myars')
  await window.getByRole('button', { name: 'Add product' }).click()
  await window.getByRole('menuitem', { name: from }).click()
  return window.getByRole('dialog', { name: /^Add from/ })
}

/** The id, from the line below the name with brand, size and id. */
const idOf = async (card: Locator) => /· (\d{6})$/m.exec(await card.innerText())?.[1] ?? ''

test('nothing is said to be missing before a kind is chosen; a name finds products without one', async ({
  window,
  enter,
}) => {
  const dialog = await openAdding(window, enter, 'From the global listing…')
  await expect(dialog.getByText(messages.arsChooseKind)).toBeVisible()
  await expect(dialog.getByText(messages.arsNothingToAdd)).toHaveCount(0)
  await expectAccessible(window)
  const field = dialog.getByRole('textbox', { name: 'Search for a product' })
  const cards = dialog.getByRole('list', { name: 'Available products' }).getByRole('button')
  await field.fill('romper')
  await expect(cards.first()).toContainText(/romper/i)
  await field.fill('')
  await expect(dialog.getByText(messages.arsChooseKind)).toBeVisible()
})

test('an id finds its product and says its kind; one that is in My ARS says so', async ({ window, enter }) => {
  const listed = window.getByRole('grid', { name: 'My ARS' }).locator('[role=row][data-id]').first()
  const dialog = await openAdding(window, enter, 'From the global listing…')
  const field = dialog.getByRole('textbox', { name: 'Search for a product' })
  const cards = dialog.getByRole('list', { name: 'Available products' }).getByRole('button')
  const chosen = dialog.getByRole('list', { name: 'Selected products' }).getByRole('listitem')
  await field.fill('romper')
  await expect(cards.first()).toBeVisible()
  const id = await idOf(cards.first())
  await field.fill(id)
  await expect(cards).toHaveCount(1)
  await cards.first().click()
  await expect(chosen).toHaveText(new RegExp(id))
  for (const label of ['Category', 'Subcategory', 'Type']) {
    await expect(dialog.getByRole('combobox', { name: label, exact: true })).not.toHaveValue('')
  }
  // Removed by its chip.
  await dialog.getByRole('button', { name: new RegExp(`^Remove .*\\(${id}\\)$`) }).click()
  await expect(chosen).toHaveCount(0)

  await field.fill((await listed.getAttribute('data-id')) ?? '')
  await expect(dialog.getByText(messages.arsListedAlready)).toBeVisible()
})

test('the bin is shown at once, and searched by name or ID', async ({ window, enter }) => {
  const dialog = await openAdding(window, enter, 'From the ARS bin…')
  const cards = dialog.getByRole('list', { name: 'Available products' }).getByRole('button')
  await expect(cards).toHaveCount(3)
  await dialog.getByRole('button', { name: 'Next products' }).click()
  const id = await idOf(cards.last())
  await dialog.getByRole('textbox', { name: 'Search for a product' }).fill(id)
  await expect(cards).toHaveCount(1)
  await expect(cards).toContainText(id)
})

test('chosen alternates stay in sight on every page, and are taken back there', async ({ window, enter }) => {
  await enter('/home/account/ars/listing')
  await window
    .getByRole('button', { name: /^Add to My ARS: / })
    .first()
    .click()
  const dialog = window.getByRole('dialog', { name: /^Alternates of/ })
  const cards = dialog.getByRole('list', { name: 'Available products' }).getByRole('button')
  const chosen = dialog.getByRole('list', { name: 'Selected products' }).getByRole('listitem')
  await cards.nth(0).click()
  await cards.nth(1).click()
  await dialog.getByRole('button', { name: 'Next products' }).click()
  await expect(dialog.getByRole('button', { pressed: true })).toHaveCount(0)
  await expect(chosen).toHaveCount(2)
  await chosen.first().getByRole('button').click()
  await expect(dialog.getByText('1 product selected')).toBeVisible()
  await dialog.getByRole('button', { name: 'Previous products' }).click()
  await expect(cards.nth(0)).toHaveAttribute('aria-pressed', 'false')
  await expect(cards.nth(1)).toHaveAttribute('aria-pressed', 'true')
})

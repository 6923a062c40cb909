/** The bin and the requests of My ARS. */
import { messages } from '../../../src/shared/messages.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { expect, test } from '../fixture.ts'

test('a product is deleted from the bin after a question; declined, nothing is sent', async ({
  window,
  enter,
  portal,
}) => {
  await enter('/home/account/ars/arsbin')
  const button = window.getByRole('button', { name: /^Delete .* from the ARS bin$/ }).first()
  const label = (await button.getAttribute('aria-label')) ?? ''
  const dialog = window.getByRole('dialog', { name: messages.deleteProduct })
  await portal.forget()
  await button.click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await portal.asked()).not.toContain('ars.deleteFromBin')
  await button.click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(window.getByRole('button', { name: label, exact: true })).toHaveCount(0)
})

test('the bin says what it is, and restores a product into My ARS', async ({ window, enter, portal }) => {
  await enter('/home/account/ars/arsbin')
  await expect(window.getByText(messages.arsBinAbout)).toBeVisible()
  const restore = window
    .getByRole('button', { name: /^Restore .* \(\d+\)$/ })
    .and(window.locator(':enabled'))
    .first()
  const label = (await restore.getAttribute('aria-label')) ?? ''
  await expectAccessible(window)
  await restore.click()
  const dialog = window.getByRole('dialog', { name: /^Restore/ })
  await expect(dialog.getByText('Current', { exact: true })).toHaveCount(0)
  await dialog.getByLabel('Target stock').fill('150')
  await dialog.getByRole('button', { name: 'Restore…' }).click()
  await portal.forget()
  await window
    .getByRole('dialog', { name: messages.arsSureAddAlone })
    .getByRole('button', { name: 'Restore', exact: true })
    .click()
  await expect(window.getByText(messages.arsAdded)).toBeVisible()
  expect(await portal.asked()).toContain('ars.createFromBin')
  await expect(window.getByRole('button', { name: label, exact: true })).toHaveCount(0)
})

test.describe('looked at', () => {
  test.use({ kept: true })

  test('reasons are read whole, each under its heading', async ({ window, enter }) => {
    await enter('/home/account/ars/arsrequest')
    const list = window.getByRole('grid', { name: 'My ARS requests' })
    const first = list
      .locator('[role=row]')
      .filter({ has: window.getByText('Rejected', { exact: true }) })
      .first()
    await first.getByRole('button').first().click()
    const reasonDialog = window.getByRole('dialog', { name: messages.arsReasonGiven, exact: true })
    await expect(reasonDialog).toBeVisible()
    await expectAccessible(window)
    await window.keyboard.press('Escape')
    await expect(reasonDialog).toHaveCount(0)
    await first.getByRole('button').nth(1).click()
    await expect(window.getByRole('dialog', { name: messages.arsRejectedBecause })).toBeVisible()
  })

  test('where the company keeps the list, the buttons of bin and listing say so', async ({ window, enter }) => {
    await enter('/home/account/ars/arsbin', 'fccoco@practice.storedesk.example')
    for (const name of [/^Restore /, /^Delete /]) {
      const button = window.getByRole('button', { name }).first()
      await expect(button).toBeDisabled()
      await expect(button).toHaveAccessibleDescription(messages.arsKept)
    }
    await enter('/home/account/ars/listing', 'fccoco@practice.storedesk.example')
    const add = window.getByRole('button', { name: /^Add to My ARS: / }).first()
    await expect(add).toBeDisabled()
    await expect(add).toHaveAccessibleDescription(messages.arsKept)
  })
})

test('the global listing sorts as My ARS does, and a product of it goes into the list with its alternates', async ({
  window,
  enter,
  portal,
}) => {
  await enter('/home/account/ars/listing')
  const add = window.getByRole('button', { name: /^Add to My ARS: / })
  await expect(add.first()).toBeVisible()
  await portal.forget()
  await window.getByRole('combobox', { name: 'Sort by' }).click()
  await window.getByRole('option', { name: 'Best sellers' }).click()
  await expect.poll(() => portal.asked()).toContain('catalogue.listing')
  await expect(add.first()).toBeVisible()
  await expectAccessible(window)
  await window.getByRole('button', { name: 'Ageing' }).click()
  await window.getByRole('textbox', { name: 'Sold since, from' }).fill('01/01/2025')
  await window.keyboard.press('Enter')
  await expect(window.getByText(messages.arsAgeingDays)).toBeVisible()
  await window.getByRole('textbox', { name: 'Sold since, to' }).fill('31/12/2025')
  await window.keyboard.press('Enter')
  await expect(window).toHaveURL(/ageing=2025-01-01\.\.2025-12-31/)
  await expect(window.getByRole('button', { name: /01 Jan – 31 Dec 2025/ })).toBeVisible()
  await add.first().click()
  const dialog = window.getByRole('dialog', { name: /^Alternates of/ })
  const cards = dialog.getByRole('list', { name: 'Available products' }).getByRole('button')
  await cards.nth(0).click()
  await cards.nth(0).click()
  await cards.nth(0).click()
  await expect(dialog.getByText('1 product selected')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add to My ARS…' }).click()
  await window
    .getByRole('dialog', { name: messages.arsSureAdd })
    .getByRole('button', { name: 'Add', exact: true })
    .click()
  await expect(window.getByText(messages.arsAdded)).toBeVisible()
})

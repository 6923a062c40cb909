/** Returns are found, given to a courier, and have their slips. */
import { join } from 'node:path'
import { messages } from '../../../src/shared/messages.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { expect, test } from '../fixture.ts'

test('a sales return is marked as in transit after a question; somebody who was quicker is told', async ({
  window,
  enter,
  portal,
}) => {
  await enter('/home/account/srDetails')
  const list = window.getByRole('grid', { name: 'SR details' })
  const first = list.getByRole('button', { name: /^Mark SR-\d+ in transit/ }).first()
  const id = /SR-\d+/.exec((await first.getAttribute('aria-label')) ?? '')?.[0] ?? ''
  const row = list.getByRole('row').filter({ hasText: id })
  await first.click()
  const dialog = window.getByRole('dialog', { name: `Mark ${id} as in transit` })
  const send = dialog.getByRole('button', { name: 'In transit', exact: true })
  await send.click()
  await expect(dialog.getByText(messages.returnNoCompany)).toBeVisible()
  await expect(dialog.getByText(messages.loadAwbShort)).toBeVisible()
  await expectAccessible(window)
  await dialog.getByRole('combobox', { name: 'Shipping company' }).click()
  await dialog.getByRole('option', { name: 'DTDC - self' }).click()
  await dialog.getByRole('textbox', { name: 'AWB no.' }).fill('AWB4711')

  await portal.forget()
  await send.click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(await portal.asked()).not.toContain('returns.srSetInTransit')
  await send.click()
  await dialog.getByRole('button', { name: 'Mark it' }).click()
  await expect(window.getByText(`SR ${id} is in transit`)).toBeVisible()
  await expect(row).toContainText('In transit')
  await expect(row).toContainText('AWB4711')
  await expect(row.getByRole('button', { name: /^Mark/ })).toHaveCount(0)
})

test('a sales return has its invoice, and the pictures that were taken of it', async ({
  window,
  enter,
  dialogs,
  profile,
}) => {
  await enter('/home/account/srDetails')
  const list = window.getByRole('grid', { name: 'SR details' })
  await list
    .getByRole('button', { name: /^Pictures of SR-/ })
    .first()
    .click()
  const dialog = window.getByRole('dialog', { name: /^Pictures of SR-/ })
  const picture = dialog.locator('img').first()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(640)
  await expectAccessible(window)
  await window.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  const path = join(profile, 'invoices.pdf')
  await dialogs.savesAs(path)
  await list.getByRole('checkbox').nth(1).check()
  await list.getByRole('checkbox').nth(2).check()
  await window.getByRole('button', { name: 'SR invoices as one PDF' }).click()
  await expect(window.getByText(`Saved as ${path}`)).toBeVisible()
})

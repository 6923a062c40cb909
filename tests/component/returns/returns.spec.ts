/** Returns are found, handed to a courier, and have their slips. */
import { referenceIn, returnNoteAddress } from '../../../src/shared/domain/returns/returns.ts'
import { messages } from '../../../src/shared/messages.ts'
import { approvedReturns } from '../../areas/returns.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { expect, test } from '../fixture.ts'

test('a sales return is marked as in transit after a question; if another user was quicker, a message says so', {
  tag: '@quick',
}, async ({ window, enter, portal }) => {
  await enter('/home/account/srDetails')
  const list = window.getByRole('grid', { name: 'SR details' })
  const first = list.getByRole('button', { name: /^Mark in transit: SR-\d+/ }).first()
  const id = /SR-\d+/.exec((await first.getAttribute('aria-label')) ?? '')?.[0] ?? ''
  const row = list.getByRole('row').filter({ hasText: id })
  await first.click()
  const dialog = window.getByRole('dialog', { name: `Mark ${id} as in transit` })
  const send = dialog.getByRole('button', { name: 'Mark in transit', exact: true })
  await send.click()
  await expect(dialog.getByText(messages.returnNoCompany)).toBeVisible()
  await expect(dialog.getByText(messages.loadAwbShort)).toBeVisible()
  await expectAccessible(window)
  await dialog.getByRole('combobox', { name: 'Courier' }).click()
  await dialog.getByRole('option', { name: 'DTDC - self' }).click()
  await dialog.getByRole('textbox', { name: 'AWB no.' }).fill('AWB4711')

  await portal.forget()
  await send.click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(await portal.asked()).not.toContain('returns.srSetInTransit')
  await send.click()
  await dialog.getByRole('button', { name: 'Mark in transit' }).click()
  await expect(window.getByText(`SR ${id} marked in transit`)).toBeVisible()
  await expect(row).toContainText('In transit')
  await expect(row).toContainText('AWB4711')
  await expect(row.getByRole('button', { name: /^Mark/ })).toHaveCount(0)
})

test('several returns go to one courier in one dialog, and the company stays chosen', async ({
  window,
  enter,
  portal,
}) => {
  await enter('/home/account/srDetails')
  const list = window.getByRole('grid', { name: 'SR details' })
  const pending = list.getByRole('row').filter({ has: window.getByRole('button', { name: /^Mark in transit/ }) })
  const ids = await Promise.all(
    [0, 1].map((nth) =>
      pending
        .nth(nth)
        .getByText(/^SR-\d+$/)
        .textContent(),
    ),
  )
  for (const nth of [0, 1]) await pending.nth(nth).getByRole('checkbox').check()
  // Returns that aren't pending are skipped.
  await list.getByRole('row').filter({ hasText: 'Received by warehouse' }).first().getByRole('checkbox').check()
  await portal.forget()
  await window.getByRole('toolbar', { name: 'Selected rows' }).getByRole('button', { name: 'Mark in transit' }).click()
  const dialog = window.getByRole('dialog', { name: 'Mark 2 returns as in transit' })
  await expect(dialog.getByText(ids.join(', '))).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Courier' }).click()
  await dialog.getByRole('option', { name: 'DTDC - self' }).click()
  await dialog.getByRole('textbox', { name: 'AWB no.' }).fill('AWB4712')
  await dialog.getByRole('button', { name: 'Mark in transit', exact: true }).click()
  await dialog.getByRole('button', { name: 'Mark in transit', exact: true }).click()
  await expect(window.getByText('2 returns marked in transit')).toBeVisible()
  for (const id of ids) await expect(list.getByRole('row').filter({ hasText: id ?? '' })).toContainText('AWB4712')
  expect((await portal.asked()).filter((call) => call === 'returns.srSetInTransit')).toHaveLength(2)

  await list
    .getByRole('button', { name: /^Mark in transit: SR-\d+/ })
    .first()
    .click()
  await expect(window.getByRole('dialog').getByRole('combobox', { name: 'Courier' })).toHaveValue('DTDC - self')
})

test('a sales return has its invoice, and the pictures that were taken of it', async ({ window, enter, savesAs }) => {
  await enter('/home/account/srDetails')
  const list = window.getByRole('grid', { name: 'SR details' })
  await list
    .getByRole('button', { name: /^Pictures of SR-/ })
    .first()
    .click()
  const dialog = window.getByRole('dialog', { name: /^Pictures of SR-/ })
  const picture = dialog.locator('img').first()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(580)
  await expectAccessible(window)
  await window.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  const path = await savesAs('invoices.pdf')
  await list.getByRole('checkbox').nth(1).check()
  await list.getByRole('checkbox').nth(2).check()
  await window.getByRole('button', { name: 'SR invoices as one PDF' }).click()
  await expect(window.getByText(`Saved as ${path}`)).toBeVisible()
})

test.describe('looked at', () => {
  test.use({ kept: true })

  test('a sales return leads to its note, with its goods by their condition', async ({
    window,
    askSignedIn,
    enter,
  }) => {
    const [id = ''] = await approvedReturns(askSignedIn)
    const reference = referenceIn(id)
    await enter('/home/account/srDetails')
    const list = window.getByRole('grid', { name: 'SR details' })
    await list.getByRole('row').filter({ hasText: reference }).first().getByText(reference).click()
    await window.keyboard.press('Enter')
    await expect(window.getByRole('heading', { name: `Return ${reference}` })).toBeVisible()
    const note = window.getByRole('region', { name: 'Credit note' })
    await expect(note).toContainText('Note no.')
    await expect(window.getByRole('grid', { name: 'Goods of the return' })).toContainText('Listed')
    await window.getByRole('tab', { name: 'Note lines' }).click()
    await expect(
      window.getByRole('grid', { name: 'Lines of the note' }).getByRole('link', { name: /^PO-/ }).first(),
    ).toBeVisible()
    await expectAccessible(window)

    await window.getByRole('link', { name: 'Back to returns' }).click()
    await list
      .getByRole('button', { name: /^Mark in transit: SR-\d+/ })
      .first()
      .waitFor()
    const { answer } = await askSignedIn('portal.read', {
      call: 'returns.srList',
      args: { body: { FromDate: '2020-01-01', ToDate: '2099-12-31', Status: 'Pending' } },
      request: 'pending',
      fresh: false,
    })
    const [pending] = answer as readonly { readonly ReferenceID: string; readonly WareHouseID: number }[]
    await enter(returnNoteAddress(pending?.ReferenceID ?? '', pending?.WareHouseID ?? 0))
    await expect(window.getByRole('region', { name: 'Note', exact: true })).toContainText(messages.returnNoteNone)
  })
})

/** Selects invoices, and saves a C-form with its file for them. */
import { messages } from '../../../src/shared/messages.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { JPEG } from '../../support/picture-files.ts'
import { expect, test } from '../fixture.ts'

test('a C-form is refused without its file or with another kind of file, told as failed or lost, and saved once it is taken', async ({
  window,
  enter,
  portal,
}) => {
  await enter('/home/account/cform')
  const list = window.getByRole('grid', { name: 'C-form' })
  await window.getByRole('combobox', { name: 'Year' }).click()
  await expect(window.getByRole('option').last()).toHaveText('2014-2015')
  await window.keyboard.press('Escape')
  const first = (await list.getByRole('row').nth(1).getByRole('gridcell').nth(1).textContent()) ?? ''
  await list.getByRole('row').nth(1).getByRole('checkbox').click()
  await window.getByRole('button', { name: 'Save C-form' }).click()
  const dialog = window.getByRole('dialog', { name: 'Save C-form' })
  await dialog.getByRole('textbox', { name: 'C-form number' }).fill('C-77')
  await dialog.getByRole('textbox', { name: 'Docket' }).fill('D-1')
  await dialog.getByRole('textbox', { name: 'Courier' }).fill('Vayu Logistics')
  const save = dialog.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await expect(dialog.getByText(messages.cFormNoFile)).toBeVisible()
  const drop = async (name: string, bytes: Uint8Array) => {
    const dataTransfer = await window.evaluateHandle(
      ([title, all]) => {
        const data = new DataTransfer()
        data.items.add(new File([Uint8Array.from(all)], title))
        return data
      },
      [name, [...bytes]] as const,
    )
    await dialog.getByRole('button', { name: /file/ }).dispatchEvent('drop', { dataTransfer: dataTransfer })
  }
  await drop('c-form.pdf', new TextEncoder().encode('%PDF-1.4'))
  await expect(dialog.getByText(messages.cFormFile)).toBeVisible()
  await drop('c-form.jpg', JPEG)
  await expect(dialog.getByText(/c-form\.jpg, /)).toBeVisible()
  await expectAccessible(window)

  await portal.misbehave({ kind: 'status', status: 500, message: '', call: 'cform.add', times: 1 })
  await save.click()
  await expect(dialog.getByText(messages.cFormFailed)).toBeVisible()
  await portal.misbehave({ kind: 'reset', call: 'cform.add', times: 1 })
  await save.click()
  const again = dialog.getByRole('button', { name: 'Send again' })
  if (await again.isVisible()) await again.click()
  await expect(dialog.getByText(messages.writeLost)).toBeVisible()
  await save.click()
  await again.click()
  await expect(window.getByText(messages.cFormSaved)).toBeVisible()
  await expect(list.getByText(first, { exact: true })).toHaveCount(0)
  // Sent invoices aren't selected for the next form.
  await expect(window.getByRole('toolbar', { name: 'Selected rows' })).toHaveCount(0)
  await window.getByRole('combobox', { name: 'Status' }).click()
  await expect(window.getByRole('option')).toHaveText(['To be submitted', 'Submitted'])
  await window.getByRole('option', { name: 'Submitted', exact: true }).click()
  await expect(list.getByText(first, { exact: true })).toBeVisible()
  await expect(list.getByRole('checkbox')).toHaveCount(0)
})

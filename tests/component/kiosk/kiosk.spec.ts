/** Kiosk orders that wait can be cancelled. */
import { expectAccessible } from '../../support/pages/accessible.ts'
import { expect, test } from '../fixture.ts'

test('a kiosk order is cancelled after a question, and leaves the list; declined, nothing is sent', async ({
  window,
  enter,
  portal,
}) => {
  await enter('/home/account/kioskConfirmation')
  const list = window.getByRole('grid', { name: 'Kiosk orders' })
  const first = list
    .getByRole('row')
    .filter({ has: window.getByRole('button', { name: 'Cancel' }) })
    .first()
  await expect(first).toBeVisible()
  const id = (await first.getByRole('gridcell').first().textContent()) ?? ''
  await portal.forget()
  await first.getByRole('button', { name: 'Cancel' }).click()
  const dialog = window.getByRole('dialog', { name: `Cancel kiosk order ${id}?` })
  await expectAccessible(window)
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await portal.asked()).not.toContain('kiosk.cancelOrder')

  await portal.misbehave({ kind: 'status', call: 'kiosk.cancelOrder', status: 422, message: 'Not now.', times: 1 })
  await first.getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(dialog.getByText('Not now.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(window.getByText(`Kiosk order ${id} is cancelled`)).toBeVisible()
  await expect(list.getByText(id, { exact: true })).toHaveCount(0)
})

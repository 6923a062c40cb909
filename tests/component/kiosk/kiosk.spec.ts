/** Kiosk orders that wait can be confirmed and cancelled. */
import { messages } from '../../../src/shared/messages.ts'
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

test('a kiosk order is confirmed after a question by the keyboard; lost, it goes out again only when that is said', async ({
  window,
  enter,
  portal,
}) => {
  await enter('/home/account/kioskConfirmation')
  const list = window.getByRole('grid', { name: 'Kiosk orders' })
  const first = list
    .getByRole('row')
    .filter({ has: window.getByRole('button', { name: 'Confirm' }) })
    .first()
  await expect(first).toBeVisible()
  const id = (await first.getByRole('gridcell').first().textContent()) ?? ''
  const dialog = window.getByRole('dialog', { name: `Confirm kiosk order ${id}?` })
  const open = () => first.getByRole('button', { name: 'Confirm' }).press('Enter')
  await portal.forget()
  await open()
  await expect(dialog.getByRole('textbox', { name: 'Purchase order' })).toHaveValue(`PO-${id}-K`)
  await expectAccessible(window)
  await window.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  expect(await portal.asked()).not.toContain('kiosk.confirmOrder')

  await open()
  const confirm = dialog.getByRole('button', { name: 'Confirm the order' })
  // What the store owes can't be told: nothing is sent.
  await portal.misbehave({ kind: 'status', call: 'ledger.entries', status: 422, message: 'No ledger now.', times: 1 })
  await confirm.press('Enter')
  await expect(dialog.getByText('No ledger now.')).toBeVisible()
  expect(await portal.asked()).not.toContain('kiosk.confirmOrder')
  await portal.misbehave({ kind: 'status', call: 'kiosk.confirmOrder', status: 422, message: 'Not now.', times: 1 })
  await confirm.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText(`${messages.kioskNotProcessed}Not now.`)
  await portal.misbehave({ kind: 'reset', call: 'kiosk.confirmOrder', times: 1 })
  await confirm.press('Enter')
  await expect(dialog.getByText(messages.writeLost)).toBeVisible()
  await expectAccessible(window)
  await confirm.press('Enter')
  await dialog.getByRole('button', { name: 'Send it once more' }).press('Enter')
  await expect(window.getByText(`Kiosk order ${id} was confirmed.`)).toBeVisible()
  await expect(list.getByText(id, { exact: true })).toHaveCount(0)
})

test('a receipt that is still being made is asked for every 30 seconds while the page is seen, and is there then', async ({
  window,
  enter,
  portal,
}) => {
  const late = { kind: 'status', call: 'kiosk.receipt', status: 422, code: 740, message: 'It is being made.' }
  await window.clock.install()
  await enter('/home/account/kioskConfirmation?status=Confirmed')
  const first = window.getByRole('grid', { name: 'Kiosk orders' }).getByRole('row').nth(1)
  await expect(first.getByRole('link', { name: 'Receipt' })).toBeVisible()
  const asked = async () => (await portal.asked()).filter((call) => call === 'kiosk.receipt').length
  const setSeen = (state: 'visible' | 'hidden') =>
    window.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { value: now, configurable: true })
      globalThis.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await portal.forget()
  await portal.misbehave({ ...late, times: 2 })
  await first.getByRole('link', { name: 'Invoice' }).click()
  await expect(window.getByText(messages.kioskReceiptComing)).toBeVisible()
  await expectAccessible(window)
  await window.clock.runFor(29_000)
  expect(await asked()).toBe(1)
  await window.clock.runFor(2_000)
  await expect.poll(asked).toBe(2)
  await setSeen('hidden')
  await window.clock.runFor(65_000)
  expect(await asked()).toBe(2)
  await setSeen('visible')
  await expect(window.getByRole('region', { name: 'Preview of the invoice' })).toContainText('TAX INVOICE')
  expect(await asked()).toBe(3)

  // Any other number is final.
  await portal.misbehave({ ...late, code: 741, times: 1 })
  await window.goBack()
  await first.getByRole('link', { name: 'Receipt' }).click()
  await expect(window.getByRole('alert')).toHaveText(/Failed to load Invoice\.It is being made\./)
  await window.clock.runFor(65_000)
  expect(await asked()).toBe(4)
  await window.getByRole('button', { name: 'Try again' }).click()
  await expect(window.getByRole('region', { name: 'Preview of the receipt' })).toContainText('KSK/')
  await expectAccessible(window)
})

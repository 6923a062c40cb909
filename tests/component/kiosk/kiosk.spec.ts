/** Waiting kiosk orders can be confirmed and cancelled. */
import type { Locator } from '@playwright/test'
import { messages } from '../../../src/shared/messages.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { kioskOrderIn } from '../../support/pages/kiosk-rows.ts'
import { expect, test } from '../fixture.ts'

/** Chooses a further action on an order, by keyboard. */
async function more(row: Locator, act: string): Promise<void> {
  await row.getByRole('button', { name: /^More for / }).press('Enter')
  await row.page().getByRole('menuitem', { name: act }).press('Enter')
}

test('a kiosk order is cancelled after a question, and leaves the list; declined, nothing is sent', async ({
  window,
  enter,
  portal,
}) => {
  await enter('/home/account/kioskConfirmation')
  const list = window.getByRole('grid', { name: 'Kiosk orders' })
  const first = list
    .getByRole('row')
    .filter({ has: window.getByRole('button', { name: 'Check out' }) })
    .first()
  await expect(first).toBeVisible()
  const [id] = await kioskOrderIn(first)
  await portal.forget()
  await more(first, 'Cancel order…')
  const dialog = window.getByRole('dialog', { name: `Cancel kiosk order ${id}?` })
  await expectAccessible(window)
  await dialog.getByRole('button', { name: 'Keep order' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await portal.asked()).not.toContain('kiosk.cancelOrder')

  await portal.misbehave({ kind: 'status', call: 'kiosk.cancelOrder', status: 422, message: 'Not now.', times: 1 })
  await more(first, 'Cancel order…')
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(`${messages.kioskNotCancelled}Not now.`)
  await portal.misbehave({ kind: 'reset', call: 'kiosk.cancelOrder', times: 1 })
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(dialog.getByRole('status')).toHaveText(`${messages.kioskNotCancelled}${messages.writeNotSeen}`)
  await dialog.getByRole('button', { name: 'Keep order' }).click()
  // Reopened, it is looked up and asked about in its present state.
  await more(first, 'Cancel order…')
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(dialog.getByText(messages.kioskCancelNow)).toBeVisible()
  await expectAccessible(window)
  await dialog.getByRole('button', { name: 'Cancel now' }).click()
  await expect(window.getByText(`Kiosk order ${id} is cancelled`)).toBeVisible()
  await expect(list.getByText(id, { exact: true })).toHaveCount(0)
})

test('a kiosk order is confirmed after a question by the keyboard; lost, it goes out again only when that is said', {
  tag: '@quick',
}, async ({ window, enter, portal }) => {
  await enter('/home/account/kioskConfirmation')
  const list = window.getByRole('grid', { name: 'Kiosk orders' })
  const first = list
    .getByRole('row')
    .filter({ has: window.getByRole('button', { name: 'Confirm' }) })
    .first()
  await expect(first).toBeVisible()
  const [id] = await kioskOrderIn(first)
  const dialog = window.getByRole('dialog', { name: `Confirm kiosk order ${id}?` })
  const open = () => first.getByRole('button', { name: 'Confirm' }).press('Enter')
  await portal.forget()
  await open()
  await expect(dialog.getByRole('textbox', { name: 'PO number' })).toHaveValue(`PO-${id}-K`)
  await expectAccessible(window)
  await window.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  expect(await portal.asked()).not.toContain('kiosk.confirmOrder')

  await open()
  const confirm = dialog.getByRole('button', { name: 'Confirm order' })
  // The store's balance can't be read, so nothing is sent.
  await portal.misbehave({ kind: 'status', call: 'ledger.entries', status: 422, message: 'No ledger now.', times: 1 })
  await confirm.press('Enter')
  await expect(dialog.getByText('No ledger now.')).toBeVisible()
  expect(await portal.asked()).not.toContain('kiosk.confirmOrder')
  await portal.misbehave({ kind: 'status', call: 'kiosk.confirmOrder', status: 422, message: 'Not now.', times: 1 })
  await dialog.getByRole('button', { name: 'Retry' }).press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText(`${messages.kioskNotProcessed}Not now.`)
  // A dialog that was closed meanwhile can't show the error, so it is a toast.
  await portal.misbehave({ kind: 'delay', ms: 800, call: 'ledger.entries', times: 1 })
  await portal.misbehave({ kind: 'status', call: 'kiosk.confirmOrder', status: 422, message: 'Still not.', times: 1 })
  await confirm.press('Enter')
  await window.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(window.getByText(`${messages.kioskNotProcessed} Still not.`)).toBeVisible()
  await open()
  await portal.misbehave({ kind: 'reset', call: 'kiosk.confirmOrder', times: 1 })
  await confirm.press('Enter')
  await expect(dialog.getByText(messages.writeNotSeen)).toBeVisible()
  await expectAccessible(window)
  await confirm.press('Enter')
  await dialog.getByRole('button', { name: 'Send again' }).press('Enter')
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
  const receiptCalls = async () => (await portal.asked()).filter((call) => call === 'kiosk.receipt').length
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
  // The page's clock goes on by itself meanwhile: on a busy machine some seconds have passed already.
  await window.clock.runFor(15_000)
  expect(await receiptCalls()).toBe(1)
  await window.clock.runFor(16_000)
  await expect.poll(receiptCalls).toBe(2)
  await setSeen('hidden')
  await window.clock.runFor(65_000)
  expect(await receiptCalls()).toBe(2)
  await setSeen('visible')
  await expect(window.getByRole('region', { name: 'Preview of the invoice' })).toContainText('TAX INVOICE')
  expect(await receiptCalls()).toBe(3)

  // Any other error code is final.
  await portal.misbehave({ ...late, code: 741, times: 1 })
  await window.goBack()
  await first.getByRole('link', { name: 'Receipt' }).click()
  await expect(window.getByRole('alert')).toHaveText(/Failed to load Invoice\.It is being made\./)
  await window.clock.runFor(65_000)
  expect(await receiptCalls()).toBe(4)
  await window.getByRole('button', { name: 'Retry' }).click()
  await expect(window.getByRole('region', { name: 'Preview of the receipt' })).toContainText('KSK/')
  await expectAccessible(window)
})

test('a customer is registered, known by the number then, and named on the receipt; the checkout opens after a question', async ({
  window,
  enter,
  portal,
}) => {
  await enter('/home/account/kioskConfirmation')
  const row = window.getByRole('grid', { name: 'Kiosk orders' }).getByRole('row').nth(1)
  await expect(row.getByRole('gridcell').first()).toHaveText(/\d/)
  const [id, phone] = await kioskOrderIn(row)
  await window.getByRole('button', { name: 'Register customer' }).click()
  const register = window.getByRole('dialog', { name: 'Register kiosk customer' })
  await register.getByRole('textbox', { name: 'Mobile number' }).fill('123')
  await register.getByRole('textbox', { name: 'Name' }).fill('Meera')
  await register.getByRole('textbox', { name: 'Email' }).fill('meera')
  await register.getByRole('button', { name: 'Register' }).click()
  await expect(register.getByText(messages.kioskMobile)).toBeVisible()
  await expect(register.getByText(messages.kioskEmail)).toBeVisible()
  await expectAccessible(window)
  await register.getByRole('textbox', { name: 'Mobile number' }).fill(phone)
  await register.getByRole('textbox', { name: 'Email' }).fill('meera@example.com')
  await window.keyboard.press('Enter')
  await expect(window.getByText('Meera is registered.')).toBeVisible()

  await more(row, 'Edit customer…')
  const customer = window.getByRole('dialog', { name: `Customer of kiosk order ${id}` })
  await expect(customer.getByText(`Emails saved for ${phone}: meera@example.com`)).toBeVisible()
  await expect(customer.getByRole('textbox', { name: 'Email' })).toHaveValue('meera@example.com')
  await expectAccessible(window)
  await customer.getByRole('textbox', { name: 'Name' }).fill('Meera Rao')
  await portal.misbehave({ kind: 'status', call: 'kiosk.saveDetails', status: 422, message: 'Not now.', times: 1 })
  await customer.getByRole('button', { name: 'Save' }).click()
  await expect(customer.getByRole('alert')).toHaveText('Not now.')
  await customer.getByRole('button', { name: 'Save' }).click()
  await expect(window.getByText(`The details for kiosk order ${id} are saved.`)).toBeVisible()

  await row.getByRole('button', { name: 'Check out' }).press('Enter')
  const checkOut = window.getByRole('dialog', { name: `Check out kiosk order ${id}?` })
  await portal.misbehave({ kind: 'status', call: 'kiosk.guestLogin', status: 422, message: 'No guests now.', times: 1 })
  await checkOut.getByRole('button', { name: 'Open checkout' }).press('Enter')
  await expect(checkOut.getByRole('alert')).toHaveText('No guests now.')
  await expectAccessible(window)
  await checkOut.getByRole('button', { name: 'Open checkout' }).press('Enter')
  await expect(window.getByText(messages.kioskCheckoutOpened)).toBeVisible()

  await row.getByRole('button', { name: 'Confirm' }).click()
  await window.getByRole('button', { name: 'Confirm order', exact: true }).click()
  await expect(window.getByText(`Kiosk order ${id} was confirmed.`)).toBeVisible()
  await portal.forward(30_000)
  await window.getByRole('combobox', { name: 'Status' }).click()
  await window.getByRole('option', { name: 'Confirmed' }).click()
  const confirmed = window.getByRole('row', { name: new RegExp(`^${id} `) })
  await confirmed.getByRole('button', { name: 'Track' }).press('Enter')
  const track = window.getByRole('dialog', { name: `Track kiosk order ${id}` })
  await expect(track.getByRole('listitem').filter({ hasText: 'Confirmed' })).toHaveAttribute('aria-current', 'step')
  await expectAccessible(window)
  await window.keyboard.press('Escape')
  await confirmed.getByRole('link', { name: 'Receipt' }).click()
  await expect(window.getByRole('region', { name: 'Preview of the receipt' })).toContainText('Meera Rao')
})

test('kiosk orders name their products, asked for where this computer hasn’t seen them, and lead to each', async ({
  window,
  enter,
}) => {
  await enter('/home/account/kioskConfirmation')
  const list = window.getByRole('grid', { name: 'Kiosk orders' })
  const product = list.locator('[data-index="0"]').getByRole('link').first()
  await expect(product).toHaveText(/^(?!Product \d+$).*[a-z]{3}/)
  const name = (await product.textContent()) ?? ''
  await product.click()
  await expect(window.getByRole('dialog').getByText(name).first()).toBeVisible()
})

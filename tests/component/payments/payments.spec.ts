/** Orders are selected, and confirmed as paid. */
import { messages } from '../../../src/shared/messages.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { expect, test } from '../fixture.ts'

test('a payment is refused until all is said, confirmed once it is, and sent again only after a question', {
  tag: '@quick',
}, async ({ window, enter, portal }) => {
  await enter('/home/account/payments')
  const list = window.getByRole('grid', { name: 'Payments' })
  const first = (await list.getByRole('link', { name: /^PO-/ }).first().textContent()) ?? ''
  await window.getByRole('button', { name: 'Confirm payment' }).click()
  const dialog = window.getByRole('dialog', { name: 'Confirm payment' })
  const confirm = dialog.getByRole('button', { name: 'Confirm payment', exact: true })
  await confirm.click()
  for (const sentence of [messages.paymentNoOrders, messages.paymentNoMode, messages.paymentNoReference])
    await expect(dialog.getByText(sentence)).toBeVisible()
  await expectAccessible(window)

  await dialog.getByRole('checkbox', { name: first }).click()
  await dialog.getByRole('combobox', { name: 'Payment mode' }).click()
  await expect(dialog.getByRole('option')).toHaveText(['Cheque', 'Neft', 'RTGS', 'Credit Note'])
  await dialog.getByRole('option', { name: 'Neft' }).click()
  await dialog.getByRole('textbox', { name: 'Reference no.' }).fill('UTR 4711')
  await dialog.getByRole('textbox', { name: 'Amount paid' }).fill('1')
  await confirm.click()
  await expect(dialog.getByText(messages.paymentAmount)).toBeVisible()
  const payable = (await dialog.getByText(/^Payable: /).textContent())?.replace(/[^\d.]/g, '') ?? ''
  await dialog.getByRole('textbox', { name: 'Amount paid' }).fill(payable)
  await portal.misbehave({ kind: 'reset', call: 'payment.processConfirmPayment', times: 1 })
  await confirm.click()
  await dialog.getByRole('button', { name: 'Confirm payment' }).click()
  await expect(dialog.getByText(messages.writeNotSeen)).toBeVisible()
  await expectAccessible(window)
  await confirm.click()
  await dialog.getByRole('button', { name: 'Send again' }).click()
  await expect(window.getByText(`${messages.paymentConfirmed}: UTR 4711`)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(list.getByRole('row').filter({ hasText: first })).toContainText('Confirmation sent')
})

test('orders selected in the list are in the dialog; a lost payment is reported on the screen', async ({
  window,
  enter,
  portal,
}) => {
  await enter('/home/account/payments')
  const list = window.getByRole('grid', { name: 'Payments' })
  await list.getByRole('row').nth(1).getByRole('checkbox').click()
  await list.getByRole('row').nth(2).getByRole('checkbox').click()
  await window.getByRole('button', { name: 'Confirm as paid' }).click()
  const dialog = window.getByRole('dialog', { name: 'Confirm payment' })
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(2)
  // The amount follows the selection.
  const paid = dialog.getByRole('textbox', { name: 'Amount paid' })
  const both = await paid.inputValue()
  await dialog.getByRole('checkbox', { checked: true }).first().click()
  const payable = (await dialog.getByText(/^Payable: /).textContent())?.replace(/[^\d.]/g, '') ?? ''
  expect(payable).not.toBe(both)
  await expect(paid).toHaveValue(payable)
  await dialog.getByRole('combobox', { name: 'Payment mode' }).click()
  await dialog.getByRole('option', { name: 'RTGS' }).click()
  await dialog.getByRole('textbox', { name: 'Reference no.' }).fill('R1')
  await portal.misbehave({ kind: 'reset', call: 'payment.processConfirmPayment', times: 1 })
  await dialog.getByRole('button', { name: 'Confirm payment', exact: true }).click()
  await dialog.getByRole('button', { name: 'Confirm payment' }).click()
  await expect(dialog.getByText(messages.writeNotSeen)).toBeVisible()
  await window.reload()
  await expect(window.getByText('A payment was sent, but the portal’s reply was lost.')).toBeVisible()
  await expectAccessible(window)
})

test('the button above the list takes the orders that are ticked, and none that were unticked', async ({
  window,
  enter,
}) => {
  await enter('/home/account/payments')
  const rows = window.getByRole('grid', { name: 'Payments' }).getByRole('row')
  const dialog = window.getByRole('dialog', { name: 'Confirm payment' })
  const open = () => window.getByRole('button', { name: 'Confirm payment' }).click()
  for (const nth of [1, 2, 3]) await rows.nth(nth).getByRole('checkbox').click()
  await rows.nth(2).getByRole('checkbox').click()
  await open()
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await expect(dialog.getByText('Payable: ₹ 0.00')).toBeHidden()
  await expect(dialog.getByRole('textbox', { name: 'Amount paid' })).not.toHaveValue('')
  await window.keyboard.press('Escape')
  for (const nth of [1, 3]) await rows.nth(nth).getByRole('checkbox').click()
  await open()
  await expect(dialog.getByText('Payable: ₹ 0.00')).toBeVisible()
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0)
})

test('the dialog says that waiting orders can’t be read, not that there are none', async ({
  window,
  enter,
  portal,
}) => {
  await portal.misbehave({ kind: 'wrongShape', call: 'payment.pending', times: 9 })
  await enter('/home/account/payments')
  await window.getByRole('button', { name: 'Confirm payment' }).click()
  const dialog = window.getByRole('dialog', { name: 'Confirm payment' })
  await expect(dialog.getByRole('alert').first()).toBeVisible()
  await expect(dialog.getByText(messages.paymentsNone)).toHaveCount(0)
  await portal.behave()
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect(dialog.getByRole('checkbox').first()).toBeVisible()
})

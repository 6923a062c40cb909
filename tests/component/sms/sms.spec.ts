/** A message to customers is requested, once. */
import { dayAt, formatDate } from '../../../src/shared/domain/values/dates.ts'
import { messages } from '../../../src/shared/messages.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { expect, test } from '../fixture.ts'

test('a message is checked, asked about, sent by the keyboard, and waits in the list; lost, what was typed stays', async ({
  window,
  enter,
  portal,
}) => {
  await enter('/home/account/smsrequest')
  const list = window.getByRole('grid', { name: 'SMS requests' })
  await expect(list.getByRole('row').nth(1)).toBeVisible()
  await window.getByRole('button', { name: 'New SMS request' }).click()
  const dialog = window.getByRole('dialog', { name: 'New SMS request' })
  const text = dialog.getByRole('textbox', { name: 'Message' })
  await expect(dialog.getByText('130 characters left')).toBeVisible()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText(messages.smsInvalid)).toHaveCount(2)
  await text.fill(`  New arrivals at our store. ${'x'.repeat(200)}`)
  await expect(text).toHaveValue(/^.{130}$/)
  // The counter shows the length of the text sent.
  await text.fill(`  ${'x'.repeat(51)}   `)
  await expect(dialog.getByText('79 characters left')).toBeVisible()
  await text.fill('  New arrivals at our store.  ')
  await dialog.getByRole('textbox', { name: 'Date' }).fill(formatDate(dayAt(Date.now())))
  await window.keyboard.press('Tab')
  await window.keyboard.press('Control+Enter')
  await expect(dialog.getByText(messages.smsToday)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Date' }).fill('28 Dec 2027')
  await dialog.getByRole('textbox', { name: 'Hour' }).fill('13')
  await window.keyboard.press('Control+Enter')
  await expect(dialog.getByText(messages.smsHour)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Hour' }).fill('12')
  await dialog.getByRole('textbox', { name: 'Minute' }).fill('5')
  await expectAccessible(window)
  await portal.misbehave({ kind: 'answerLost', call: 'sms.request', times: 1 })
  await window.keyboard.press('Control+Enter')
  await expect(dialog.getByText('Send this SMS on 28 Dec 2027, 12:05 AM?')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog.getByText(messages.writeLost)).toBeVisible()
  await expect(text).toHaveValue('  New arrivals at our store.  ')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('button', { name: 'Send again' }).click()
  await expect(window.getByText(messages.smsCreated)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(list.getByRole('row').nth(1)).toContainText('New arrivals at our store.')
  await expect(list.getByRole('row').nth(1)).toContainText('Pending')
  await expect(list.getByRole('row').nth(1)).toContainText('28 Dec 2027, 00:05')
})

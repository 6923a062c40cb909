/** Documents and forms of the account in the built app: pdf.js has its files, and each form reaches the portal. */
import { messages } from '../../src/shared/messages.ts'
import { expect, test } from './fixture.ts'

test('a policy is read and searched in the app', async ({ window, enter }) => {
  await enter('/home/account/policies')
  await window.getByRole('button', { name: 'Visual merchandising', exact: true }).click()
  await expect(window.locator('[data-page="1"]')).toContainText('Page 1 of 4')
  await window.keyboard.press('Control+f')
  await window.keyboard.type('pram')
  await expect(window.getByRole('search').getByRole('status').last()).toHaveText(/^1 of \d+$/)
})

test('artwork is ordered, a message asked for, a figure spoken about', async ({ window, enter }) => {
  await enter('/home/account/artworks/artworksPlaceOrder?cat=Outdoor&sub=Banner')
  await window.getByRole('textbox', { name: 'Height' }).fill('4')
  await window.getByRole('textbox', { name: 'Width' }).fill('6')
  await window.getByRole('button', { name: 'Order…' }).click()
  await window.getByRole('button', { name: 'Place order' }).click()
  await expect(window.getByText(messages.artworkCreated).first()).toBeVisible()

  await enter('/home/storeperformance')
  await window.getByRole('button', { name: 'Feedback on Complaints' }).click()
  await window.getByRole('textbox', { name: 'Feedback' }).fill('The lift works again.')
  await window.getByRole('button', { name: 'Send' }).click()
  await expect(window.getByRole('list', { name: 'Earlier feedback' })).toContainText('The lift works again.')

  await enter('/home/account/smsrequest')
  await window.getByRole('button', { name: /^New SMS request/ }).click()
  await window.getByRole('textbox', { name: 'Message' }).fill('New in the store: winter wear.')
  await window.getByRole('textbox', { name: 'Date' }).fill('28 Dec 2027')
  await window.keyboard.press('Control+Enter')
  await window.getByRole('button', { name: 'Send request' }).click()
  await expect(window.getByText(messages.smsCreated)).toBeVisible()
})

/** Artwork: chosen by category, ordered once, and listed. */
import { messages } from '../../../src/shared/messages.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { expect, test } from '../fixture.ts'

test('artwork is ordered with what it needs, kept over a reload, and stands in the list', async ({
  window,
  enter,
  portal,
}) => {
  await enter('/home/account/artworks/category')
  await expectAccessible(window)
  await window.getByRole('link', { name: /^Order outdoor artwork/ }).click()
  await window.getByText('Banner', { exact: true }).click()
  await window.getByRole('button', { name: 'Order…' }).click()
  await expect(window.getByText(messages.artworkFill).first()).toBeVisible()
  await expectAccessible(window)
  await window.getByRole('textbox', { name: 'Height' }).fill('4')
  await expect(window.getByText(messages.artworkPreview)).toBeVisible()
  await window.getByRole('textbox', { name: 'Width' }).fill('6.5')
  await expect(window.getByRole('figure')).toHaveText('6.5 × 4 cm')
  await window.reload()
  await window.getByText('Banner', { exact: true }).click()
  await expect(window.getByRole('textbox', { name: 'Height' })).toHaveValue('4')
  await portal.forget()
  await window.getByRole('button', { name: 'Order…' }).click()
  await window.getByRole('button', { name: 'Place order' }).click()
  await expect(window.getByText(messages.artworkCreated)).toBeVisible()
  await expect(window.getByText('6.5 × 4 cm')).toBeVisible()
  expect((await portal.asked()).filter((call) => call === 'artwork.create')).toHaveLength(1)
})

test('what the portal refuses is told, and what was typed stays', async ({ window, enter, portal }) => {
  await enter('/home/account/artworks/artworksPlaceOrder?cat=Gifts&sub=Gift%20voucher')
  await window.getByRole('combobox', { name: 'Amount' }).click()
  await window.getByRole('option', { name: '₹ 500' }).click()
  await window.getByRole('textbox', { name: 'Height' }).fill('10')
  await window.getByRole('textbox', { name: 'Width' }).fill('20')
  await portal.misbehave({ kind: 'status', call: 'artwork.create', status: 422, message: 'No vouchers this month.' })
  await window.getByRole('button', { name: 'Order…' }).click()
  await window.getByRole('button', { name: 'Place order' }).click()
  await expect(window.getByText(messages.artworkFailed)).toBeVisible()
  await expect(window.getByText('No vouchers this month.')).toBeVisible()
  await expect(window.getByRole('textbox', { name: 'Height' })).toHaveValue('10')
})

/** My ARS and input tax on a slow portal: the data loaded so far is shown, and marked as incomplete. */
import { MyArs } from '../../support/pages/my-ars.ts'
import { expect } from '../fixture.ts'
import { test } from './my-ars.ts'

test('the first page of My ARS can be edited while the rest loads, and isn’t taken for the whole list', async ({
  window,
  portal,
  myArs,
  enterHanging,
}) => {
  await enterHanging(MyArs.address, 'ars.download')
  await expect(window.getByText('20 of 120 loaded so far.')).toBeVisible()
  await expect(window.getByText('Showing 20 of 120 products')).toBeVisible()
  await expect(window.getByText('missing: the portal counts')).toHaveCount(0)
  await myArs.type(0, '155')
  await expect(myArs.saveButton).toBeVisible()
  // The portal recovers: the list is read again, and the typed target is still there.
  await portal.behave()
  await window.keyboard.press('F5')
  await expect(window.getByText('120 products', { exact: true })).toBeVisible()
  await expect(window.getByText('loaded so far')).toHaveCount(0)
  await expect(myArs.targetAt(0)).toContainText('155')
  await expect(window.getByText('no longer in My ARS')).toHaveCount(0)
})

test('the figures of input tax grow in sight, and say of how many documents they are', async ({
  window,
  enterHanging,
}) => {
  await enterHanging('/home/account/ledger/inputtax', 'order.invoice')
  await expect(window.getByText(/^Totals of \d+ of \d+ documents\. Still loading\.$/)).toBeVisible()
  await expect(window.getByText(/^\d+ of \d+ loaded so far\./)).toBeVisible()
  await expect(window.getByRole('table', { name: 'Totals by state and rate' })).toBeVisible()
})

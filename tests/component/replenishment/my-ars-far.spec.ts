/** My ARS and input tax on a slow portal: the data loaded so far is shown, and marked as incomplete. */
import { expect, test } from '../fixture.ts'

test('the first page of My ARS can be edited while the rest loads, and isn’t taken for the whole list', async ({
  window,
  signIn,
  enter,
  portal,
}) => {
  await signIn()
  await portal.misbehave({ kind: 'hang', ms: 600_000, call: 'ars.download', times: 1 })
  await enter('/home/account/ars/myars')
  const grid = window.getByRole('grid', { name: 'My ARS' })
  const rows = grid.locator('[role=row][data-id]')
  await expect(window.getByText('20 of 120 loaded so far.')).toBeVisible()
  await expect(window.getByText('Showing 20 of 120 products')).toBeVisible()
  await expect(window.getByText('missing: the portal counts')).toHaveCount(0)
  const target = rows.first().locator('[data-column=target]')
  await target.click()
  await target.getByRole('textbox').fill('155')
  await window.keyboard.press('Enter')
  await expect(window.getByRole('button', { name: 'Save targets' })).toBeVisible()
  // The portal recovers: the list is read again, and the typed target is still there.
  await portal.behave()
  await window.keyboard.press('F5')
  await expect(window.getByText('120 products', { exact: true })).toBeVisible()
  await expect(window.getByText('loaded so far')).toHaveCount(0)
  await expect(target).toContainText('155')
  await expect(window.getByText('no longer in My ARS')).toHaveCount(0)
})

test('the figures of input tax grow in sight, and say of how many documents they are', async ({
  window,
  signIn,
  enter,
  portal,
}) => {
  await signIn()
  await portal.misbehave({ kind: 'hang', ms: 600_000, call: 'order.invoice', times: 1 })
  await enter('/home/account/ledger/inputtax')
  await expect(window.getByText(/^Totals of \d+ of \d+ documents\. Still loading\.$/)).toBeVisible()
  await expect(window.getByText(/^\d+ of \d+ loaded so far\./)).toBeVisible()
  await expect(window.getByRole('table', { name: 'Totals by state and rate' })).toBeVisible()
})

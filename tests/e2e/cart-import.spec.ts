/** The import of a cart file during which the app crashes. */
import { plentiful, some } from '../support/goods.ts'
import { dialogsOf } from '../support/pages/dialogs.ts'
import { portalOf } from '../support/pages/portal.ts'
import { enterAs, openCart, pickFile, type Row, writeCsv } from '../support/pages/steps.ts'
import { expect, test } from './fixture.ts'

const rowsOf = (count: number, qty = 2): Row[] => some(plentiful, count).map(({ id }): Row => [id, qty])

test.use({ ownApp: true })

test('the import survives a crash and goes on without doubling anything', async ({ profile, launch }) => {
  const rows = rowsOf(300, 1)
  const before = await launch()
  await enterAs(before.window)
  await openCart(before.window)
  await pickFile(dialogsOf(before.app), before.window, writeCsv(profile, 'cart.csv', rows))
  const portal = portalOf(profile)
  // The third batch is being sent when the power fails.
  await portal.misbehave({ kind: 'delay', call: 'cart.update', ms: 0, times: 2 }, { kind: 'hang', call: 'cart.update' })
  await before.window.getByRole('button', { name: 'Add 300 products to cart' }).click()
  await expect(before.window.getByText('Adding to cart: 200 of 300')).toBeVisible()
  await before.kill()

  const after = await launch()
  await enterAs(after.window)
  await expect(after.window.getByText(/200 of 300/)).toBeVisible()
  await after.window.getByRole('link', { name: 'Continue' }).click()
  await after.window.getByRole('button', { name: 'Continue' }).click()
  await expect(after.window.getByText('300 of 300 rows are in the cart')).toBeVisible()
  await after.window.getByRole('button', { name: 'Back to cart' }).last().click()
  await expect(after.window.getByText('300 of 300 lines')).toBeVisible()
  await expect(after.window.getByRole('region', { name: 'Totals of the whole cart' })).toContainText('Pieces 300')
})

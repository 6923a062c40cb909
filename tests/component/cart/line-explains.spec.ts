/** The explanations on a line of the cart: each warehouse's supply, days of stock, and the reason of a gap. */
import { expectAccessible } from '../../support/pages/accessible.ts'
import { screen } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

/** Products with sales, by the data that the practice portal has for every store. */
async function soldIds(ask: Parameters<Parameters<typeof test>[2]>[0]['ask']): Promise<readonly number[]> {
  const body = {
    page: 1,
    size: 60,
    misc: { map: [1, 2, 3], userid: 1, rules: [], signage: '', storetype: '', hasFoodLicense: true },
  }
  const read = await ask('portal.read', {
    call: 'catalogue.listing',
    args: { body },
    request: 'sold',
    fresh: true,
  } as never)
  return (read as never as { answer: { products: readonly { id: number }[] } }).answer.products.map(({ id }) => id)
}

test('allocation in segments, days of stock, the suggested quantity by a press, and the gap below its line', async ({
  window,
  enter,
  ask,
}) => {
  await enter('/home')
  await expect(screen(window, 'home')).toBeVisible()
  const ids = await soldIds(ask)
  await ask('cart.add', { cart: 'all', items: ids.slice(0, 40).map((id, at) => ({ id, qty: at === 0 ? 9_000 : 9 })) })
  await enter('/checkout')
  const lines = window.getByRole('grid', { name: 'Lines of the cart' })
  await expect(lines.getByRole('row').nth(1)).toBeVisible()
  const take = lines.getByRole('button', { name: /^Suggested \d+: / }).first()
  const row = take.locator('xpath=ancestor::*[@role="row"]')
  await expect(row.getByText(/^\d+ days|^None in store$/).first()).toBeVisible()
  await expectAccessible(window)
  const pieces = Number((await take.textContent())?.replace(/\D/g, ''))
  const id = await row.getAttribute('data-id')
  await take.focus()
  await window.keyboard.press('Enter')
  const same = lines.locator(`[data-id="${id}"]`)
  await expect(same.getByRole('button', { name: /^Suggested/ })).toHaveCount(0)
  // The focus returns to the line's quantity, and ↓ from the heading goes there again, repeatedly.
  const quantity = same.locator('[data-column="qty"] input')
  await expect(quantity).toBeFocused()
  await expect(quantity).toHaveValue(String(pieces))
  await window.locator('main h1').focus()
  await window.keyboard.press('ArrowDown')
  await expect(quantity).toBeFocused()

  const short = lines.locator(`[data-id="${ids[0]}"]`)
  await short.scrollIntoViewIfNeeded()
  await short.getByRole('button', { name: /short/ }).click()
  const dialog = window.getByRole('dialog')
  await expect(dialog.getByRole('region', { name: 'Stock by warehouse' })).toBeVisible()
  await expect(dialog.getByText(/^Reason: /)).toBeVisible()
})

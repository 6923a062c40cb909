/** A search that is interpreted before it is sent: the interpretation is shown, and a click takes it back. */
import { SCREENS } from '../../../src/shared/domain/screens.ts'
import { messages } from '../../../src/shared/messages.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { screen } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

test('a search is read as filters and words, says so, and can be taken as it was typed', async ({
  window,
  enter,
  portal,
}) => {
  await enter()
  const box = window.getByRole('textbox', { name: 'Search products' })
  await box.fill('feding bottles')
  await box.press('Enter')
  const cards = window.getByRole('article')
  await expect(cards.first()).toContainText('Feeding Bottle')
  await expect(window.getByRole('heading', { name: 'Search: feding bottles' })).toBeVisible()
  const note = window.getByRole('status').filter({ hasText: 'Searched for “feeding” instead of “feding”.' })
  await expect(note).toBeVisible()
  await expectAccessible(window)
  await window.reload()
  await expect(note).toBeVisible()

  await window.getByRole('button', { name: 'Remove Type: Feeding Bottle' }).click()
  await expect(window.getByText(messages.productsNotFound)).toBeVisible()
  await expect(note).toBeHidden()

  await enter('/products/search/romper%20xyzzyq')
  await expect(window.getByText('“xyzzyq” matched no product, so it was left out.')).toBeVisible()
  await expect(cards.first()).toContainText('Romper')
  await window.getByRole('button', { name: 'Search for “romper xyzzyq” instead' }).click()
  await expect(window.getByText(messages.productsNotFound)).toBeVisible()

  // Words that became a filter are told, with a way to search for them as they are.
  await enter('/products/search/wipes')
  const asTyped = window.getByRole('button', { name: 'Search for “wipes” in all products' })
  await expect(asTyped).toBeVisible()
  const subcategories = window.getByRole('group', { name: 'Subcategory' })
  await expect(subcategories.getByRole('checkbox')).toHaveCount(1)
  await expect(subcategories.getByRole('checkbox', { name: /^Wipes/ })).toBeChecked()
  await expectAccessible(window)
  await asTyped.click()
  await expect(window.getByRole('list', { name: 'Filters in use' })).toBeHidden()

  // A word without results leads to one with the same beginning.
  await enter('/products/search/rompitude')
  await expect(window.getByText('Similar products:')).toBeVisible()
  await window.getByRole('link', { name: 'Romper', exact: true }).click()
  await expect(cards.first()).toContainText('Romper')
  await expect(screen(window, 'listing')).toBeVisible()

  // Without the portal, products seen here are searched in the same way, and a notice says so.
  await portal.misbehave({ kind: 'reset', call: 'catalogue.listing', times: 50 })
  await enter('/products/search/rompar')
  await expect(cards.first()).toContainText('Romper')
})

test.describe('looked at', () => {
  test.use({ kept: true })

  test('ids and order numbers are known as what they are, however they are marked', async ({ window, enter }) => {
    await enter('/products/listing')
    const id = /\d{6}/.exec((await window.getByRole('article').first().textContent()) ?? '')?.[0] ?? ''
    const box = window.getByRole('textbox', { name: 'Search products' })
    await box.fill(`#${id}`)
    await expect(window.getByRole('option', { name: `Open product #${id}` })).toBeVisible()
    await box.press('Enter')
    await expect(window).toHaveURL(new RegExp(`/productInfo/${id}`))
    await box.fill('PO-12')
    await expect(window.getByRole('option', { name: 'Search orders for PO-12' })).toBeVisible()
    await box.press('Enter')
    await expect(window).toHaveURL(new RegExp(`${SCREENS.orderHistory.path}\\?po=12$`))
  })
})

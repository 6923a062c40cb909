import type { Page } from '@playwright/test'
import { messages } from '../../../src/shared/messages.ts'
import { plentiful, some } from '../../support/goods.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { openCart, screen, tryAgain } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

const goods = some(plentiful, 3)
const csv = goods.map(({ id }) => `${id},4`).join('\n')

/** Drops or pastes a file or a text on the cart, as a user would. */
const bring = (window: Page, how: 'drop' | 'paste', text: string): Promise<void> =>
  window.locator('main h1').evaluate(
    (heading, [event, content]) => {
      const carried = new DataTransfer()
      if (event === 'drop') carried.items.add(new File([content], 'dropped.csv', { type: 'text/csv' }))
      else carried.setData('text/plain', content)
      const clipboardEvent =
        event === 'drop'
          ? new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true })
          : new ClipboardEvent('paste', { clipboardData: carried, bubbles: true, cancelable: true })
      heading.dispatchEvent(clipboardEvent)
    },
    [how, text] as const,
  )

test('a file is dropped on the cart', async ({ window, enterCart }) => {
  await enterCart()
  await bring(window, 'drop', `Product ID,Quantity\n${csv}`)
  await expect(window.getByRole('heading', { name: 'Import dropped.csv' })).toBeVisible()
  await expect(window.getByRole('button', { name: 'Add 3 products to cart' })).toBeVisible()
})

test('a range copied from a spreadsheet becomes an import', async ({ window, enterCart }) => {
  await enterCart()
  await bring(window, 'paste', csv.replaceAll(',', '\t'))
  await expect(window.getByRole('button', { name: 'Add 3 products to cart' })).toBeVisible()
})

test('without a network the last copies are shown with their time, and nothing is sent', async ({
  window,
  portal,
  enterCartWith,
}) => {
  await enterCartWith(goods.map(({ id }) => ({ id, qty: 4 })))
  await window.keyboard.press('Alt+3')
  await expect(screen(window, 'orderHistory')).toBeVisible()
  await expect(window.getByText(/^1–10 of/)).toBeVisible()

  await portal.misbehave({ kind: 'reset', times: 1000 })
  await window.keyboard.press('F5')
  await expect(window.getByText(messages.savedCopyOf)).toBeVisible()
  await expectAccessible(window)
  await openCart(window)
  await window.getByRole('button', { name: 'Refresh' }).click()
  await expect(window.getByText('3 of 3 lines')).toBeVisible()
  const place = window.getByRole('button', { name: /^Place order/ })
  await expect(place).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(window)
  await portal.behave()
  await tryAgain(window.getByRole('button', { name: 'Retry now' }))
  await expect(place).toBeEnabled()
})

test('an apparel store has two carts, and a file for one of them', async ({ window, enterCart, offerRows }) => {
  const mixed = [
    plentiful.find(({ category }) => category.id === 6),
    plentiful.find(({ category }) => category.id === 7),
  ]
  const rows = mixed.flatMap((product) => (product === undefined ? [] : [[product.id, 2] as const]))
  await enterCart('apparel@practice.storedesk.example')
  const [apparel, other] = ['Apparel cart', 'Non-apparel cart'].map((name) =>
    window.getByRole('radio', { name: new RegExp(`^${name}`) }),
  )
  await apparel?.focus()
  for (const [key, shown] of [
    ['ArrowRight', other],
    ['ArrowLeft', apparel],
  ] as const) {
    await window.keyboard.press(key)
    if (shown !== undefined) await expect(shown).toBeFocused()
  }
  await offerRows(rows, 'mixed.csv')
  await expect(window.getByText(messages.mixedApparel)).toBeVisible()
})

test('a product for the other cart is put there, and undone there', async ({ window, enterCart }) => {
  const toy = plentiful.find(({ category }) => category.id === 7)
  await enterCart('apparel@practice.storedesk.example')
  const field = window.getByRole('combobox', { name: 'Product ID or name' })
  await field.fill(String(toy?.id))
  await field.press('Enter')
  await window.keyboard.type('2')
  await window.keyboard.press('Enter')
  await window.getByRole('button', { name: 'Add to non-apparel cart' }).click()
  await expect(window.getByText(`Non-apparel cart: ${messages.productAdded}`)).toBeVisible()
  await window.getByRole('radio', { name: /^Apparel cart/ }).focus()
  await window.keyboard.press('ArrowRight')
  await expect(window.getByText('1 of 1 line')).toBeVisible()
  await window.getByRole('button', { name: /^Undo: Add / }).click()
  await expect(window.getByText('1 of 1 line')).toBeHidden()
})

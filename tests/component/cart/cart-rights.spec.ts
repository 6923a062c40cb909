/** The cart of a store with lines that it may not buy, with changes from elsewhere, or on a portal that can't be reached. */
import { newLine } from '../../../src/shared/domain/carts/cart-rules.ts'
import type { Product } from '../../../src/shared/domain/catalogue/product.ts'
import { isFood } from '../../../src/shared/domain/catalogue/visibility.ts'
import { messages } from '../../../src/shared/messages.ts'
import { EMAIL, PASSWORD, plentiful, some, world } from '../../support/goods.ts'
import { expectAccessible } from '../../support/pages/accessible.ts'
import { putInCart } from '../../support/pages/cart-elsewhere.ts'
import { screen } from '../../support/pages/steps.ts'
import { expect, test } from '../fixture.ts'

const DELHI = 'delhi@practice.storedesk.example'
const first = (fits: (product: Product) => boolean): Product => {
  const found = world.products.find(fits)
  if (found === undefined) throw new Error('No such product')
  return found
}
const [one, two, three] = some(plentiful, 3)
if (one === undefined || two === undefined || three === undefined) throw new Error('Nothing to order')

test('what the store may not buy stays in its cart, marked with its reason and outside every order', {
  tag: '@quick',
}, async ({ window, portal, enterCart }) => {
  const listed = world.carters[0]
  const hidden = [
    first((product) => !product.b2bIsActive),
    first(({ id }) => id === listed),
    first((product) => isFood(product) && product.b2bIsActive === true && product.id !== listed),
  ]
  await putInCart(
    portal,
    [...hidden, one, two].map((product) => newLine(product, 6)),
    DELHI,
  )
  await enterCart(DELHI)
  const row = (id: number) => window.locator(`[data-id="${id}"]`)
  await expect(row(hidden[0]?.id ?? 0)).toContainText(/Product not found\s*no longer sold/)
  await expect(row(hidden[1]?.id ?? 0)).toContainText(messages.productsNotFound)
  await expect(row(hidden[2]?.id ?? 0)).toContainText(messages.barredFoodLicence)
  await expect(window.locator('[data-mark="bad"]')).toHaveCount(3)
  await expectAccessible(window)
})

test('a refresh says what it changed, line by line, or why it failed', { tag: '@quick' }, async ({
  window,
  portal,
  enterCart,
}) => {
  await putInCart(
    portal,
    [one, two].map((product) => newLine(product, 6)),
  )
  await enterCart()
  await expect(window.locator(`[data-id="${one.id}"]`)).toBeVisible()
  await putInCart(portal, [newLine(one, 4), newLine(three, 2)])
  await window.getByRole('button', { name: 'Refresh' }).click()
  await expect(window.getByText(messages.cartReviewed)).toBeVisible()
  const changes = window.getByRole('list', { name: 'Changed quantities' })
  await expect(changes).toContainText(`${one.id} ${one.name}: quantity was 6now 4`)
  await expect(changes).toContainText(`${three.id} ${three.name}: quantity was 0now 2`)
  await expectAccessible(window)
  await window.getByRole('button', { name: 'Dismiss' }).last().click()
  await expect(changes).toBeHidden()

  await portal.misbehave({ kind: 'status', call: 'cart.lines', status: 500, message: 'The stock room is on fire.' })
  await window.getByRole('button', { name: 'Refresh' }).click()
  await expect(window.getByText(messages.cartNotRefreshed)).toBeVisible()
  await expect(window.getByText('The stock room is on fire.')).toBeVisible()
  await expect(window.locator(`[data-id="${one.id}"]`)).toBeVisible()
})

test('updates are confirmed, an unchanged quantity is told, and what was being typed outlives the session', async ({
  window,
  portal,
  signIn,
  enterCart,
}) => {
  await putInCart(portal, [newLine(one, 12)])
  await enterCart()
  const editor = window.getByLabel(`Quantity of ${one.name}`, { exact: true })
  await window.getByRole('grid', { name: 'Lines of the cart' }).focus()
  await expect(editor).toBeFocused()
  await window.keyboard.type('12')
  await window.keyboard.press('Enter')
  await expect(window.getByText(messages.sameQuantity)).toBeVisible()
  await window.keyboard.type('18')
  await window.keyboard.press('Enter')
  await expect(window.getByText(messages.productUpdated)).toBeVisible()
  // A refusal by the portal is shown at the line, which is unchanged.
  await portal.misbehave({ kind: 'status', call: 'cart.update', status: 400, message: 'No changes today.' })
  await window.keyboard.type('19')
  await window.keyboard.press('Enter')
  const line = window.locator(`[data-id="${one.id}"]`)
  await expect(line.getByRole('alert')).toHaveText('19 wasn’t saved: No changes today.')
  await expect(editor).toHaveValue('18')
  await expectAccessible(window)

  const id = window.getByRole('combobox', { name: 'Product ID or name' })
  await id.fill(String(two.id))
  await window.getByLabel('Quantity to add').fill('7')
  await portal.endSessions()
  await window.keyboard.press('F5')
  await expect(screen(window, 'login')).toBeVisible()
  await signIn()
  await expect(screen(window, 'cart')).toBeVisible()
  await expect(id).toHaveValue(String(two.id))
  await expect(window.getByLabel('Quantity to add')).toHaveValue('7')

  await window.getByRole('grid', { name: 'Lines of the cart' }).focus()
  await expect(editor).toBeFocused()
  await window.keyboard.type('33')
  await portal.endSessions()
  await window.keyboard.press('F5')
  await expect(screen(window, 'login')).toBeVisible()
  await signIn()
  await expect(screen(window, 'cart')).toBeVisible()
  await expect(editor).toHaveValue('33')
  await window.keyboard.press('Enter')
  await expect(window.getByText(messages.productUpdated)).toBeVisible()

  // Typing follows its line.
  await putInCart(portal, [newLine(two, 6), newLine(three, 6)])
  await window.keyboard.press('F5')
  await window.locator(`[data-id="${three.id}"] [data-column="qty"]`).click()
  const other = window.getByLabel(`Quantity of ${three.name}`, { exact: true })
  await expect(other).toBeFocused()
  await window.keyboard.type('44')
  await portal.call(EMAIL, PASSWORD, 'POST', '/api/users/cart/removeCartItems', { productIds: [two.id] })
  await window.keyboard.press('F5')
  await expect(window.locator(`[data-id="${two.id}"]`)).toHaveCount(0)
  await expect(other).toBeFocused()
  await expect(other).toHaveValue('44')
  await window.keyboard.press('Control+Z')
  await expect(other).toHaveValue('6')
  await window.keyboard.type('45')
  await window.locator(`[data-id="${one.id}"] [data-column="id"]`).click()
  await expect(window.locator(`[data-id="${three.id}"]`)).toContainText('45')
  await window.keyboard.press('F5')
  await expect(window.getByText(messages.cartReviewed)).toBeHidden()
  await expect(window.locator(`[data-id="${three.id}"]`)).toContainText('45')
  await expect(window.locator(`[data-id="${one.id}"] input`)).toHaveValue('33')
})

test('a store that may not upload carts can’t paste two columns either', async ({ window, enterCart }) => {
  await enterCart('noupload@practice.storedesk.example')
  await expect(window.getByText(messages.cannotUpload)).toBeVisible()
  const id = window.getByRole('combobox', { name: 'Product ID or name' })
  await id.click()
  await id.evaluate((field, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, `${one.id}\t5\n${two.id}\t6`)
  await expect(window.getByRole('grid', { name: 'Rows of the file' })).toBeHidden()
  await expect(window.getByText('The cart is empty')).toBeVisible()
})

test('a saved cart is read again when the network is back', async ({ window, ask, portal, enterCart }) => {
  await enterCart()
  await portal.misbehave({ kind: 'reset', times: 1000 })
  await window.getByRole('button', { name: 'Refresh' }).click()
  const away = window.getByText(messages.noConnection)
  await expect(away).toBeVisible()
  const saved = window.getByText(messages.savedCopyOf)
  await expect(saved).toBeVisible()
  await portal.behave()
  // Any request shows that the portal is back.
  await ask('portal.read', { call: 'home.banners', args: {}, request: 'again', fresh: true })
  await expect(away).toBeHidden()
  await expect(saved).toHaveCount(0)
})

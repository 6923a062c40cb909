/** The bar of stores with long names and with two carts, once these are filled. */
import { cartTypesOf, type HandCart } from '../../../src/shared/domain/carts/cart-kinds.ts'
import { plentiful, some } from '../../support/goods.ts'
import { expect, test } from '../fixture.ts'

const items = some(plentiful, 40).map(({ id }) => ({ id, qty: 24 }))

for (const kind of ['apparel', 'fccoco', 'bbbh']) {
  test(`all of the bar of ${kind} is in the window, and each cart has its own figures`, async ({
    window,
    ask,
    signIn,
    visit,
  }) => {
    await signIn(`${kind}@practice.storedesk.example`)
    const state = await ask('session.state', undefined)
    const carts: readonly HandCart[] = state.phase === 'signedIn' ? cartTypesOf(state.store) : []
    for (const cart of carts) await ask('cart.add', { cart, items })
    await visit(`/checkout?cart=${carts[0]}`)
    const bar = window.getByRole('banner')
    await expect(bar.getByRole('link', { name: /cart/i }).first()).toContainText(/\d/)
    const nav = bar.getByRole('navigation', { name: 'Carts' })
    // The sum is the only cart's; several carts are counted by the portal, which gives no sums.
    await expect(nav.getByText('₹')).toHaveCount(carts.length > 1 ? 0 : 1)
    for (const width of [1366, 1280, 1093, 1024, 683]) {
      await window.setViewportSize({ width, height: 768 })
      await expect
        .poll(() => bar.locator('> div').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
        .toBe(0)
    }
  })
}

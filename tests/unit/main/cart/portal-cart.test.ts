import { describe, expect, it } from 'vitest'
import { portalCart } from '../../../../src/main/cart/portal-cart.ts'
import { fail, ok } from '../../../../src/shared/errors.ts'
import { messages } from '../../../../src/shared/messages.ts'
import { line, product } from '../../../support/builders.ts'
import { askBy } from '../../../support/cart-ask.ts'
import { offline, refusal, scriptedPortal } from '../../../support/scripted-portal.ts'

const many = (count: number) => Array.from({ length: count }, (_, nth) => line(nth + 1, 1))
const cartOn = (script: Parameters<typeof scriptedPortal>[0]) => {
  const client = scriptedPortal(script)
  const sizes = (field: 'products' | 'productIds') =>
    client.calls.map(({ args }) => (args as { body: Record<string, unknown[]> }).body[field]?.length)
  return { client, cart: portalCart(askBy(client), 'all'), sizes }
}

describe('the portal’s cart', () => {
  it('that doesn’t exist is reported in the trade’s sentence; another failure unchanged', async () => {
    const none = cartOn({ 'cart.lines': () => fail(refusal(404, 'nothing')) })
    expect(await none.cart.lines()).toMatchObject({ error: { status: 404, message: messages.cartNotFound } })
    expect(await cartOn({ 'cart.lines': () => fail(refusal(500)) }).cart.lines()).toEqual(fail(refusal(500)))
    expect(await cartOn({ 'cart.lines': () => ok({ cart: many(2) }) }).cart.lines()).toEqual(ok(many(2)))
  })

  it('is asked for its products a thousand at a time', async () => {
    const { cart, client, sizes } = cartOn({ 'cart.products': () => ok({ products: [product() as never] }) })
    expect(await cart.products(many(1_001), [2, 10], 'Goa')).toMatchObject({ value: { length: 2 } })
    expect(sizes('products')).toEqual([1_000, 1])
    expect(client.calls[1]?.args).toEqual({
      body: { products: [line(1_001, 1)], wh: [2, 10], userState: 'Goa', appType: 1 },
    })
    expect(await cartOn({}).cart.products(many(1), [2], 'Goa')).toEqual(fail(offline))
  })

  it('takes lines a thousand at a time, and says how many it has by then', async () => {
    let size = 0
    const { cart, sizes, client } = cartOn({
      'cart.update': ({ body }) => {
        size += body.products.length
        return ok({ message: '', totalItems: size })
      },
    })
    expect(await cart.put(many(2_001), 1)).toEqual(ok({ lines: 2_001, moved: [] }))
    expect(sizes('products')).toEqual([1_000, 1_000, 1])
    expect(client.calls[0]?.args).toMatchObject({ body: { checkLimit: 1 } })
    expect(await cart.put([], 1)).toEqual(ok({ lines: undefined, moved: [] }))
  })

  it('stops at the first thousand that isn’t taken', async () => {
    const { cart, client } = cartOn({ 'cart.update': () => fail(offline) })
    expect(await cart.put(many(2_000), 0)).toEqual(fail(offline))
    expect(client.calls).toHaveLength(1)
  })

  it('gives lines back, and is emptied only where that is said', async () => {
    const client = scriptedPortal({
      'cart.removeFromHalf': () => ok({ message: '' }),
      'cart.removeProductsFromHalf': () => ok({ message: '' }),
    })
    const cart = portalCart(askBy(client), 'apparel')
    await cart.remove(many(2))
    await cart.remove(many(2), true)
    expect(client.calls.map(({ name }) => name)).toEqual(['cart.removeProductsFromHalf', 'cart.removeFromHalf'])
  })

  it('leaves lines unchanged where only their products’ own kind of cart completes them', async () => {
    const lines = many(2)
    const plain = await cartOn({}).cart.completing()
    expect(plain.ok && plain.value(lines, [])).toEqual(lines)
    // The data for a store's proposal isn't available here.
    expect((await portalCart(askBy(scriptedPortal({})), 'afs').completing()).ok).toBe(false)
  })
})

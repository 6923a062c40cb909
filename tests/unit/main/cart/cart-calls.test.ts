import { describe, expect, it } from 'vitest'
import { CART_CALLS } from '../../../../src/main/cart/cart-calls.ts'
import { CART_TYPES, PROPOSED_CARTS } from '../../../../src/shared/domain/carts/cart-kinds.ts'
import { fail, ok } from '../../../../src/shared/errors.ts'
import { line } from '../../../support/builders.ts'
import { askBy } from '../../../support/cart-ask.ts'
import { offline, scriptedPortal } from '../../../support/scripted-portal.ts'

const lines = [line(1, 5), line(2, 7)]
const order = { orders: [], clientOrderKey: 'key-0123456789abcdef' }
const page = { products: lines, wh: [2], userState: 'Goa', appType: 1 as const }

const calls = (cartType: 'all' | 'apparel' | 'nonapparel') => {
  const client = scriptedPortal({
    'cart.lines': () => ok({ cart: lines }),
    'cart.halfLines': () => ok({ cart: lines }),
  })
  return { client, ask: askBy(client), of: CART_CALLS[cartType] }
}

describe('the calls of a store’s one cart', () => {
  it('are those of the whole', async () => {
    const { client, ask, of } = calls('all')
    expect(await of.lines(ask)).toEqual(ok(lines))
    await of.products(ask, page)
    await of.put(ask, lines, 1)
    await of.remove(ask, lines, true)
    await of.place(ask, order)
    expect(client.calls).toEqual([
      { name: 'cart.lines', args: {} },
      { name: 'cart.products', args: { body: page } },
      { name: 'cart.update', args: { body: { products: lines, checkLimit: 1 } } },
      { name: 'cart.removeItems', args: { body: { productIds: [1, 2] } } },
      { name: 'order.place', args: { body: order } },
    ])
  })
})

describe('the calls of a half of an apparel store’s cart', () => {
  it.each([
    ['apparel', true],
    ['nonapparel', false],
  ] as const)('name the half: %s', async (cartType, isApparelcart) => {
    const { client, ask, of } = calls(cartType)
    const half = { isApparelcart, cartType }
    expect(await of.lines(ask)).toEqual(ok(lines))
    await of.products(ask, page)
    await of.put(ask, lines, 0)
    await of.remove(ask, lines, true)
    await of.remove(ask, lines, false)
    await of.place(ask, order)
    expect(client.calls).toEqual([
      { name: 'cart.halfLines', args: { body: half } },
      { name: 'cart.halfProducts', args: { body: { ...page, ...half } } },
      { name: 'cart.updateHalf', args: { body: { ...half, products: lines, checkLimit: 0 } } },
      { name: 'cart.removeFromHalf', args: { body: { ...half, productIds: [1, 2] } } },
      { name: 'cart.removeProductsFromHalf', args: { body: { cartType, productIds: [1, 2] } } },
      { name: 'order.place', args: { body: order } },
    ])
  })
})

it('a cart that can’t be read is told as it is', async () => {
  const client = scriptedPortal({})
  expect(await CART_CALLS.all.lines(askBy(client))).toEqual(fail(offline))
  expect(await CART_CALLS.apparel.lines(askBy(client))).toEqual(fail(offline))
})

it('carts that the portal fills are ordered each by its own call', async () => {
  const client = scriptedPortal({})
  for (const cartType of PROPOSED_CARTS) await CART_CALLS[cartType].place(askBy(client), order)
  expect(client.calls.map(({ name }) => name)).toEqual(['order.placeAfs', 'order.placeCar'])
})

it('carts that the portal fills are made ready before an order, those filled by hand aren’t', () => {
  const ready = CART_TYPES.filter((cartType) => CART_CALLS[cartType].ready !== undefined)
  expect(ready).toEqual(PROPOSED_CARTS)
})

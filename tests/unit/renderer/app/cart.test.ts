/** The changes of a cart that a window has to read, and those that it made itself. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cartChanged, cartKey, changeCart, showChange } from '../../../../src/renderer/bridge/cart.ts'
import { queryClient } from '../../../../src/renderer/bridge/query-client.ts'
import type { CartChanged } from '../../../../src/shared/bridge/cart.ts'
import type { CartRef } from '../../../../src/shared/domain/carts/cart-ref.ts'
import { line, snapshot } from '../../../support/builders.ts'

const X: CartRef = { user: 501, subcatid: 1, typeid: 1, brandid: 1 }
const Y: CartRef = { ...X, user: 502 }

let answer: Promise<CartChanged>
const isOld = (cart: CartRef) => queryClient.getQueryState(cartKey(cart))?.isInvalidated === true
const changed = (from: number, edition: number): CartChanged => ({
  put: [line(1001, 6)],
  removed: [],
  products: [],
  size: 1,
  from,
  edition,
  message: undefined,
})

beforeEach(() => {
  for (const cart of ['all', X, Y] as const) {
    queryClient.setQueryData(cartKey(cart), snapshot({ cart, edition: 5 }))
  }
  vi.stubGlobal('window', { storedesk: { ask: async () => ({ ok: true, value: await answer }) } })
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

describe('a change that main tells of', () => {
  it('is read where it was made in another window', () => {
    cartChanged({ cart: 'all', edition: 6 })
    expect([isOld('all'), isOld(X)]).toEqual([true, false])
  })

  it('of one store’s cart is no other’s', () => {
    cartChanged({ cart: X, edition: 6 })
    expect([isOld(X), isOld(Y), isOld('all')]).toEqual([true, false, false])
  })

  it('isn’t read again where it is shown already, and always where it has no edition', () => {
    cartChanged({ cart: 'all', edition: 5 })
    expect(isOld('all')).toBe(false)
    cartChanged({ cart: 'all' })
    expect(isOld('all')).toBe(true)
  })
})

describe('a change of this window’s own', () => {
  const change = (between: () => void, from = 5, edition = 6) => {
    const gate = Promise.withResolvers<CartChanged>()
    answer = gate.promise
    const made = changeCart('cart.setQuantities', { cart: 'all', items: [{ id: 1001, qty: 6 }] })
    between()
    gate.resolve(changed(from, edition))
    return made
  }

  it('is told of before it is answered, and not read', async () => {
    const made = await change(() => cartChanged({ cart: 'all', edition: 6 }))
    expect(isOld('all')).toBe(false)
    await showChange('all', made)
    expect(queryClient.getQueryData(cartKey('all'))).toMatchObject({ edition: 6, lines: [{ id: 1001, qty: 6 }] })
  })

  it.each([
    ['a later one of another window', { cart: 'all', edition: 7 }],
    ['a surprise', { cart: 'all' }],
    ['another cart’s', { cart: X, edition: 6 }],
  ] as const)('hides nothing of %s', async (_, payload) => {
    await change(() => {
      cartChanged(payload)
      cartChanged({ cart: 'all', edition: 6 })
    })
    expect(isOld(payload.cart)).toBe(true)
  })

  it('after another’s that isn’t shown here has the cart read', async () => {
    await showChange('all', await change(() => undefined, 6, 7))
    expect(isOld('all')).toBe(true)
  })
})

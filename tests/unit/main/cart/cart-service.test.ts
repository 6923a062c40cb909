import { describe, expect, it } from 'vitest'
import { createCartService } from '../../../../src/main/cart/cart-service.ts'
import type { CartType } from '../../../../src/shared/domain/carts/cart-kinds.ts'
import { ok, refuse } from '../../../../src/shared/errors.ts'
import { mapping, profile } from '../../../support/builders.ts'
import { policy, replenishment } from '../../../support/policy.ts'
import { product, stockPortal, WAREHOUSE } from '../../../support/stock-portal.ts'
import { goods, lineOf } from './cart-on-stock.ts'

const me = profile({ mapping: [mapping({ whID: WAREHOUSE })] })

/** The carts of a store that has these. */
function carts(cartTypes: readonly CartType[] = ['all']) {
  const portal = stockPortal([product(1), goods.dress])
  portal.cart.set(1, lineOf(1, 5))
  const state = { mayAsk: true, cleared: 0 }
  const calls: unknown[] = []
  const service = createCartService({
    client: portal.client,
    saved: {
      save: () => undefined,
      saveLines: () => undefined,
      find: () => undefined,
      clear: () => {
        state.cleared += 1
      },
    },
    clock: () => 0,
    policy,
    profile: async (fresh, cartType) => {
      calls.push(['profile', fresh, cartType])
      return ok(me)
    },
    askFor: (cartType) => {
      calls.push(['ask', cartType])
      return { client: portal.client, replenishment, profile: async () => ok(me), user: 7, part: undefined }
    },
    mayAsk: () => state.mayAsk,
    cartTypes: () => cartTypes,
    onChange: () => undefined,
    tell: () => undefined,
    notifyMoved: () => undefined,
  })
  return { service, portal, state, calls }
}

describe('the carts of an account', () => {
  it('are opened, changed and asked about each by itself', async () => {
    const { service, portal, calls } = carts(['all', 'apparel'])
    expect(await service.open('all', true)).toMatchObject({ value: { cart: 'all', lines: [lineOf(1, 5)] } })
    expect(calls).toEqual([
      ['ask', 'all'],
      ['profile', true, 'all'],
    ])
    expect(service.shown('all')?.lines).toHaveLength(1)
    expect(service.shown('apparel')).toBeUndefined()
    expect(await service.setQuantities('all', [{ id: 1, qty: 6 }])).toMatchObject({ value: { lines: [lineOf(1, 6)] } })
    expect(await service.change('all', (cart) => cart.remove([1]))).toEqual(ok([]))
    expect(await service.stillHas('all', new Map([[1, 6]]))).toEqual(refuse('cartChanged'))
    portal.cart.set(1, lineOf(1, 6))
    expect(await service.stillHas('all', new Map([[1, 6]]))).toEqual(ok(undefined))
  })

  it('are refused where the store doesn’t have them, and once no user is signed in', async () => {
    const { service, state, portal } = carts(['all'])
    expect(await service.open('apparel', false)).toEqual(refuse('cartNotFound'))
    expect(await service.change('apparel', (cart) => cart.remove([1]))).toEqual(refuse('cartNotFound'))
    state.mayAsk = false
    expect(await service.open('all', false)).toMatchObject({ error: { kind: 'session' } })
    expect(await service.change('all', (cart) => cart.remove([1]))).toMatchObject({ error: { kind: 'session' } })
    expect(portal.client.calls).toEqual([])
  })

  it('are read again after they were touched', async () => {
    const { service, portal } = carts()
    await service.open('all', false)
    service.touched('all')
    await service.open('all', false)
    expect(portal.client.count('cart.lines')).toBe(2)
  })

  it('are forgotten in memory and on disk', async () => {
    const { service, state } = carts(['all', 'apparel'])
    await service.open('all', false)
    await service.open('apparel', false)
    service.forget()
    expect([service.shown('all'), service.shown('apparel'), state.cleared]).toEqual([undefined, undefined, 1])
  })
})

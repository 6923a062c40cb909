import { describe, expect, test } from 'vitest'
import { createStore } from 'zustand'
import { openState } from '../../../../src/renderer/carts/model/cart-state.ts'
import { createRefusals } from '../../../../src/renderer/carts/model/refusals.ts'
import { priceCart } from '../../../../src/shared/domain/pricing/price-cart.ts'
import { line, supply } from '../../../support/builders.ts'

const cartOf = (...ids: readonly number[]) =>
  priceCart(
    ids.map((id) => line(id, 1)),
    supply(),
  )

function openCart(...ids: readonly number[]) {
  const store = createStore(() => openState(cartOf(...ids), () => undefined))
  const refusals = createRefusals(store)
  return {
    ...refusals,
    becomes: (...now: readonly number[]) => {
      store.setState({ cart: cartOf(...now) })
      refusals.recheck()
    },
    texts: () => refusals.store.getState().map(({ what, message }) => `${what}: ${message}`),
  }
}

describe('scans and products that weren’t added', () => {
  test('is told product by product, the last first, the last word of each', () => {
    const { refuse, withdraw, withdrawAll, texts } = openCart()
    refuse({ id: 77, what: '77 × 3', message: 'unknown' })
    refuse({ id: 78, what: '78 × 1', message: 'blocked' })
    refuse({ id: undefined, what: 'abc', message: 'no id' })
    refuse({ id: 77, what: '77 × 5', message: 'blocked' })
    expect(texts()).toEqual(['77 × 5: blocked', 'abc: no id', '78 × 1: blocked'])
    refuse({ id: undefined, what: '8901234567890', message: 'no product', isScan: true })
    withdraw(undefined)
    withdraw(78)
    // The messages for scans stay until they are closed.
    expect(texts()).toEqual(['8901234567890: no product', '77 × 5: blocked'])
    withdraw(undefined, '8901234567890')
    expect(texts()).toEqual(['77 × 5: blocked'])
    withdrawAll()
    expect(texts()).toEqual([])
  })

  test('is nothing any more once it is in the cart, or the line that stood against it is gone', () => {
    const { refuse, becomes, texts } = openCart(1, 2)
    refuse({ id: 1, what: '1', message: 'already there' })
    refuse({ id: 77, what: '77', message: 'the portal can’t be reached' })
    refuse({ id: 78, what: '78', message: 'unknown' })
    becomes(1, 2, 3)
    expect(texts()).toHaveLength(3)
    becomes(2, 77)
    expect(texts()).toEqual(['78: unknown'])
    becomes()
    expect(texts()).toEqual(['78: unknown'])
  })
})

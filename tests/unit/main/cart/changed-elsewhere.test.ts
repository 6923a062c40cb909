import { describe, expect, it } from 'vitest'
import { fail, ok, refuse } from '../../../../src/shared/errors.ts'
import { offline } from '../../../support/scripted-portal.ts'
import { cartOnStock, lineOf } from './cart-on-stock.ts'

const changed = refuse('cartChanged')
const quantity = (id: number, qty: number) => [{ id, qty }]

/** A cart of two lines, read here before another computer changes it. */
async function seen() {
  const on = cartOnStock([
    [1, 5],
    [2, 7],
  ])
  await on.cart.open(false)
  return on
}

describe('after a change at another computer', () => {
  it('the cart is read again before it is changed here', async () => {
    const { cart, portal, callCount, counts } = await seen()
    portal.cart.set(3, lineOf(3, 9))
    const products = callCount('cart.products')
    const lines = await cart.change(async (open) => {
      expect(open.snapshot.lines).toEqual([lineOf(1, 5), lineOf(2, 7), lineOf(3, 9)])
      return open.put([lineOf(1, 6)])
    })
    expect(lines).toEqual(ok([lineOf(1, 6), lineOf(2, 7), lineOf(3, 9)]))
    expect(callCount('cart.products')).toBe(products + 1)
    expect(cart.shown?.elsewhere).toEqual([{ id: 3, was: 0, theirs: 9 }])
    expect(counts.surprises).toBe(1)
  })

  it('the line that was changed there isn’t sent, and is reported with the quantity that was to be sent', async () => {
    const { cart, portal, callCount } = await seen()
    portal.cart.set(1, lineOf(1, 9))
    expect(await cart.change((open) => open.put([lineOf(1, 6)]))).toEqual(changed)
    expect(callCount('cart.update')).toBe(0)
    expect(cart.shown?.elsewhere).toEqual([{ id: 1, was: 5, theirs: 9, yours: 6 }])
  })

  it('the others can be sent', async () => {
    const { cart, portal } = await seen()
    portal.cart.set(1, lineOf(1, 9))
    await cart.change(async (open) => {
      const quantities = new Map([
        [1, 0],
        [2, 0],
      ])
      expect(open.free(quantities)).toEqual([2])
      return ok(undefined)
    })
    expect(cart.shown?.elsewhere).toEqual([{ id: 1, was: 5, theirs: 9, yours: 0 }])
  })

  it('it may be changed here once it was seen', async () => {
    const { cart, portal } = await seen()
    portal.cart.set(1, lineOf(1, 9))
    await cart.setQuantities(quantity(1, 6))
    expect(await cart.setQuantities(quantity(1, 6))).toMatchObject({ value: { lines: [lineOf(1, 6), lineOf(2, 7)] } })
    expect(portal.cart.get(1)?.qty).toBe(6)
  })

  it('a fresh reading shows it without reporting it line by line', async () => {
    const { cart, portal, counts } = await seen()
    portal.cart.set(1, lineOf(1, 9))
    expect(await cart.open(true)).toMatchObject({ value: { lines: [lineOf(1, 9), lineOf(2, 7)], elsewhere: [] } })
    // What was prepared of it is another cart's.
    expect(counts).toEqual({ changes: 1, surprises: 0 })
  })

  it('a cart that is as it was seen isn’t read again', async () => {
    const { cart, callCount, counts } = await seen()
    await cart.change((open) => open.put([lineOf(1, 6)]))
    expect([callCount('cart.lines'), callCount('cart.products')]).toEqual([2, 1])
    expect(counts).toEqual({ changes: 1, surprises: 0 })
  })
})

describe('quantities that are typed', () => {
  it('are sent where they are new, all that were typed together', async () => {
    const { cart, portal, callCount } = await seen()
    const both = [cart.setQuantities(quantity(1, 6)), cart.setQuantities([...quantity(1, 8), ...quantity(2, 7)])]
    expect(await Promise.all(both)).toMatchObject(Array(2).fill({ value: { lines: [lineOf(1, 8), lineOf(2, 7)] } }))
    expect(portal.client.calls.at(-1)).toEqual({
      name: 'cart.update',
      args: { body: { products: [lineOf(1, 8)], checkLimit: 0 } },
    })
    expect(callCount('cart.update')).toBe(1)
  })

  it.each([
    [7, 'sameQuantity'],
    [0, 'selectQuantity'],
    [10_000, 'quantityRange'],
  ] as const)('of %i pieces are refused', async (qty, sentence) => {
    const { cart, callCount } = await seen()
    expect(await cart.setQuantities(quantity(2, qty))).toEqual(refuse(sentence))
    expect(callCount('cart.update')).toBe(0)
  })

  it('of a line that was removed there are reported and not sent', async () => {
    const { cart, portal, callCount, counts } = await seen()
    portal.cart.delete(1)
    expect(await cart.setQuantities(quantity(1, 6))).toEqual(changed)
    expect(cart.shown?.elsewhere).toEqual([{ id: 1, was: 5, theirs: 0, yours: 6 }])
    expect(callCount('cart.update')).toBe(0)
    // The removal of the line was seen; typing it again reports it again.
    const surprises = counts.surprises
    expect(await cart.setQuantities(quantity(1, 8))).toEqual(changed)
    expect(cart.shown?.elsewhere).toEqual([{ id: 1, was: 5, theirs: 0, yours: 8 }])
    expect(counts.surprises).toBe(surprises + 1)
  })

  it('of a line that is gone don’t keep the others from being sent', async () => {
    const { cart, portal } = await seen()
    portal.cart.delete(1)
    await cart.open(true)
    expect(await cart.setQuantities([...quantity(1, 6), ...quantity(2, 8)])).toMatchObject({
      value: { lines: [lineOf(2, 8)] },
    })
    expect(portal.cart.get(2)?.qty).toBe(8)
    // A change that is already in place doesn't count as a failure.
    expect(await cart.setQuantities([...quantity(1, 6), ...quantity(2, 8)])).toMatchObject({
      value: { lines: [lineOf(2, 8)] },
    })
  })

  it('of a product that never was in the cart have it read again', async () => {
    const { cart, callCount, counts } = await seen()
    expect(await cart.setQuantities(quantity(4, 6))).toEqual(changed)
    expect(counts.surprises).toBe(1)
    const before = callCount('cart.lines')
    await cart.open(false)
    expect(callCount('cart.lines')).toBe(before + 1)
  })

  it('aren’t sent while the cart can’t be looked at', async () => {
    const { cart, state, callCount } = await seen()
    state.error = offline
    expect(await cart.setQuantities(quantity(1, 6))).toEqual(fail(offline))
    expect(callCount('cart.update')).toBe(0)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WHOLE_CARTS } from '../../../../../src/shared/domain/carts/cart-kinds.ts'
import {
  type CartRef,
  cartKeyOf,
  cartOfKey,
  cartTypeOf,
  ownCart,
  partOf,
} from '../../../../../src/shared/domain/carts/cart-ref.ts'

const PART = { user: 501, subcatid: 2, typeid: 3, brandid: 4 }
const id = fc.nat()
const anyCart: fc.Arbitrary<CartRef> = fc.oneof(
  fc.constantFrom(...WHOLE_CARTS),
  fc.record({ user: id, subcatid: id, typeid: id, brandid: id }),
)

describe('naming a cart', () => {
  it('a store’s own by its kind, an operator’s by store and part', () => {
    expect([cartTypeOf('afs'), cartTypeOf(PART)]).toEqual(['afs', 'car'])
    expect([partOf('afs'), partOf(PART)]).toEqual([undefined, PART])
    expect([cartKeyOf('all'), cartKeyOf(PART)]).toEqual(['all', 'car 501 2 3 4'])
  })

  it('gives each cart a text of its own, from which it is found again', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(cartOfKey(cartKeyOf(cart))).toEqual(cart)
      }),
    )
    fc.assert(
      fc.property(anyCart, anyCart, (one, other) => {
        expect(cartKeyOf(one) === cartKeyOf(other)).toBe(JSON.stringify(one) === JSON.stringify(other))
      }),
    )
  })

  it.each(['car', '', 'car 1 2 3', 'car 1 2 3 4 5', 'car a 2 3 4', 'half'])('%j names none', (key) => {
    expect(cartOfKey(key)).toBeUndefined()
  })

  it('files go into a store’s own carts alone', () => {
    expect(ownCart('all')).toBe('all')
    expect(() => ownCart(PART)).toThrow('own carts')
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CartSnapshot } from '../../../../../src/shared/domain/carts/cart.ts'
import {
  changeBetween,
  changedCart,
  withLines,
  withProducts,
} from '../../../../../src/shared/domain/carts/cart-change.ts'
import { line, product, supply } from '../../../../support/builders.ts'

type Pieces = ReadonlyMap<number, number>

const cartOf = (pieces: Pieces, more: Partial<CartSnapshot['supply']> = {}): CartSnapshot => ({
  cart: 'all',
  edition: 1,
  lines: [...pieces].map(([id, qty]) => line(id, qty)),
  supply: supply({ products: [...pieces.keys()].map((id) => product({ id })), ...more }),
  fetchedAt: '2026-11-23T10:00:00.000Z',
  saved: false,
})
const pieces = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 99 })), { selector: ([id]) => id })
  .map((all): Pieces => new Map(all))
const inOrder = ({ lines }: CartSnapshot) => lines.toSorted((one, other) => one.id - other.id)

describe('what a change made of a cart', () => {
  it('turns any reading into the current cart', () => {
    fc.assert(
      fc.property(pieces, pieces, (was, is) => {
        const [before, now] = [cartOf(was), cartOf(is)]
        const change = changeBetween(before, now)
        const made = change && changedCart(before, change)
        expect(made && inOrder(made)).toEqual(inOrder(now))
      }),
    )
  })

  it('is no longer than the change itself', () => {
    const before = cartOf(new Map(Array.from({ length: 500 }, (_, at) => [at + 1, 2])))
    const now = { ...before, edition: 2, lines: [...before.lines.slice(0, 7), line(8, 40), ...before.lines.slice(8)] }
    expect(changeBetween(before, now)).toEqual({
      put: [line(8, 40)],
      removed: [],
      products: [],
      size: 500,
      from: 1,
      edition: 2,
    })
  })

  it.each([
    [
      'a line that isn’t known here',
      new Map([[1, 2]]),
      { put: [], removed: [], products: [], size: 2, from: 1, edition: 2 },
    ],
    ['a change in between', new Map([[1, 2]]), { put: [], removed: [], products: [], size: 1, from: 2, edition: 3 }],
    [
      'a new line without its product',
      new Map([[1, 2]]),
      { put: [line(2, 3)], removed: [], products: [], size: 2, from: 1, edition: 2 },
    ],
  ])('asks for the whole cart where there is %s', (_, was, change) => {
    expect(changedCart(cartOf(was), change)).toBeUndefined()
  })

  it('asks for the whole cart where it is worked out by other rules', () => {
    const was = new Map([[1, 2]])
    expect(changeBetween(cartOf(was), cartOf(was, { shippingState: 'Goa' }))).toBeUndefined()
  })
})

describe('lines brought up to date', () => {
  it('change in place; new ones come at the end', () => {
    const lines = [line(1, 5), line(2, 8), line(3, 1)]
    expect(withLines(lines, [line(4, 6), line(2, 9)])).toEqual([line(1, 5), line(2, 9), line(3, 1), line(4, 6)])
  })
  it('change the first of two lines of one product, and the other stays', () => {
    expect(withLines([line(1, 5), line(1, 8)], [line(1, 7)])).toEqual([line(1, 7), line(1, 8)])
  })
})

describe('products brought up to date', () => {
  const [rings, blocks] = [product({ id: 1 }), product({ id: 2 })]

  it('are the newer ones, and those of which nothing is newer', () => {
    const newer = product({ id: 1, name: 'Stacking Rings, large' })
    expect(withProducts([rings, blocks], [newer])).toEqual([blocks, newer])
  })
  it('are the very same list where nothing is newer', () => {
    const known = [rings, blocks]
    expect(withProducts(known, [])).toBe(known)
  })
})

it('of a cart with two lines of one product no change can be told', () => {
  const one = cartOf(new Map([[1, 2]]))
  const twice = { ...one, lines: [line(1, 2), line(1, 3)] }
  expect(changeBetween(twice, one)).toBeUndefined()
  expect(changeBetween(one, twice)).toBeUndefined()
  expect(changeBetween(one, one)).toEqual({ put: [], removed: [], products: [], size: 1, from: 1, edition: 1 })
})

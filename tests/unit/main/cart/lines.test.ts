import { describe, expect, it } from 'vitest'
import { byProduct, idsOf, removedFrom, sameProducts } from '../../../../src/main/cart/lines.ts'
import { line } from '../../../support/builders.ts'

describe('lines of a cart', () => {
  it('are of the same products in any order and quantity', () => {
    expect(sameProducts([line(1, 5), line(2, 5)], [line(2, 9), line(1, 5)])).toBe(true)
    expect(sameProducts([line(1, 5)], [line(2, 5)])).toBe(false)
    expect(sameProducts([line(1, 5), line(2, 5)], [line(1, 5)])).toBe(false)
    expect(sameProducts([line(1, 5)], [line(1, 5), line(2, 5)])).toBe(false)
    expect(sameProducts([line(1, 5), line(2, 5)], [line(1, 5), line(3, 5)])).toBe(false)
    expect(sameProducts([], [])).toBe(true)
  })

  it('have their products’ ids', () => {
    expect(idsOf([line(1, 5), line(2, 5), line(1, 6)])).toEqual(new Set([1, 2]))
  })

  it('are found by product: the first of several', () => {
    expect(byProduct([line(1, 5), line(2, 7), line(1, 6)])).toEqual(
      new Map([
        [1, line(1, 5)],
        [2, line(2, 7)],
      ]),
    )
  })

  it('that are gone are known with their pieces', () => {
    expect(removedFrom([line(1, 5), line(2, 7)], [line(2, 1), line(3, 1)])).toEqual(new Map([[1, 5]]))
  })
})

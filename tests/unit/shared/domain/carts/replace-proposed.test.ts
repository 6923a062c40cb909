import { describe, expect, test } from 'vitest'
import type { CartLine, Proposal } from '../../../../../src/shared/domain/carts/cart.ts'
import {
  mayReplace,
  replacedUnits,
  replaceEntry,
  replacingPieces,
  replacingUnits,
} from '../../../../../src/shared/domain/carts/replace-proposed.ts'
import { priceCart } from '../../../../../src/shared/domain/pricing/price-cart.ts'
import { line, product, supply } from '../../../../support/builders.ts'

const said = (more: Partial<Proposal>): Proposal => ({
  replenishmenttype: 'bestSeller',
  isParent: true,
  isSet: false,
  Age: '',
  priceRange: '0-500',
  ...more,
})
const clothes = { id: 6, name: 'Clothes' }
const size = (id: number, color = 'Red') => product({ id, groupID: 9, color, category: clothes, size: `${id}` })
const proposed = (id: number, qty: number, more: Partial<Proposal>, parent = `${id}`): CartLine => ({
  ...line(id, qty, { parent }),
  proposal: said(more),
})
const lines = priceCart(
  [
    proposed(1, 1, { isSet: true }, '9^Red'),
    proposed(2, 1, { isSet: true }, '9^Red'),
    proposed(3, 1, { isSet: true }, '9^Red'),
    proposed(1001, 4, { categoryQty: 6 }),
  ],
  supply({ products: [size(1), size(2), size(3), product()] }),
).lines

describe('what is replaced', () => {
  test('the sizes of a set are one thing, every other line is one by itself', () => {
    expect(replacedUnits(lines).map(({ key, products }) => [key, products.length])).toEqual([
      ['9^Red', 3],
      ['1001', 1],
    ])
  })
  test('by styles with as many sizes of one colour as the set has', () => {
    const offered = [size(11), size(12), size(13), size(14), size(21, 'Blue'), size(22, 'Blue')]
    expect(replacingUnits(offered, 3).map(({ key, products }) => [key, products.map(({ id }) => id)])).toEqual([
      ['9^Red', [11, 12, 13]],
    ])
    expect(replacingUnits(offered, undefined)).toHaveLength(6)
  })
  test.each([
    [1, 1, true],
    [2, 1, false],
    [1, 2, false],
    [0, 0, false],
  ])('of %i, with %i ticked: %s', (replaced, ticked, may) => {
    expect(mayReplace(replaced, ticked)).toBe(may)
  })
  test('pieces are the line’s, no fewer than its category has; a set has one of each size', () => {
    const [first, , , last] = lines
    expect(first && replacingPieces(first)).toBe(1)
    expect(last && replacingPieces(last)).toBe(6)
  })
  test('the portal is told what replaces what', () => {
    const [, , , last] = lines
    expect(last && replaceEntry(size(11), last, { userId: 7, sleeve: 'Half sleeve' })).toEqual({
      userId: 7,
      productId: 11,
      subcatId: 90,
      typeId: 900,
      age: '11',
      gender: 'Unisex',
      brandId: 11,
      groupID: 9,
      color: 'Red',
      qty: 6,
      mrp: 100_000,
      parent: '9^Red',
      replenishmenttype: 'replacementProduct',
      replacementProduct: 1001,
      names: 'Stacking Rings',
      catId: 6,
      homeBrandSlab: '0-500',
      productattribute: ['Half sleeve'],
    })
  })
})

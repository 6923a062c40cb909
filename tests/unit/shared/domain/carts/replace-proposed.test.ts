import { describe, expect, test } from 'vitest'
import type { CartLine, Proposal } from '../../../../../src/shared/domain/carts/cart.ts'
import {
  areOfOneKind,
  idsOf,
  mayReplace,
  replaceAsk,
  replacingPieces,
  replacingUnits,
  unitsToReplace,
} from '../../../../../src/shared/domain/carts/replace-proposed.ts'
import { priceCart } from '../../../../../src/shared/domain/pricing/price-cart.ts'
import { line, product, supply } from '../../../../support/builders.ts'

const said = (more: Partial<Proposal>): Proposal => ({
  replenishmenttype: 'bestSeller',
  isParent: true,
  isSet: false,
  Age: '2-4 years',
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
  const all = unitsToReplace(lines, [2, 1001])
  test('of a set all sizes go, which are one thing; every other line is one by itself, and stays unless it is ticked', () => {
    expect(all.map(({ key, products }) => [key, products.length])).toEqual([
      ['9^Red', 3],
      ['1001', 1],
    ])
    expect(unitsToReplace(lines, [1001]).map(({ key }) => key)).toEqual(['1001'])
    expect(unitsToReplace(lines, [])).toEqual([])
  })
  test('together, only what stands under one grouping key', () => {
    expect(areOfOneKind(unitsToReplace(lines, [1]), 'Babyhug')).toBe(true)
    expect(areOfOneKind(all, 'Babyhug')).toBe(false)
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
    const units = unitsToReplace(lines, [1001])
    const [by] = replacingUnits([size(11)], undefined)
    const told = replaceAsk(units, by === undefined ? [] : [by], { userId: 7, sleeveOf: () => 'Half sleeve' })
    expect(told).toMatchObject({ isSetProduct: false, existingProduct: [1001] })
    expect(told.replaceProduct).toEqual([
      {
        userId: 7,
        productId: 11,
        subcatId: 90,
        typeId: 900,
        age: '2-4 years',
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
      },
    ])
    const set = unitsToReplace(lines, [1])
    const style = replacingUnits([size(21, 'Blue'), size(22, 'Blue'), size(23, 'Blue')], 3)
    const ofSet = replaceAsk(set, style, { userId: 7, sleeveOf: () => '' })
    expect(ofSet).toMatchObject({ isSetProduct: true, existingProduct: [1, 2, 3] })
    // Size by size.
    expect(ofSet.replaceProduct.map((one) => [one.replacementProduct, one.productId, one.productattribute])).toEqual([
      [1, 21, []],
      [2, 22, []],
      [3, 23, []],
    ])
  })
})

test('the ids of what goes are those of all lines of all units, of a set every size', () => {
  expect(idsOf(unitsToReplace(lines, [2, 1001]))).toEqual([1, 2, 3, 1001])
  expect(idsOf(unitsToReplace(lines, []))).toEqual([])
})

test('the portal is told of a set where one of what goes is a set; what has nothing to replace isn’t told', () => {
  const units = unitsToReplace(lines, [1001, 1])
  const by = replacingUnits([size(11), size(12), size(13)], undefined)
  const told = replaceAsk(units, by, { userId: 7, sleeveOf: () => '' })
  expect(told.isSetProduct).toBe(true)
  expect(told.replaceProduct.map((one) => [one.replacementProduct, one.productId])).toEqual([
    [1, 11],
    [1001, 12],
  ])
})

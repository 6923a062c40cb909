/** Typed searches for products, orders and categories. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { categoriesFor, productsIn } from '../../../../../src/shared/domain/catalogue/category-tree.ts'
import {
  isSuggested,
  mergedSuggestions,
  searchAddress,
  searchText,
} from '../../../../../src/shared/domain/catalogue/search-text.ts'
import { orderNumberIn } from '../../../../../src/shared/domain/orders/order-number.ts'
import { listingAddress, productAddress } from '../../../../../src/shared/domain/screens/addresses.ts'
import { isAt, ruleAt, SCREENS } from '../../../../../src/shared/domain/screens.ts'

const suggestion = (id: number) => ({ id, name: `Product ${id}`, brand: 'Bright Start', category: 'Toys' })
const ids = (from: number, count: number) => Array.from({ length: count }, (_, at) => suggestion(from + at))

describe('suggestions', () => {
  test('any character other than a letter or a digit is a blank', () => {
    expect(searchText(' baby-(blocks)! 0–3 ')).toBe('baby blocks 0 3')
    expect(searchText('दूध की बोतल')).toBe('दूध की बोतल')
    expect(searchText('%_"*')).toBe('')
  })

  test('begin at three characters that count', () => {
    expect(['ba', 'b-', '  ab ', '---'].filter(isSuggested)).toEqual([])
    expect(['bab', 'b a b', '100'].filter((typed) => !isSuggested(typed))).toEqual([])
  })

  test('of this computer stand first and where they were, the portal’s follow, each product once, at most eight', () => {
    expect(mergedSuggestions(ids(1, 3), ids(2, 4)).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5])
    expect(mergedSuggestions(ids(1, 6), ids(20, 9)).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 20, 21])
    expect(mergedSuggestions([], ids(1, 20))).toHaveLength(8)
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(30)), fc.uniqueArray(fc.nat(30)), (seen, found) => {
        const merged = mergedSuggestions(seen.map(suggestion), found.map(suggestion)).map(({ id }) => id)
        expect(merged).toEqual([...new Set([...seen, ...found])].slice(0, 8))
      }),
    )
  })
})

describe('an order’s number', () => {
  test.each([
    ['PO-41215-T', '41215-T'],
    ['po-41215-t', '41215-T'],
    [' PO 41215 ', '41215'],
    ['po41215', '41215'],
    ['41215', '41215'],
    ['41', '41'],
  ])('%s', (typed, number) => {
    expect(orderNumberIn(typed)).toBe(number)
  })

  test.each(['', '4', 'po', 'PO-', 'badges', 'po box 12', '12 34', '-41215'.repeat(2), '1.5'])(
    '%s is none',
    (typed) => {
      expect(orderNumberIn(typed)).toBeUndefined()
    },
  )
})

describe('categories', () => {
  const tree = [
    { id: 4, name: 'Toys', subcategories: [{ id: 90, name: 'Blocks', products: 12 }] },
    { id: 5, name: 'Baby Food and Infant Formula', subcategories: [{ id: 79, name: 'Formula', products: 7 }] },
    {
      id: 6,
      name: 'Feeding',
      subcategories: [
        { id: 815, name: 'Snacks', products: 3 },
        { id: 91, name: 'Kids Food and Nutritional Supplements', products: 4 },
        { id: 92, name: 'Bottles', products: 5 },
      ],
    },
    { id: 7, name: 'Cereals', subcategories: [{ id: 79, name: 'Cereals', products: 7 }] },
    { id: 8, name: 'Gifts', subcategories: [] },
  ]

  test('of food are for those with a licence, by name and by number; what they leave empty goes with them', () => {
    expect(categoriesFor(tree, { hasFoodLicense: true })).toEqual(tree)
    const shown = categoriesFor(tree, { hasFoodLicense: false })
    expect(shown.map(({ id, subcategories }) => [id, subcategories.map((one) => one.id)])).toEqual([
      [4, [90]],
      [6, [92]],
      [8, []],
    ])
    expect(shown.map(productsIn)).toEqual([12, 5, 0])
  })
})

test('addresses of products are those of their screens', () => {
  expect(listingAddress()).toBe(SCREENS.listing.path)
  expect(listingAddress({ categories: 4, subcategories: 79 })).toBe('/products/listing?categories=4&subcategories=79')
  expect(ruleAt(productAddress(1201))).toBe(SCREENS.productInfo)
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (typed) => {
      const { pathname, host } = new URL(searchAddress(typed), 'https://portal.invalid')
      if (searchText(typed) === '') return
      expect(host).toBe('portal.invalid')
      expect(isAt(SCREENS.search, pathname)).toBe(true)
    }),
  )
})

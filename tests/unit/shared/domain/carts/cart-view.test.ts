import { describe, expect, test } from 'vitest'
import {
  allocatedMrp,
  allocationArithmetic,
  barredTitle,
  CART_ORDERS,
  CART_TAGS,
  type CartFilter,
  type CartOrder,
  gapArithmetic,
  gapInShort,
  gapSentence,
  isCartOrder,
  isFiltered,
  kindsIn,
  NO_FILTER,
  nameOf,
  placesToShow,
  warehousesIn,
  wholeAllocation,
} from '../../../../../src/shared/domain/carts/cart-view.ts'
import { priceCart } from '../../../../../src/shared/domain/pricing/price-cart.ts'
import type { GapReason } from '../../../../../src/shared/domain/pricing/priced-cart.ts'
import { messages } from '../../../../../src/shared/messages.ts'
import { BHAMBOLI, line, mapping, PUNE, product, rupees, stock, supply } from '../../../../support/builders.ts'

const HOME_BRAND = { id: 621, name: 'Babyhug' }
const products = [
  product({ id: 1, name: 'Rings', color: 'Red', size: 'Small', warehouses: [stock(50)] }),
  product({
    id: 2,
    name: 'Blocks',
    color: 'Blue',
    size: 'Large',
    brand: HOME_BRAND,
    subcategory: { id: 91, name: 'Building' },
    type: { id: 910, name: 'Blocks' },
    warehouses: [stock(50, { id: BHAMBOLI, mrp: rupees(500) })],
    mrp: rupees(500),
  }),
  product({
    id: 3,
    name: 'Frock',
    color: 'Red',
    size: '2-3 Years',
    category: { id: 6, name: 'Clothes' },
    subcategory: { id: 60, name: 'Frocks' },
    type: { id: 600, name: 'Party frocks' },
    stockType: 'DropShipment',
    warehouses: [stock(4), stock(2, { id: BHAMBOLI })],
  }),
]
const supplied = supply({ products, mapping: [mapping(), mapping({ whID: BHAMBOLI, name: 'Bhamboli' })] })
/** Rings, Blocks, Frock (of which 3 are missing), and a product that the catalogue doesn't know. */
const cart = priceCart([line(1, 5), line(2, 2, { mrp: rupees(500) }), line(3, 9), line(44, 1)], supplied)
const whole = ({ whName }: { readonly whName: string }) => whName

describe('the lines that a filter leaves', () => {
  test.each<[string, Partial<CartFilter>, number[]]>([
    ['nothing', {}, [0, 1, 2, 3]],
    ['a category', { categoryId: 9 }, [0, 1]],
    ['a subcategory', { subcategoryId: 91 }, [1]],
    ['a type', { typeId: 600 }, [2]],
    ['a category and a type that isn’t in it', { categoryId: 9, typeId: 600 }, []],
    ['a warehouse that gives something', { wh: PUNE }, [0, 2]],
    ['the other one', { wh: BHAMBOLI }, [1, 2]],
    ['a warehouse that gives nothing', { wh: 99 }, []],
    ['a gap', { tag: 'GAP' }, [2, 3]],
    ['the home brand', { tag: 'BABYHUG' }, [1]],
    ['what a vendor sends', { tag: 'DS-JIT' }, [2]],
    ['a gap at a warehouse', { tag: 'GAP', wh: PUNE }, [2]],
    ['a name', { text: 'ring' }, [0]],
    ['a brand', { text: 'BABYHUG' }, [1]],
    ['a colour', { text: 'red' }, [0, 2]],
    ['a size', { text: 'large' }, [1]],
    ['an id', { text: '44' }, [3]],
    ['all words, in whatever order', { text: ' red  rings ' }, [0]],
    ['words of which one is of no line', { text: 'red blocks' }, []],
    ['blanks', { text: '  ' }, [0, 1, 2, 3]],
    ['words, within a category', { text: 'red', categoryId: 6 }, [2]],
  ])('by %s', (_what, filter, places) => {
    expect(placesToShow(cart, { ...NO_FILTER, ...filter }, undefined)).toEqual(places)
  })
})

describe('the order of the lines', () => {
  const sorted = (by: CartOrder, descending = false, filter: Partial<CartFilter> = {}) =>
    placesToShow(cart, { ...NO_FILTER, ...filter }, { by, descending })

  test.each<[CartOrder, number[]]>([
    ['name', [3, 1, 2, 0]],
    ['mrp', [1, 0, 2, 3]],
    ['qty', [3, 1, 0, 2]],
    ['available', [3, 2, 0, 1]],
    ['total', [3, 1, 0, 2]],
    ['gap', [0, 1, 3, 2]],
  ])('by %s, the least first; equals in the cart’s own order', (by, places) => {
    expect(sorted(by)).toEqual(places)
  })
  test('the other way round begins with the most, and leaves equals in the cart’s own order', () => {
    expect(sorted('mrp', true)).toEqual([0, 2, 3, 1])
    expect(sorted('qty', true)).toEqual([2, 0, 1, 3])
    expect(sorted('name', true)).toEqual([0, 2, 1, 3])
  })
  test('is that of the lines that are left', () => {
    expect(sorted('qty', true, { text: 'red' })).toEqual([2, 0])
  })
  test('names come by the alphabet, small letters among capitals', () => {
    const names = ['Ball', 'apple', 'Zebra', 'cube']
    const toys = names.map((name, at) => product({ id: at + 1, name }))
    const lines = toys.map(({ id }) => line(id, 1))
    expect(
      placesToShow(priceCart(lines, supply({ products: toys })), NO_FILTER, { by: 'name', descending: false }),
    ).toEqual([1, 0, 3, 2])
  })
})

describe('a cart is filtered', () => {
  test.each<[Partial<CartFilter>, boolean]>([
    [{}, false],
    [{ text: '   ' }, false],
    [{ text: 'red' }, true],
    [{ categoryId: 9 }, true],
    [{ subcategoryId: 90 }, true],
    [{ typeId: 900 }, true],
    [{ wh: 2 }, true],
    [{ tag: 'GAP' }, true],
  ])('by %j: %s', (filter, is) => {
    expect(isFiltered({ ...NO_FILTER, ...filter })).toBe(is)
  })
})

test('a cart may be put in order by its own columns alone', () => {
  expect(CART_ORDERS.every(isCartOrder)).toBe(true)
  expect(isCartOrder('brand')).toBe(false)
  expect(isCartOrder('')).toBe(false)
})

describe('the filters offer', () => {
  test('the categories, subcategories and types of the cart, by name, each once', () => {
    expect(kindsIn(cart, 'category').map(({ name }) => name)).toEqual(['Clothes', 'Toys'])
    const [, toys] = kindsIn(cart, 'category')
    const within = kindsIn(cart, 'subcategory', { categoryId: toys?.id })
    expect(within.map(({ name }) => name)).toEqual(['Building', 'Learning Toys'])
    expect(kindsIn(cart, 'category', { categoryId: toys?.id })).toHaveLength(2)
    expect(kindsIn(cart, 'subcategory').map(({ name }) => name)).toEqual(['Building', 'Frocks', 'Learning Toys'])
    expect(kindsIn(cart, 'type')).toEqual([
      { id: 910, name: 'Blocks' },
      { id: 600, name: 'Party frocks' },
      { id: 900, name: 'Rings' },
    ])
  })
  test('the warehouses that give something, by the name on the screen, each once', () => {
    // Bhamboli sends its own stock and a vendor's, in two orders.
    expect(cart.groups.map(({ whName }) => whName).toSorted()).toEqual(['Bhamboli', 'Bhamboli', 'Pune', 'Pune'])
    expect(warehousesIn(cart, whole)).toEqual([
      { id: BHAMBOLI, name: 'Bhamboli' },
      { id: PUNE, name: 'Pune' },
    ])
    const renamed = ({ wh }: { readonly wh: number }) => (wh === PUNE ? 'A warehouse' : 'Warehouse B')
    expect(warehousesIn(cart, renamed).map(({ id }) => id)).toEqual([PUNE, BHAMBOLI])
  })
})

describe('a line is told', () => {
  const [rings, , frock, unknown] = cart.lines
  if (!rings || !frock || !unknown) throw new Error('Lines are missing')

  test('by the name of its product, also where the catalogue has it no more', () => {
    expect(nameOf(rings)).toBe('Rings')
    expect(nameOf(unknown)).toBe('No longer in the catalogue')
  })
  test('with what each warehouse gives', () => {
    expect(allocationArithmetic(rings, whole)).toBe('Pune 5')
    expect(allocationArithmetic(frock, whole)).toBe('Pune 4 + Bhamboli 2 = 6')
    expect(allocationArithmetic(unknown, whole)).toBe('')
  })
  test('with the MRP of what is allocated alone', () => {
    expect(allocatedMrp({ line: line(1001, 9), allocatedQty: 2 })).toBe(2 * line(1001, 9).mrp)
  })
  test('with the pieces it is short of, and why', () => {
    expect(gapInShort(rings)).toBeUndefined()
    expect(gapInShort({ gapQty: 1200, gapReason: 'shortStock' })).toBe('1,200 short at this MRP')
  })
  test('with the reason alone, where its title says that it may not be ordered', () => {
    expect(gapInShort({ gapQty: 3, gapReason: 'inactive' })).toBe('no longer sold')
  })
  test('as a whole, with the price of its gap in whole rupees', () => {
    expect(wholeAllocation({ ...frock, gapReason: 'shortStock' }, whole)).toBe(
      'Pune 4 + Bhamboli 2 = 6, 3 short (₹ 2,100), not enough at this MRP',
    )
    expect(wholeAllocation(rings, whole)).toBe('Pune 5')
  })
})

describe('a gap has a sentence of its own', () => {
  test.each<[GapReason | undefined, string | undefined, string | undefined]>([
    [undefined, undefined, undefined],
    ['unknownProduct', 'not in the catalogue', undefined],
    ['noStock', 'out of stock', undefined],
    ['otherMrp', 'only at another MRP', undefined],
    ['notMapped', 'not in your warehouses', undefined],
    ['noGstRate', 'no GST rate for this HSN', undefined],
    ['noStockistBaseCost', 'no stockist price', undefined],
    ['noPrice', 'no price available', undefined],
    ['shortStock', 'not enough at this MRP', undefined],
    ['inactive', 'no longer sold', 'Product not found'],
    ['carter', 'not sold to this concept', 'Products Not Found'],
  ])('%s: %s, titled %s', (gapReason, sentence, title) => {
    expect(gapSentence({ gapReason })).toBe(sentence)
    expect(barredTitle({ gapReason })).toBe(title)
  })
})

test('gaps, the home brand and what vendors send are the tags, in this order', () => {
  expect(CART_TAGS.map((tag) => placesToShow(cart, { ...NO_FILTER, tag }, undefined))).toEqual([[2, 3], [1], [2]])
})

test('every reason of a gap is short enough to stand in a line of the cart whole', () => {
  const reasons = Object.entries(messages).filter(([key]) =>
    /^barred[A-Z]|^gap(?:Unknown|NoStock|OtherMrp|NotMapped|NoGst|ShortStock|NoPrice)/.test(key),
  )
  expect(reasons.length).toBeGreaterThan(15)
  expect(reasons.filter(([, text]) => text.length > 30)).toEqual([])
})

test('a gap is a number of pieces that are short', () => {
  expect(gapArithmetic({ gapQty: 0 })).toBe(undefined)
  expect(gapArithmetic({ gapQty: 1200 })).toBe('1,200 short')
})

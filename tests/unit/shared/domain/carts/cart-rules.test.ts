import { describe, expect, test } from 'vitest'
import { CART_CAPACITY, cartTypeFor, cartTypesOf } from '../../../../../src/shared/domain/carts/cart-kinds.ts'
import {
  CART_REFRESH_EVERY,
  checkLimitOf,
  isNoQuantity,
  isOrderId,
  isQuantity,
  LISTING_BULK_LIMIT,
  newLine,
  parentKey,
  parseQuantity,
  QUANTITY_CHOICES,
  refuseListing,
  refusePieces,
  refuseQuantity,
  refuseToAdd,
  refuseToChange,
  roomIn,
  sameLines,
  setSize,
  setsIn,
} from '../../../../../src/shared/domain/carts/cart-rules.ts'
import { isApparel } from '../../../../../src/shared/domain/catalogue/apparel.ts'
import { type MessageKey, messages } from '../../../../../src/shared/messages.ts'
import { line, product, rupees } from '../../../../support/builders.ts'

/** Products 1, 2, 3 …, five pieces of each. */
const cartOf = (lines: number) => new Map(Array.from({ length: lines }, (_, at) => [at + 1, 5]))
const sentence = (key: MessageKey | undefined) => key && messages[key]

describe('the pieces of each size in a set', () => {
  test.each([
    [3, 3],
    [1, 1],
    [0, 1],
    [-4, 1],
    [2.5, 2],
    [5, 5],
    [Number.NaN, 1],
  ])('%s is %s', (typed, size) => {
    expect(setSize(typed)).toBe(size)
  })
})

describe('what may be added', () => {
  test('a cart takes 500 lines; the 501st is refused', () => {
    expect(CART_CAPACITY).toBe(500)
    expect(refuseToAdd('all', cartOf(499), 1001, 1)).toBeUndefined()
    expect(sentence(refuseToAdd('all', cartOf(500), 1001, 1))).toBe('Maximum number of item in cart is reached')
  })
  test('what is in the cart already can’t be added again, even to a full one', () => {
    expect(sentence(refuseToAdd('all', cartOf(3), 2, 1))).toBe('Already added to cart..!!')
    expect(sentence(refuseToAdd('all', cartOf(500), 2, 1))).toBe('Already added to cart..!!')
  })
  test('again with the same quantity it is told so', () => {
    expect(sentence(refuseToAdd('all', cartOf(3), 2, 5))).toBe('Already added to cart with same quantity..!!')
  })
  test('a quantity is needed', () => {
    expect(sentence(refuseToAdd('all', cartOf(0), 1001, 0))).toBe('Please select quantity.')
    expect(sentence(refuseToAdd('all', cartOf(0), 1001, 10_000))).toBe(
      'Quantity must be a whole number from 1 to 9999.',
    )
  })
  test('a whole listing may have 300 products', () => {
    expect(LISTING_BULK_LIMIT).toBe(300)
    expect(refuseListing(300)).toBeUndefined()
    expect(sentence(refuseListing(301))).toBe(
      'Number of products you are trying to add exceeds cart limit of 300 products. Please try adding products for required subcategories or individual products.',
    )
  })
})

describe('what may be changed', () => {
  test.each([
    [line(1001, 5), 6, undefined],
    [line(1001, 5), 5, 'Already added to cart with same quantity..!!'],
    [undefined, 5, 'Cart has been updated kindly refresh the Cart'],
    [line(1001, 5), 0, 'Please select quantity.'],
    [line(1001, 5), -1, 'Quantity must be a whole number from 1 to 9999.'],
    [line(1001, 5), 1.5, 'Quantity must be a whole number from 1 to 9999.'],
  ])('%o to %d: %s', (one, qty, expected) => {
    expect(sentence(refuseToChange(one, qty))).toBe(expected)
  })
})

describe('quantities', () => {
  test('the list offers 1 to 50, then 100 to 500 by 50', () => {
    expect(QUANTITY_CHOICES).toHaveLength(59)
    expect(QUANTITY_CHOICES.slice(0, 3)).toEqual([1, 2, 3])
    expect(QUANTITY_CHOICES.slice(48, 53)).toEqual([49, 50, 100, 150, 200])
    expect(QUANTITY_CHOICES.at(-1)).toBe(500)
  })
  test.each([
    [0, false],
    [1, true],
    [51, true],
    [9999, true],
    [10_000, false],
    [2.5, false],
    [Number.NaN, false],
  ])('%d is one: %s', (qty, is) => {
    expect(isQuantity(qty)).toBe(is)
  })
  test.each([
    ['12', 12],
    [' 12 ', 12],
    ['0012', 12],
    ['9999', 9999],
    ['10000', undefined],
    ['0', undefined],
    ['', undefined],
    ['+5', undefined],
    ['-5', undefined],
    ['1.5', undefined],
    ['1e2', undefined],
    ['99999999999', undefined],
  ])('typed "%s" is %s', (typed, qty) => {
    expect(parseQuantity(typed)).toBe(qty)
  })
})

describe('sets', () => {
  test('is the product’s own where no group is told: two of one colour are no set by that', () => {
    const clothes = (id: number, groupID: number | undefined) =>
      parentKey(product({ id, groupID, color: 'Red', category: { id: 6, name: 'Clothes' } }))
    expect([clothes(1, undefined), clothes(2, undefined), clothes(3, 0)]).toEqual(['1^Red', '2^Red', '3^Red'])
    expect(clothes(4, 77)).toBe('77^Red')
  })

  const shirt = (id: number, color = 'Red') => product({ id, color, groupID: 77, category: { id: 6, name: 'Clothes' } })

  test('sizes of categories 6 and 21 belong together by group and colour, everything else is alone', () => {
    expect(parentKey(shirt(1))).toBe('77^Red')
    expect(parentKey(product({ id: 2, category: { id: 21, name: '' } }))).toBe('77^Red')
    expect(parentKey(product({ id: 3, category: { id: 22, name: '' } }))).toBe('3^Red')
    expect(parentKey(product({ id: 4 }))).toBe('4^Red')
  })
  test('three lines of one parent are a set, two are not', () => {
    const lines = [1, 2, 3].map((id) => newLine(shirt(id), 1))
    const blue = [4, 5].map((id) => newLine(shirt(id, 'Blue'), 1))
    expect([...setsIn([...lines, ...blue], () => 6)]).toEqual(['77^Red'])
    expect(setsIn(lines, () => 9).size).toBe(0)
    expect(setsIn(lines, () => undefined).size).toBe(0)
  })
})

describe('the carts of a store', () => {
  const apparelStore = { isApparels: true, isApparelsstoreCart: true }
  const other = { isApparels: true, isApparelsstoreCart: false }
  test('needs both flags of the store', () => {
    expect(cartTypesOf({ isApparels: false, isApparelsstoreCart: true })).toEqual(['all'])
    expect(cartTypesOf(other)).toEqual(['all'])
    expect(cartTypesOf(apparelStore)).toEqual(['apparel', 'nonapparel'])
  })
  test('apparel is categories 6, 21 and 22', () => {
    expect([5, 6, 7, 20, 21, 22, 23].filter(isApparel)).toEqual([6, 21, 22])
  })
  test('an apparel store has two, every other store one', () => {
    expect(cartTypesOf(apparelStore)).toEqual(['apparel', 'nonapparel'])
    expect(cartTypesOf(other)).toEqual(['all'])
  })
  test.each([
    [22, apparelStore, 'apparel'],
    [9, apparelStore, 'nonapparel'],
    [22, other, 'all'],
    [9, other, 'all'],
  ])('category %i in %o belongs in the cart "%s"', (id, store, cart) => {
    expect(cartTypeFor(product({ category: { id, name: '' } }), store)).toBe(cart)
  })
})

test('a new line remembers the MRP and the kind of stock of the day it was added', () => {
  expect(newLine(product({ stockType: 'JustInTime', category: { id: 22, name: '' } }), 5)).toEqual({
    id: 1001,
    qty: 5,
    mrp: rupees(1000),
    parent: '1001^Red',
    stockType: 'JustInTime',
    isapparelproduct: true,
    isParentAlter: false,
  })
  expect(newLine(product(), 5, rupees(899)).mrp).toBe(rupees(899))
})

test('the portal is to enforce the limit unless lines of the cart are only changed', () => {
  const cart = cartOf(3)
  expect(checkLimitOf([{ id: 1 }, { id: 3 }], cart)).toBe(0)
  expect(checkLimitOf([{ id: 1 }, { id: 4 }], cart)).toBe(1)
})

test.each([
  ['PO-41310-T', true],
  ['41310', true],
  ['FC/2627/41310', true],
  [`PO-${'1'.repeat(61)}`, true],
  [`PO-${'1'.repeat(62)}`, false],
  ['', false],
  ['???', false],
  ['PO', false],
  ['-41310', false],
  ['41 310', false],
  ["1' OR '1'='1", false],
])('%s can be an order’s id: %s', (text, is) => {
  expect(isOrderId(text)).toBe(is)
})

test('an open cart is read again every ten minutes', () => {
  expect(CART_REFRESH_EVERY).toBe(600_000)
})

describe('a text that is no quantity', () => {
  test.each([
    ['', true, 'selectQuantity'],
    ['  ', true, 'selectQuantity'],
    ['0', true, 'selectQuantity'],
    [' 0 ', true, 'selectQuantity'],
    ['00', false, 'quantityRange'],
    ['-1', false, 'quantityRange'],
    ['10000', false, 'quantityRange'],
    ['five', false, 'quantityRange'],
  ])('“%s” is none typed: %s, and told by %s', (text, isNone, key) => {
    expect(isNoQuantity(text)).toBe(isNone)
    expect(refuseQuantity(text)).toBe(key)
  })
})

test.each([
  ['all', 0, 500],
  ['all', 499, 1],
  ['all', 500, 0],
  ['all', 501, 0],
  ['apparel', 100, 400],
  ['afs', 999, 1],
] as const)('the cart "%s" of %d lines has room for %d more', (cartType, lines, room) => {
  expect(roomIn(cartType, lines)).toBe(room)
})

test.each([
  [4, 0, 'selectQuantity'],
  [4, 1, undefined],
  [4, 9999, undefined],
  [4, 10_000, 'quantityRange'],
  [4, -1, 'quantityRange'],
  [3, 5, 'sameQuantity'],
  [3, 6, 'alreadyInCart'],
  [3, 0, 'alreadyInCart'],
])('of product %d, %d pieces in a cart with five each of 1, 2 and 3: %s', (id, qty, key) => {
  expect(refusePieces(cartOf(3), id, qty)).toBe(key)
})

describe('two readings of a cart', () => {
  const cart = [line(1, 5), line(2, 8)]

  test('are the same in any order', () => {
    expect(sameLines(cart, [line(2, 8), line(1, 5)])).toBe(true)
    expect(sameLines([], [])).toBe(true)
  })
  test.each([
    ['quantity', [line(1, 5), line(2, 9)]],
    ['product', [line(1, 5), line(3, 8)]],
    ['price', [line(1, 5), line(2, 8, { mrp: rupees(999) })]],
    ['line more', [line(1, 5), line(2, 8), line(2, 8)]],
    ['line less', [line(1, 5)]],
  ])('differ by a %s', (_what, other) => {
    expect(sameLines(cart, other)).toBe(false)
    expect(sameLines(other, cart)).toBe(false)
  })
})

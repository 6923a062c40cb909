import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  headCount,
  headsIn,
  isOfStock,
  isOrderedHeading,
  namesBoth,
  namesOther,
  namesQuantity,
} from '../../../../../src/shared/domain/carts/cart-heads.ts'
import { wholeNumber } from '../../../../../src/shared/domain/values/whole-number.ts'

/** The two columns; 'open' if several could be one of them, or one is missing. */
const columns = (row: readonly string[]) => {
  const { ids, quantities, isSure } = headsIn(row)
  return isSure ? [ids[0], quantities[0]] : 'open'
}

describe('columns by their names', () => {
  test.each([
    [
      ['product ID', 'quantity'],
      [0, 1],
    ],
    [
      ['PRODUCT_ID', 'Qty.'],
      [0, 1],
    ],
    [
      ['P I D', 'Q T Y'],
      [0, 1],
    ],
    [
      ['S.K.U.', 'Name', 'M R P', 'Order Q.T.Y'],
      [0, 3],
    ],
    [
      ['Item code', 'Stock Q T Y', 'QtY'],
      [0, 2],
    ],
    [
      ['Product ID', 'Quan tity'],
      [0, 1],
    ],
    [
      ['Name', 'Pieces', 'MRP', 'SKU'],
      [3, 1],
    ],
    [
      ['\uFEFFProduct-Id', 'Name', 'Quantity'],
      [0, 2],
    ],
    [
      ['id', 'Name', 'product ID', 'qty'],
      [2, 3],
    ],
    [
      [' Product Code ', 'order qty'],
      [0, 1],
    ],
    [
      ['Item Code', 'Qty', 'Order Qty'],
      [0, 2],
    ],
    [
      ['Style', 'Nos'],
      [0, 1],
    ],
    [
      ['Code', 'No. of pcs', 'Rate'],
      [0, 1],
    ],
    [
      ['Item code', 'Stock Qty', 'To order', 'MRP'],
      [0, 2],
    ],
    [
      ['OrderQty', 'ProductId'],
      [1, 0],
    ],
    [
      ['कोड', 'विवरण', 'मात्रा'],
      [0, 2],
    ],
    [
      ['SKU #', 'Units*'],
      [0, 1],
    ],
  ])('%j', (row, found) => {
    expect(columns(row)).toEqual(found)
  })

  test.each([
    [['Item code', 'SKU', 'Qty']],
    [['Code', 'Qty', 'Pcs']],
    [['Code', 'Qty Mumbai', 'Qty Pune']],
    [['Code', 'Qty', 'Qty Pune']],
    [['Code', 'MRP', '', 'Name', 'Qty']],
    [['Code', 'Box qty']],
    [['Code', 'Stock']],
    [['Code', 'MRP', 'Qty on shelf']],
    [['Code', 'Qty', '', 'SKU', 'MRP', 'Order qty']],
    [['product', 'number']],
    [['100234', '12']],
    [[]],
  ])('%j stays open', (row) => {
    expect(columns(row)).toBe('open')
  })

  it('they are found at any place among others', () => {
    const other = fc.constantFrom('Name', 'Size', 'MRP', 'Colour', 'Total', 'Gap', 'Stock qty')
    fc.assert(
      fc.property(fc.array(other), fc.array(other), fc.array(other), fc.boolean(), (some, more, rest, idFirst) => {
        const [first, second] = idFirst ? ['product ID', 'quantity'] : ['quantity', 'product ID']
        const at = [some.length, some.length + 1 + more.length]
        expect(columns([...some, first, ...more, second, ...rest])).toEqual(idFirst ? at : at.toReversed())
      }),
    )
  })
})

describe('the whole number that a person reads', () => {
  test.each([
    ['12', 12],
    [' 7 ', 7],
    ['12 pcs', 12],
    ['12pcs.', 12],
    ['12 Nos', 12],
    ['1 piece', 1],
    ['1,200', 1200],
    ['1,20,000', 120_000],
    ['12.0', 12],
    ['203608.0', 203_608],
    ["'203608", 203_608],
    ['\u00a012\u00a0', 12],
    ['12 नग', 12],
    ['007', 7],
  ])('in “%s”', (cell, number) => {
    expect(wholeNumber(cell)).toBe(number)
  })

  test.each([
    '12.5',
    '1/2',
    '#N/A',
    '1,5',
    '1,50',
    '12,00',
    '1.200',
    '1.000',
    '-4',
    '+4',
    '(4)',
    '4-6',
    '1e3',
    '0x10',
    '10 01',
    '2 doz',
    '3 boxes',
    '12 x 2',
    'twelve',
    '50%',
    '',
    '12345678901',
    '1,23,45,678,901',
  ])('is none in “%s”', (cell) => {
    expect(wholeNumber(cell)).toBeUndefined()
  })
})

describe('a row of heads', () => {
  test('names both columns, one of them, or none', () => {
    expect(namesBoth(headsIn(['SKU', 'Qty']))).toBe(true)
    expect(namesBoth(headsIn(['SKU', 'Item code', 'Qty', 'Pcs']))).toBe(true)
    expect(namesBoth(headsIn(['SKU', 'MRP']))).toBe(false)
    expect(namesBoth(headsIn(['Name', 'Qty']))).toBe(false)
  })
  test.each([
    [['SKU', 'Order qty', 'MRP'], 3],
    [['Qty to order', 'For the window'], 1],
    [['Pune', 'Delhi'], 0],
    [['', '12', '2026 qty'], 0],
    [['Qty '.repeat(11)], 0],
    [[], 0],
  ])('%j has %d cells that are called as columns are', (row, count) => {
    expect(headCount(row)).toBe(count)
  })
})

describe('a column’s name', () => {
  test.each([
    ['Order qty', true, true, false],
    ['To order', true, true, false],
    ['Qty', false, true, false],
    ['Qty Pune', false, true, false],
    ['Stock qty', false, false, true],
    ['MRP', false, false, true],
    ['Item code', false, false, false],
    ['Colour', false, false, false],
    ['MRP in Pune', false, false, false],
    ['12 pcs', false, false, false],
    [`Qty ${'x'.repeat(36)}`, false, true, false],
    [`Qty ${'x'.repeat(37)}`, false, false, false],
    ['', false, false, false],
  ])(
    '“%s” says that pieces are ordered: %s, are counted: %s, or something else: %s',
    (name, ordered, counted, other) => {
      expect([isOrderedHeading(name), namesQuantity(name), namesOther(name)]).toEqual([ordered, counted, other])
    },
  )
})

test.each([
  ['Closing stock of Pune', true],
  ['Sale of November', true],
  ['Price list', true],
  ['Stock order', false],
  ['Order of Pune', false],
  ['', false],
])('the title “%s” is of a list of something else: %s', (title, is) => {
  expect(isOfStock(title)).toBe(is)
})

describe('what the rows below say of columns', () => {
  const below = (numbers: readonly number[], blank: readonly number[] = []) => ({
    fits: (column: number) => numbers.includes(column),
    isBlank: (column: number) => blank.includes(column),
  })
  test('of two that are called alike, the one of numbers counts', () => {
    expect(headsIn(['Item code', 'SKU', 'Qty'], below([1, 2]))).toEqual({ ids: [1], quantities: [2], isSure: true })
    expect(headsIn(['Code', 'Qty', 'Pcs'], below([0, 2]))).toEqual({ ids: [0], quantities: [2], isSure: true })
  })
  test('where none of them is of numbers, both stay open', () => {
    expect(headsIn(['Item code', 'SKU', 'Qty'], below([2]))).toEqual({ ids: [0, 1], quantities: [2], isSure: false })
  })
  test('a column without a name parts two tables only where it is blank', () => {
    const row = ['Code', 'Qty', '', 'SKU', 'Pcs']
    expect(headsIn(row, below([0, 1, 3, 4], [2]))).toEqual({ ids: [0, 3], quantities: [1, 4], isSure: false })
    expect(headsIn(row, below([0, 1, 2, 3, 4]))).toEqual({ ids: [3], quantities: [1, 4], isSure: false })
  })
})

describe('a name with an unknown word', () => {
  test('is a quantity of something unknown, never certainly an ordered one', () => {
    expect(isOrderedHeading('Order qty Pune')).toBe(false)
    expect(headsIn(['Code', 'Qty Pune'])).toEqual({ ids: [0], quantities: [1], isSure: false })
    expect(headsIn(['Code', 'Order qty Pune', 'Qty'])).toEqual({ ids: [0], quantities: [1, 2], isSure: false })
  })
  test('is none where no word of it counts pieces', () => {
    expect(namesQuantity('Order book')).toBe(false)
    expect(headsIn(['Code', 'Order book', 'Qty'])).toEqual({ ids: [0], quantities: [2], isSure: true })
  })
})

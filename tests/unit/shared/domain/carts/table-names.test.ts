import { describe, expect, test } from 'vitest'
import {
  couldBe,
  filled,
  HEADER_SEARCH_ROWS,
  hasNumber,
  isText,
  looksLikeHeads,
  maySupplyHeads,
  startOf,
} from '../../../../../src/shared/domain/carts/table-names.ts'
import { isTotal, joined } from '../../../../../src/shared/domain/tables/names.ts'

const rows = (...all: readonly string[]) =>
  all.map((text, at) => ({ line: at + 1, cells: text === '' ? [] : text.split(',') }))

describe('a cell', () => {
  test.each([
    ['Rings', true],
    ['', false],
    ['  ', false],
    ['12', false],
    ['12 pcs', false],
    ['12.5', true],
  ])('“%s” is of words: %s', (cell, is) => {
    expect(isText(cell)).toBe(is)
  })
  test('counts as filled unless it is blank', () => {
    expect(filled(['a', '', ' ', '0'])).toBe(2)
    expect(filled([])).toBe(0)
  })
  test('of a row that is a number is found among the others', () => {
    expect(hasNumber(['Rings', '12 pcs'])).toBe(true)
    expect(hasNumber(['Rings', ''])).toBe(false)
  })
})

test.each([
  ['Total', true],
  ['GRAND TOTAL', true],
  ['Sub-total:', true],
  ['Net total qty', true],
  ['Totals =', true],
  ['कुल योग', true],
  [' Total pieces ', true],
  ['Total rings', false],
  ['Subject', false],
  ['The total', false],
  ['', false],
])('a row with “%s” is of totals: %s', (cell, is) => {
  expect(isTotal(['1001', cell])).toBe(is)
})

describe('a row of names', () => {
  test.each([
    [['Item code', 'Qty'], true, true],
    [['Item code', 'Qty', 'Pune', 'Delhi'], true, true],
    [['Item code', 'Qty', 'Pune', 'Delhi', 'Goa'], false, true],
    [['Item code', 'Pune'], false, true],
    [['Item code', 'Qty', '12'], false, false],
    [['Pune', 'Delhi'], false, false],
    [['', ''], false, false],
  ])('%j: %s; at least a part of one: %s', (cells, isRow, isPart) => {
    expect(looksLikeHeads(cells)).toBe(isRow)
    expect(maySupplyHeads(cells)).toBe(isPart)
  })
})

describe('names in two rows are read together', () => {
  test('a name over several columns counts for each of them', () => {
    expect(joined(['Item', 'Order', '', 'Stock'], ['code', 'qty', 'value', 'qty'])).toEqual([
      'Item code',
      'Order qty',
      'Order value',
      'Stock qty',
    ])
  })
  test('and ends at a column that has no name in either row', () => {
    expect(joined(['Order', '', '', ''], ['qty', '', 'code', 'name'])).toEqual(['Order qty', '', 'code', 'name'])
  })
  test('and stays where the column below it is blank', () => {
    expect(joined(['Order', 'Stock', ''], ['qty', '', 'value'])).toEqual(['Order qty', 'Stock', 'Stock value'])
  })
  test('blanks around a name count for nothing', () => {
    expect(joined([' Order ', '  '], [' qty ', ' '])).toEqual(['Order qty', ''])
  })
  test('either row may be the longer one', () => {
    expect(joined(['Item'], ['code', 'qty'])).toEqual(['Item code', 'Item qty'])
    expect(joined(['Item', 'Qty'], ['code'])).toEqual(['Item code', 'Qty'])
  })
})

test('columns that a person chose are among those that names leave only where both are', () => {
  const heads = { ids: [0, 1], quantities: [3], isSure: false }
  expect(couldBe(heads, { id: 1, qty: 3 })).toBe(true)
  expect(couldBe(heads, { id: 2, qty: 3 })).toBe(false)
  expect(couldBe(heads, { id: 1, qty: 2 })).toBe(false)
})

describe('a table begins', () => {
  const start = (all: ReturnType<typeof rows>, title = '') => {
    const { at, found, open } = startOf(all, title)
    return { at, names: found?.names, count: found?.count, open }
  }

  test('at its names, below any titles', () => {
    expect(start(rows('Order of Pune', '', 'Item code,Name,Qty', '1001,Rings,5'))).toEqual({
      at: 2,
      names: ['Item code', 'Name', 'Qty'],
      count: 1,
      open: false,
    })
  })
  test('at the first of two rows of names', () => {
    expect(start(rows('Item,Order,', 'code,qty,value', '1001,5,3500'))).toEqual({
      at: 0,
      names: ['Item code', 'Order qty', 'Order value'],
      count: 2,
      open: false,
    })
  })
  test('at the second where a title of one cell stands over it', () => {
    expect(start(rows('Order', 'Item code,Name,Qty', '1001,Rings,5'))).toMatchObject({ at: 1, count: 1, open: false })
  })
  test('without names where the first row is two numbers', () => {
    expect(start(rows('1001,5', 'Item code,Qty', '1002,7'))).toEqual({
      at: 0,
      names: undefined,
      count: undefined,
      open: false,
    })
  })
  test('within the first 40 rows', () => {
    expect(HEADER_SEARCH_ROWS).toBe(40)
    const under = (titles: number) => rows(...Array.from({ length: titles }, () => 'Pune'), 'Item code,Name,Qty')
    expect(start(under(39))).toMatchObject({ at: 39, count: 1 })
    expect(start(under(40))).toMatchObject({ at: 0, names: undefined })
  })

  describe('with a question', () => {
    test('where names leave open which column counts', () => {
      expect(start(rows('Item code,SKU,Qty', '1001,55,5'))).toMatchObject({ at: 0, open: true })
    })
    test('where a title above, or its sheet, speaks of stock, unless its column says that it is ordered', () => {
      expect(start(rows('Closing stock', 'Item code,Name,Qty'))).toMatchObject({ at: 1, open: true })
      expect(start(rows('Item code,Name,Qty'), 'Stock')).toMatchObject({ at: 0, open: true })
      expect(start(rows('Closing stock', 'Item code,Name,Order qty'))).toMatchObject({ at: 1, open: false })
      expect(start(rows('Closing stock,of Pune', 'Item code,Name,Qty'))).toMatchObject({ at: 1, open: false })
    })
    test('where one of the two names is missing', () => {
      expect(start(rows('Pune', 'Item code,Name,MRP', '1001,Rings,500'))).toEqual({
        at: 1,
        names: ['Item code', 'Name', 'MRP'],
        count: 1,
        open: true,
      })
      expect(start(rows('Name,Colour,MRP', 'Rings,Red,500'))).toMatchObject({ names: undefined, open: false })
    })
    test('where the second of two columns is called as something else', () => {
      expect(start(rows('Item code,MRP', '1001,500'))).toMatchObject({ at: 0, open: true })
      expect(start(rows('Rings,Pune', '1001,5'))).toMatchObject({ names: undefined, open: false })
    })
  })
})

describe('the rows below decide between columns that are called alike', () => {
  const ids = (...below: readonly string[]) => startOf(rows('Item code,SKU,Qty', ...below), '').found?.heads.ids

  test('a column of words is none of ids', () => {
    expect(ids('1001,blue,5', '1002,red,5')).toEqual([0])
  })
  test('a column with a number among its words may be', () => {
    expect(ids('1001,blue,5', '1002,55,5')).toEqual([0, 1])
  })
  test('a blank column may be', () => {
    expect(ids('1001,,5')).toEqual([0, 1])
  })
  test('a title among them, below the names, raises no doubt', () => {
    expect(startOf(rows('Item code,Name,Qty', 'Closing stock', '1001,Rings,5'), '').open).toBe(false)
  })
})

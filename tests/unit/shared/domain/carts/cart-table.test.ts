import { describe, expect, test } from 'vitest'
import { CartTable, type TableOptions } from '../../../../../src/shared/domain/carts/cart-table.ts'
import { SAMPLE } from '../../../../../src/shared/domain/carts/table-names.ts'

/** A table of these rows; '' is an empty one. */
function read(texts: readonly string[], options: TableOptions = {}) {
  const table = new CartTable(options)
  const pushed = texts.flatMap((text, at) => {
    if (text === '') {
      table.gap()
      return []
    }
    return table.push({ line: at + 1, cells: text.split(',') })
  })
  const end = table.end()
  const pieces = [...pushed, ...end.rows].map(({ line, id, qty }) => [line, id, qty])
  return { pieces, pushed, end }
}
const toys = (count: number) => Array.from({ length: count }, (_, at) => `${1001 + at},Rings,5`)

describe('a table whose names leave a question', () => {
  const OPEN = 'Item code,SKU,Qty'

  test('gives no row until it is answered, however many come', () => {
    const { pieces, end } = read([OPEN, ...Array.from({ length: SAMPLE + 5 }, () => '1001,55,5')])
    expect(pieces).toEqual([])
    expect(end.open).toEqual({ header: 1, names: ['Item code', 'SKU', 'Qty'], ids: [0, 1], quantities: [2] })
    expect(end.unread).toBeUndefined()
  })
  test('is read by the answer', () => {
    const { pieces, end } = read([OPEN, '1001,55,5', '1002,56,7'], { choice: { header: 1, id: 1, qty: 2 } })
    expect(pieces).toEqual([
      [1, undefined, undefined],
      [2, 55, 5],
      [3, 56, 7],
    ])
    expect(end.open).toBeUndefined()
  })
  test('is read from its first row where the answer says that no names stand there', () => {
    expect(read(['1001,55,5', '1002,56,7'], { choice: { header: 0, id: 0, qty: 2 } }).pieces).toEqual([
      [1, 1001, 5],
      [2, 1002, 7],
    ])
  })
})

describe('rows are held back until it is known where the table begins', () => {
  test('60 of them, and no more', () => {
    expect(SAMPLE).toBe(60)
    expect(read(['Item code,Name,Qty', ...toys(58)]).pushed).toHaveLength(0)
    expect(read(['Item code,Name,Qty', ...toys(59)]).pushed).toHaveLength(60)
    expect(read(['Item code,Name,Qty', ...toys(60)]).pieces).toHaveLength(61)
  })
})

describe('a table ends', () => {
  test('at text that comes after an empty row; what comes then is told as unread', () => {
    const { pieces, end } = read(['Item code,Name,Qty', '1001,Rings,5', '', 'Checked by,Asha', '1002,Blocks,7'])
    expect(pieces).toEqual([
      [1, undefined, undefined],
      [2, 1001, 5],
    ])
    expect(end.unread).toEqual({ rows: 2, from: 4 })
  })
  test('not at an empty row alone', () => {
    const { pieces, end } = read(['Item code,Name,Qty', '1001,Rings,5', '', '1002,Blocks,7'])
    expect(pieces.slice(1)).toEqual([
      [2, 1001, 5],
      [4, 1002, 7],
    ])
    expect(end.unread).toBeUndefined()
  })
  test('at names that leave a question, and goes on at names that settle it', () => {
    const again = [
      'Item code,Name,Qty',
      '1001,Rings,5',
      'Item code,SKU,Qty',
      '1002,9,7',
      'Name,Order qty,SKU',
      'Blocks,8,1003',
    ]
    const { pieces, end } = read(again)
    expect(pieces.slice(1)).toEqual([
      [2, 1001, 5],
      [6, 1003, 8],
    ])
    expect(end.unread).toEqual({ rows: 2, from: 3 })
  })
})

describe('a row that names no product', () => {
  test('is counted as a total or a note, and isn’t read', () => {
    const { pieces, end } = read(['Item code,Name,Qty', '1001,Rings,5', ',Total,5', ',Deliver on Monday,'])
    expect(pieces).toHaveLength(2)
    expect(end.totals).toBe(2)
  })
  test('but has a name and pieces is read without an id, to be told', () => {
    const { pieces, end } = read(['Item code,Name,Qty', '1001,Rings,5', ',Blocks,7'])
    expect(pieces.at(-1)).toEqual([3, undefined, 7])
    expect(end.totals).toBe(0)
  })
})

test('names again below, as at the top of each page, take no row', () => {
  const { pieces } = read(['Item code,Name,Qty', '1001,Rings,5', 'Item code,Name,Qty', '1002,Blocks,7'])
  expect(pieces.slice(1)).toEqual([
    [2, 1001, 5],
    [4, 1002, 7],
  ])
})

test('names again and again, one below the other, are no second row of names, however many', () => {
  for (const count of [1, 2, 3, 4]) {
    const names = Array.from({ length: count }, () => 'Item code,Name,Qty')
    const { pieces, end } = read(['Item code,Name,Qty', '1001,Rings,5', ...names, '1002,Blocks,7'])
    expect(pieces.slice(1)).toEqual([
      [2, 1001, 5],
      [3 + count, 1002, 7],
    ])
    expect(end.unread).toBeUndefined()
  }
})

test('a third row of names isn’t put together with two', () => {
  const { pieces } = read([
    'Item,Name,Qty',
    '1001,Rings,5',
    'Product,Order,',
    'code,qty,value',
    'in,pieces,of',
    '1002,7,350',
  ])
  expect(pieces.at(-1)).toEqual([6, 1002, 7])
})

test('the columns may move from one table to the next below it', () => {
  const { pieces } = read(['Item code,Name,Qty', '1001,Rings,5', 'Qty,Name,Item code', '7,Blocks,1002'])
  expect(pieces.slice(1)).toEqual([
    [2, 1001, 5],
    [4, 1002, 7],
  ])
})

test('a row of more cells than names isn’t trusted where a number in it may be cut', () => {
  const rows = ['Item code,Name,Qty', '1001,Rings,1,200']
  expect(read(rows, { isCut: true }).pieces.at(-1)).toEqual([2, undefined, undefined])
  expect(read(rows).pieces.at(-1)).toEqual([2, 1001, 1])
})

describe('after an empty row', () => {
  const rest = (text: string) => {
    const { pieces, end } = read(['Item code,Name,Qty', '1001,Rings,5', '', text, '1002,Blocks,7'])
    return { last: pieces.at(-1), unread: end.unread?.rows }
  }
  test('text in several cells ends the table', () => {
    expect(rest('Signed,Asha,')).toEqual({ last: [2, 1001, 5], unread: 2 })
  })
  test('a row with a number in it is one of the table, with any id', () => {
    expect(rest('none,Blocks,7')).toEqual({ last: [5, 1002, 7], unread: undefined })
  })
  test('one word alone ends nothing', () => {
    expect(rest('Signed,,')).toEqual({ last: [5, 1002, 7], unread: undefined })
  })
  test('nothing ends rows of two numbers, which have no names', () => {
    expect(read(['1001,5', '', 'Signed,Asha', '1002,7']).pieces).toEqual([
      [1, 1001, 5],
      [3, undefined, undefined],
      [4, 1002, 7],
    ])
  })
})

describe('names', () => {
  test('that come after the first rows of two numbers are seen', () => {
    expect(read(['1001,5', 'Qty,Name,Item code', '7,Blocks,1002']).end.hasHeads).toBe(true)
    expect(read(['1001,5', '1002,7']).end.hasHeads).toBe(false)
  })
  test('that the answer says stand nowhere leave a table as wide as its two columns', () => {
    const choice = { header: 0, id: 0, qty: 1 }
    expect(read(['1001,5'], { choice, isCut: true }).pieces).toEqual([[1, 1001, 5]])
    expect(read(['1001,1,200'], { choice, isCut: true }).pieces).toEqual([[1, undefined, undefined]])
  })
})

describe('the names of a table are told', () => {
  test('with the line on which they stand, of two rows the second', () => {
    expect(read(['Order of Pune', 'Item code,Name,Qty', '1001,Rings,5']).end).toMatchObject({
      header: 2,
      names: ['Item code', 'Name', 'Qty'],
      ids: [0],
      quantities: [2],
    })
    expect(read(['Item,Order,', 'code,qty,value', '1001,5,3500']).end).toMatchObject({
      header: 2,
      names: ['Item code', 'Order qty', 'Order value'],
    })
  })
  test('on no line where there are none', () => {
    expect(read(['1001,5']).end).toMatchObject({ header: 0, names: [], ids: [], quantities: [] })
  })
})

describe('by an answer', () => {
  const choice = { header: 0, id: 0, qty: 2 }

  test('names above the first product are left out', () => {
    const { pieces, end } = read(['Item code,Name,MRP', '1001,500,5'], { choice })
    expect(pieces).toEqual([[2, 1001, 5]])
    expect(end.totals).toBe(1)
  })
  test('text in the first row ends nothing: no empty row stands above it', () => {
    const { pieces, end } = read(['Asha,Pune,today', '1001,55,5'], { choice })
    expect(pieces).toEqual([
      [1, undefined, undefined],
      [2, 1001, 5],
    ])
    expect(end.unread).toBeUndefined()
  })
  test('the same names further down are left out, and the answer stays', () => {
    const { pieces, end } = read(['1001,55,5', 'Item code,SKU,Qty', '1002,56,7'], { choice })
    expect(pieces).toEqual([
      [1, 1001, 5],
      [3, 1002, 7],
    ])
    expect(end).toMatchObject({ totals: 1, unread: undefined })
  })
  test('other names further down begin another table, with its own columns', () => {
    const { pieces } = read(['1001,55,5', 'Qty,Name,SKU', '7,Blocks,1002'], { choice })
    expect(pieces).toEqual([
      [1, 1001, 5],
      [3, 1002, 7],
    ])
  })
})

describe('of two columns', () => {
  test('a row with a third cell is no product', () => {
    expect(read(['Item code,Qty', '1001,5', '1002,7,9']).pieces.slice(1)).toEqual([
      [2, 1001, 5],
      [3, undefined, undefined],
    ])
  })
  test('that are named in two rows a third cell doesn’t count', () => {
    expect(read(['Item,Order', 'code,qty', '1002,7,9']).pieces.at(-1)).toEqual([3, 1002, 7])
  })
  test('a row is told as it was written, of more columns by the two that count', () => {
    const texts = (names: readonly string[]) => {
      const table = new CartTable({ separator: ';' })
      table.push({ line: 1, cells: names })
      table.push({ line: 2, cells: ['1001', '5', ''], raw: '"1001";5;' })
      return table.end().rows.map(({ text }) => text)
    }
    expect(texts(['Item code', 'Qty']).at(-1)).toBe('"1001";5;')
    expect(texts(['Item code', 'Qty', 'Name']).at(-1)).toBe('1001;5')
  })
})

describe('rows below the table', () => {
  test('are told, be it a single one', () => {
    expect(read(['Item code,Name,Qty', '1001,Rings,5', '', 'Signed,Asha,']).end.unread).toEqual({ rows: 1, from: 4 })
  })
  test('are none where what looked like the end was the first of two rows of names', () => {
    const { pieces, end } = read([
      'Item code,Name,Qty',
      '1001,Rings,5',
      'Product,Order,',
      'code,qty,value',
      '1002,7,350',
    ])
    expect(pieces.slice(1)).toEqual([
      [2, 1001, 5],
      [5, 1002, 7],
    ])
    expect(end.unread).toBeUndefined()
  })
})

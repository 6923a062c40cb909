import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { cartCells, isPair, namedColumns, readNamedRow, rowText } from '../../../../src/shared/domain/cart-columns.ts'

describe('columns by their names', () => {
  test.each([
    [['product id', 'quantity'], { id: 0, qty: 1 }],
    [['PRODUCT_ID', 'Qty.'], { id: 0, qty: 1 }],
    [['Name', 'Pieces', 'MRP', 'SKU'], { id: 3, qty: 1 }],
    [['\uFEFFProduct-Id', 'Name', 'Quantity'], { id: 0, qty: 2 }],
    [['id', 'Name', 'product id', 'qty'], { id: 2, qty: 3 }],
    [[' Product Code ', 'order qty'], { id: 0, qty: 1 }],
  ])('%j', (row, columns) => {
    expect(namedColumns(row)).toEqual(columns)
  })

  test.each([[['100234', '12']], [['product', 'number']], [['product id']], [['quantity', 'quantity']], [[]]])(
    '%j names none',
    (row) => {
      expect(namedColumns(row)).toBeUndefined()
    },
  )

  it('the two that every cart file has, and nothing else, are a pair', () => {
    expect(isPair({ id: 0, qty: 1 }, ['id', 'qty'])).toBe(true)
    expect(isPair({ id: 1, qty: 0 }, ['qty', 'id'])).toBe(false)
    expect(isPair({ id: 0, qty: 1 }, ['id', 'qty', 'name'])).toBe(false)
  })

  it('wherever they stand among others, they are found', () => {
    const other = fc.constantFrom('Name', 'Size', 'MRP', 'Colour', 'Total', 'Gap', '')
    fc.assert(
      fc.property(fc.array(other), fc.array(other), fc.array(other), fc.boolean(), (some, more, rest, idFirst) => {
        const [first, second] = idFirst ? ['product id', 'quantity'] : ['quantity', 'product id']
        const row = [...some, first, ...more, second, ...rest]
        const at = [some.length, some.length + 1 + more.length] as const
        expect(namedColumns(row)).toEqual(idFirst ? { id: at[0], qty: at[1] } : { id: at[1], qty: at[0] })
      }),
    )
  })
})

describe('a row of cells', () => {
  it('is its two named cells, whatever else it has', () => {
    const row = readNamedRow(7, ['Romper, blue', '12', '499.00', '100234'], { id: 3, qty: 1 })
    expect(row).toEqual({ line: 7, text: '100234,12', id: 100_234, qty: 12 })
  })

  it('without names is two whole numbers; empty cells after them don’t count', () => {
    expect(readNamedRow(2, ['100', '4', '', ' '], undefined)).toMatchObject({ id: 100, qty: 4, text: '100,4' })
    expect(readNamedRow(2, ['100', '4', 'x'], undefined)).toMatchObject({ id: undefined, qty: undefined })
    expect(readNamedRow(2, ['100', '', ''], undefined)).toMatchObject({ id: undefined, qty: undefined })
  })

  it.each(['2.5', '2026-11-22', 'twelve', '-4', '1,200', ''])('has no quantity where it says “%s”', (qty) => {
    expect(readNamedRow(2, ['100', 'x', qty], { id: 0, qty: 2 })).toMatchObject({ id: 100, qty: undefined })
  })

  it('keeps a cell with a separator in it one cell', () => {
    expect(rowText(['100', '1,200'], ',')).toBe('100,"1,200"')
    expect(rowText(['a\r\nb', 'say "4"'], ';')).toBe('a b;"say ""4"""')
  })

  it('never reads a cell that isn’t named', () => {
    expect(cartCells(['1', '2'], { id: 5, qty: 1 })).toEqual(['', '2'])
  })
})

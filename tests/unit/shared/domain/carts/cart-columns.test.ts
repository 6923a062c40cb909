import { describe, expect, it } from 'vitest'
import { cartCells, isPair, readNamedRow, rowText } from '../../../../../src/shared/domain/carts/cart-columns.ts'

describe('the two columns that every cart file has', () => {
  it('and nothing else, are a pair', () => {
    expect(isPair({ id: 0, qty: 1 }, ['id', 'qty'])).toBe(true)
    expect(isPair({ id: 1, qty: 0 }, ['qty', 'id'])).toBe(false)
    expect(isPair({ id: 0, qty: 1 }, ['id', 'qty', 'name'])).toBe(false)
  })
})

describe('a row of cells', () => {
  it('is its two named cells, with any others beside them', () => {
    const row = readNamedRow(7, ['Romper, blue', '12', '499.00', '100234'], { id: 3, qty: 1 })
    expect(row).toEqual({ line: 7, text: '100234,12', id: 100_234, qty: 12 })
  })

  it('without names is two whole numbers; empty cells after them don’t count', () => {
    expect(readNamedRow(2, ['100', '4', '', ' '], undefined)).toMatchObject({ id: 100, qty: 4, text: '100,4' })
    expect(readNamedRow(2, ['100', '4', 'x'], undefined)).toMatchObject({ id: undefined, qty: undefined })
    expect(readNamedRow(2, ['100', '', ''], undefined)).toMatchObject({ id: 100, qty: undefined })
  })

  it.each(['2.5', '2026-11-22', 'twelve', '-4', '1,20', ''])('has no quantity where it says “%s”', (qty) => {
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

it('keeps 200 characters of a row to show', () => {
  expect(readNamedRow(2, ['1'.repeat(150), '2'.repeat(150)], undefined).text).toBe(
    `${'1'.repeat(150)},${'2'.repeat(49)}`,
  )
})

import { describe, expect, test } from 'vitest'
import { movedTo } from '../../../../src/renderer/products/moves.ts'
import { howMany, pickedRange } from '../../../../src/renderer/products/picked.ts'

describe('choosing products', () => {
  test('Shift chooses all between, in either direction', () => {
    expect(pickedRange([5, 9, 2, 7], 9, 7)).toEqual([9, 2, 7])
    expect(pickedRange([5, 9, 2, 7], 7, 9)).toEqual([9, 2, 7])
  })

  test('without a first one, or with one that is gone, it chooses the one', () => {
    expect(pickedRange([5, 9], undefined, 9)).toEqual([9])
    expect(pickedRange([5, 9], 4, 9)).toEqual([9])
  })

  test('all, some or none of what is shown', () => {
    const chosen = new Set([5, 9])
    expect([howMany([5, 9], chosen), howMany([5, 7], chosen), howMany([7], chosen)]).toEqual(['all', 'some', 'none'])
    expect(howMany([], chosen)).toBe('none')
  })
})

describe('arrows', () => {
  const cards = { columns: 3, count: 8 }

  test.each([
    ['ArrowRight', 0, 1],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 1, 4],
    ['ArrowUp', 4, 1],
    ['ArrowUp', 1, 1],
    ['ArrowDown', 5, 7],
    ['ArrowDown', 7, 7],
    ['Home', 5, 0],
    ['End', 1, 7],
    ['a', 1, undefined],
  ])('%s leads from card %i to %s', (key, at, to) => {
    expect(movedTo(key, at, cards)).toBe(to)
  })

  test('a table has no left and right', () => {
    expect(movedTo('ArrowRight', 4, { columns: 1, count: 8 })).toBe(4)
    expect(movedTo('ArrowDown', 4, { columns: 1, count: 8 })).toBe(5)
  })
})

import { describe, expect, test } from 'vitest'
import { changedElsewhere, splitConflicts } from '../../../../../src/shared/domain/carts/remote-change.ts'

const pieces = (...all: readonly (readonly [number, number])[]) => all.map(([id, qty]) => ({ id, qty }))

describe('lines that another computer changed', () => {
  test('another quantity, a removed line and a new line are reported; unchanged lines aren’t', () => {
    expect(changedElsewhere(pieces([1, 5], [2, 8], [3, 1]), pieces([1, 5], [2, 9], [4, 6]))).toEqual([
      { id: 2, was: 8, theirs: 9 },
      { id: 3, was: 1, theirs: 0 },
      { id: 4, was: 0, theirs: 6 },
    ])
  })
  test('the same lines in another order are no change', () => {
    expect(changedElsewhere(pieces([1, 5], [2, 8]), pieces([2, 8], [1, 5]))).toEqual([])
  })
})

describe('a change that would overwrite theirs', () => {
  const elsewhere = changedElsewhere(pieces([1, 5], [2, 8], [3, 1]), pieces([1, 6], [2, 9]))

  test('is held back with the quantity that was to be sent; lines without a change elsewhere go out', () => {
    const quantities = new Map([
      [1, 7],
      [3, 0],
      [4, 2],
    ])
    expect(splitConflicts(quantities, elsewhere)).toEqual({
      // Line 3 was to be removed, and already is.
      free: [3, 4],
      conflicts: [{ id: 1, was: 5, theirs: 6, yours: 7 }],
    })
  })
  test('is held back too where the line was to be removed', () => {
    expect(splitConflicts(new Map([[2, 0]]), elsewhere)).toEqual({
      free: [],
      conflicts: [{ id: 2, was: 8, theirs: 9, yours: 0 }],
    })
  })
  test('goes out where both came to the same quantity', () => {
    expect(splitConflicts(new Map([[1, 6]]), elsewhere)).toEqual({ free: [1], conflicts: [] })
  })
})

import { describe, expect, test } from 'vitest'
import {
  addRemoteChanges,
  conflictingQuantities,
  decided,
  NO_REMOTE_CHANGES,
  restored,
} from '../../../../src/renderer/carts/model/remote-changes.ts'
import type { CartSnapshot } from '../../../../src/shared/domain/carts/cart.ts'
import { supply } from '../../../support/builders.ts'

const snapshot = (elsewhere: CartSnapshot['elsewhere'], fetchedAt = '2026-11-21T10:00:00Z'): CartSnapshot => ({
  cart: 'all',
  edition: 1,
  lines: [],
  supply: supply(),
  fetchedAt,
  saved: false,
  elsewhere: elsewhere ?? [],
})

describe('what was typed before', () => {
  const typed = [
    { id: 1, qty: 9, was: 3 },
    { id: 2, qty: 9, was: 3 },
    { id: 3, qty: 9, was: 3 },
    { id: 4, qty: 9, was: 3 },
    { id: 5, qty: 0, was: 3 },
  ]
  // The first as it was, the second there already, the third another, the fourth gone, the fifth still there.
  const now = new Map([
    [1, 3],
    [2, 9],
    [3, 4],
    [5, 3],
  ])
  const { unsent, elsewhere } = restored(typed, now, NO_REMOTE_CHANGES)

  test('is sent where the cart is as it was, and is nothing where the portal has it', () => {
    expect(unsent).toEqual([{ id: 1, qty: 9, was: 3 }])
  })

  test('is reported where the line was changed elsewhere meanwhile, and kept until it is decided', () => {
    expect(elsewhere.lines).toEqual([
      { id: 3, was: 3, theirs: 4, yours: 9 },
      { id: 4, was: 3, theirs: 0, yours: 9 },
      { id: 5, was: 3, theirs: 3, yours: 0 },
    ])
    expect(conflictingQuantities(elsewhere).map(({ id }) => id)).toEqual([3, 4, 5])
    expect(conflictingQuantities(decided(elsewhere, new Set([3, 5])))).toEqual([{ id: 4, qty: 9, was: 3 }])
  })
})

test('a cart that is read again tells nothing that is decided', () => {
  const first = addRemoteChanges(NO_REMOTE_CHANGES, snapshot([{ id: 1, was: 2, theirs: 5, yours: 7 }]))
  const after = addRemoteChanges(decided(first, new Set([1])), snapshot([{ id: 1, was: 2, theirs: 5, yours: 7 }]))
  expect(after.lines).toEqual([])
  const later = snapshot([{ id: 1, was: 5, theirs: 6 }], '2026-11-21T10:05:00Z')
  expect(addRemoteChanges(after, later).lines).toEqual([{ id: 1, was: 5, theirs: 6 }])
})

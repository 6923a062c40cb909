import { describe, expect, test } from 'vitest'
import {
  proposeParents,
  proposeTarget,
  typedParents,
  typedTarget,
} from '../../../../../src/shared/domain/replenishment/new-parents.ts'
import { messages } from '../../../../../src/shared/messages.ts'

const BULK = 8526
const APPAREL = 6

const product = (id: number, { category = 9, typeid = 70, isRequestPending = false } = {}) => ({
  id,
  brand: { id: 9 },
  category: { id: category },
  subcategory: { id: 7 },
  producttype: { typeid },
  isRequestPending,
})

describe('the target of a new parent', () => {
  test.each([
    ['30 days × 1.5', { category: 9 }, 10, 15],
    ['five times, of apparel', { category: APPAREL }, 10, 50],
    ['the least, where nothing was sold', {}, 0, 1],
    ['the least, where that isn’t known', {}, undefined, 1],
    ['the least of the bulk type', { typeid: BULK }, 2, 101],
    ['the most that there may be', {}, 5000, 1000],
  ])('is %s', (_, kind, sale, target) => {
    expect(proposeTarget(product(1, kind), sale)).toBe(target)
  })

  test.each([
    ['12', 70, { target: 12 }],
    ['1001', 70, { refused: messages.arsTargetTooMuch }],
    ['100', BULK, { refused: messages.arsTargetBulk }],
    ['', 70, { refused: messages.arsTargetWhole }],
    ['x', BULK, { refused: expect.any(String) }],
  ])('%j typed for type %d', (text, type, judged) => {
    expect(typedTarget(text, type)).toEqual(judged)
  })
})

test('what My ARS doesn’t have, what is in it, and what has a request is left out', () => {
  const rows = [1, 2, 3, 4, 5].map((productId) => ({ productId, productName: `Product ${productId}` }))
  const all = [product(1), product(3), product(4), product(5, { isRequestPending: true })]
  const { parents, leftOut } = proposeParents(rows, {
    found: new Map(all.map((one) => [one.id, one])),
    listed: new Set([3]),
    pending: new Set([4]),
    saleOf: () => 4,
  })
  expect(parents.map((one) => [one.product.id, one.target])).toEqual([[1, 6]])
  expect(leftOut.map(({ id, why }) => [id, why])).toEqual([
    [2, messages.arsNotAvailable],
    [3, messages.arsListedAlready],
    [4, messages.arsHasRequest],
    [5, messages.arsHasRequest],
  ])
})

describe('proposed parents with their targets as typed', () => {
  const parents = [1, 2].map((id) => ({ product: product(id), target: 6 }))
  const judged = (typed: readonly (readonly [number, string])[], added: readonly number[] = []) => {
    const { remaining: left, valid, mayGoOn } = typedParents(parents, new Map(typed), (id) => added.includes(id))
    return [left.map((one) => one.product.id), valid.map((one) => one.target), mayGoOn]
  }
  test.each([
    ['go on as proposed', [], [], [[1, 2], [6, 6], true]],
    ['go on as typed', [[2, ' 9 ']], [], [[1, 2], [6, 9], true]],
    ['wait for a target that is wrong', [[2, 'x']], [], [[1, 2], [6], false]],
    ['go on without those that were added', [[2, 'x']], [2], [[1], [6], true]],
    ['are done', [], [1, 2], [[], [], false]],
  ] as const)('%s', (_, typed, added, after) => {
    expect(judged(typed, added)).toEqual(after)
  })
})

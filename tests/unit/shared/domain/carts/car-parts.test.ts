import { describe, expect, test } from 'vitest'
import {
  chosenAt,
  NO_PART,
  offeredBrands,
  onlyChoice,
  partChosen,
  typesWithin,
} from '../../../../../src/shared/domain/carts/car-parts.ts'

const whole = { user: 1, subcatid: 2, typeid: 3, brandid: 4 }
const named = (...ids: readonly number[]) => ids.map((id) => ({ id, name: `${id}` }))

describe('the choice of a part of a CAR cart', () => {
  test.each([
    ['user', { ...NO_PART, user: 9 }],
    ['subcatid', { ...NO_PART, user: 1, subcatid: 9 }],
    ['typeid', { ...whole, typeid: 9, brandid: undefined }],
    ['brandid', { ...whole, brandid: 9 }],
  ] as const)('another %s: the levels below it are cleared', (level, now) => {
    expect(chosenAt(whole, level, 9)).toEqual(now)
  })
  test('the same again changes nothing', () => {
    expect(chosenAt(whole, 'subcatid', 2)).toBe(whole)
  })
  test('is a part once all four are chosen', () => {
    expect(partChosen(whole)).toEqual(whole)
    for (const level of ['user', 'subcatid', 'typeid', 'brandid'] as const) {
      expect(partChosen({ ...whole, [level]: undefined })).toBeUndefined()
    }
  })
})

test.each([
  ['those of the subcategory that the cart has', [1, 2, 3], [2, 3, 4], [2, 3]],
  ['none, where the cart has none of them', [1], [2], []],
  ['all, where the tree names none', [1, 2], [], [1, 2]],
  ['all, where the tree isn’t known', [1, 2], undefined, [1, 2]],
])('types to choose from: %s', (_, ofCart, ofTree, found) => {
  expect(typesWithin(named(...ofCart), ofTree && named(...ofTree)).map(({ id }) => id)).toEqual(found)
})

test('the only one there is', () => {
  expect([onlyChoice(named(5)), onlyChoice(named(5, 6)), onlyChoice([])]).toEqual([5, undefined, undefined])
})

test('brands to choose from have lines, or may have some; the chosen one stays though its lines are gone', () => {
  const brands = [
    { id: 1, lines: [5] },
    { id: 2, lines: [] },
    { id: 3, lines: undefined },
    { id: 4, lines: [] },
  ]
  expect(offeredBrands(brands, undefined).map(({ id }) => id)).toEqual([1, 3])
  expect(offeredBrands(brands, 4).map(({ id }) => id)).toEqual([1, 3, 4])
})

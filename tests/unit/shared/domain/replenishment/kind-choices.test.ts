import { describe, expect, test } from 'vitest'
import { kindChoices, kindOnceFound, withPart } from '../../../../../src/shared/domain/replenishment/kind-choices.ts'

const KIND = { categoryId: 1, subcategoryId: 2, typeId: 3 }
const product = {
  id: 9,
  brand: { id: 5 },
  category: { id: 1, name: 'Clothes' },
  subcategory: { id: 2, name: 'Rompers' },
  producttype: { typeid: 3, typename: 'Cotton rompers' },
}

describe('a part of the kind that is chosen', () => {
  test.each([
    ['categoryId', 7, { categoryId: 7 }],
    ['subcategoryId', 7, { categoryId: 1, subcategoryId: 7 }],
    ['typeId', 7, { categoryId: 1, subcategoryId: 2, typeId: 7 }],
    ['typeId', undefined, { categoryId: 1, subcategoryId: 2, typeId: undefined }],
  ] as const)('%s %s leaves the parts above it, and none below', (part, id, kind) => {
    expect(withPart(KIND, part, id)).toEqual(kind)
  })
})

test('a product that was found by its id determines the kind', () => {
  expect(kindOnceFound({}, [product], 'id')).toEqual(KIND)
  expect(kindOnceFound({ categoryId: 4 }, [product], 'words')).toEqual({ categoryId: 4 })
  expect(kindOnceFound(KIND, [], 'id')).toEqual(KIND)
})

describe('the choices', () => {
  const lists = {
    categories: [{ id: 1, name: 'Clothes' }],
    subcategories: [
      { id: 20, name: 'Socks', categoryId: 1 },
      { id: 21, name: 'Bottles', categoryId: 4 },
      { id: 22, name: 'Gifts' },
    ],
    types: [
      { id: 30, name: 'Long socks', subcategoryId: 20 },
      { id: 31, name: 'Glass bottles', subcategoryId: 21 },
    ],
  }
  const idsIn = (kinds: readonly { readonly id: number }[]) => kinds.map(({ id }) => id)

  test('are those below the chosen part, and those that name none', () => {
    const { categories, subcategories, types } = kindChoices(lists, { categoryId: 1, subcategoryId: 20 }, undefined)
    expect([categories, subcategories, types].map(idsIn)).toEqual([[1], [20, 22], [30]])
  })
  test('have the kind of the picked product even if the lists lack it, each once', () => {
    const { categories, subcategories, types } = kindChoices(lists, KIND, product)
    expect([categories, subcategories].map(idsIn)).toEqual([[1], [20, 22, 2]])
    expect(types).toEqual([{ id: 3, name: 'Cotton rompers' }])
  })
  test('don’t have it where another kind is chosen', () => {
    expect(idsIn(kindChoices(lists, { categoryId: 1, subcategoryId: 20, typeId: 30 }, product).subcategories)).toEqual([
      20, 22,
    ])
  })
})

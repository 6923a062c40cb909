import { describe, expect, test } from 'vitest'
import { brandGroup, brandMark, isHomeBrand, isOwnBrand } from '../../../../../src/shared/domain/catalogue/brands.ts'

describe('brands of the company', () => {
  test.each([
    [621, true, true, 'Own brand'],
    [376, false, true, 'Own brand'],
    [1_003_216, false, false, 'Private label'],
    [8, false, false, undefined],
  ])('%i', (id, isHome, isOwn, mark) => {
    expect([isHomeBrand(id), isOwnBrand(id), brandMark(id)]).toEqual([isHome, isOwn, mark])
  })
})

test('a brand is in one of three groups', () => {
  expect([621, 376, 1_003_216, 5].map(brandGroup)).toEqual(['own', 'own', 'label', 'other'])
})

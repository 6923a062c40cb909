import { describe, expect, test } from 'vitest'
import { brandMark, isHomeBrand, isOwnBrand } from '../../../../../src/shared/domain/catalogue/brands.ts'

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

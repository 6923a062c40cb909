import { expect, test } from 'vitest'
import { hasApparelCarts } from '../../../../../src/shared/domain/catalogue/apparel.ts'

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
  [false, false, false],
])('of apparel %s, with apparel store carts %s: two carts %s', (isApparels, isApparelsstoreCart, has) => {
  expect(hasApparelCarts({ isApparels, isApparelsstoreCart })).toBe(has)
})

import { expect, test } from 'vitest'
import { MAX_QUANTITY } from '../../../../../src/shared/domain/carts/cart-rules.ts'
import { steppedQuantity } from '../../../../../src/shared/domain/carts/stepped-quantity.ts'

test.each([
  ['', 1, '1'],
  ['', -1, '1'],
  ['many', 1, '1'],
  ['1', -1, '1'],
  ['1', 1, '2'],
  ['12', -1, '11'],
  [String(MAX_QUANTITY), 1, String(MAX_QUANTITY)],
] as const)('“%s” stepped by %i is %s', (text, by, stepped) => {
  expect(steppedQuantity(text, by)).toBe(stepped)
})

import { expect, test } from 'vitest'
import { isTaken, VERDICTS } from '../../../../../src/shared/domain/carts/cart-import.ts'

test('rows that are taken, with or without a gap, go into the cart, and no others', () => {
  expect(VERDICTS.filter(isTaken)).toEqual(['taken', 'gap'])
})

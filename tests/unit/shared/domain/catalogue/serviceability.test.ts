import { expect, test } from 'vitest'
import { STOCK_TYPES } from '../../../../../src/shared/domain/catalogue/product.ts'
import {
  needsServiceabilityCheck,
  notServiceableSentence,
} from '../../../../../src/shared/domain/catalogue/serviceability.ts'

test('only stock that a vendor ships directly is asked about; owned, credit-warehouse and just-in-time stock is not', () => {
  expect(STOCK_TYPES.filter(needsServiceabilityCheck)).toEqual(['DropShipment', 'CreditVendorStock'])
})

const two = [
  { id: 1001, name: 'Stacking Rings' },
  { id: 1002, name: 'Pram' },
]

test('what can’t be brought is named on the way into the cart', () => {
  expect(notServiceableSentence(two, 'add')).toBe(
    'Below products are not serviceable : 1001 Stacking Rings, 1002 Pram Hence not able to add to Cart.',
  )
})

test('and when it is taken out of the cart', () => {
  expect(notServiceableSentence(two.slice(1), 'cart')).toBe(
    'Below product(s) are not serviceable: 1002 Pram Hence removing them from your cart.',
  )
})

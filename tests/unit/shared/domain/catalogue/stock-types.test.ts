import { describe, expect, test } from 'vitest'
import { STOCK_TYPES } from '../../../../../src/shared/domain/catalogue/product.ts'
import { extraShipHours, orderTypeOf, shipDays } from '../../../../../src/shared/domain/catalogue/stock-types.ts'

describe('hours that the kind of stock adds', () => {
  test.each([
    ['OwnedStock', 72],
    ['CreditWHStock', 72],
    ['DropShipment', 120],
    ['JustInTime', 120],
    ['CreditVendorStock', 120],
  ] as const)('%s: %i', (stockType, hours) => {
    expect(extraShipHours(stockType)).toBe(hours)
  })
})

describe('estimated days until it ships', () => {
  test.each([
    ['OwnedStock', 0, 3],
    ['OwnedStock', 1, 4],
    ['OwnedStock', 24, 4],
    ['OwnedStock', 25, 5],
    ['CreditWHStock', 48, 5],
    ['DropShipment', 0, 5],
    ['JustInTime', 0.5, 6],
    ['CreditVendorStock', 24, 6],
  ] as const)('%s with %d hours of its own: %i days', (stockType, minimumShipHours, days) => {
    expect(shipDays({ stockType, minimumShipHours })).toBe(days)
  })
})

test('every kind of stock is ordered as owned or as drop-ship and just-in-time', () => {
  expect(STOCK_TYPES.map((stockType) => [stockType, orderTypeOf(stockType)])).toEqual([
    ['OwnedStock', 'OWNED'],
    ['CreditWHStock', 'OWNED'],
    ['JustInTime', 'DS_JIT'],
    ['DropShipment', 'DS_JIT'],
    ['CreditVendorStock', 'DS_JIT'],
  ])
})

import { describe, expect, test } from 'vitest'
import {
  explicitOrderNumber,
  orderKindOf,
  orderNumberIn,
} from '../../../../../src/shared/domain/orders/order-number.ts'

describe('a number that is said to be an order’s', () => {
  test.each([
    ['PO-1042-T', '1042-T'],
    ['#po 1042', '1042'],
    [' ’PO1042-ars', '1042-ARS'],
    ['po 10', '10'],
  ])('“%s” is %s', (typed, number) => {
    expect(explicitOrderNumber(typed)).toBe(number)
  })
  test.each(['1042', 'po', 'po 1', 'pot 1042', 'po 1042 rings', 'rings po-1042'])('“%s” is none', (typed) => {
    expect(explicitOrderNumber(typed)).toBeUndefined()
  })
})

test('a number alone may be an order’s, of two digits or more', () => {
  expect(orderNumberIn('1042-t')).toBe('1042-T')
  expect(orderNumberIn('#10')).toBe('10')
  expect(orderNumberIn('1')).toBeUndefined()
  expect(orderNumberIn('1042-TARSX')).toBeUndefined()
})

describe('the last letter of an order’s number', () => {
  test.each([
    ['4711T', 'Owned'],
    ['4711N', 'Owned'],
    ['4711C', 'Owned'],
    ['4711K', 'Just in time'],
    ['4711J', 'Just in time'],
    ['4711D', 'Drop shipment'],
    [' 4711d ', 'Drop shipment'],
    ['4711', undefined],
    ['4711X', undefined],
    ['', undefined],
  ])('%s: %s', (poid, kind) => {
    expect(orderKindOf(poid)).toBe(kind)
  })
})

import { describe, expect, test } from 'vitest'
import {
  addressLine,
  billingOf,
  hasAddresses,
  isAddressed,
  missingIn,
  shippingOf,
} from '../../../../../src/shared/domain/orders/order-address.ts'
import { store } from '../../../../support/builders.ts'

const asha = store({
  address1: '12 MG Road',
  shippingAddress1: 'Plot 8, Hinjewadi',
  shippingAddress2: 'Loading bay 2',
  shippingCity: 'Mulshi',
  shippingState: 'Goa',
  shippingPincode: '411057',
})

describe('the addresses of an order', () => {
  test('who pays is the store at its own address', () => {
    expect(billingOf(asha)).toEqual({
      name: 'Asha Kids Retail',
      address1: '12 MG Road',
      address2: '',
      city: 'Pune',
      state: 'Maharashtra',
      pincode: '411001',
      mobilenumber: '9800000000',
      GSTNumber: '27ZZBCB1042K1ZV',
    })
  })
  test('the goods go to its shipping address', () => {
    expect(shippingOf(asha)).toEqual({
      name: 'Asha Kids Retail',
      address1: 'Plot 8, Hinjewadi',
      address2: 'Loading bay 2',
      city: 'Mulshi',
      state: 'Goa',
      pincode: '411057',
      mobilenumber: '9800000000',
      GSTNumber: '27ZZBCB1042K1ZV',
    })
  })
})

describe('an address that nothing can be delivered to', () => {
  const whole = shippingOf(asha)

  test.each(['name', 'address1', 'city', 'state', 'pincode'] as const)('lacks its %s', (field) => {
    expect(missingIn({ ...whole, [field]: '  ' })).toEqual([field])
  })
  test.each(['address2', 'mobilenumber', 'GSTNumber'] as const)('doesn’t need its %s', (field) => {
    expect(missingIn({ ...whole, [field]: '' })).toEqual([])
  })
  test('tells all that it lacks, in the order of the form', () => {
    expect(missingIn({ ...whole, pincode: '', name: '' })).toEqual(['name', 'pincode'])
  })
  test('holds up the order, be it the one for the bill or the one for the goods', () => {
    const half = { ...whole, city: '' }
    expect(isAddressed({ billing: whole, shipping: whole })).toBe(true)
    expect(isAddressed({ billing: half, shipping: whole })).toBe(false)
    expect(isAddressed({ billing: whole, shipping: half })).toBe(false)
  })
  test('is seen in the store’s profile', () => {
    expect(hasAddresses(asha)).toBe(true)
    expect(hasAddresses({ ...asha, pincode: '' })).toBe(false)
    expect(hasAddresses({ ...asha, shippingPincode: '' })).toBe(false)
  })
})

test('an address is one line, without what isn’t said', () => {
  expect(addressLine(shippingOf(asha))).toBe('Asha Kids Retail, Plot 8, Hinjewadi, Loading bay 2, Mulshi, Goa 411057')
  expect(addressLine({ ...billingOf(asha), city: ' ', pincode: '' })).toBe('Asha Kids Retail, 12 MG Road, Maharashtra')
})

import { describe, expect, it } from 'vitest'
import { activeWarehouses, supplyFrom, viewerFrom } from '../../../../src/main/cart/supply.ts'
import { BHAMBOLI, line, mapping, PUNE, policy, product, profile, store } from '../../../support/builders.ts'

const many = [
  mapping({ whID: BHAMBOLI }),
  mapping({ whID: 3, isactive: false }),
  mapping({ whID: 4, isActiveStockistforb2b: false }),
  mapping(),
]
const me = profile({
  store: store({ hasFoodLicense: true, shippingState: 'Goa' }),
  mapping: many,
  rules: [{ id: 1, kind: 'block', brandId: 7 }],
  rates: [{ HSNCode: '9503', CGST: 6, SGST: 6, IGST: 12 }],
  carters: [1, 2, 3],
})

describe('the warehouses that a store may order from', () => {
  it('are the active ones, in the portal’s order', () => {
    expect(activeWarehouses({ mapping: many })).toEqual([BHAMBOLI, PUNE])
  })
})

describe('the viewer of the catalogue', () => {
  it('is the store, with its rules and warehouses', () => {
    expect(viewerFrom(me)).toEqual({
      concept: 'FOFO',
      hasFoodLicense: true,
      rules: me.rules,
      carters: new Set([1, 2, 3]),
      unserviceable: new Set(),
      warehouses: new Set([BHAMBOLI, PUNE]),
    })
  })
})

describe('the supply of a cart', () => {
  it('is what the portal says of store and products, with the carters’ list of its lines alone', () => {
    expect(supplyFrom(me, [line(2, 1), line(9, 1)], [product()], policy)).toEqual({
      products: [product()],
      mapping: many,
      rates: me.rates,
      concept: 'FOFO',
      shippingState: 'Goa',
      policy,
      rights: { hasFoodLicense: true, rules: me.rules, carters: [2], unserviceable: [] },
    })
  })

  it('has no carters’ list while the portal gives none', () => {
    expect(supplyFrom(profile({ carters: undefined }), [line(2, 1)], [], policy).rights.carters).toBeUndefined()
  })
})

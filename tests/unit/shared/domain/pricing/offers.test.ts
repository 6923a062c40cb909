import { describe, expect, test } from 'vitest'
import type { Product } from '../../../../../src/shared/domain/catalogue/product.ts'
import { activeSellers, marketOf, offersFor } from '../../../../../src/shared/domain/pricing/offers.ts'
import type { Supply } from '../../../../../src/shared/domain/pricing/priced-cart.ts'
import { BHAMBOLI, mapping, PUNE, product, rupees, STOCKIST, stock, supply } from '../../../../support/builders.ts'

const offersOf = (item: Product, more: Partial<Supply> = {}, mrp = 1000) =>
  offersFor(marketOf(supply({ products: [item], ...more })), item, rupees(mrp))
const listed = ({ list }: ReturnType<typeof offersOf>) => list.map(({ seller, stock: pieces }) => [seller.whID, pieces])

describe('who sells to the store', () => {
  test('entries of the mapping with both flags', () => {
    const entries = [
      mapping({ whID: 1 }),
      mapping({ whID: 2, isactive: false }),
      mapping({ whID: 3, isActiveStockistforb2b: false }),
      mapping({ whID: 4 }),
    ]
    expect(activeSellers(entries).map(({ whID }) => whID)).toEqual([1, 4])
  })
  test('an inactive entry doesn’t hide a later active one of the same warehouse', () => {
    expect(activeSellers([mapping({ isactive: false }), mapping({ name: 'again' })])).toEqual([
      mapping({ name: 'again' }),
    ])
  })
  test('a warehouse that is named twice counts once, where it is named first', () => {
    const twice = [mapping(), mapping({ whID: BHAMBOLI }), mapping({ name: 'again' })]
    expect(activeSellers(twice).map(({ whID, name }) => [whID, name])).toEqual([
      [PUNE, 'Pune'],
      [BHAMBOLI, 'Pune'],
    ])
  })
})

describe('what is offered at an MRP', () => {
  test('stock at this very MRP only: a paisa more is another MRP', () => {
    const item = product({ warehouses: [stock(3, { mrp: rupees(1000.01) }), stock(4)] })
    expect(listed(offersOf(item))).toEqual([[PUNE, 4]])
    expect(listed(offersOf(item, {}, 1000.01))).toEqual([[PUNE, 3]])
  })
  test('several rows of one warehouse are one offer', () => {
    const item = product({ warehouses: [stock(3), stock(4)] })
    const offers = offersOf(item)
    expect(listed(offers)).toEqual([[PUNE, 7]])
    expect(offers.available).toBe(7)
  })
  test('a stockist without a base cost at this MRP can’t supply: these pieces don’t count', () => {
    const item = product({ warehouses: [stock(50, { id: STOCKIST }), stock(2)] })
    const offers = offersOf(item, { mapping: [mapping({ whID: STOCKIST, whType: 'Stockist' }), mapping()] })
    expect(listed(offers)).toEqual([[PUNE, 2]])
    expect(offers.available).toBe(2)
  })
  test('the price shown is the first offer’s', () => {
    const far = mapping({ whID: BHAMBOLI, state: 'Goa' })
    const item = product({ warehouses: [stock(1), stock(1, { id: BHAMBOLI })] })
    expect(offersOf(item, { mapping: [far, mapping()] }).unit?.gstType).toBe('IGST')
    expect(offersOf(item, { mapping: [mapping(), far] }).unit?.gstType).toBe('SGST-CGST')
  })
  test('without any mapping there is neither an offer nor a price', () => {
    expect(offersOf(product(), { mapping: [] })).toMatchObject({ list: [], unit: undefined, why: 'notMapped' })
  })
})

describe('no warehouse offers a product', () => {
  const other = rupees(1100)
  const far = (pieces: number, mrp = rupees(1000)) => stock(pieces, { id: 99, mrp })

  test.each<[string, Partial<Product>, string]>([
    ['that is out of stock everywhere', { currentStock: 0 }, 'noStock'],
    [
      'that is out of stock, whatever they list',
      { currentStock: 0, warehouses: [stock(5, { mrp: other })] },
      'noStock',
    ],
    ['that is out of stock, whatever others list', { currentStock: 0, warehouses: [far(5)] }, 'noStock'],
    ['whose last piece has another MRP', { currentStock: 1, warehouses: [stock(1, { mrp: other })] }, 'otherMrp'],
    ['of which the store’s warehouses have none', { warehouses: [stock(0)] }, 'noStock'],
    ['of which they have none, whoever else has some', { warehouses: [stock(0), far(5)] }, 'noStock'],
    ['of which one of two lists it, and has none', { warehouses: [far(5), stock(0)] }, 'noStock'],
    ['that they have at another MRP', { warehouses: [stock(5, { mrp: other }), far(5)] }, 'otherMrp'],
    ['that others have at this MRP', { warehouses: [far(5, other), far(5)] }, 'notMapped'],
    ['that they had at another MRP', { warehouses: [stock(0, { mrp: other })] }, 'noStock'],
    ['that others had at this MRP', { warehouses: [far(0)] }, 'noStock'],
    ['that others have at another MRP', { warehouses: [far(5, other)] }, 'noStock'],
  ])('%s', (_what, more, why) => {
    expect(offersOf(product(more))).toMatchObject({ list: [], available: 0, why })
  })
  test('that the store may not buy, and it has no price', () => {
    expect(offersOf(product({ b2bIsActive: false }))).toMatchObject({
      list: [],
      available: 0,
      unit: undefined,
      why: 'inactive',
    })
  })
  test('but what a gap of it would cost is known: as the first warehouse that could sell it prices it', () => {
    const none = product({ warehouses: [stock(0)] })
    expect(offersOf(none).unit?.net).toBe(rupees(700))
    const goa = mapping({ whID: BHAMBOLI, state: 'Goa' })
    const agency = mapping({ whID: STOCKIST, whType: 'Stockist' })
    expect(offersOf(none, { mapping: [agency, goa, mapping()] }).unit?.gstType).toBe('IGST')
    expect(offersOf(none, { mapping: [agency] }).unit).toBeUndefined()
  })
  test('and the first warehouse that can’t price it says why', () => {
    const strange = product({ HSNCode: '999', gstratemaster: undefined, warehouses: [stock(5)] })
    expect(offersOf(strange)).toMatchObject({ list: [], why: 'noGstRate' })
    const agency = mapping({ whID: STOCKIST, whType: 'Stockist' })
    const both = product({ ...strange, warehouses: [stock(5), stock(5, { id: STOCKIST })] })
    expect(offersOf(both, { mapping: [agency, mapping()] }).why).toBe('noStockistBaseCost')
  })
})

test('an offer taken whole is all its pieces at its price', () => {
  const [offer] = offersOf(product({ warehouses: [stock(4)] })).list
  expect(offer?.whole).toMatchObject({
    id: 1001,
    qty: 4,
    total: rupees(2800),
    wh: PUNE,
    whType: 'Warehouse',
    whName: 'Pune',
  })
})

test('the pieces of all offers are available, those of a warehouse that can’t price it aren’t', () => {
  const item = product({ warehouses: [stock(3), stock(4, { id: BHAMBOLI }), stock(9, { id: STOCKIST })] })
  const sellers = [mapping(), mapping({ whID: BHAMBOLI }), mapping({ whID: STOCKIST, whType: 'Stockist' })]
  expect(offersOf(item, { mapping: sellers }).available).toBe(7)
})

test('stock that isn’t summed up is offered all the same, and a product without a margin has no price', () => {
  expect(listed(offersOf(product({ currentStock: undefined, warehouses: [stock(4)] })))).toEqual([[PUNE, 4]])
  expect(offersOf(product({ retailerMargin: undefined }))).toMatchObject({ list: [], unit: undefined, why: 'noPrice' })
})

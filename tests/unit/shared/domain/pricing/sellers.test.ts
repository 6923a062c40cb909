import { describe, expect, test } from 'vitest'
import { priceCart } from '../../../../../src/shared/domain/pricing/price-cart.ts'
import { sellersOf } from '../../../../../src/shared/domain/pricing/sellers.ts'
import {
  BHAMBOLI,
  line,
  mapping,
  PUNE,
  product,
  rupees,
  STOCKIST,
  stock,
  supply,
} from '../../../../support/builders.ts'

const sellers = [
  mapping({ whID: 5, whType: 'DC', name: 'Delhi', state: 'Delhi' }),
  mapping({ min: rupees(2000) }),
  mapping({ whID: BHAMBOLI, name: 'Bhamboli', isactive: false }),
  mapping({ whID: STOCKIST, whType: 'Stockist', name: 'Kids Agency', min: rupees(1) }),
]
const supplied = supply({ mapping: sellers, products: [product({ warehouses: [stock(9)] })] })
const { groups } = priceCart([line(1001, 3)], supplied)

describe('a store’s sellers', () => {
  const all = sellersOf(supplied, groups)

  test('are the active ones, stockists first, then warehouses, then distribution centres', () => {
    expect(all.map(({ whName, whType }) => [whName, whType])).toEqual([
      ['Kids Agency', 'Stockist'],
      ['Pune', 'Warehouse'],
      ['Delhi', 'DC'],
    ])
  })
  test('have a minimum: ₹6,000 at a stockist, a warehouse its own, or none', () => {
    expect(all.map(({ minimum }) => minimum)).toEqual([rupees(6000), rupees(2000), 0])
  })
  test('charge CGST and SGST within the state, IGST from another', () => {
    expect(all.map(({ tax }) => tax)).toEqual(['CGST + SGST', 'CGST + SGST', 'IGST'])
  })
  test('come with their own orders of the cart', () => {
    expect(all.map(({ wh, groups: own }) => [wh, own.map(({ key }) => key)])).toEqual([
      [STOCKIST, []],
      [PUNE, ['2^OWNED']],
      [5, []],
    ])
  })
})

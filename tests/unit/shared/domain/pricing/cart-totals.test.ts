import { describe, expect, test } from 'vitest'
import { totalsOf } from '../../../../../src/shared/domain/pricing/cart-totals.ts'
import { priceCart } from '../../../../../src/shared/domain/pricing/price-cart.ts'
import { line, product, rupees, stock, supply } from '../../../../support/builders.ts'

describe('the totals of a cart', () => {
  test('an empty cart comes to nothing', () => {
    expect(totalsOf([], [])).toEqual({
      items: 0,
      quantity: 0,
      allocatedQty: 0,
      gapQty: 0,
      base: 0,
      tax: 0,
      net: 0,
      gapPrice: 0,
      mrp: 0,
    })
  })
  test('what is given counts for the amounts, what is missing for the gap, and all of it for the pieces', () => {
    // MRP ₹1,000, margin 30 %, GST 18 %: a piece is ₹700, of which ₹106.78 are GST.
    const products = [product({ id: 1, warehouses: [stock(4)] }), product({ id: 2, warehouses: [stock(9)] })]
    const { lines, groups } = priceCart([line(1, 6), line(2, 3)], supply({ products }))
    expect(totalsOf(lines, groups)).toEqual({
      items: 2,
      quantity: 9,
      allocatedQty: 7,
      gapQty: 2,
      base: rupees(7 * 593.22),
      tax: rupees(7 * 106.78),
      net: rupees(7 * 700),
      gapPrice: rupees(2 * 700),
      mrp: rupees(9 * 1000),
    })
  })
})

import { describe, expect, test } from 'vitest'
import { explainGap, withoutGap } from '../../../../../src/shared/domain/carts/gap-explained.ts'
import { priceCart } from '../../../../../src/shared/domain/pricing/price-cart.ts'
import { BHAMBOLI, line, mapping, product, rupees, stock, supply } from '../../../../support/builders.ts'

const DELHI = 5
const sellers = [mapping(), mapping({ whID: BHAMBOLI, name: 'Bhamboli' }), mapping({ whID: DELHI, name: 'Delhi' })]

const explained = (warehouses: ReturnType<typeof stock>[], pieces: number, among = sellers) => {
  const supplied = supply({ products: [product({ warehouses })], mapping: among })
  return priceCart([line(1001, pieces)], supplied).lines.map((priced) => explainGap(priced, supplied))
}

describe('the warehouses behind a gap', () => {
  test('one that gives all it has is named', () => {
    expect(explained([stock(4)], 10)).toEqual([
      { shares: [{ wh: 2, whName: 'Pune', stock: 4, gives: 4, elsewhere: [] }], without: 2, unmapped: 0 },
    ])
  })
  test('they come in the order of the mapping, not in that of the stock', () => {
    const [gap] = explained([stock(3, { id: DELHI }), stock(4), stock(1, { id: BHAMBOLI })], 10)
    expect(gap?.shares.map(({ whName, stock: has, gives }) => [whName, has, gives])).toEqual([
      ['Pune', 4, 4],
      ['Bhamboli', 1, 1],
      ['Delhi', 3, 3],
    ])
    expect(gap?.without).toBe(0)
  })
  test('one that the store may not buy from now counts as unmapped', () => {
    const inactive = mapping({ whID: BHAMBOLI, name: 'Bhamboli', isactive: false })
    expect(explained([stock(4), stock(7, { id: BHAMBOLI })], 10, [mapping(), inactive])).toEqual([
      { shares: [{ wh: 2, whName: 'Pune', stock: 4, gives: 4, elsewhere: [] }], without: 0, unmapped: 7 },
    ])
  })
  test('stock at another MRP, in a warehouse that isn’t mapped, counts for none', () => {
    expect(explained([stock(4), stock(7, { id: 99, mrp: rupees(1100) })], 10)).toMatchObject([{ unmapped: 0 }])
  })
  test('a warehouse with stock 0 has none, at any MRP', () => {
    expect(explained([stock(4), stock(0, { id: BHAMBOLI, mrp: rupees(1100) })], 10)).toMatchObject([{ without: 2 }])
  })
})

test('a single piece that is given stays; a line that isn’t available goes', () => {
  const products = [product({ id: 1, warehouses: [stock(1)] }), product({ id: 2, warehouses: [stock(0)] })]
  const { lines } = priceCart([line(1, 2), line(2, 2)], supply({ products }))
  expect(withoutGap(lines)).toEqual({ less: [{ id: 1, qty: 1 }], removed: [2] })
})

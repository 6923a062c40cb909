import { describe, expect, test } from 'vitest'
import { allocate, allocateLines, unknownLine } from '../../../../../src/shared/domain/pricing/allocation.ts'
import { marketOf, offersFor } from '../../../../../src/shared/domain/pricing/offers.ts'
import type { PricedLine } from '../../../../../src/shared/domain/pricing/priced-cart.ts'
import { BHAMBOLI, line, mapping, PUNE, product, rupees, stock, supply } from '../../../../support/builders.ts'

const INDORE = 12
const item = product({ warehouses: [stock(10), stock(6, { id: BHAMBOLI }), stock(4, { id: INDORE })] })
const market = marketOf(
  supply({
    products: [item],
    mapping: [mapping(), mapping({ whID: BHAMBOLI, name: 'Bhamboli' }), mapping({ whID: INDORE, name: 'Indore' })],
  }),
)
const offers = offersFor(market, item, rupees(1000))
const parts = ({ allocation }: PricedLine) => allocation.map(({ whName, qty }) => `${whName} ${qty}`).join(' + ')

describe('a line is given what the warehouses have, one after the other', () => {
  test.each([
    [1, 'Pune 1', 0],
    [10, 'Pune 10', 0],
    [11, 'Pune 10 + Bhamboli 1', 0],
    [16, 'Pune 10 + Bhamboli 6', 0],
    [19, 'Pune 10 + Bhamboli 6 + Indore 3', 0],
    [20, 'Pune 10 + Bhamboli 6 + Indore 4', 0],
    [28, 'Pune 10 + Bhamboli 6 + Indore 4', 8],
  ])('%i wanted: %s, gap %i', (qty, from, gap) => {
    const priced = allocate(line(1001, qty), offers)
    expect(parts(priced)).toBe(from)
    expect(priced.gapQty).toBe(gap)
    expect(priced.allocatedQty).toBe(qty - gap)
  })

  test('is fully allocated, partly allocated or all gap, and says why', () => {
    expect(allocate(line(1001, 20), offers).gapReason).toBeUndefined()
    expect(allocate(line(1001, 21), offers).gapReason).toBe('shortStock')
    const none = offersFor(market, product({ warehouses: [stock(0)] }), rupees(1000))
    expect(allocate(line(1001, 1), none)).toMatchObject({ allocation: [], gapQty: 1, gapReason: 'noStock' })
  })

  test('each part is worth its unit price times its pieces; the line is worth its parts', () => {
    const { allocation, totalPrice, totalMRP, gapPrice, availableQty } = allocate(line(1001, 23), offers)
    expect(allocation.map(({ total }) => total)).toEqual([rupees(7000), rupees(4200), rupees(2800)])
    expect(totalPrice).toBe(rupees(14_000))
    expect(totalMRP).toBe(rupees(23_000))
    expect(gapPrice).toBe(rupees(2100))
    expect(availableQty).toBe(20)
  })

  test('more lines than a handful of warehouses give are the same', () => {
    const ids = [20, 21, 22, 23, 24, 25]
    const many = product({ warehouses: ids.map((id) => stock(2, { id })) })
    const wide = marketOf(supply({ products: [many], mapping: ids.map((whID) => mapping({ whID, name: `W${whID}` })) }))
    expect(parts(allocate(line(1001, 11), offersFor(wide, many, rupees(1000))))).toBe(
      'W20 2 + W21 2 + W22 2 + W23 2 + W24 2 + W25 1',
    )
  })
})

describe('lines of one product', () => {
  const linesFor = (...quantities: readonly number[]) =>
    allocateLines(
      quantities.map((qty) => line(1001, qty)),
      { byLine: quantities.map(() => offers), repeated: new Set([1001]) },
    )

  test('share its stock: the first line takes first', () => {
    const [first, second, third, fourth] = linesFor(12, 6, 6, 1)
    expect(first && parts(first)).toBe('Pune 10 + Bhamboli 2')
    expect(second && parts(second)).toBe('Bhamboli 4 + Indore 2')
    expect(third).toMatchObject({ allocatedQty: 2, gapQty: 4 })
    expect(fourth).toMatchObject({ allocation: [], availableQty: 20, gapQty: 1, gapReason: 'shortStock' })
  })

  test('take nothing from the offers themselves', () => {
    linesFor(20, 3)
    expect(parts(allocate(line(1001, 20), offers))).toBe('Pune 10 + Bhamboli 6 + Indore 4')
    expect(offers.list.map(({ seller, stock: pieces }) => [seller.whID, pieces])).toEqual([
      [PUNE, 10],
      [BHAMBOLI, 6],
      [INDORE, 4],
    ])
  })
})

test('a line whose product is gone from the catalogue stays, all gap and without a price', () => {
  expect(unknownLine(line(4711, 3))).toMatchObject({
    product: undefined,
    unit: undefined,
    allocatedQty: 0,
    gapQty: 3,
    totalPrice: 0,
    totalMRP: rupees(3000),
    gapReason: 'unknownProduct',
  })
})

test('a later line gets what is left of each warehouse, and no piece more', () => {
  const both = { byLine: [offers, offers], repeated: new Set([1001]) }
  const [first, second] = allocateLines([line(1001, 12), line(1001, 20)], both)
  expect([first, second].map((priced) => priced && parts(priced))).toEqual([
    'Pune 10 + Bhamboli 2',
    'Bhamboli 4 + Indore 4',
  ])
  expect(second).toMatchObject({ allocatedQty: 8, gapQty: 12, totalPrice: rupees(5600), gapReason: 'shortStock' })
})

test('a line of another product, or of another MRP, shares nothing', () => {
  const other = { byLine: [offers, offers], repeated: new Set<number>() }
  expect(allocateLines([line(1001, 20), line(1001, 20)], other).map(({ gapQty }) => gapQty)).toEqual([0, 0])
  const dear = { byLine: [offers, offers], repeated: new Set([1001]) }
  const lines = allocateLines([line(1001, 20), line(1001, 20, { mrp: rupees(1100) })], dear)
  expect(lines.map(({ gapQty }) => gapQty)).toEqual([0, 0])
})

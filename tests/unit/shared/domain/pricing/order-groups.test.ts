import { describe, expect, test } from 'vitest'
import {
  FREE_SHIPPING_FROM,
  groupKey,
  groupOrders,
  minimumOf,
  possibleGroups,
  STOCKIST_MINIMUM,
} from '../../../../../src/shared/domain/pricing/order-groups.ts'
import { priceCart, withQuantities } from '../../../../../src/shared/domain/pricing/price-cart.ts'
import type { Supply } from '../../../../../src/shared/domain/pricing/priced-cart.ts'
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

describe('the minimum of a group', () => {
  test('a stockist’s is 6,000, for any entry and any stock', () => {
    expect(STOCKIST_MINIMUM).toBe(rupees(6000))
    expect(minimumOf('Stockist', 'OWNED', rupees(100))).toBe(rupees(6000))
    expect(minimumOf('Stockist', 'DS_JIT', undefined)).toBe(rupees(6000))
  })
  test('drop-ship and just-in-time groups have none', () => {
    expect(minimumOf('Warehouse', 'DS_JIT', rupees(5000))).toBe(0)
    expect(minimumOf('DC', 'DS_JIT', rupees(5000))).toBe(0)
  })
  test('warehouses and DCs have their own, or none', () => {
    expect(minimumOf('Warehouse', 'OWNED', rupees(5000))).toBe(rupees(5000))
    expect(minimumOf('DC', 'OWNED', rupees(2500))).toBe(rupees(2500))
    expect(minimumOf('DC', 'OWNED', undefined)).toBe(0)
  })
})

const groupOf = (qty: number, more: Partial<Supply>) => priceCart([line(1001, qty)], supply(more)).groups[0]

describe('a group is orderable when its total reaches its minimum', () => {
  test.each([
    [6999.99, true, 0],
    [7000, true, 0],
    [7000.01, false, 0.01],
  ])('7,000 against a minimum of %d: orderable %s', (minimum, orderable, missing) => {
    expect(groupOf(10, { mapping: [mapping({ min: rupees(minimum) })] })).toMatchObject({
      total: rupees(7000),
      orderable,
      shortBy: rupees(missing),
    })
  })

  test('free shipping begins at 20,000 of owned stock, and never stops an order', () => {
    expect(FREE_SHIPPING_FROM).toBe(rupees(20_000))
    const many = [product({ warehouses: [stock(100)] })]
    expect(groupOf(28, { products: many })).toMatchObject({ freeShippingShortBy: rupees(400), orderable: true })
    expect(groupOf(29, { products: many })).toMatchObject({ freeShippingShortBy: 0, orderable: true })
  })

  test('free shipping isn’t asked of drop shipments', () => {
    const group = groupOf(1, { products: [product({ stockType: 'DropShipment' })] })
    expect(group).toMatchObject({ key: '2^DS_JIT', freeShippingShortBy: undefined })
  })
})

test('a group’s key is its warehouse and its kind of stock', () => {
  expect(groupKey(10, 'OWNED')).toBe('10^OWNED')
  expect(possibleGroups([mapping(), mapping({ whID: BHAMBOLI })]).map(({ key }) => key)).toEqual([
    '2^OWNED',
    '2^DS_JIT',
    '10^OWNED',
    '10^DS_JIT',
  ])
})

test.each([
  ['OwnedStock', '2^OWNED'],
  ['CreditWHStock', '2^OWNED'],
  ['JustInTime', '2^DS_JIT'],
  ['DropShipment', '2^DS_JIT'],
  ['CreditVendorStock', '2^DS_JIT'],
] as const)('%s is ordered in the group %s', (stockType, key) => {
  expect(groupOf(1, { products: [product({ stockType })] })?.key).toBe(key)
})

describe('one line of the cart becomes a line in the order of each warehouse that gives of it', () => {
  const supplied = supply({
    products: [
      product({ warehouses: [stock(10), stock(6, { id: BHAMBOLI })] }),
      product({ id: 1002, minimumShipHours: 100, warehouses: [stock(3)] }),
    ],
    mapping: [mapping(), mapping({ whID: BHAMBOLI, name: 'Bhamboli' })],
  })
  const cart = priceCart([line(1001, 12), line(1002, 1)], supplied)

  test('with its pieces, its unit price and its total', () => {
    expect(cart.groups.map(({ wh, lines }) => [wh, lines.map(({ id, qty, total }) => [id, qty, total])])).toEqual([
      [
        PUNE,
        [
          [1001, 10, rupees(7000)],
          [1002, 1, rupees(700)],
        ],
      ],
      [BHAMBOLI, [[1001, 2, rupees(1400)]]],
    ])
  })

  test('the estimate is the longest among its lines', () => {
    expect(cart.groups.map(({ shipDays }) => shipDays)).toEqual([8, 4])
  })

  test('a group goes when its last line goes, and comes back in its place', () => {
    const less = withQuantities(cart, new Map([[1001, 10]]))
    expect(less.groups.map(({ wh }) => wh)).toEqual([PUNE])
    expect(less.groups[0]).toBe(cart.groups[0])
    expect(withQuantities(less, new Map([[1001, 12]])).groups).toEqual(cart.groups)
  })

  test('the group ships sooner without its slowest line, and later with it', () => {
    const products = [
      product({ minimumShipHours: 300, warehouses: [stock(10), stock(6, { id: BHAMBOLI })] }),
      product({ id: 1002, warehouses: [stock(3, { id: BHAMBOLI })] }),
    ]
    const slow = priceCart([line(1001, 12), line(1002, 1)], { ...supplied, products })
    expect(slow.groups.map(({ shipDays }) => shipDays)).toEqual([16, 16])
    const quick = withQuantities(slow, new Map([[1001, 10]]))
    expect(quick.groups.map(({ shipDays }) => shipDays)).toEqual([16, 4])
    expect(withQuantities(quick, new Map([[1001, 11]])).groups.map(({ shipDays }) => shipDays)).toEqual([16, 16])
  })
})

test('a stockist’s group stands beside a warehouse’s, each with its own minimum', () => {
  const supplied = supply({
    products: [
      product({
        warehouses: [stock(5, { id: STOCKIST }), stock(5)],
        stockistproductbasecosts: [{ stockistid: STOCKIST, mrp: rupees(1000), basecost: rupees(400) }],
      }),
    ],
    mapping: [mapping({ whID: STOCKIST, whType: 'Stockist', name: 'Asha Traders' }), mapping({ min: rupees(700) })],
  })
  expect(
    priceCart([line(1001, 6)], supplied).groups.map(({ whName, minimum, total, orderable }) => ({
      whName,
      minimum,
      total,
      orderable,
    })),
  ).toEqual([
    { whName: 'Asha Traders', minimum: rupees(6000), total: rupees(2401.3), orderable: false },
    { whName: 'Pune', minimum: rupees(700), total: rupees(700), orderable: true },
  ])
})

describe('allocated lines become orders', () => {
  const sellers = [mapping({ min: rupees(8000) }), mapping({ whID: BHAMBOLI, name: 'Bhamboli' })]
  const products = [
    product({ id: 1, warehouses: [stock(4), stock(6, { id: BHAMBOLI })], minimumShipHours: 24 }),
    product({ id: 2, warehouses: [stock(9)], minimumShipHours: 49 }),
    product({ id: 3, warehouses: [stock(9)], stockType: 'DropShipment' }),
  ]
  const supplied = supply({ products, mapping: sellers })
  const { lines } = priceCart([line(1, 7), line(2, 2), line(3, 1), line(44, 1)], supplied)
  const orders = groupOrders(lines, possibleGroups(sellers), new Set())

  test('one for each warehouse and kind of stock, own stock first, in the order of the mapping', () => {
    expect(orders.map(({ key, quantity }) => [key, quantity])).toEqual([
      ['2^OWNED', 6],
      ['2^DS_JIT', 1],
      ['10^OWNED', 3],
    ])
  })
  test('each added up, base and tax apart, and compared with its minimum', () => {
    // A piece is ₹700, of which ₹593.22 are the base.
    expect(orders[0]).toMatchObject({
      base: rupees(6 * 593.22),
      tax: rupees(6 * 106.78),
      total: rupees(4200),
      minimum: rupees(8000),
      shortBy: rupees(3800),
      orderable: false,
    })
    expect(orders[2]).toMatchObject({ total: rupees(2100), minimum: 0, shortBy: 0, orderable: true })
  })
  test('own stock alone can come to free shipping', () => {
    expect(orders.map(({ freeShippingShortBy }) => freeShippingShortBy)).toEqual([
      rupees(15_800),
      undefined,
      rupees(17_900),
    ])
  })
  test('each ships when its slowest line does', () => {
    // 24 + 72 hours are 4 days, 49 + 72 are 6, and 24 + 120 of a vendor are 6.
    expect(orders.map(({ shipDays }) => shipDays)).toEqual([6, 6, 4])
  })
  test('a product on two lines at one MRP is one line of the order, where lines repeat', () => {
    const twice = priceCart([line(1, 2), line(1, 1)], supplied).lines
    const of = (repeated: ReadonlySet<number>) =>
      groupOrders(twice, possibleGroups(sellers), repeated)[0]?.lines.map(({ id, qty, total }) => [id, qty, total])
    expect(of(new Set([1]))).toEqual([[1, 3, rupees(2100)]])
    expect(of(new Set())).toEqual([
      [1, 2, rupees(1400)],
      [1, 1, rupees(700)],
    ])
  })
})

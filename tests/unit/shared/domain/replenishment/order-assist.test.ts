import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_QUANTITY } from '../../../../../src/shared/domain/carts/cart-rules.ts'
import { type Movement, NO_ORDERS } from '../../../../../src/shared/domain/catalogue/movement.ts'
import { ORDER_STATUSES } from '../../../../../src/shared/domain/orders/order.ts'
import {
  assistAddress,
  CAROUSEL_MOST,
  countOrders,
  explain,
  missingFigures,
  perDay,
  setsAmong,
  suggest,
} from '../../../../../src/shared/domain/replenishment/order-assist.ts'
import { product } from '../../../../support/builders.ts'

const moved = (more: Partial<Movement> = {}): Movement => ({
  sale: 0,
  stock: 0,
  orders: NO_ORDERS,
  reported: 0,
  ...more,
})
const ordered = (pending: number, inTransit: number) => ({ pending, confirmed: 0, inTransit, shipped: 0 })

describe('orders by status', () => {
  it('pending; confirmed and shipped in transit; shipped and delivered shipped; cancelled nowhere', () => {
    const orders = ORDER_STATUSES.map((status, at) => ({ status, quantity: 10 ** at }))
    expect(countOrders(orders)).toEqual({ pending: 1, confirmed: 10, inTransit: 110, shipped: 1100 })
    expect(countOrders([])).toEqual(NO_ORDERS)
  })
})

describe('the suggested quantity', () => {
  it('is what sells in 45 days, less what is there and what comes, as far as the warehouses have it', () => {
    const movement = moved({ sale: 96, stock: 20, reported: 12 })
    expect(suggest('nonApparel', movement, 96)).toMatchObject({ target: 144, need: 112, qty: 96 })
    expect(suggest('nonApparel', movement, 500)).toMatchObject({ need: 112, qty: 112 })
  })

  it('of apparel is five times what was sold, less what is there, pending and in transit', () => {
    const movement = moved({ sale: 10, stock: 4, orders: ordered(6, 5), reported: 5 })
    expect(suggest('apparel', movement, 99)).toMatchObject({ target: 50, need: 35, qty: 35 })
    expect(suggest('apparel', movement, 30)).toMatchObject({ qty: 30 })
  })

  it.each([
    [1, 2],
    [2, 3],
    [3, 5],
    [7, 11],
    [0, 0],
  ])('%i sold in 30 days are %i in 45, halves rounded up', (sale, target) => {
    expect(suggest('nonApparel', moved({ sale }), 1000)?.target).toBe(target)
  })

  it('is nothing where there is enough', () => {
    expect(suggest('nonApparel', moved({ sale: 10, stock: 40 }), 100)).toMatchObject({ need: 0, qty: 0 })
  })

  it.each(['sale', 'stock', 'orders'] as const)('isn’t made while %s are not known', (what) => {
    expect(suggest('nonApparel', moved({ sale: 10, [what]: undefined }), 100)).toBeUndefined()
  })

  it('is made of the orders alone where the portal reports no transit', () => {
    expect(suggest('nonApparel', moved({ sale: 10, orders: ordered(0, 3), reported: undefined }), 100)?.qty).toBe(12)
  })

  const pieces = fc.integer({ min: 0, max: 1_000_000 })
  const movements = fc.record({
    sale: pieces,
    stock: pieces,
    orders: fc.array(fc.record({ status: fc.constantFrom(...ORDER_STATUSES), quantity: pieces }), { maxLength: 8 }),
    reported: pieces,
  })
  const half = fc.constantFrom('apparel' as const, 'nonApparel' as const)

  it('is whole, never below 0, never more than is needed, to be had, or held by a line', () => {
    fc.assert(
      fc.property(half, movements, pieces, (of, { orders, ...rest }, available) => {
        const made = suggest(of, { ...rest, orders: countOrders(orders) }, available)
        if (made === undefined) throw new Error('Nothing is missing')
        expect(Number.isInteger(made.qty)).toBe(true)
        expect(made.qty).toBeGreaterThanOrEqual(0)
        expect(made.qty).toBeLessThanOrEqual(Math.min(made.need, available, MAX_QUANTITY))
        const covered = rest.stock + made.pending + made.inTransit
        expect(made.need).toBe(Math.max(0, made.target - covered))
        const exact = of === 'apparel' ? 5 * rest.sale : rest.sale * 1.5
        expect(Math.abs(made.target - exact)).toBeLessThanOrEqual(0.5)
        if (made.qty < made.need) expect([available, MAX_QUANTITY]).toContain(made.qty)
      }),
    )
  })

  it('grows with sales, shrinks with stock and orders; delivered and cancelled orders change nothing', () => {
    fc.assert(
      fc.property(half, movements, pieces, pieces, (of, { orders, ...rest }, available, more) => {
        const with_ = (change: Partial<typeof rest>, added: typeof orders = []) =>
          suggest(of, { ...rest, ...change, orders: countOrders([...orders, ...added]) }, available)?.qty ?? -1
        const qty = with_({})
        expect(with_({ sale: rest.sale + more })).toBeGreaterThanOrEqual(qty)
        expect(with_({ stock: rest.stock + more })).toBeLessThanOrEqual(qty)
        expect(with_({}, [{ status: 'Pending', quantity: more }])).toBeLessThanOrEqual(qty)
        expect(with_({}, [{ status: 'Confirmed', quantity: more }])).toBeLessThanOrEqual(qty)
        expect(with_({}, [{ status: 'Delivered', quantity: more }])).toBe(qty)
        expect(with_({}, [{ status: 'Cancelled', quantity: more }])).toBe(qty)
      }),
    )
  })
})

describe('why', () => {
  const why = (half: 'apparel' | 'nonApparel', movement: Partial<Movement>, available: number) => {
    const made = suggest(half, moved(movement), available)
    return made && explain(made)
  }
  it.each([
    [
      'nonApparel',
      { sale: 96, stock: 20, reported: 12 },
      96,
      '3.2 a day × 45 = 144, less 20 in stock, less 12 in transit: 112; warehouses have 96',
    ],
    [
      'nonApparel',
      { sale: 96, stock: 20, reported: 12 },
      500,
      '3.2 a day × 45 = 144, less 20 in stock, less 12 in transit: 112',
    ],
    ['nonApparel', { sale: 7 }, 50, '0.23 a day × 45 = 11 (10.5 rounded up)'],
    ['nonApparel', { sale: 30, stock: 60 }, 50, '1 a day × 45 = 45, less 60 in stock: no order needed'],
    ['nonApparel', {}, 50, '0 a day × 45 = 0: no order needed'],
    [
      'apparel',
      { sale: 10, orders: ordered(6, 5) },
      0,
      '5 × 10 sold = 50, less 6 pending, less 5 in transit: 39; warehouses have 0',
    ],
    ['apparel', { sale: 4000 }, 50_000, '5 × 4,000 sold = 20,000; a cart line holds up to 9,999'],
  ] as const)('%s %j, %i to be had: %s', (half, movement, available, words) => {
    expect(why(half, movement, available)).toBe(words)
  })
  it('a day’s sale has two decimals at most', () => expect([96, 1, 0].map(perDay)).toEqual(['3.2', '0.03', '0']))
})

describe('sets', () => {
  const category = { id: 6, name: 'Clothes' }
  const size = (id: number, color: string) => product({ id, groupID: 5, color, category })
  const all = [size(1, 'Red'), size(2, 'Red'), size(3, 'Red'), size(4, 'Blue'), size(5, 'Blue')]
  it('are three sizes of one style and colour by default', () => {
    expect([...setsAmong(all)]).toEqual([1, 2, 3].map((id) => [id, 3]))
    expect([...setsAmong(all, 2).keys()]).toEqual([1, 2, 3, 4, 5])
    expect(setsAmong(all, 4).size).toBe(0)
  })
})

it('a carousel has nine pages of three', () => expect(CAROUSEL_MOST).toBe(27))

describe('figures without which nothing is suggested', () => {
  it.each([
    [{}, []],
    [{ sale: undefined }, ['sales']],
    [{ stock: undefined, orders: undefined }, ['stock', 'orders']],
    [{ sale: undefined, stock: undefined, orders: undefined }, ['sales', 'stock', 'orders']],
    [{ reported: undefined }, []],
  ])('of %j: %j', (more, missing) => {
    expect(missingFigures(moved(more))).toEqual(missing)
  })
})

it.each([
  [assistAddress({ id: 6, name: 'Clothes' }), '/home/account/orderAssist/apparels?category=Clothes'],
  [assistAddress({ id: 9, name: 'Toys' }), '/home/account/orderAssist/nonApparels?category=Toys'],
  [assistAddress({ id: undefined, name: 'Gifts' }), '/home/account/orderAssist/nonApparels?category=Gifts'],
])('suggestions of a category are found at %s', (address, expected) => {
  expect(address).toBe(expected)
})

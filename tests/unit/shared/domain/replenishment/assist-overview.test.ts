import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NO_ORDERS } from '../../../../../src/shared/domain/catalogue/movement.ts'
import { marketOf } from '../../../../../src/shared/domain/pricing/offers.ts'
import { productView, type StockAt } from '../../../../../src/shared/domain/pricing/product-view.ts'
import {
  isUrgent,
  mostUrgentFirst,
  suggestedInCart,
  suggestedOf,
  suggestedPieces,
  worthOf,
  worthTogether,
} from '../../../../../src/shared/domain/replenishment/assist-overview.ts'
import { suggest } from '../../../../../src/shared/domain/replenishment/order-assist.ts'
import { paise, times } from '../../../../../src/shared/domain/values/money.ts'
import { product, supply } from '../../../../support/builders.ts'

const one = product({ id: 1 })
const view = productView(marketOf(supply({ products: [one] })), one)
const unit = view.unit ?? expect.fail()
const priced = (net: number) => ({ ...unit, net: paise(net) })
const at = (stock: number, net: number): StockAt => ({
  wh: 1,
  whType: 'Warehouse',
  whName: 'A',
  stock,
  unit: priced(net),
})
const of = (sale: number, stock: number | undefined) => {
  const movement = { sale, stock, orders: NO_ORDERS, reported: 0 }
  return {
    view: { stock: [at(500, 1000)], unit: priced(1000) },
    movement,
    suggestion: suggest('nonApparel', movement, 500),
  }
}

describe('what pieces cost', () => {
  it('is taken from the warehouses in their order', () => {
    expect(worthOf({ stock: [at(3, 100), at(5, 200)], unit: priced(100) }, 5)).toBe(700)
    expect(worthOf({ stock: [at(3, 100), at(1, 200)], unit: priced(100) }, 6)).toBe(300 + 200 + 200)
    expect(worthOf({ stock: [], unit: undefined }, 6)).toBeUndefined()
    expect(worthOf({ stock: [], unit: undefined }, 0)).toBe(0)
  })

  it('is that of all pieces where the price is the same everywhere', () => {
    const stocks = fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 5 })
    fc.assert(
      fc.property(stocks, fc.integer({ min: 0, max: 400 }), fc.integer({ min: 1, max: 99_999 }), (stock, qty, net) => {
        const there = { stock: stock.map((pieces) => at(pieces, net)), unit: priced(net) }
        expect(worthOf(there, qty)).toBe(times(paise(net), qty))
      }),
    )
  })

  it('isn’t known together where it isn’t known of one', () => {
    expect(worthTogether([paise(1), paise(2)])).toBe(3)
    expect(worthTogether([paise(1), undefined])).toBeUndefined()
    expect(worthTogether([])).toBe(0)
  })
})

it.each([
  [30, 6, true],
  [30, 7, false],
  [0, 0, false],
  [30, undefined, false],
])('with %j sold in 30 days and %j there it is urgent: %j', (sale, stock, expected) => {
  expect(isUrgent({ sale, stock, orders: NO_ORDERS, reported: 0 })).toBe(expected)
  expect(isUrgent({ sale, stock, orders: { ...NO_ORDERS, pending: 30 }, reported: 0 })).toBe(false)
})

it('of the suggested products, those in the cart are counted, with any quantity', () => {
  const products = [1, 2, 3].map((id) => ({
    view: { facts: { id } },
    suggestion: id === 3 ? undefined : of(4, 0).suggestion,
  }))
  expect(suggestedInCart(products, new Map([[1, 7]]))).toBe(1)
  expect(
    suggestedInCart(
      products,
      new Map([
        [2, 1],
        [3, 1],
        [4, 1],
      ]),
    ),
  ).toBe(1)
  expect(suggestedInCart(products, new Map())).toBe(0)
})

it('a category has the sums of what is suggested, and counts what isn’t known', () => {
  const products = [of(20, 0), of(20, 29), of(4, 100), of(4, undefined)]
  expect(suggestedOf(products)).toEqual({ products: 2, pieces: 31, worth: 31_000, urgent: 1, unknown: 1 })
  expect(suggestedOf([])).toEqual({ products: 0, pieces: 0, worth: 0, urgent: 0, unknown: 0 })
  // An unknown suggestion doesn't count as 0.
  expect(suggestedOf([of(4, undefined)])).toBeUndefined()
  expect(suggestedOf([of(4, 100), of(4, undefined)])).toBeUndefined()
})

it('what runs out comes first, then what is worth most; what isn’t known comes last', () => {
  const none = { products: 1, pieces: 1, worth: paise(1), urgent: 0, unknown: 0 }
  const all = { a: undefined, b: none, c: { ...none, worth: paise(9) }, d: { ...none, urgent: 2 } }
  const names = ['a', 'b', 'c', 'd'] as const
  expect(mostUrgentFirst(names, (name) => all[name])).toEqual(['d', 'c', 'b', 'a'])
})

it('suggests pieces, and none where nothing can be suggested', () => {
  expect(suggestedPieces(of(30, 5))).toBe(40)
  expect(suggestedPieces(of(30, 45))).toBe(0)
  expect(suggestedPieces(of(30, undefined))).toBe(0)
})

describe('a product is urgent', () => {
  const moved = (more: Partial<Parameters<typeof isUrgent>[0]> = {}) =>
    isUrgent({ sale: 30, stock: 6, orders: NO_ORDERS, reported: 0, ...more })

  it('where what is there lasts less than a week', () => {
    expect(moved()).toBe(true)
    expect(moved({ stock: 7 })).toBe(false)
  })
  it('counting what is ordered and on its way', () => {
    expect(moved({ orders: { ...NO_ORDERS, pending: 1 } })).toBe(false)
    expect(moved({ orders: { ...NO_ORDERS, inTransit: 1 } })).toBe(false)
    expect(moved({ reported: 1 })).toBe(false)
  })
  it.each(['sale', 'stock', 'orders'] as const)('not while its %s isn’t known', (figure) => {
    expect(moved({ [figure]: undefined })).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import {
  hadNoStock,
  halfOf,
  inTransitOf,
  inventoryPosition,
  NO_ORDERS,
  onTheWayOf,
  targetFor,
} from '../../../../../src/shared/domain/catalogue/movement.ts'

const ordered = (pending: number, inTransit: number) => ({ pending, confirmed: 0, inTransit, shipped: 0 })

describe('the halves', () => {
  it.each([6, 21, 22])('category %i is apparel', (id) => expect(halfOf(id)).toBe('apparel'))
  it.each([1, 5, 20, 23, 79])('category %i is not', (id) => expect(halfOf(id)).toBe('nonApparel'))
})

it('what orders and portal both report counts once', () => {
  expect(inTransitOf({ orders: ordered(0, 12), reported: 12 })).toBe(12)
  expect(inTransitOf({ orders: ordered(0, 12), reported: 20 })).toBe(20)
  expect(inTransitOf({ orders: ordered(0, 12), reported: undefined })).toBe(12)
  expect(inTransitOf({ orders: undefined, reported: 20 })).toBe(20)
  expect(inTransitOf({ orders: undefined, reported: undefined })).toBeUndefined()
})

describe('what sales of 30 days ask for', () => {
  it.each([
    ['nonApparel', 30, 45],
    ['nonApparel', 1, 2],
    ['nonApparel', 3, 5],
    ['nonApparel', 2, 3],
    ['nonApparel', 0, 0],
    ['apparel', 30, 150],
    ['apparel', 1, 5],
  ] as const)('of %s, %i sold: %i pieces', (half, sale, target) => {
    expect(targetFor(half, sale)).toBe(target)
  })
})

describe('whether there was anything to sell', () => {
  it.each([
    { sale: 0, stock: 0, nothing: true },
    { sale: 0, stock: 3, nothing: false },
    { sale: 2, stock: 0, nothing: false },
    { sale: 0, stock: undefined, nothing: false },
    { sale: undefined, stock: 0, nothing: false },
  ])('sold $sale, in stock $stock: $nothing', ({ nothing, ...movement }) => {
    expect(hadNoStock(movement)).toBe(nothing)
  })
})

it('what is held is in the shop, pending or in transit, each piece once; of what isn’t known nothing is said', () => {
  const orders = { ...NO_ORDERS, pending: 2, inTransit: 3, shipped: 9 }
  expect(onTheWayOf({ orders, reported: 5 })).toBe(7)
  expect(inventoryPosition({ sale: 0, stock: 4, orders, reported: 5 })).toBe(11)
  expect(inventoryPosition({ sale: 0, stock: undefined, orders, reported: 5 })).toBeUndefined()
  expect(onTheWayOf({ orders: undefined, reported: 5 })).toBeUndefined()
})

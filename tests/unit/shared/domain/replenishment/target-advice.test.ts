import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Movement } from '../../../../../src/shared/domain/replenishment/order-assist.ts'
import { NO_ORDERS } from '../../../../../src/shared/domain/replenishment/order-assist.ts'
import {
  adviseTarget,
  coversNothing,
  daysOfCover,
  neverSold,
} from '../../../../../src/shared/domain/replenishment/target-advice.ts'

const APPAREL = 6
const of = (targetStock: number, { category = 1, typeid = 70 } = {}) => ({
  targetStock,
  category: { id: category },
  producttype: { typeid },
})
const moved = (sale: number | undefined, stock: number | undefined = 0, inTransit = 0): Movement => ({
  sale,
  stock,
  orders: { ...NO_ORDERS, inTransit },
  reported: 0,
})

describe('the target that would be right', () => {
  test('lasts 45 days; what is too low or too high by more than a quarter is said, with the number and why', () => {
    expect(adviseTarget(of(20), moved(30, 12, 3))).toEqual({
      sold: 30,
      held: 15,
      days: 15,
      right: 45,
      verdict: 'low',
      why: '1 sold a day × 45 days = 45',
    })
    expect(adviseTarget(of(40), moved(30))?.verdict).toBe('fits')
    expect(adviseTarget(of(57), moved(30))?.verdict).toBe('high')
  })

  test('of apparel is five times what was sold', () => {
    expect(adviseTarget(of(10, { category: APPAREL }), moved(4))).toMatchObject({
      right: 20,
      why: '5 × 4 sold in 30 days = 20',
    })
  })

  test('of what doesn’t sell is the least that there is, of the bulk type 101, and never above 1000', () => {
    expect(adviseTarget(of(9), moved(0))).toMatchObject({ right: 1, verdict: 'high', days: undefined })
    expect(adviseTarget(of(101, { typeid: 8526 }), moved(0))).toMatchObject({ right: 101, verdict: 'fits' })
    expect(adviseTarget(of(900), moved(5000))).toMatchObject({ right: 1000, verdict: 'fits' })
  })

  test('isn’t known while a figure is missing', () => {
    expect(adviseTarget(of(9), moved(undefined))).toBeUndefined()
    expect(adviseTarget(of(9), { ...moved(3), stock: undefined })).toBeUndefined()
    expect(adviseTarget(of(9), { ...moved(3), orders: undefined })).toBeUndefined()
  })

  test('taken, it fits', () => {
    fc.assert(
      fc.property(fc.nat({ max: 3000 }), fc.boolean(), fc.constantFrom(70, 8526), (sale, isApparel, typeid) => {
        const options = { category: isApparel ? APPAREL : 1, typeid }
        const right = adviseTarget(of(1, options), moved(sale))?.right ?? 0
        expect(adviseTarget(of(right, options), moved(sale))).toMatchObject({ right, verdict: 'fits' })
      }),
    )
  })
})

test.each([
  [30, 30, 30],
  [15, 30, 15],
  [0, 10, 0],
  [5, 0, undefined],
])('%d pieces last at %d sold: %s days', (held, sold, days) => {
  expect(daysOfCover(held, sold)).toBe(days)
})

describe('a line', () => {
  const line = { id: 1, alternateProducts: [{ id: 2 }, { id: 3 }] } as unknown as Parameters<typeof coversNothing>[0]
  const knowing = (by: Readonly<Record<number, Movement>>) => (id: number) => by[id]

  test('has alternates that never sold; of those that aren’t known nothing is said', () => {
    expect(neverSold(line, knowing({ 2: moved(0), 3: moved(4) }))).toEqual([2])
    expect(neverSold(line, knowing({ 3: moved(0) }))).toEqual([3])
  })

  test('covers nothing where none of it sold, is there or comes', () => {
    const nothing = { 1: moved(0), 2: moved(0), 3: moved(0) }
    expect(coversNothing(line, knowing(nothing))).toBe(true)
    expect(coversNothing(line, knowing({ ...nothing, 3: moved(0, 1) }))).toBe(false)
    expect(coversNothing(line, knowing({ ...nothing, 2: moved(1) }))).toBe(false)
    expect(coversNothing(line, knowing({ 1: moved(0), 2: moved(0) }))).toBe(false)
  })
})

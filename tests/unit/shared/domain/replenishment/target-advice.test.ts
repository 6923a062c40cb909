import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Movement } from '../../../../../src/shared/domain/replenishment/order-assist.ts'
import { daysOfCover, NO_ORDERS } from '../../../../../src/shared/domain/replenishment/order-assist.ts'
import { adviseTarget, coversNothing, neverSold } from '../../../../../src/shared/domain/replenishment/target-advice.ts'

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

describe('a target is judged at its edges', () => {
  test.each([
    ['a quarter less of 45', 34, 30, 'fits'],
    ['more than a quarter less', 33, 30, 'low'],
    ['a quarter more', 56, 30, 'fits'],
    ['more than a quarter more', 57, 30, 'high'],
    ['a piece more than one', 2, 0, 'fits'],
    ['two pieces more than one', 3, 0, 'high'],
    ['exactly a quarter less of 8', 6, 5, 'fits'],
  ])('%s: %i at %i sold', (_what, target, sold, verdict) => {
    expect(adviseTarget(of(target), moved(sold))?.verdict).toBe(verdict)
  })
  test.each([
    [0, 70, 1, 'Nothing was sold in 30 days; 1 is the least that it can be'],
    [5000, 70, 1, '166.67 sold a day × 45 days = 7,500; 1,000 is the most that it can be'],
    [10, 8526, 1, '0.33 sold a day × 45 days = 15; 101 is the least that it can be'],
    [1000, 70, APPAREL, '5 × 1,000 sold in 30 days = 5,000; 1,000 is the most that it can be'],
  ])('at %i sold of the type %i: why', (sold, typeid, category, why) => {
    expect(adviseTarget(of(1, { category, typeid }), moved(sold))?.why).toBe(why)
  })
  test('what is pending counts as held, beside stock and what comes', () => {
    const movement = { ...moved(30, 12, 3), orders: { ...NO_ORDERS, pending: 5, inTransit: 3 } }
    expect(adviseTarget(of(45), movement)).toMatchObject({ held: 20, days: 20 })
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysOfCover, type Movement, NO_ORDERS } from '../../../../../src/shared/domain/catalogue/movement.ts'
import { type GroupTotal, totalsOf } from '../../../../../src/shared/domain/replenishment/my-ars.ts'
import {
  adviseTarget,
  coversNothing,
  figuresInWords,
  figuresOf,
  isUnsold,
  neverSold,
} from '../../../../../src/shared/domain/replenishment/target-advice.ts'

const APPAREL = 6
/** A group that allows any target. */
const FREE = totalsOf(100_000, 0, 5)
const of = (targetStock: number, { category = 1, typeid = 70 } = {}) => ({
  targetStock,
  category: { id: category },
  producttype: { typeid },
})
const moved = (sale: number | undefined, stock: number | undefined = 1, inTransit = 0): Movement => ({
  sale,
  stock,
  orders: { ...NO_ORDERS, inTransit },
  reported: 0,
})
const advised = (parent: ReturnType<typeof of>, movement: Movement | undefined, group: GroupTotal | undefined = FREE) =>
  adviseTarget(parent, movement, group)

describe('the suggested target', () => {
  test('lasts 45 days; what is too low or too high by more than a quarter is said, with the number and why', () => {
    expect(advised(of(20), moved(30, 12, 3))).toEqual({
      verdict: 'low',
      suggested: 45,
      take: 45,
      bound: undefined,
      why: '1 sold a day × 45 days = 45',
    })
    expect(advised(of(40), moved(30))).toMatchObject({ verdict: 'fits', suggested: 45, take: 40 })
    expect(advised(of(57), moved(30))).toMatchObject({ verdict: 'high', take: 45 })
  })

  test('of apparel is five times what was sold', () => {
    expect(advised(of(10, { category: APPAREL }), moved(4))).toMatchObject({
      take: 20,
      why: '5 × 4 sold in 30 days = 20',
    })
  })

  test('of what doesn’t sell is the least that there is, of the bulk type 101, and never above 1000', () => {
    expect(advised(of(9), moved(0))).toMatchObject({ suggested: 1, take: 1, bound: undefined, verdict: 'high' })
    const bulk = { typeid: 8526 }
    expect(advised(of(101, bulk), moved(0))).toMatchObject({
      suggested: 1,
      bound: { limit: 101, kind: 'min' },
      verdict: 'fits',
    })
    expect(advised(of(300, bulk), moved(0))).toMatchObject({
      suggested: 1,
      bound: { limit: 101, kind: 'min' },
      take: 101,
    })
    expect(advised(of(900), moved(5000))).toMatchObject({
      suggested: 7500,
      bound: { limit: 1_000, kind: 'max' },
      verdict: 'fits',
    })
  })

  test('taken, it fits', () => {
    fc.assert(
      fc.property(
        fc.record({
          sale: fc.nat({ max: 3000 }),
          stock: fc.integer({ min: -2, max: 50 }),
          target: fc.integer({ min: 1, max: 1200 }),
          spare: fc.option(fc.nat({ max: 300 }), { nil: undefined }),
          category: fc.constantFrom(1, APPAREL),
          typeid: fc.constantFrom(70, 8526),
        }),
        ({ sale, stock, target, spare, category, typeid }) => {
          const options = { category, typeid }
          const group = (now: number) => totalsOf(now, spare === undefined ? undefined : target - spare, 1)
          const { take } = advised(of(target, options), moved(sale, stock), group(target))
          const after = advised(of(take, options), moved(sale, stock), group(take))
          expect(['fits', 'none']).toContain(after.verdict)
          expect(after.take).toBe(take)
          if (take < target) expect(take).toBeGreaterThanOrEqual(target - (spare ?? 0))
        },
      ),
    )
  })
})

describe('where there is nothing to judge by, nothing is suggested', () => {
  const NONE = { verdict: 'none', suggested: undefined, take: 9 }
  test.each([
    ['what was sold', moved(undefined), 'Not available: sales'],
    ['what is in stock', { ...moved(3), stock: undefined }, 'Not available: stock'],
    ['what is on the way', { ...moved(3), orders: undefined }, 'Not available: pieces in transit'],
    ['anything', undefined, 'Not available: sales, stock, pieces in transit'],
    ['whether it would have sold', moved(0, 0), 'Out of stock, and no sales in 30 days'],
    ['whether it would have sold, though some comes', moved(0, 0, 12), 'Out of stock, and no sales in 30 days'],
    ['whether it would have sold, of a stock below 0', moved(0, -3), 'Out of stock, and no sales in 30 days'],
  ])('%s isn’t known', (_what, movement, why) => {
    expect(advised(of(9), movement)).toEqual({
      ...NONE,
      why,
      bound: why.startsWith('Out') ? { reason: 'out of stock' } : undefined,
    })
  })
})

describe('a target is lowered only where it may be', () => {
  const ROOM = (total: number, original: number | undefined) => totalsOf(total, original, 4)
  test.each([
    ['in stock, with room', 60, moved(10, 5), ROOM(800, 700), 'high', 15, undefined],
    ['out of stock now', 60, moved(10, 0), ROOM(800, 700), 'fits', 60, { reason: 'out of stock' }],
    [
      'a group whose minimum isn’t told',
      60,
      moved(10, 5),
      ROOM(800, undefined),
      'fits',
      60,
      { reason: 'min not available' },
    ],
    ['a group that isn’t read to its end', 60, moved(10, 5), undefined, 'fits', 60, { reason: 'min loading' }],
    ['a group with some room', 60, moved(10, 5), ROOM(800, 775), 'high', 35, { limit: 35, kind: 'min' }],
    ['a group with hardly any', 60, moved(10, 5), ROOM(800, 790), 'fits', 60, { limit: 50, kind: 'min' }],
    ['a group with none', 60, moved(10, 5), ROOM(800, 800), 'fits', 60, { limit: 60, kind: 'min' }],
    ['a group that is short already', 60, moved(10, 5), ROOM(800, 900), 'fits', 60, { limit: 60, kind: 'min' }],
    [
      'more than the most, in a group with room',
      1200,
      moved(5000, 5),
      ROOM(9000, 0),
      'fits',
      1200,
      { limit: 1000, kind: 'max' },
    ],
    [
      'far more than the most, in a group with room',
      1300,
      moved(5000, 5),
      ROOM(9000, 0),
      'high',
      1000,
      { limit: 1000, kind: 'max' },
    ],
    [
      'more than the most, in a group without',
      1300,
      moved(5000, 5),
      ROOM(9000, 9000),
      'fits',
      1300,
      { limit: 1300, kind: 'min' },
    ],
  ] as const)('%s', (_what, target, movement, group, verdict, take, bound) => {
    expect(adviseTarget(of(target), movement, group)).toMatchObject({ verdict, take, bound })
  })
  test.each([
    ['out of stock', moved(10, 0), ROOM(800, undefined)],
    ['of a group whose minimum isn’t told', moved(10, 5), ROOM(800, undefined)],
    ['of a group that is short', moved(10, 5), ROOM(8, 90)],
  ] as const)('and raised all the same: %s', (_what, movement, group) => {
    expect(advised(of(4), movement, group)).toMatchObject({ verdict: 'low', take: 15, bound: undefined })
  })
  test('with words that say which rule holds it', () => {
    const why = (movement: Movement, group: GroupTotal | undefined) => adviseTarget(of(60), movement, group).why
    expect(why(moved(10, 5), ROOM(800, 775))).toBe(
      '0.33 sold a day × 45 days = 15; the group minimum of 775 allows no less than 35',
    )
    expect(why(moved(10, 0), ROOM(800, 775))).toContain('out of stock now')
    expect(why(moved(10, 5), ROOM(800, undefined))).toContain('group minimum isn’t available')
    expect(why(moved(10, 5), undefined)).toContain('the group is still loading')
  })
})

test.each([
  [30, 30, 30],
  [15, 30, 15],
  [0, 10, 0],
  [-4, 10, 0],
  [5, 0, undefined],
])('%d pieces last at %d sold: %s days', (held, sold, days) => {
  expect(daysOfCover(held, sold)).toBe(days)
})

test.each([
  [
    moved(30, 12, 3),
    { sold: 30, stock: 12, onWay: 3, days: 15 },
    'Sold in 30 days: 30, in stock: 12, in transit: 3, 15 days of stock',
  ],
  [
    { ...moved(30, 12, 3), orders: { ...NO_ORDERS, pending: 5, inTransit: 3 } },
    { sold: 30, stock: 12, onWay: 8, days: 20 },
    'Sold in 30 days: 30, in stock: 12, in transit: 8, 20 days of stock',
  ],
  [
    moved(60, 2),
    { sold: 60, stock: 2, onWay: 0, days: 1 },
    'Sold in 30 days: 60, in stock: 2, in transit: 0, 1 day of stock',
  ],
  [moved(0, 2), { sold: 0, stock: 2, onWay: 0, days: undefined }, 'Sold in 30 days: 0, in stock: 2, in transit: 0'],
  [
    undefined,
    { sold: undefined, stock: undefined, onWay: undefined, days: undefined },
    'Sold in 30 days: not available, in stock: not available, in transit: not available',
  ],
] as const)('the figures of %o', (movement, figures, words) => {
  expect(figuresOf(movement)).toEqual(figures)
  expect(figuresInWords(figuresOf(movement))).toBe(words)
})

describe('a line', () => {
  const line = { id: 1, alternateProducts: [{ id: 2 }, { id: 3 }] } as unknown as Parameters<typeof coversNothing>[0]
  const knowing = (by: Readonly<Record<number, Movement>>) => (id: number) => by[id]

  test.each([
    [undefined, false],
    [moved(undefined, 4), false],
    [{ ...moved(0), stock: undefined }, false],
    [moved(0, 0), false],
    [moved(0, 1), true],
    [moved(1, 1), false],
  ] as const)('%o counts as unsold: %s', (movement, expected) => {
    expect(isUnsold(movement)).toBe(expected)
  })

  test('has alternates that never sold; of those that aren’t known, or weren’t there, nothing is said', () => {
    expect(neverSold(line, knowing({ 2: moved(0), 3: moved(4) }))).toEqual([2])
    expect(neverSold(line, knowing({ 3: moved(0) }))).toEqual([3])
    expect(neverSold(line, knowing({ 2: moved(0, 0), 3: moved(0, 0, 9) }))).toEqual([])
  })

  test('covers nothing where none of it sold though some of it was there', () => {
    const nothing = { 1: moved(0), 2: moved(0), 3: moved(0) }
    expect(coversNothing(line, knowing(nothing))).toBe(true)
    expect(coversNothing(line, knowing({ ...nothing, 3: moved(0, 0) }))).toBe(true)
    expect(coversNothing(line, knowing({ ...nothing, 2: moved(1) }))).toBe(false)
    expect(coversNothing(line, knowing({ ...nothing, 2: moved(1, 0) }))).toBe(false)
    expect(coversNothing(line, knowing({ 1: moved(0), 2: moved(0) }))).toBe(false)
    expect(coversNothing(line, knowing({ 1: moved(0, 0), 2: moved(0, 0), 3: moved(0, 0) }))).toBe(false)
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
    expect(advised(of(target), moved(sold)).verdict).toBe(verdict)
  })
  test.each([
    [0, 70, 1, 'No sales in 30 days; the minimum target is 1'],
    [5000, 70, 1, '166.67 sold a day × 45 days = 7,500; the maximum target is 1,000'],
    [10, 8526, 1, '0.33 sold a day × 45 days = 15; the minimum target for this type is 101'],
    [1000, 70, APPAREL, '5 × 1,000 sold in 30 days = 5,000; the maximum target is 1,000'],
  ])('at %i sold of the type %i: why', (sold, typeid, category, why) => {
    expect(advised(of(1, { category, typeid }), moved(sold)).why).toBe(why)
  })
})

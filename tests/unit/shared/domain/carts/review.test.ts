import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { GROUNDS, type Ground } from '../../../../../src/shared/domain/carts/grounds.ts'
import {
  byRisk,
  groundGroups,
  isMendable,
  type LineReview,
  MENDABLE,
  mendedPieces,
  PARTS,
  partTotals,
  reviewOf,
  seenLines,
  sinceSeen,
} from '../../../../../src/shared/domain/carts/review.ts'
import type { Movement } from '../../../../../src/shared/domain/catalogue/movement.ts'
import { priceCart } from '../../../../../src/shared/domain/pricing/price-cart.ts'
import type { Proposal } from '../../../../../src/shared/domain/pricing/priced-cart.ts'
import { sum } from '../../../../../src/shared/domain/values/money.ts'
import { anyLines, anySupply } from '../../../../support/any-cart.ts'
import { line, product, rupees, stock, supply } from '../../../../support/builders.ts'

const nameOf = ({ whName }: { readonly whName: string }) => whName
const goods = [product({ id: 1, warehouses: [stock(10)] }), product({ id: 2, warehouses: [stock(10)] })]
const cart = (quantities: readonly (readonly [id: number, qty: number])[], products = goods) =>
  priceCart(
    quantities.map(([id, qty]) => line(id, qty)),
    supply({ products }),
  )
/** Sold in 30 days, in the shop, on the way. */
const moved = (sale: number | undefined, stock: number | undefined = 0, pending = 0): Movement => ({
  sale,
  stock,
  orders: { pending, confirmed: 0, inTransit: 0, shipped: 0 },
  reported: 0,
})
const proposal = {
  replenishmenttype: '',
  categoryQty: 2,
  isParent: true,
  isSet: false,
  Age: '',
  priceRange: '',
} as const
/** A line of product 1 at 700 net, of which a warehouse has ten. */
const proposed = (qty: number, more: Partial<Proposal> = {}) => {
  const [priced] = priceCart([line(1, qty, { proposal: { ...proposal, ...more } })], supply({ products: goods })).lines
  if (priced === undefined) throw new Error('No line')
  return priced
}
const seenAt = (net: number, qty = 4) => ({ id: 1, qty, net: rupees(net) })

describe('why a line is reviewed, and how much money hangs on it', () => {
  test.each<{
    title: string
    qty?: number
    facts: Partial<Parameters<typeof reviewOf>[1]>
    isSet?: boolean
    grounds: readonly Ground[]
    atRisk?: number
  }>([
    { title: 'sells and lasts', facts: { movement: moved(4) }, grounds: [] },
    { title: 'four pieces no warehouse has', qty: 14, facts: {}, grounds: ['gap'], atRisk: 4 * 700 },
    { title: 'a rupee dearer', facts: { before: seenAt(699) }, grounds: ['dearer'], atRisk: 4 },
    { title: 'new', facts: { before: undefined }, grounds: ['new'], atRisk: 4 * 700 },
    { title: 'never seen', facts: { before: null }, grounds: [] },
    { title: 'as it was', facts: { before: seenAt(700) }, grounds: [] },
    { title: 'in the shop, not sold', facts: { movement: moved(0, 3) }, grounds: ['notSold'], atRisk: 4 * 700 },
    { title: 'nothing to sell', facts: { movement: moved(0, 0) }, grounds: [] },
    { title: 'stock not known', facts: { movement: { ...moved(0), stock: undefined } }, grounds: [] },
    { title: 'sales not known', facts: { movement: moved(undefined, 3) }, grounds: [] },
    { title: 'a new arrival', facts: { movement: moved(0, 3), reason: 'isnewArrival' }, grounds: [] },
    { title: 'a replacement', facts: { movement: moved(0, 3), reason: 'isstoreReplacement' }, grounds: [] },
    {
      title: 'a best seller',
      facts: { movement: moved(0, 3), reason: 'isbestseller' },
      grounds: ['notSold'],
      atRisk: 2800,
    },
    // 3 are sold in 90 days.
    { title: '120 days', facts: { movement: moved(1) }, grounds: ['covers'], atRisk: 700 },
    { title: 'a new arrival that lasts 120 days', facts: { movement: moved(1), reason: 'isnewArrival' }, grounds: [] },
    { title: '90 days', qty: 3, facts: { movement: moved(1) }, grounds: [] },
    { title: 'enough is held', qty: 2, facts: { movement: moved(1, 2, 1) }, grounds: ['covers'], atRisk: 2 * 700 },
    { title: 'the least of its category', qty: 2, facts: { movement: moved(1, 2) }, grounds: [] },
    { title: 'what is held not known', facts: { movement: { ...moved(1), stock: undefined } }, grounds: [] },
    {
      title: 'a set of which enough is held',
      qty: 1,
      isSet: true,
      facts: { movement: moved(1, 3) },
      grounds: ['covers'],
      atRisk: 700,
    },
    { title: 'a set that lasts', qty: 1, isSet: true, facts: { movement: moved(1, 2) }, grounds: [] },
    // 15 days of 20 are 10.
    { title: 'six too few', facts: { movement: moved(20) }, grounds: ['short'], atRisk: 6 * 700 },
    { title: 'six on the way', facts: { movement: moved(20, 2, 4) }, grounds: [] },
    { title: 'a set stays as it is', qty: 1, isSet: true, facts: { movement: moved(20) }, grounds: [] },
    { title: 'nobody has more', qty: 10, facts: { movement: moved(200) }, grounds: [] },
    {
      title: 'heavier first',
      qty: 14,
      facts: { movement: moved(1), before: undefined },
      grounds: ['gap', 'covers', 'new'],
      atRisk: 2800,
    },
  ])('$title', ({ qty = 4, facts, isSet = false, grounds, atRisk = 0 }) => {
    const found = reviewOf(proposed(qty, { isSet }), { before: null, movement: undefined, reason: undefined, ...facts })
    expect(found).toMatchObject({ grounds, atRisk: rupees(atRisk), isCheaper: false })
  })

  test('what became cheaper needs no look', () => {
    const found = reviewOf(proposed(4), { before: seenAt(701), movement: undefined, reason: undefined })
    expect(found).toEqual({ grounds: [], atRisk: rupees(0), isCheaper: true, isJudged: false })
  })
})

describe('what mends a line', () => {
  test.each<{
    title: string
    ground: Ground
    qty?: number
    isSet?: boolean
    least?: number
    leastUnknown?: true
    movement: Movement
    pieces: number | undefined
  }>([
    { title: 'to 90 days', ground: 'covers', movement: moved(1), pieces: 3 },
    { title: 'to the least of its category', ground: 'covers', movement: moved(1, 2), pieces: 2 },
    { title: 'out, where enough is held', ground: 'covers', movement: moved(1, 3), pieces: 0 },
    { title: 'nothing over', ground: 'covers', movement: moved(40), pieces: undefined },
    { title: 'as order assist suggests, as far as there is stock', ground: 'short', movement: moved(20), pieces: 10 },
    { title: 'as order assist suggests', ground: 'short', movement: moved(10, 6), qty: 2, pieces: 9 },
    { title: 'as its category is ordered in', ground: 'short', movement: moved(4, 2), qty: 2, least: 6, pieces: 6 },
    {
      title: 'stays, where there are fewer than its category is ordered in',
      ground: 'short',
      movement: moved(4, 2),
      qty: 2,
      least: 12,
      pieces: undefined,
    },
    {
      title: 'stays, where nobody knows what its category is ordered in',
      ground: 'short',
      movement: moved(10, 6),
      qty: 2,
      leastUnknown: true,
      pieces: undefined,
    },
    { title: 'out', ground: 'notSold', movement: moved(0, 3), pieces: 0 },
    { title: 'a set stays', ground: 'notSold', qty: 1, isSet: true, movement: moved(0, 3), pieces: undefined },
    { title: 'sales not known', ground: 'short', movement: moved(undefined), pieces: undefined },
  ])('$title', ({ ground, qty = 4, isSet = false, least = 2, leastUnknown, movement, pieces }) => {
    if (!isMendable(ground)) throw new Error(`${ground} can’t be mended`)
    expect(
      mendedPieces(
        ground,
        proposed(qty, { isSet, categoryQty: least, ...(leastUnknown && { leastUnknown }) }),
        movement,
      ),
    ).toBe(pieces)
  })

  test('what was mended isn’t there to be mended again', () => {
    const figures = fc.record({
      sale: fc.nat(60),
      stock: fc.nat(60),
      pending: fc.nat(20),
      qty: fc.integer({ min: 2, max: 10 }),
    })
    fc.assert(
      fc.property(figures, fc.constantFrom(...MENDABLE), ({ sale, stock: held, pending, qty }, ground) => {
        const movement = moved(sale, held, pending)
        const about = { before: null, movement, reason: undefined }
        const pieces = mendedPieces(ground, proposed(qty), movement)
        if (pieces === undefined || pieces === 0) return
        expect(pieces).toBeGreaterThanOrEqual(2)
        const after = reviewOf(proposed(pieces), about).grounds
        // With ten in the warehouse, no more can be ordered.
        if (ground === 'covers' || pieces < 10) expect(after).not.toContain(ground)
      }),
    )
  })
})

describe('lines in the order of what hangs on them', () => {
  const ids = [1, 2, 3, 4]
  const lines = ids.map((id) => ({ line: { id } })) as unknown as ReturnType<typeof cart>['lines']
  const review = (grounds: readonly Ground[], atRisk: number, isJudged = true): LineReview => ({
    grounds,
    atRisk: rupees(atRisk),
    isCheaper: false,
    isJudged,
  })
  const reviews = new Map([
    [1, review(['notSold'], 50)],
    [2, review([], 0)],
    [3, review(['gap', 'new'], 20)],
    [4, review(['notSold'], 70)],
  ])

  test('the most money first', () => {
    expect(byRisk({ lines }, [0, 1, 2, 3], reviews)).toEqual([3, 0, 2, 1])
  })

  test('under their heaviest ground, with the money of all of them; what needs no look is last', () => {
    expect(groundGroups({ lines }, [3, 0, 2, 1], reviews)).toEqual([
      { key: 'gap', title: 'Gap', places: [2], review: { ground: 'gap', atRisk: rupees(20), isFine: false } },
      {
        key: 'notSold',
        title: 'In stock, not sold in 30 days',
        places: [3, 0],
        review: { ground: 'notSold', atRisk: rupees(120), isFine: false },
      },
      {
        key: 'fine',
        title: 'No review needed',
        places: [1],
        review: { ground: undefined, atRisk: rupees(0), isFine: true },
      },
    ])
  })

  test('a line that can’t be judged isn’t said to need no look', () => {
    const known = new Map([[1, review([], 0, false)], ...[...reviews].slice(1)])
    expect(groundGroups({ lines }, [0, 1], known)).toMatchObject([
      { key: 'unknown', title: 'Sales not available', places: [0], review: { isFine: false } },
      { key: 'fine', places: [1] },
    ])
    const facts = { before: null, reason: undefined }
    expect(reviewOf(proposed(4), { ...facts, movement: moved(4) }).isJudged).toBe(true)
    expect(reviewOf(proposed(4), { ...facts, movement: undefined }).isJudged).toBe(false)
    expect(reviewOf(proposed(4), { ...facts, movement: { ...moved(4), stock: undefined } }).isJudged).toBe(false)
  })

  test('every line is in one group, with any known facts', () => {
    const some = fc.array(fc.tuple(fc.constantFrom(...ids), fc.subarray([...GROUNDS]), fc.nat(1000)))
    fc.assert(
      fc.property(some, (known) => {
        const of = new Map(known.map(([id, grounds, atRisk]) => [id, review(grounds, atRisk)]))
        const places = groundGroups({ lines }, [0, 1, 2, 3], of).flatMap((group) => group.places)
        expect(places.toSorted()).toEqual([0, 1, 2, 3])
      }),
    )
  })
})

describe('what became another', () => {
  test('is counted by kind', () => {
    const seen = [
      { id: 1, qty: 2, net: rupees(650) },
      { id: 9, qty: 1, net: rupees(1) },
    ]
    expect(
      sinceSeen(
        cart([
          [1, 4],
          [2, 1],
        ]),
        seen,
      ),
    ).toEqual({ came: 1, went: 1, otherPieces: 1, dearer: 1, cheaper: 0 })
  })
  test('is nothing of a cart that was just seen', () => {
    fc.assert(
      fc.property(anySupply, anyLines, (one, lines) => {
        const ids = new Set(lines.map(({ id }) => id))
        fc.pre(ids.size === lines.length)
        const now = priceCart(lines, one)
        expect(sinceSeen(now, seenLines(now))).toBeUndefined()
      }),
    )
  })
})

test('the parts of a cart come to the cart, however they are counted', () => {
  fc.assert(
    fc.property(anySupply, anyLines, (one, lines) => {
      const now = priceCart(lines, one)
      for (const part of PARTS) {
        const totals = partTotals(now, part, nameOf)
        expect(sum(totals.map(({ net }) => net))).toBe(sum(now.lines.map(({ totalPrice }) => totalPrice)))
        expect(totals.reduce((all, { quantity }) => all + quantity, 0)).toBe(now.totals.allocatedQty)
      }
    }),
  )
})

test('the largest part comes first, of equals by name; warehouses are called as on the screen', () => {
  const toy = (id: number, name: string) => product({ id, category: { id, name }, warehouses: [stock(10)] })
  const now = cart(
    [
      [1, 2],
      [2, 5],
      [3, 2],
    ],
    [toy(1, 'Toys'), toy(2, 'Clothes'), toy(3, 'Gear')],
  )
  expect(partTotals(now, 'category', nameOf)).toEqual([
    { name: 'Clothes', quantity: 5, net: rupees(3500) },
    { name: 'Gear', quantity: 2, net: rupees(1400) },
    { name: 'Toys', quantity: 2, net: rupees(1400) },
  ])
  expect(partTotals(now, 'warehouse', ({ whName }) => `${whName} DC`)).toEqual([
    { name: 'Pune DC', quantity: 9, net: rupees(6300) },
  ])
})

test('prices that fell are counted, and those that stayed are not', () => {
  const seen = [
    { id: 1, qty: 2, net: rupees(701) },
    { id: 2, qty: 2, net: rupees(700) },
  ]
  expect(
    sinceSeen(
      cart([
        [1, 2],
        [2, 2],
      ]),
      seen,
    ),
  ).toEqual({ came: 0, went: 0, otherPieces: 0, dearer: 0, cheaper: 1 })
})

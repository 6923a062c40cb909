import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  DECISIONS,
  type Decision,
  decisionsOf,
  PARTS,
  partTotals,
  seenLines,
  sinceSeen,
  urgencyOf,
} from '../../../../../src/shared/domain/carts/review.ts'
import { priceCart } from '../../../../../src/shared/domain/pricing/price-cart.ts'
import type { Movement } from '../../../../../src/shared/domain/replenishment/order-assist.ts'
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
const sold = (sale: number | undefined): Movement => ({ sale, stock: 0, orders: undefined, reported: undefined })

describe('why a line is looked at', () => {
  const decide = (qty: number, net: number | undefined, movement?: Movement) => {
    const [priced] = cart([[1, qty]]).lines
    if (priced === undefined) throw new Error('No line')
    const seen = net === undefined ? new Map() : new Map([[1, { id: 1, qty, net: rupees(net) }]])
    return decisionsOf(priced, seen, movement)
  }
  test.each<{ qty: number; net: number | undefined; sale: number | undefined; grounds: readonly Decision[] }>([
    { qty: 4, net: 700, sale: 4, grounds: [] },
    { qty: 14, net: 700, sale: 20, grounds: ['gap'] },
    { qty: 4, net: 699, sale: 4, grounds: ['dearer'] },
    { qty: 4, net: 701, sale: 4, grounds: ['cheaper'] },
    { qty: 4, net: undefined, sale: 4, grounds: ['new'] },
    { qty: 4, net: 700, sale: 0, grounds: ['notSold'] },
    { qty: 4, net: 700, sale: 1, grounds: ['muchMore'] },
    { qty: 3, net: 700, sale: 1, grounds: [] },
    { qty: 4, net: 700, sale: undefined, grounds: [] },
  ])('$qty pieces, last at $net, $sale sold: $grounds', ({ qty, net, sale, grounds }) => {
    expect(decide(qty, net, sold(sale))).toEqual(grounds)
  })
  test('of a cart that was never seen nothing is new, and nothing is said of sales that nobody knows', () => {
    const [priced] = cart([[1, 4]]).lines
    expect(priced && decisionsOf(priced, null, undefined)).toEqual([])
  })
  test('the heaviest ground counts, then how many there are', () => {
    const some = fc.subarray([...DECISIONS])
    fc.assert(
      fc.property(some, some, (one, other) => {
        const heavier = DECISIONS.indexOf(one[0] ?? 'cheaper') < DECISIONS.indexOf(other[0] ?? 'cheaper')
        if (one.length > 0 && other.length > 0 && heavier) expect(urgencyOf(one)).toBeGreaterThan(urgencyOf(other))
      }),
    )
    expect(urgencyOf([])).toBe(0)
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

test('a single piece that is missing is a gap', () => {
  const [priced] = cart([[1, 11]]).lines
  expect(priced && decisionsOf(priced, null, undefined)).toEqual(['gap'])
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

test('a heavier ground comes before any number of lighter ones', () => {
  expect(urgencyOf(['gap'])).toBe(61)
  expect(urgencyOf(['dearer', 'muchMore', 'new'])).toBe(53)
  expect(urgencyOf(['cheaper'])).toBe(11)
})

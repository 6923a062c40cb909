/** A store's best sellers, and those that ran out: no product counts as out while one of its figures isn't known. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Movement, NO_ORDERS } from '../../../../../src/shared/domain/catalogue/movement.ts'
import { bySales, isOut, sellsFast } from '../../../../../src/shared/domain/replenishment/store-sellers.ts'

const movement = (more: Partial<Movement> = {}): Movement => ({
  sale: 9,
  stock: 0,
  orders: NO_ORDERS,
  reported: 0,
  ...more,
})

test('what sells fast sells at least once a week', () => {
  expect([0, 1, 4, 5, 30].filter(sellsFast)).toEqual([5, 30])
})

test.each<[string, Partial<Movement>, boolean | undefined]>([
  ['nothing anywhere', {}, true],
  ['tills that sold more than there was', { stock: -2 }, true],
  ['a piece in stock', { stock: 1 }, false],
  ['a pending piece', { orders: { ...NO_ORDERS, pending: 1 } }, false],
  ['a piece in transit', { reported: 1 }, false],
  ['a piece in stock, whatever else isn’t known', { stock: 1, orders: undefined, reported: undefined }, false],
  ['a piece on the way, whatever is in stock', { stock: undefined, orders: { ...NO_ORDERS, inTransit: 1 } }, false],
  ['stock that isn’t known', { stock: undefined }, undefined],
  ['orders that aren’t known', { orders: undefined }, undefined],
])('with %s', (_, more, out) => {
  expect(isOut(movement(more))).toBe(out)
})

test('the best comes first, of equals the lower number, and what sold nothing isn’t among them', () => {
  const all = fc.uniqueArray(fc.record({ id: fc.nat(50), sold: fc.nat(9) }), { selector: ({ id }) => id })
  fc.assert(
    fc.property(all, (sold) => {
      const best = bySales(sold)
      expect(new Set(best)).toEqual(new Set(sold.filter((one) => one.sold > 0)))
      for (const [at, one] of best.entries()) {
        const next = best[at + 1]
        if (next !== undefined) expect(one.sold > next.sold || (one.sold === next.sold && one.id < next.id)).toBe(true)
      }
    }),
  )
})

import { expect, test } from 'vitest'
import type { Ground } from '../../../../../src/shared/domain/carts/grounds.ts'
import {
  coverOf,
  isMarkValid,
  markedLines,
  marksAfter,
  moneyAtRisk,
} from '../../../../../src/shared/domain/carts/review.ts'
import { type Movement, NO_ORDERS } from '../../../../../src/shared/domain/catalogue/movement.ts'
import { priceCart } from '../../../../../src/shared/domain/pricing/price-cart.ts'
import { line, product, rupees, supply } from '../../../../support/builders.ts'

const moved = (sale: number, stock = 0): Movement => ({ sale, stock, orders: NO_ORDERS, reported: 0 })
const { lines } = priceCart([line(1, 4)], supply({ products: [product({ id: 1 })] }))

test.each<{ title: string; mark: { qty: number; ground?: Ground }; grounds: readonly Ground[]; holds: boolean }>([
  { title: 'the same pieces and ground', mark: { qty: 4, ground: 'covers' }, grounds: ['covers'], holds: true },
  { title: 'other pieces', mark: { qty: 5, ground: 'covers' }, grounds: ['covers'], holds: false },
  { title: 'a heavier ground', mark: { qty: 4, ground: 'covers' }, grounds: ['gap', 'covers'], holds: false },
  { title: 'a lighter ground', mark: { qty: 4, ground: 'gap' }, grounds: ['covers'], holds: true },
  { title: 'no ground any more', mark: { qty: 4, ground: 'gap' }, grounds: [], holds: true },
  { title: 'a mark from before grounds were kept', mark: { qty: 4 }, grounds: ['gap'], holds: true },
])('a mark with $title: $holds', ({ mark, grounds, holds }) => {
  const review = { grounds, atRisk: rupees(0), isCheaper: false, isJudged: true }
  expect(isMarkValid({ id: 1, ...mark }, { id: 1, qty: 4 }, review)).toBe(holds)
})

test.each<{ movement: Movement | undefined; cover: ReturnType<typeof coverOf> }>([
  { movement: moved(4, 2), cover: { now: 15, withLine: 45, tone: undefined } },
  { movement: moved(40), cover: { now: 0, withLine: 3, tone: 'short' } },
  { movement: moved(1), cover: { now: 0, withLine: 120, tone: 'long' } },
  { movement: moved(0, 3), cover: undefined },
  { movement: undefined, cover: undefined },
])('what is held lasts so many days, and with four pieces more: $cover', ({ movement, cover }) => {
  expect(coverOf({ line: line(1, 4) }, movement)).toEqual(cover)
})

test('marks that hold, and the money that hangs on what is left', () => {
  const reviews = new Map([[1, { grounds: ['gap'] as const, atRisk: rupees(50), isCheaper: false, isJudged: true }]])
  expect(markedLines({ lines }, [{ id: 1, qty: 4 }], reviews)).toEqual(new Set([1]))
  expect(markedLines({ lines }, [{ id: 1, qty: 5 }], reviews)).toEqual(new Set())
  expect(moneyAtRisk([1, 2], reviews)).toBe(rupees(50))
})

test('setting marks replaces those of the same lines, removing leaves the others; a line that left the cart loses its mark', () => {
  const products = [product({ id: 1 }), product({ id: 2 })]
  const cart = priceCart([line(1, 5), line(2, 2)], supply({ products }))
  const before = [
    { id: 1, qty: 4 },
    { id: 3, qty: 9 },
  ]
  expect(marksAfter(before, [{ id: 1, qty: 5 }], true, cart)).toEqual([{ id: 1, qty: 5 }])
  expect(marksAfter(before, [{ id: 2, qty: 2 }], true, cart)).toEqual([
    { id: 1, qty: 4 },
    { id: 2, qty: 2 },
  ])
  expect(marksAfter(before, [{ id: 1, qty: 4 }], false, cart)).toEqual([])
})

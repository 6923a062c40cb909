import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CART_CAPACITY } from '../../../../../src/shared/domain/carts/cart-kinds.ts'
import { MAX_QUANTITY, newLine } from '../../../../../src/shared/domain/carts/cart-rules.ts'
import {
  type Alternate,
  exchangedSentence,
  inOrder,
  isExchanged,
  planAlternates,
  planSentence,
  stillShortSentence,
} from '../../../../../src/shared/domain/carts/gap-alternates.ts'
import { unknownLine } from '../../../../../src/shared/domain/pricing/allocation.ts'
import type { PricedLine } from '../../../../../src/shared/domain/pricing/priced-cart.ts'
import { messages, say } from '../../../../../src/shared/messages.ts'
import { product } from '../../../../support/builders.ts'

const TOYS = { id: 3, name: 'Toys' }
const alternate = (id: number, available: number, category = TOYS): Alternate => ({
  facts: { id, name: `Toy ${id}`, category },
  available,
})
/** A line with a wanted and an available number of pieces. */
const line = (id: number, qty: number, availableQty: number): PricedLine => {
  const allocatedQty = Math.min(qty, availableQty)
  return { ...unknownLine(newLine(product({ id }), qty)), availableQty, allocatedQty, gapQty: qty - allocatedQty }
}
const plan = (lines: readonly PricedLine[], known: Readonly<Record<number, readonly Alternate[] | string>>) =>
  planAlternates('all', lines, new Map(Object.entries(known).map(([id, some]) => [Number(id), some])))

describe('the choice of an alternate for each line', () => {
  test('the one that has most, once for each line, and its stock once', () => {
    const lines = [line(1, 10, 4), line(2, 5, 5), line(3, 8, 0)]
    const both = [alternate(8, 9), alternate(9, 12)]
    expect(plan(lines, { 1: both, 3: both })).toEqual({
      exchanges: [
        { id: 1, keeps: 4, alternate: { id: 9, name: 'Toy 9' }, pieces: 6 },
        { id: 3, keeps: 0, alternate: { id: 8, name: 'Toy 8' }, pieces: 8 },
      ],
      stillShort: [],
    })
    const { exchanges, stillShort: left } = plan(lines, { 1: [alternate(9, 12)], 3: [alternate(9, 12)] })
    expect(exchanges.map(({ id }) => id)).toEqual([1])
    expect(left).toEqual([{ id: 3, pieces: 8, why: messages.alternatesFew }])
  })

  test('stock that the cart already wants can’t be given again; it counts at its line’s MRP', () => {
    expect(plan([line(1, 10, 4), line(9, 5, 20)], { 1: [alternate(9, 20)] }).exchanges).toHaveLength(1)
    expect(plan([line(1, 10, 4), line(9, 15, 20)], { 1: [alternate(9, 20)] }).exchanges).toHaveLength(0)
    expect(plan([line(1, 10, 4), line(9, 5, 8)], { 1: [alternate(9, 20)] }).exchanges).toHaveLength(0)
  })

  test('why a line stays short', () => {
    const lines = [line(1, 10, 4), line(2, 10, 4), line(3, 10, 4)]
    const { stillShort: left } = plan(lines, { 1: [], 2: [alternate(9, 3)], 3: 'unknown, as the portal is away' })
    expect(left.map(({ why }) => why)).toEqual([
      messages.alternatesNone,
      messages.alternatesFew,
      'unknown, as the portal is away',
    ])
    expect(planSentence({ exchanges: [] })).toBe(messages.alternatesNothing)
    expect(stillShortSentence({ stillShort: left })).toBe(
      say('alternatesLeft', { pieces: '18 pieces', lines: '3 lines' }),
    )
    expect(stillShortSentence({ stillShort: [] })).toBeUndefined()
  })

  test('only what belongs into the cart, and as much as has room', () => {
    const clothes = { id: 6, name: 'Clothes' }
    const known = new Map([[1, [alternate(8, 90), alternate(9, 30, clothes)]]])
    expect(planAlternates('apparel', [line(1, 10, 4)], known).exchanges[0]?.alternate.id).toBe(9)
    const full = [line(1, 10, 4), ...Array.from({ length: CART_CAPACITY - 1 }, (_, at) => line(1000 + at, 1, 9))]
    expect(plan(full, { 1: [alternate(8, 90)] }).stillShort[0]?.why).toBe(messages.cartFull)
    expect(plan(full, { 1: [alternate(8, 90), alternate(1000, 9)] }).exchanges[0]?.alternate.id).toBe(1000)
  })
})

test('no stock is given twice, no quantity grows too large, each short line is told of once', () => {
  const id = fc.integer({ min: 1, max: 12 })
  const pieces = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 9_900, max: MAX_QUANTITY }))
  const stock = fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 9_000, max: 30_000 }))
  const lines = fc.uniqueArray(fc.record({ id, qty: pieces, has: stock }), { selector: (one) => one.id, maxLength: 8 })
  const stocks = fc.array(stock, { minLength: 20, maxLength: 20 })
  const offers = fc.dictionary(id.map(String), fc.uniqueArray(fc.integer({ min: 1, max: 19 }), { maxLength: 5 }))
  fc.assert(
    fc.property(lines, stocks, offers, (cartLines, has, offered) => {
      const cart = cartLines.map((one) => line(one.id, one.qty, one.has))
      const known = Object.fromEntries(
        Object.entries(offered).map(([of, ids]) => [of, ids.map((other) => alternate(other, has[other] ?? 0))]),
      )
      const { exchanges, stillShort: left } = plan(cart, known)
      const short = cart.filter(({ gapQty }) => gapQty > 0)
      expect([...exchanges, ...left].map((one) => one.id).toSorted()).toEqual(
        short.map((one) => one.line.id).toSorted(),
      )
      const over = new Map<number, number>()
      for (const one of exchanges) over.set(one.alternate.id, one.pieces + (over.get(one.alternate.id) ?? 0))
      for (const [other, pieces] of over) {
        const own = cart.find((one) => one.line.id === other)
        const all = pieces + (own?.line.qty ?? 0)
        expect(all).toBeLessThanOrEqual(Math.min(MAX_QUANTITY, has[other] ?? 0, own?.availableQty ?? MAX_QUANTITY))
      }
      for (const { id: of, keeps, pieces: moved } of exchanges) {
        expect(keeps + moved).toBe(cart.find((one) => one.line.id === of)?.line.qty)
      }
    }),
  )
})

test('an exchange came about where the line has what it keeps, and the alternate is there', () => {
  const exchange = { id: 1, keeps: 4, alternate: { id: 9, name: 'Toy 9' }, pieces: 6 }
  const has = (...lines: readonly PricedLine[]) => isExchanged(exchange, lines)
  expect(has(line(1, 4, 4), line(9, 6, 12))).toBe(true)
  expect(has(line(1, 10, 4), line(9, 6, 12))).toBe(false)
  expect(has(line(1, 4, 4))).toBe(false)
  expect(isExchanged({ ...exchange, keeps: 0 }, [line(9, 6, 12)])).toBe(true)
})

test('the alternate that has most comes first; of equals, the first', () => {
  const alternates = [alternate(1, 5), alternate(2, 90), alternate(3, 5), alternate(4, 12)]
  expect(inOrder(alternates).map(({ facts }) => facts.id)).toEqual([2, 4, 1, 3])
})

test('the pieces that alternates took over are told with their lines', () => {
  const exchange = (pieces: number) => ({ id: 1, keeps: 0, alternate: { id: 9, name: 'Toy 9' }, pieces })
  expect(exchangedSentence([exchange(1200), exchange(4)])).toBe(
    'Alternates replaced 1,204 pieces of 2 lines. Undo with Ctrl+Z.',
  )
  expect(exchangedSentence([exchange(1)])).toBe('Alternates replaced 1 piece of 1 line. Undo with Ctrl+Z.')
})

test('each alternate that is new to the cart takes a line of it', () => {
  const rest = (count: number) => Array.from({ length: count }, (_, at) => line(1000 + at, 1, 9))
  const short = [line(1, 10, 4), line(2, 10, 4)]
  const known = { 1: [alternate(8, 90)], 2: [alternate(9, 90)] }
  expect(plan([...short, ...rest(CART_CAPACITY - 4)], known).stillShort).toEqual([])
  expect(plan([...short, ...rest(CART_CAPACITY - 3)], known).stillShort).toEqual([
    { id: 2, pieces: 6, why: messages.cartFull },
  ])
})

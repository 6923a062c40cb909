import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ORDER_STATUSES, type OrderStatus } from '../../../../../src/shared/domain/orders/order.ts'
import { type Paise, paise } from '../../../../../src/shared/domain/values/money.ts'
import {
  endsWatch,
  isOrderOver,
  mayWatch,
  newsSentence,
  orderChanges,
  type ProductState,
  productChanges,
  watchAddress,
} from '../../../../../src/shared/domain/watching/watch.ts'
import { store } from '../../../../support/builders.ts'

const state = (available: number, net?: number): ProductState => ({
  available,
  net: net === undefined ? undefined : paise(net),
})

describe('a product', () => {
  it.each([
    [state(0, 100), state(5, 100), [{ what: 'back', pieces: 5 }], state(5, 100)],
    [state(5, 100), state(0, 100), [], state(0, 100)],
    [state(5, 100), state(9, 100), [], state(9, 100)],
    [state(5, 100), state(5, 80), [{ what: 'cheaper', from: 100, to: 80 }], state(5, 80)],
    [state(5, 100), state(5, 120), [], state(5, 100)],
    [state(5), state(5, 120), [], state(5, 120)],
    [state(5, 100), state(5), [], state(5, 100)],
    [
      state(0, 100),
      state(2, 90),
      [
        { what: 'back', pieces: 2 },
        { what: 'cheaper', from: 100, to: 90 },
      ],
      state(2, 90),
    ],
  ])('known as %j and now %j: %j', (known, now, changes, then) => {
    expect(productChanges(known, now)).toEqual({ changes, known: then, isOver: false })
  })

  const states = fc.record({
    available: fc.integer({ min: 0, max: 3 }),
    net: fc.option(fc.integer({ min: 1, max: 9 }).map(paise), { nil: undefined }),
  })

  it('is told of once: what is looked at again as it was tells nothing', () => {
    fc.assert(
      fc.property(states, states, (known, now) => {
        expect(productChanges(productChanges(known, now).known, now).changes).toEqual([])
      }),
    )
  })

  it('gets cheaper only below every price that was told before', () => {
    fc.assert(
      fc.property(states, fc.array(states, { maxLength: 12 }), (first, later) => {
        let known = first
        let lowest: Paise | undefined = first.net
        for (const now of later) {
          const seen = productChanges(known, now)
          for (const change of seen.changes) {
            if (change.what !== 'cheaper') continue
            expect(change).toEqual({ what: 'cheaper', from: lowest, to: now.net })
          }
          lowest = lowest === undefined ? now.net : paise(Math.min(lowest, now.net ?? lowest))
          known = seen.known
          expect(known).toEqual({ available: now.available, net: lowest })
        }
      }),
    )
  })
})

describe('an order', () => {
  it.each<[OrderStatus, OrderStatus, string[], boolean]>([
    ['Pending', 'Confirmed', [], false],
    ['Pending', 'Shipped', ['shipped'], false],
    ['Shipped', 'Shipped', [], false],
    ['Shipped', 'Confirmed', [], false],
    ['Confirmed', 'Delivered', ['delivered'], true],
    ['Pending', 'Cancelled', ['cancelled'], true],
  ])('known as %s and now %s tells %j', (known, now, changes, isOver) => {
    const seen = orderChanges({ status: known }, { status: now })
    expect([seen.changes.map(({ what }) => what), seen.isOver]).toEqual([changes, isOver])
  })

  it('tells nothing twice, however it goes to and fro', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ORDER_STATUSES), { minLength: 1, maxLength: 12 }), (statuses) => {
        let known: { readonly status: OrderStatus } = { status: 'Pending' }
        const changes: string[] = []
        for (const status of statuses) {
          const seen = orderChanges(known, { status })
          changes.push(...seen.changes.map(({ what }) => what))
          known = seen.known
          if (seen.isOver) break
        }
        expect(new Set(changes).size).toBe(changes.length)
      }),
    )
  })
})

it.each([
  [undefined, false],
  ['noStock', false],
  ['noStockAtMrp', false],
  ['notMapped', false],
  ['noWarehouses', false],
  ['cartersUnknown', false],
  ['carter', true],
  ['inactive', true],
  ['foodLicence', true],
  ['rule', true],
] as const)('hidden because of %s ends a watch: %s', (hidden, expected) => {
  expect(endsWatch(hidden)).toBe(expected)
})

it('each may watch what it may open, and is led to its own screen of it', () => {
  const [shop, pharmacy] = [store(), store({ fcf: { ...store().fcf, concept: 'PHARMACY' } })]
  const stockist = store({ isStockist: true })
  const may = (one: typeof shop) => [mayWatch(one, 'product'), mayWatch(one, 'order')]
  expect([may(shop), may(pharmacy), may(stockist)]).toEqual([
    [true, true],
    [true, false],
    [false, true],
  ])
  const address = (one: typeof shop) => watchAddress(one, { kind: 'product', id: '7' })
  expect([address(shop), address(pharmacy)]).toEqual(['/products/productInfo/7', '/dashboard/products/productInfo/7'])
  expect(watchAddress(shop, { kind: 'order', id: 'P/1' })).toBe('/home/account/orderDetails/P%2F1')
})

it.each([
  [{ what: 'back', pieces: 1 }, 'Back in stock: It, 1 piece.'],
  [{ what: 'cheaper', from: paise(12_000), to: paise(9_950) }, 'Price drop: It, now ₹ 99.50 (was ₹ 120.00).'],
  [{ what: 'shipped' }, 'It has shipped.'],
  [{ what: 'delivered' }, 'It was delivered.'],
  [{ what: 'cancelled' }, 'It was cancelled.'],
  [{ what: 'ended' }, 'It is no longer available to your store, so StoreDesk stopped watching it.'],
] as const)('%j is told so: %s', (change, sentence) => {
  expect(newsSentence({ name: 'It', change })).toBe(sentence)
})

it('nothing more becomes of an order that was delivered or cancelled', () => {
  expect(ORDER_STATUSES.filter(isOrderOver)).toEqual(['Delivered', 'Cancelled'])
})

import { describe, expect, test } from 'vitest'
import type { JournalOrder, PlacedGroup } from '../../../../../src/shared/domain/orders/order.ts'
import {
  blockingReasons,
  changesBetween,
  freeShippingSentence,
  minimumInShort,
  minimumSentence,
  minimumSentenceHere,
  outcomeSums,
  preselected,
  progressToMinimum,
  settledMeanwhile,
  sumsOf,
} from '../../../../../src/shared/domain/orders/order-rules.ts'
import { priceCart } from '../../../../../src/shared/domain/pricing/price-cart.ts'
import type { Supply } from '../../../../../src/shared/domain/pricing/priced-cart.ts'
import { paise } from '../../../../../src/shared/domain/values/money.ts'
import { BHAMBOLI, line, mapping, PUNE, product, rupees, stock, supply } from '../../../../support/builders.ts'

const supplied = supply({
  products: [product(), product({ id: 1002, name: 'Pram', warehouses: [stock(5, { id: BHAMBOLI })] })],
  mapping: [mapping({ min: rupees(2000) }), mapping({ whID: BHAMBOLI, name: 'Bhamboli', min: rupees(1500) })],
})
const { groups } = priceCart([line(1001, 3), line(1002, 2)], supplied)

describe('groups to choose from', () => {
  test('those that reach their minimum are chosen from the start', () => {
    expect(preselected(groups)).toEqual(['2^OWNED'])
  })
  test('the others say what is missing', () => {
    expect(groups.map(minimumSentence)).toEqual([undefined, '₹ 100 more to order from Bhamboli'])
    expect(groups.map(minimumSentenceHere)).toEqual([undefined, '₹ 100 more to order'])
    // Rounded up everywhere: adding that much reaches the minimum.
    expect(minimumInShort({ shortBy: paise(158_632) })).toBe('₹ 1,587 short')
    expect(minimumInShort({ shortBy: paise(0) })).toBeUndefined()
  })
  test.each([
    [0.01, '₹ 1 more to order from Pune'],
    [1239.2, '₹ 1,240 more to order from Pune'],
    [1240, '₹ 1,240 more to order from Pune'],
  ])('%d short is rounded up to whole rupees: %s', (missing, sentence) => {
    expect(minimumSentence({ shortBy: rupees(missing), whName: 'Pune' })).toBe(sentence)
  })
  test('how far it is to the minimum', () => {
    expect(groups.map(progressToMinimum)).toEqual([1, 1400 / 1500])
    expect(progressToMinimum({ total: rupees(0), minimum: rupees(0) })).toBe(1)
  })
})

test.each([
  [4300, '₹ 4,300 more for free shipping'],
  [4299.01, '₹ 4,300 more for free shipping'],
  [0, undefined],
  [undefined, undefined],
])('%d short of free shipping: %s', (missing, sentence) => {
  const freeShippingShortBy = missing === undefined ? undefined : rupees(missing)
  expect(freeShippingSentence({ freeShippingShortBy })).toBe(sentence)
})

describe('the chosen groups added up', () => {
  test('all of them are the cart', () => {
    const cart = priceCart([line(1001, 3), line(1002, 2)], supplied)
    const { base, tax, net } = cart.totals
    expect(sumsOf(groups, new Set(['2^OWNED', '10^OWNED']))).toEqual({ items: 2, quantity: 5, base, tax, total: net })
  })
  test('only what is chosen counts', () => {
    expect(sumsOf(groups, new Set(['10^OWNED']))).toMatchObject({ items: 1, quantity: 2, total: rupees(1400) })
    expect(sumsOf(groups, new Set())).toEqual({ items: 0, quantity: 0, base: 0, tax: 0, total: 0 })
  })
})

test('what became of an order, added up', () => {
  const placed = (key: string, outcome: PlacedGroup['outcome'], total: number): PlacedGroup => ({
    key,
    wh: PUNE,
    whType: 'Warehouse',
    whName: 'Pune',
    orderType: 'OWNED',
    items: 1,
    quantity: 4,
    total: rupees(total),
    outcome,
    poid: undefined,
    message: undefined,
  })
  const sent = [placed('a', 'placed', 100), placed('b', 'failed', 20), placed('c', 'placed', 3)]
  expect(outcomeSums(sent, 'placed')).toEqual({ orders: 2, quantity: 8, total: rupees(103) })
  expect(outcomeSums(sent, 'unknown')).toEqual({ orders: 0, quantity: 0, total: 0 })
})

describe('changes since the user last looked', () => {
  const cartWith = (pieces: number, more: Partial<Supply> = {}, qty = 8) =>
    priceCart([line(1001, qty)], supply({ products: [product({ warehouses: [stock(pieces)] })], ...more }))

  test('is what the warehouses can give, not what is wanted', () => {
    expect(changesBetween(cartWith(10), cartWith(6))).toEqual([{ id: 1001, name: 'Stacking Rings', was: 8, now: 6 }])
    expect(changesBetween(cartWith(3), cartWith(8))).toEqual([{ id: 1001, name: 'Stacking Rings', was: 3, now: 8 }])
    expect(changesBetween(cartWith(8), cartWith(8, {}, 20))).toEqual([])
  })
  test('a line that is gone gives nothing any more', () => {
    const empty = priceCart([], supply())
    expect(changesBetween(cartWith(10), empty)).toEqual([{ id: 1001, name: 'Stacking Rings', was: 8, now: 0 }])
  })
  test('a product that moves from one warehouse to another is no change', () => {
    const products = [product({ warehouses: [stock(8, { id: BHAMBOLI })] })]
    expect(changesBetween(cartWith(8), cartWith(0, { products, mapping: [mapping({ whID: BHAMBOLI })] }))).toEqual([])
  })
})

test('the reasons of a block are said once each; without any there is nothing to say', () => {
  const because = ['Payment overdue. ', '', 'Payment overdue.', 'KYC expired.'].map((reason) => ({ reason }))
  expect(blockingReasons(because)).toBe('Payment overdue. KYC expired.')
  expect(blockingReasons([{ reason: ' ' }])).toBeUndefined()
})

test('another order that was settled meanwhile is told with its amount, and when it was sent', () => {
  const order = {
    total: rupees(2800),
    sentAt: '2026-11-21T04:30:00Z',
    createdAt: '2026-11-20T04:30:00Z',
  } as JournalOrder
  expect(settledMeanwhile(order)).toContain('₹ 2,800.00 of 21 Nov 2026, 10:00')
  expect(settledMeanwhile({ ...order, sentAt: undefined })).toContain('₹ 2,800.00 of 20 Nov 2026, 10:00')
})

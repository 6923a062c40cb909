import { describe, expect, test } from 'vitest'
import type { JournalState, PlacedGroup } from '../../../../../src/shared/domain/orders/order.ts'
import { headlineOf, outcomeOf } from '../../../../../src/shared/domain/orders/order-words.ts'
import { paise } from '../../../../../src/shared/domain/values/money.ts'
import { messages } from '../../../../../src/shared/messages.ts'

const group = (outcome: PlacedGroup['outcome'], netpayment?: number): PlacedGroup => ({
  key: '3 OWNED',
  wh: 3,
  whType: 'Warehouse',
  whName: 'Pune',
  orderType: 'OWNED',
  items: 1,
  quantity: 1,
  total: paise(100),
  outcome,
  poid: undefined,
  netpayment: netpayment === undefined ? undefined : paise(netpayment),
  message: undefined,
})

describe('what became of an order', () => {
  test('that was placed as it was agreed is good news', () => {
    const placed = group('placed', 100)
    expect(outcomeOf({ state: 'accepted', groups: [placed], message: undefined })).toEqual({
      title: '1 order placed',
      tone: 'good',
      sentence: 'See it in the order history.',
    })
    expect(outcomeOf({ state: 'accepted', groups: [placed], message: messages.orderRecovered }).tone).toBe('good')
  })

  test('is to be looked at when the amount is another, or something is said about it', () => {
    expect(outcomeOf({ state: 'accepted', groups: [group('placed', 90)], message: undefined }).tone).toBe('warn')
    expect(outcomeOf({ state: 'accepted', groups: [group('placed')], message: 'Look at it.' })).toMatchObject({
      tone: 'warn',
      sentence: 'Look at it.',
    })
  })

  test('that failed is said in the words it failed with', () => {
    expect(outcomeOf({ state: 'rejected', groups: [group('failed')], message: messages.orderFailed })).toEqual({
      title: 'Nothing was placed',
      tone: 'bad',
      sentence: messages.orderFailed,
    })
  })
  test('that never left isn’t looked for in the history', () => {
    expect(outcomeOf({ state: 'prepared', groups: [group('unknown')], message: undefined })).toMatchObject({
      title: 'Nothing was sent',
      sentence: messages.orderNotSent,
    })
  })
})

describe('the headline of an order', () => {
  test.each<[JournalState, number, boolean, string, string]>([
    ['accepted', 1, false, '1 order placed', 'good'],
    ['accepted', 3, true, '3 orders placed', 'warn'],
    ['partly', 2, false, '2 orders placed, the rest not', 'warn'],
    ['rejected', 0, false, 'Nothing was placed', 'bad'],
    ['unknown', 0, false, 'The portal has not confirmed this order yet', 'warn'],
    ['sending', 0, false, 'The portal has not confirmed this order yet', 'warn'],
    ['setAside', 0, false, 'Closed unconfirmed', 'warn'],
    ['prepared', 0, false, 'Nothing was sent', 'bad'],
  ])('that is %s, %i placed, doubtful %s: %s', (state, count, doubtful, title, tone) => {
    expect(headlineOf(state, count, doubtful)).toEqual({ title, tone })
  })
  test('is good news of itself', () => {
    expect(headlineOf('accepted', 2).tone).toBe('good')
  })
})

import { describe, expect, test } from 'vitest'
import { ORDER_STATUSES, type OrderStatus } from '../../../../../src/shared/domain/orders/order.ts'
import {
  hasDataFile,
  hasFinalQuantity,
  hasGapReport,
  hasInvoice,
  isBillOfSupply,
  offersInvoice,
  orderTypeIn,
  progressOf,
  shipsBy,
  toPay,
  traitsOf,
  warehouseWithType,
  whyNoInvoice,
} from '../../../../../src/shared/domain/orders/order-history.ts'
import { paise } from '../../../../../src/shared/domain/values/money.ts'

test('an invoice is offered from confirmation on, never for the type GC; what has none says why', () => {
  expect(whyNoInvoice({ status: 'Pending', potype: 'B2B' })).toBe('invoiceNotYet')
  expect(whyNoInvoice({ status: 'Cancelled', potype: 'B2B' })).toBe('invoiceCancelled')
  for (const status of ['Confirmed', 'Shipped', 'Delivered'] as const) {
    expect(offersInvoice({ status, potype: 'B2B' })).toBe(true)
    for (const potype of ['GC', ' gc ']) expect(whyNoInvoice({ status, potype })).toBe('invoiceIsBillOfSupply')
  }
})

test('an order has an invoice from confirmation on', () => {
  expect(ORDER_STATUSES.filter(hasInvoice)).toEqual(['Confirmed', 'Shipped', 'Delivered'])
})

test.each([
  ['GC', true],
  [' gc ', true],
  ['T', false],
  ['GCX', false],
  ['', false],
])('what is of the type “%s” has a bill of supply: %s', (potype, is) => {
  expect(isBillOfSupply(potype)).toBe(is)
})

describe('the amount to pay', () => {
  const order = (status: OrderStatus, rupees: number) => ({ status, netpayment: paise(rupees * 100) })

  test('is nothing for a cancelled order', () => {
    expect(toPay(order('Delivered', 100))).toBe(10_000)
    expect(toPay(order('Pending', 100))).toBe(10_000)
    expect(toPay(order('Cancelled', 100))).toBeUndefined()
  })
})

describe('the type of an order', () => {
  test.each([
    ['ARS', 'Automatic replenishment'],
    ['AFS', 'Automatic replenishment cart'],
    ['B2B', 'B2B portal'],
    ['B2F', 'B2F'],
    ['Kiosk', 'Kiosk'],
    ['GC', 'Bill of supply'],
  ])('%s is known: %s', (code, meaning) => {
    expect(orderTypeIn(code)).toEqual({ code, meaning })
  })

  test('stands beside the kind of stock that the number ends in', () => {
    expect(traitsOf({ poid: 'PO-41007-T', potype: 'ARS' })).toBe('ARS · Owned')
    expect(traitsOf({ poid: 'PO-41007-K', potype: '' })).toBe('Just in time')
    expect(traitsOf({ poid: 'PO-41007', potype: 'XYZ' })).toBe('XYZ')
    expect(orderTypeIn('XYZ')?.meaning).toBeUndefined()
    expect(orderTypeIn(' ')).toBeUndefined()
  })
})

test('a gap is shown of what was given, not of what is pending or cancelled', () => {
  const shown = (status: OrderStatus) => hasGapReport({ status, gapReport: true })
  expect(ORDER_STATUSES.filter(shown)).toEqual(['Confirmed', 'Shipped', 'Delivered'])
  expect(hasGapReport({ status: 'Delivered', gapReport: false })).toBe(false)
})

test('a cancelled order is promised for no day', () => {
  expect(shipsBy({ status: 'Confirmed', maxshipdate: '2026-11-25' })).toBe('2026-11-25')
  expect(shipsBy({ status: 'Cancelled', maxshipdate: '2026-11-25' })).toBeUndefined()
})

describe('the way of an order', () => {
  const timeline = [
    { status: 'Pending', at: '2026-11-01T10:00:00Z' },
    { status: 'Confirmed', at: '2026-11-02T10:00:00Z' },
  ] as const

  test('a confirmed order has two steps ahead', () => {
    expect(progressOf('Confirmed', timeline)).toEqual([
      { status: 'Pending', at: '2026-11-01T10:00:00Z', is: 'done' },
      { status: 'Confirmed', at: '2026-11-02T10:00:00Z', is: 'now' },
      { status: 'Shipped', at: undefined, is: 'ahead' },
      { status: 'Delivered', at: undefined, is: 'ahead' },
    ])
  })

  test('the status counts, also when the portal says no time for it', () => {
    expect(progressOf('Shipped', timeline).map(({ is }) => is)).toEqual(['done', 'done', 'now', 'ahead'])
    expect(progressOf('Shipped', timeline)[2]?.at).toBeUndefined()
  })

  test('a cancelled order ends where it was cancelled', () => {
    const cancelled = { status: 'Cancelled', at: '2026-11-03T10:00:00Z' } as const
    expect(progressOf('Cancelled', [...timeline, cancelled]).map(({ status }) => status)).toEqual([
      'Pending',
      'Confirmed',
      'Cancelled',
    ])
    expect(progressOf('Cancelled', [cancelled]).map(({ status }) => status)).toEqual(['Pending', 'Cancelled'])
  })
})

test('there is a data file of what was sent, but for four warehouses', () => {
  for (const status of ORDER_STATUSES) {
    const isSent = status === 'Shipped' || status === 'Delivered'
    expect(hasDataFile({ status, warehouseid: 3 }), status).toBe(isSent)
    for (const warehouseid of [2, 8, 10, 11, undefined]) expect(hasDataFile({ status, warehouseid })).toBe(false)
  }
})

test('it is settled what is given of an order from its confirmation on, and never of a cancelled one', () => {
  expect(ORDER_STATUSES.filter(hasFinalQuantity)).toEqual(['Confirmed', 'Shipped', 'Delivered'])
})

test.each([
  ['Indore', 'Warehouse', 'Indore · Warehouse'],
  ['Bhamboli DC', 'DC', 'Bhamboli DC'],
  ['Indore', undefined, 'Indore'],
  [undefined, 'Stockist', 'Stockist'],
])('the warehouse %s of type %s is shown as %s', (name, type, words) => {
  expect(warehouseWithType(name, type)).toBe(words)
})

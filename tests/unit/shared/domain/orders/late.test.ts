import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLoadLate, isOrderLate } from '../../../../../src/shared/domain/orders/late.ts'
import { ORDER_STATUSES } from '../../../../../src/shared/domain/orders/order.ts'
import { attentionOf, type WatchedLoad, type WatchedOrder } from '../../../../../src/shared/domain/people/attention.ts'
import { lists } from '../../../../../src/shared/lists.ts'
import { contextOf } from '../../lists/rows-of.ts'

const TODAY = '2026-11-20'
const order = (more: Partial<WatchedOrder> = {}): WatchedOrder => ({ poid: 'PO-1-T', status: 'Confirmed', ...more })
const promised = (maxshipdate: string, more: Partial<WatchedOrder> = {}) => order({ maxshipdate, ...more })
const expected = { Estimated_Delivery_DateTime: '2026-11-20T12:00:00.000Z' }

describe('a load is late', () => {
  test('from the day after the one on which it was expected', () => {
    expect(isLoadLate(expected, '2026-11-20')).toBe(false)
    expect(isLoadLate(expected, '2026-11-21')).toBe(true)
  })

  test('by the days of India', () => {
    const inTheEvening = { Estimated_Delivery_DateTime: '2026-11-20T20:00:00.000Z' }
    expect(isLoadLate(inTheEvening, '2026-11-21')).toBe(false)
    expect(isLoadLate(inTheEvening, '2026-11-22')).toBe(true)
  })

  test('not once it was delivered, and not where nothing was expected', () => {
    expect(isLoadLate({ ...expected, DeliverdDateTime: '2026-11-23T06:00:00.000Z' }, '2026-11-24')).toBe(false)
    expect(isLoadLate({}, '2026-11-24')).toBe(false)
    expect(isLoadLate({ Estimated_Delivery_DateTime: 'soon' }, '2026-11-24')).toBe(false)
  })
})

describe('an order past its promised day', () => {
  test('is one that hasn’t left when that day is over, and not before', () => {
    expect(isOrderLate(promised('2026-11-19'), TODAY)).toBe(true)
    expect(isOrderLate(promised('2026-11-20'), TODAY)).toBe(false)
    expect(isOrderLate(promised('2026-11-21'), TODAY)).toBe(false)
  })

  test('goes by India’s midnight: 18:30 in London’s time is the next day', () => {
    expect(isOrderLate(promised('2026-11-19T18:29:59Z'), TODAY)).toBe(true)
    expect(isOrderLate(promised('2026-11-19T18:30:00Z'), TODAY)).toBe(false)
  })

  test('is pending or confirmed; what has left, came or was cancelled isn’t waited for', () => {
    const late = ORDER_STATUSES.filter((status) => isOrderLate(promised('2026-11-01', { status }), TODAY))
    expect(late).toEqual(['Pending', 'Confirmed'])
  })

  test.each([undefined, '', 'soon'])('isn’t one that was promised for %j', (maxshipdate) => {
    expect(isOrderLate(order({ maxshipdate }), TODAY)).toBe(false)
  })
})

const moment = fc.option(
  fc.constantFrom('2026-11-19T18:29:59Z', '2026-11-19T18:30:00Z', '2026-11-20', '2026-11-19', '2026-12-01', 'soon'),
  { nil: undefined },
)
const context = { ...contextOf(), today: TODAY } as const

test('home and the order history call the same orders late', () => {
  fc.assert(
    fc.property(moment, fc.constantFrom(...ORDER_STATUSES), (maxshipdate, status) => {
      const one = order({ maxshipdate, status })
      const atHome = attentionOf({ today: TODAY, orders: [one] }).some(({ kind }) => kind === 'late')
      const inHistory = lists.orderHistory.columns.shipsBy.tone?.(one as never, context) === 'warn'
      expect(inHistory).toBe(atHome)
    }),
  )
})

test('home and the loads call the same loads late', () => {
  fc.assert(
    fc.property(moment, moment, (Estimated_Delivery_DateTime, DeliverdDateTime) => {
      const one: WatchedLoad = { LoadID: 'LD-1', Estimated_Delivery_DateTime, DeliverdDateTime }
      const atHome = attentionOf({ today: TODAY, loads: [one] }).some(({ kind }) => kind === 'lateLoads')
      expect(lists.loads.tone?.(one as never, context) === 'warn').toBe(atHome)
      expect(lists.loads.columns.late.of(one as never, context) === 'late').toBe(atHome)
    }),
  )
})

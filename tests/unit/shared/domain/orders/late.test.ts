import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  deliveredDaysLate,
  isLoadLate,
  isOrderLate,
  lateWords,
  loadDaysLate,
  orderDaysLate,
} from '../../../../../src/shared/domain/orders/late.ts'
import { ORDER_STATUSES } from '../../../../../src/shared/domain/orders/order.ts'
import { lateLoadsAddress, lateOrdersAddress } from '../../../../../src/shared/domain/screens/addresses.ts'
import {
  attentionOf,
  type WatchedLoad,
  type WatchedOrder,
} from '../../../../../src/shared/domain/watching/attention.ts'
import { readState } from '../../../../../src/shared/lists/address.ts'
import { cellOf, wordsIn } from '../../../../../src/shared/lists/cells.ts'
import { stacked } from '../../../../../src/shared/lists/layout.ts'
import { narrowed } from '../../../../../src/shared/lists/rows.ts'
import { listFor, lists } from '../../../../../src/shared/lists.ts'
import { contextOf } from '../../lists/rows-of.ts'

const TODAY = '2026-11-20'
const order = (more: Partial<WatchedOrder> = {}): WatchedOrder => ({ poid: 'PO-1-T', status: 'Confirmed', ...more })
const promised = (maxshipdate: string, more: Partial<WatchedOrder> = {}) => order({ maxshipdate, ...more })
const expected = { Estimated_Delivery_DateTime: '2026-11-20T12:00:00.000Z' }

test('a delivered load was late by the days after the promised one', () => {
  expect(deliveredDaysLate({ ...expected, DeliverdDateTime: '2026-11-23T06:00:00.000Z' })).toBe(3)
  expect(deliveredDaysLate({ ...expected, DeliverdDateTime: '2026-11-20T06:00:00.000Z' })).toBe(0)
  expect(deliveredDaysLate(expected)).toBe(0)
  expect(deliveredDaysLate({ DeliverdDateTime: '2026-11-20T06:00:00.000Z' })).toBe(0)
})

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
      const { shipsBy } = lists.orderHistory.columns
      expect(shipsBy.tone?.(one as never, context) === 'bad').toBe(atHome)
      expect(lists.orderHistory.tone?.(one as never, context) === 'warn').toBe(atHome)
      expect(/late$/.test(wordsIn<never>(shipsBy, one as never, context))).toBe(atHome)
    }),
  )
})

test('home and the loads call the same loads late', () => {
  fc.assert(
    fc.property(moment, moment, (Estimated_Delivery_DateTime, DeliverdDateTime) => {
      const one: WatchedLoad = { LoadID: 'LD-1', Estimated_Delivery_DateTime, DeliverdDateTime }
      const atHome = attentionOf({ today: TODAY, loads: [one] }).some(({ kind }) => kind === 'lateLoads')
      expect(lists.loads.tone?.(one as never, context) === 'warn').toBe(atHome)
      expect(lists.loads.columns.late.of(one as never, context) !== undefined).toBe(atHome)
    }),
  )
})

describe('how late', () => {
  test('is counted in India’s days', () => {
    expect(orderDaysLate(promised('2026-11-18'), TODAY)).toBe(2)
    expect(orderDaysLate(promised('2026-11-18', { status: 'Shipped' }), TODAY)).toBe(0)
    expect(loadDaysLate(expected, '2026-11-21')).toBe(1)
  })

  test('stands in place of the promised day and the hours so far', () => {
    const under = (maxshipdate: string) => {
      const row = { ...promised(maxshipdate), createddate: '2026-11-17T06:00:00Z' }
      const [shipped] = stacked(lists.orderHistory.columns, ['shipped', 'tat', 'shipsBy'])
      return shipped === undefined ? [] : cellOf(shipped, row as never, context).under.map(({ words }) => words)
    }
    expect(under('2026-11-18')).toEqual(['2 days late'])
    expect(under('2026-11-22')).toEqual(['TAT 61 h', 'by 22 Nov 2026'])
  })

  test.each([
    [0, undefined],
    [1, '1 day late'],
    [12, '12 days late'],
  ])('%i days: %s', (days, words) => {
    expect(lateWords(days)).toBe(words)
  })
})

describe('the late ones alone', () => {
  const query = { page: 1, size: 10, subject: '', context }

  test('are picked out of all orders of these days that haven’t shipped', () => {
    const list = listFor('orderHistory', { late: true })
    const ordered = { from: '2026-10-01', to: TODAY }
    expect(list.pages).toBe('whole')
    expect(list.asks({ ...query, filters: { ordered, late: true, status: ['Shipped'] } })).toEqual({
      orders: { fromDate: ordered.from, toDate: ordered.to },
    })
    const rows = [promised('2026-11-18'), promised('2026-11-25', { poid: 'PO-2-T' })]
    expect(narrowed(list, rows, { ordered, late: true }, context)).toEqual([rows[0]])
    expect(list.idle?.({ late: true })).toEqual(['shipped'])
  })

  test('are picked out of all loads of these days', () => {
    const list = listFor('loads', { late: true })
    const created = { from: '2026-11-01', to: TODAY }
    expect(list.asks({ ...query, filters: { created, late: true } })).toEqual({
      loads: { body: { loadFrom: created.from, loadTo: created.to } },
    })
    const rows = [{ LoadID: 'LD-1', Estimated_Delivery_DateTime: '2026-11-01' }, { LoadID: 'LD-2' }]
    expect(narrowed(list, rows, { late: true }, context)).toEqual([rows[0]])
  })

  test('have an address', () => {
    expect(lateOrdersAddress({ fromDate: '2026-10-01', toDate: TODAY })).toBe(
      `/home/account/orderHistory?ordered=2026-10-01..${TODAY}&late=1`,
    )
    expect(lateLoadsAddress({ from: '2026-11-01', to: TODAY })).toBe(
      `/home/account/loadHistory?created=2026-11-01..${TODAY}&late=1`,
    )
    const params = new URLSearchParams('ordered=2026-10-01..2026-11-20&late=1')
    expect(readState(lists.orderHistory as never, params, TODAY).filters).toMatchObject({ late: true })
  })

  test('without the filter the portal gives its pages', () => {
    expect(listFor('orderHistory', {}).pages).toEqual(lists.orderHistory.pages)
  })
})

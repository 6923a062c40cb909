/** A manager's tasks in the morning. 2026-11-20 is a Friday. */
import { describe, expect, test } from 'vitest'
import {
  JOURNAL_STATES,
  type JournalOrder,
  type JournalState,
  ORDER_STATUSES,
} from '../../../../../src/shared/domain/orders/order.ts'
import { paise } from '../../../../../src/shared/domain/values/money.ts'
import {
  attentionOf,
  isPreparing,
  loadsWatched,
  maySnooze,
  type ShortGroup,
  shippedSinceYesterday,
  summaryOffered,
  taskKey,
  type WatchedOrder,
} from '../../../../../src/shared/domain/watching/attention.ts'

const TODAY = '2026-11-20'

const order = (more: Partial<WatchedOrder> = {}): WatchedOrder => ({ poid: 'PO-1-T', status: 'Confirmed', ...more })
const promised = (maxshipdate: string, more: Partial<WatchedOrder> = {}) => order({ maxshipdate, ...more })
const shipped = (actualdate: string, more: Partial<WatchedOrder> = {}) =>
  order({ status: 'Shipped', shippingdetails: { actualdate }, ...more })

const due = (POID: string, net: number) => ({ POID, NetPayment: paise(net) })
const group = (whName: string, short: number): ShortGroup => ({
  key: whName,
  wh: 0,
  whName,
  shortBy: paise(short),
  total: paise(900),
})

describe('an order that shipped since yesterday', () => {
  test('left yesterday or today in India', () => {
    expect(shippedSinceYesterday(shipped('2026-11-18T18:29:59Z'), TODAY)).toBe(false)
    expect(shippedSinceYesterday(shipped('2026-11-18T18:30:00Z'), TODAY)).toBe(true)
    expect(shippedSinceYesterday(shipped('2026-11-20T18:29:59Z'), TODAY)).toBe(true)
    expect(shippedSinceYesterday(shipped('2026-11-20T18:30:00Z'), TODAY)).toBe(false)
  })

  test('may have come already, and was never cancelled', () => {
    const shippedStatuses = ORDER_STATUSES.filter((status) => shippedSinceYesterday(shipped(TODAY, { status }), TODAY))
    expect(shippedStatuses).toEqual(['Shipped', 'Delivered'])
  })

  test('isn’t one of which the portal doesn’t say when it left', () => {
    expect(shippedSinceYesterday(order({ status: 'Shipped', shippingdetails: undefined }), TODAY)).toBe(false)
    expect(shippedSinceYesterday(order({ status: 'Shipped', shippingdetails: {} }), TODAY)).toBe(false)
  })
})

describe('the summary of the week', () => {
  const last = { from: '2026-11-09', to: '2026-11-15' }

  test('is offered on a Monday, of the week that has ended, until it was opened', () => {
    expect(summaryOffered('2026-11-16', '')).toEqual(last)
    expect(summaryOffered('2026-11-16', '2026-11-02')).toEqual(last)
    expect(summaryOffered('2026-11-16', '2026-11-09')).toBeUndefined()
    expect(summaryOffered(TODAY, '')).toBeUndefined()
  })

  test('stands behind what has to be done, may be put off, and is another one each week', () => {
    const notices = [{ status: 'unread' }]
    const tasks = attentionOf({ today: '2026-11-16', kiosk: 1, notices, summary: last })
    expect(tasks.map(({ kind }) => kind)).toEqual(['kiosk', 'weekSummary', 'notices'])
    const [, task] = tasks
    expect(task && maySnooze(task)).toBe(true)
    expect(task && taskKey(task)).toBe('summary 2026-11-09')
  })
})

test('a cart is being prepared in process and after a failure, in any spelling of the word', () => {
  expect(['inProcess', 'InProgress', ' failed ', 'INPROCESS'].filter(isPreparing)).toHaveLength(4)
  expect(['completed', 'ready', '', '200'].filter(isPreparing)).toEqual([])
})

const sent = (state: JournalState, key = state): JournalOrder => ({
  key,
  cartType: 'all',
  store: 7,
  state,
  createdAt: '2026-11-19T10:00:00Z',
  sentAt: undefined,
  settledAt: undefined,
  groups: [],
  quantity: 1,
  total: paise(100),
  gapQty: 0,
  gapPrice: paise(0),
  message: undefined,
})

describe('what needs attention', () => {
  test('is nothing when nothing is known, and when all is well', () => {
    expect(attentionOf({ today: TODAY })).toEqual([])
    const well = {
      journal: [sent('accepted'), sent('rejected')],
      imports: [],
      orders: [promised('2026-11-25'), shipped('2026-11-01', { status: 'Delivered' })],
      loads: [{ LoadID: 'LD-1', Estimated_Delivery_DateTime: TODAY }],
      carts: { AFS: 'completed', CAR: undefined },
      notices: [{ status: 'read' }],
    }
    expect(attentionOf({ today: TODAY, ...well })).toEqual([])
  })

  test('comes in the order in which it wants doing', () => {
    const late = promised('2026-11-18', { poid: 'PO-2-T' })
    const gone = shipped('2026-11-20', { poid: 'PO-3-T' })
    const waiting = { LoadID: 'LD-1', Estimated_Delivery_DateTime: '2026-11-19' }
    const found = attentionOf({
      today: TODAY,
      notices: [{ status: 'unread' }, { status: 'arsunread' }, { status: 'read' }],
      orders: [gone, order(), late],
      loads: [waiting, { LoadID: 'LD-2', Estimated_Delivery_DateTime: TODAY }],
      carts: { CAR: 'failed', AFS: 'inProcess' },
      imports: [{ cartType: 'apparel', sentence: 'Continue import of a.csv: 1 of 2 applied' }],
      journal: JOURNAL_STATES.map((state) => sent(state)),
      payments: [
        {
          account: 1,
          orders: [due('PO-8', 300), { ...due('PO-9', 500), paymentconfirmationdetail: { orderID: 'PO-9' } }],
        },
        { account: 2, orders: [] },
      ],
      kiosk: 3,
      groups: [{ cartType: 'all', groups: [group('pune', 0), group('delhi', 764)] }],
      proposed: 160,
    })
    expect(found).toEqual([
      { kind: 'unconfirmed', order: sent('sending') },
      { kind: 'unconfirmed', order: sent('unknown') },
      { kind: 'payments', account: 1, orders: 1, due: 300 },
      { kind: 'kiosk', orders: 3 },
      { kind: 'late', orders: [late] },
      { kind: 'lateLoads', loads: [waiting] },
      { kind: 'short', cartType: 'all', groups: [group('delhi', 764)] },
      { kind: 'import', cartType: 'apparel', sentence: 'Continue import of a.csv: 1 of 2 applied' },
      { kind: 'preparing', cart: 'AFS' },
      { kind: 'preparing', cart: 'CAR' },
      { kind: 'shipped', orders: [gone] },
      { kind: 'notices', count: 2 },
    ])
  })

  test('has the proposal once it is made', () => {
    expect(attentionOf({ today: TODAY, proposed: 160, carts: { AFS: 'completed' } })).toEqual([
      { kind: 'proposal', lines: 160 },
    ])
    expect(attentionOf({ today: TODAY, proposed: 160, carts: { AFS: 'inProcess' } })).toEqual([
      { kind: 'preparing', cart: 'AFS' },
    ])
    expect(attentionOf({ today: TODAY, proposed: 0 })).toEqual([])
    const groups = [{ cartType: 'all' as const, groups: [group('delhi', 764)] }]
    expect(attentionOf({ today: TODAY, proposed: 160, groups, mayOrder: false })).toEqual([])
  })
})

test('loads of the last month are looked through', () => {
  expect(loadsWatched('2026-11-20')).toEqual({ from: '2026-10-20', to: '2026-11-20' })
})

describe('a task that is put off', () => {
  test('is another one when more comes to it', () => {
    const late = (...ids: string[]) => taskKey({ kind: 'late', orders: ids.map((poid) => order({ poid })) })
    expect(late('PO-1')).toBe(late('PO-1'))
    expect(late('PO-1', 'PO-2')).not.toBe(late('PO-1'))
    expect(taskKey({ kind: 'kiosk', orders: 1 })).not.toBe(taskKey({ kind: 'kiosk', orders: 2 }))
    expect(taskKey({ kind: 'payments', account: 1, orders: 1, due: paise(5) })).not.toBe(
      taskKey({ kind: 'payments', account: 2, orders: 1, due: paise(5) }),
    )
  })

  test('can wait, unless an order’s outcome is unknown or the portal is at it', () => {
    expect(maySnooze({ kind: 'unconfirmed', order: sent('unknown') })).toBe(false)
    expect(maySnooze({ kind: 'preparing', cart: 'AFS' })).toBe(false)
    expect(maySnooze({ kind: 'kiosk', orders: 1 })).toBe(true)
  })
})

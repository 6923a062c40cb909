import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ORDER_STATUSES, type OrderStatus } from '../../../../../src/shared/domain/orders/order.ts'
import {
  compareWithLastWeek,
  isIn,
  mondayOf,
  ordersByWeek,
  ordersOf,
  roundAbove,
  WEEKS_PAGE,
  WEEKS_SHOWN,
  weekBefore,
  weekFrom,
  weeksPage,
  weeksRange,
  wholeWeeks,
} from '../../../../../src/shared/domain/orders/order-weeks.ts'
import { latestDayOfSearch } from '../../../../../src/shared/domain/orders/search-days.ts'
import { addDays, addMonths, type Day } from '../../../../../src/shared/domain/values/dates.ts'
import { formatLakh, paise } from '../../../../../src/shared/domain/values/money.ts'

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1990-01-01', days))
const order = (createddate: string, rupees = 100, status: (typeof ORDER_STATUSES)[number] = 'Delivered') => ({
  createddate,
  status,
  netpayment: paise(rupees * 100),
})
const weekOf = (weeks: ReturnType<typeof ordersByWeek>, from: Day) => weeks.find((week) => week.from === from)

describe('a week', () => {
  test.each([
    ['a Monday', '2026-11-16', '2026-11-16'],
    ['a Sunday', '2026-11-22', '2026-11-16'],
    ['over the end of a month', '2026-12-02', '2026-11-30'],
    ['over the end of a year', '2027-01-03', '2026-12-28'],
    ['over a leap day', '2028-03-01', '2028-02-28'],
  ])('%s: begins on the Monday', (_, on, monday) => {
    expect(mondayOf(on)).toBe(monday)
  })

  test('always begins on a Monday, at most six days before', () => {
    fc.assert(
      fc.property(day, (on) => {
        const monday = mondayOf(on)
        expect(new Date(`${monday}T00:00:00Z`).getUTCDay()).toBe(1)
        expect(monday <= on && on <= addDays(monday, 6)).toBe(true)
      }),
    )
  })
})

test('twelve weeks are never more than the history may be asked for at once', () => {
  fc.assert(
    fc.property(day, (today) => {
      const { fromDate, toDate } = weeksRange(today)
      expect(toDate).toBe(today)
      expect(today <= latestDayOfSearch(fromDate)).toBe(true)
      expect(fromDate > addMonths(today, -3)).toBe(true)
    }),
  )
})

test('their pages are as long as the history gives them', () => {
  expect(weeksPage('2027-01-06', 2)).toEqual({
    fromDate: '2026-10-19',
    toDate: '2027-01-06',
    pageNo: 2,
    pageSize: WEEKS_PAGE,
  })
})

describe('orders by week', () => {
  const TODAY = '2027-01-06'

  test('are twelve weeks, oldest first, one after the other, also the empty ones', () => {
    const weeks = ordersByWeek([], TODAY)
    expect(weeks).toHaveLength(WEEKS_SHOWN)
    expect(weeks[0]?.from).toBe('2026-10-19')
    expect(weeks.at(-1)).toEqual({
      from: '2027-01-04',
      to: '2027-01-10',
      orders: 0,
      pieces: 0,
      net: 0,
      cancelled: 0,
      cancelledNet: 0,
    })
    for (const [at, week] of weeks.entries()) expect(week.from).toBe(addDays('2026-10-19', at * 7))
  })

  test('go by India’s midnight, over the end of the year', () => {
    // 18:30 UTC is midnight in India: Sunday becomes Monday.
    const weeks = ordersByWeek([order('2027-01-03T18:29:59Z', 1), order('2027-01-03T18:30:00Z', 2)], TODAY)
    expect(weekOf(weeks, '2026-12-28')).toMatchObject({ orders: 1, net: 100 })
    expect(weekOf(weeks, '2027-01-04')).toMatchObject({ orders: 1, net: 200 })
  })

  test('keep cancelled orders apart', () => {
    const weeks = ordersByWeek([order('2027-01-05', 10), order('2027-01-05', 7, 'Cancelled')], TODAY)
    expect(weeks.at(-1)).toMatchObject({ orders: 1, net: 1000, cancelled: 1, cancelledNet: 700 })
  })

  test('leave out what is older, lies ahead, or has no day', () => {
    const weeks = ordersByWeek([order('2026-10-18'), order('2027-01-11'), order('some day')], TODAY)
    expect(weeks.every(({ orders, cancelled }) => orders + cancelled === 0)).toBe(true)
  })

  test('have every order of these weeks once, and every paisa of it', () => {
    const orders = fc.array(
      fc.record({
        createddate: fc.integer({ min: 0, max: 83 }).map((days) => addDays('2026-10-19', days)),
        status: fc.constantFrom(...ORDER_STATUSES),
        netpayment: fc.nat(1_000_000).map(paise),
      }),
    )
    fc.assert(
      fc.property(orders, (some) => {
        const weeks = ordersByWeek(some, TODAY)
        const all = weeks.reduce((total, week) => total + week.orders + week.cancelled, 0)
        const paid = weeks.reduce((total, week) => total + week.net + week.cancelledNet, 0)
        expect([all, paid]).toEqual([some.length, some.reduce((total, { netpayment }) => total + netpayment, 0)])
      }),
    )
  })
})

describe('whole weeks', () => {
  test('are the last twelve that are over, the last one first', () => {
    const weeks = wholeWeeks('2026-11-28')
    expect(weeks).toHaveLength(WEEKS_SHOWN)
    expect(weeks[0]).toEqual({ from: '2026-11-16', to: '2026-11-22' })
    expect(weeks.at(-1)).toEqual({ from: '2026-08-31', to: '2026-09-06' })
  })

  test('end with the Sunday: on a Monday the week before is the last one, on a Sunday the one before that', () => {
    expect(wholeWeeks('2026-11-23')[0].to).toBe('2026-11-22')
    expect(wholeWeeks('2026-11-22')[0].to).toBe('2026-11-15')
  })

  test('are Monday to Sunday, one before the other, and over', () => {
    fc.assert(
      fc.property(day, (today) => {
        const weeks = wholeWeeks(today)
        expect(weeks[0].to < today).toBe(true)
        expect(addDays(weeks[0].to, 8) > today).toBe(true)
        for (const [at, week] of weeks.entries()) {
          expect([mondayOf(week.from), weekFrom(week.from)]).toEqual([week.from, week])
          if (at > 0) expect(weekBefore(weeks[at - 1] ?? week)).toEqual(week)
        }
      }),
    )
  })

  test('have what is in them by India’s midnight', () => {
    const week = weekFrom('2026-11-16')
    expect(
      ['2026-11-15T18:29:59Z', '2026-11-15T18:30:00Z', '2026-11-22T18:29:59Z', '2026-11-22T18:30:00Z'].map((at) =>
        isIn(week, at),
      ),
    ).toEqual([false, true, true, false])
    expect([isIn(week, undefined), isIn(week, 'some day')]).toEqual([false, false])
  })
})

describe('pieces of a week', () => {
  const monday = weekFrom('2026-11-16')
  const of = (...orders: Parameters<typeof ordersOf>[0]) => ordersOf(orders, [monday])[0]

  test('are those of its orders, without cancelled ones', () => {
    const [two, three] = [2, 3].map((totalquantity) => ({ ...order('2026-11-17'), totalquantity }))
    expect(of()).toMatchObject({ pieces: 0, orders: 0 })
    expect(of(two ?? order(''), three ?? order(''), order('2026-11-17', 1, 'Cancelled'))).toMatchObject({
      pieces: 5,
      orders: 2,
      cancelled: 1,
    })
  })

  test('aren’t known as soon as one order doesn’t say them', () => {
    expect(of({ ...order('2026-11-17'), totalquantity: 2 }, order('2026-11-18'))).toMatchObject({
      pieces: undefined,
      orders: 2,
    })
  })
})

describe('the scale of a chart', () => {
  test.each([
    [0, 100],
    [99, 100],
    [101, 200],
    [2_40_000, 2_50_000],
    [2_60_000, 5_00_000],
    [43_00_000, 50_00_000],
    [99_00_000, 1_00_00_000],
  ])('above ₹ %d ends at ₹ %d', (most, top) => {
    expect(roundAbove(paise(most * 100))).toBe(top * 100)
  })

  test('never ends below what it shows, and has whole paise in its middle', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000_000), (most) => {
        const top = roundAbove(paise(most))
        expect(top).toBeGreaterThanOrEqual(most)
        expect(Number.isInteger(top / 2)).toBe(true)
      }),
    )
  })

  test.each([
    [45_000, '₹ 45,000'],
    [2_40_000, '₹ 2.4 L'],
    [50_00_000, '₹ 50 L'],
    [1_25_00_000, '₹ 1.3 Cr'],
  ])('writes ₹ %d as %s', (rupees, text) => {
    expect(formatLakh(paise(rupees * 100))).toBe(text)
  })
})

describe('this week beside the last', () => {
  const placed = (createddate: string, rupees: number, status: OrderStatus = 'Confirmed') => ({
    createddate,
    status,
    netpayment: paise(rupees * 100),
  })

  test('ends on the same weekday, and leaves cancelled orders out', () => {
    // 2026-11-25 is a Wednesday.
    const { now, before } = compareWithLastWeek(
      [
        placed('2026-11-23T04:00:00Z', 100),
        placed('2026-11-25T18:29:00Z', 50),
        placed('2026-11-25T18:30:00Z', 1),
        placed('2026-11-24T04:00:00Z', 7, 'Cancelled'),
        placed('2026-11-22T18:29:00Z', 9),
        placed('2026-11-16T04:00:00Z', 30),
        placed('2026-11-18T18:29:00Z', 20),
        placed('2026-11-19T04:00:00Z', 1000),
      ],
      '2026-11-25',
    )
    expect(now).toEqual({ orders: 2, net: 15_000 })
    expect(before).toEqual({ orders: 2, net: 5_000 })
  })

  test('is nothing where nothing was ordered', () => {
    expect(compareWithLastWeek([], '2026-11-23')).toEqual({ now: { orders: 0, net: 0 }, before: { orders: 0, net: 0 } })
  })
})

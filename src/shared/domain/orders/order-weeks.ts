/** Orders by week, Monday to Sunday in India. Amounts are paise. */
import { addDays, type Day, dayOf, timeOf } from '../values/dates.ts'
import { type Paise, paise, sum, ZERO } from '../values/money.ts'
import type { OrderStatus } from './order.ts'

/** Weeks shown on the home page, the current one included: less than the three months that a call may cover. */
export const WEEKS_SHOWN = 12
const DAYS = 7

/** Monday to Sunday. */
export interface Week {
  readonly from: Day
  readonly to: Day
}

export interface OrdersOfWeek extends Week {
  readonly orders: number
  /** Pieces of these orders; undefined if the portal leaves it out for one of them. */
  readonly pieces: number | undefined
  /** The amount to pay for them. */
  readonly net: Paise
  /** Cancelled orders aren't in the amounts to pay; they are counted separately. */
  readonly cancelled: number
  readonly cancelledNet: Paise
}

export interface OrderOfWeek {
  /** ISO time. */
  readonly createddate: string
  readonly status: OrderStatus
  readonly netpayment?: Paise | undefined
  readonly totalquantity?: number | undefined
}

/** The week that begins on a Monday. */
export const weekFrom = (from: Day): Week => ({ from, to: addDays(from, DAYS - 1) })

/** The week before. */
export const weekBefore = ({ from }: Week): Week => weekFrom(addDays(from, -DAYS))

/** Completed weeks that the user can look back on, the latest first. */
export const wholeWeeks = (today: Day): readonly [Week, ...Week[]] => {
  const last = weekBefore(weekFrom(mondayOf(today)))
  const others = Array.from({ length: WEEKS_SHOWN - 1 }, (_, back) => weekFrom(addDays(last.from, -DAYS * (back + 1))))
  return [last, ...others]
}

/** True if a time is within these days; false if it isn't known. */
export function isIn({ from, to }: Week, iso: string | undefined): boolean {
  const day = iso === undefined ? undefined : dayOf(iso)
  return day !== undefined && day >= from && day <= to
}

/** The Monday of a day's week. */
export function mondayOf(day: Day): Day {
  const weekday = new Date(timeOf(`${day}T00:00Z`)).getUTCDay()
  return addDays(day, -((weekday + DAYS - 1) % DAYS))
}

/** From the Monday of the oldest shown week to today. */
export const weeksRange = (today: Day): { readonly fromDate: Day; readonly toDate: Day } => ({
  fromDate: addDays(mondayOf(today), -DAYS * (WEEKS_SHOWN - 1)),
  toDate: today,
})

/** The largest page that the history allows. */
export const WEEKS_PAGE = 50

/** The query for a page of the orders of these weeks. */
export const weeksPage = (today: Day, pageNo: number) => ({ ...weeksRange(today), pageNo, pageSize: WEEKS_PAGE })

/** The last weeks, oldest first, including those without an order; orders outside of them aren't counted. */
export const ordersByWeek = (orders: readonly OrderOfWeek[], today: Day): readonly OrdersOfWeek[] => {
  const { fromDate } = weeksRange(today)
  return ordersOf(
    orders,
    Array.from({ length: WEEKS_SHOWN }, (_, at) => weekFrom(addDays(fromDate, at * DAYS))),
  )
}

/** The orders of each of these weeks; orders outside of them aren't counted. */
export function ordersOf(orders: readonly OrderOfWeek[], weeks: readonly Week[]): readonly OrdersOfWeek[] {
  const none = { orders: 0, pieces: 0, net: ZERO, cancelled: 0, cancelledNet: ZERO }
  const found = new Map(weeks.map((week) => [week.from, { ...week, ...none } as OrdersOfWeek]))
  for (const order of orders) {
    const day = dayOf(order.createddate)
    const week = day === undefined ? undefined : found.get(mondayOf(day))
    if (week !== undefined) found.set(week.from, withOrder(week, order))
  }
  return [...found.values()]
}

export interface WeekSoFar {
  readonly orders: number
  readonly net: Paise
}

/** This week up to today beside last week up to the same weekday; both without cancelled orders. */
export function compareWithLastWeek(
  orders: readonly OrderOfWeek[],
  today: Day,
): { readonly now: WeekSoFar; readonly before: WeekSoFar } {
  const monday = mondayOf(today)
  const of = (from: Day, to: Day): WeekSoFar => {
    const placed = orders.filter(({ createddate, status }) => isIn({ from, to }, createddate) && status !== 'Cancelled')
    return { orders: placed.length, net: sum(placed.map(({ netpayment }) => netpayment ?? ZERO)) }
  }
  return { now: of(monday, today), before: of(addDays(monday, -DAYS), addDays(today, -DAYS)) }
}

/** Only a cancelled order may lack an amount, since nothing was to be paid for it. */
function withOrder(week: OrdersOfWeek, { status, netpayment = ZERO, totalquantity }: OrderOfWeek): OrdersOfWeek {
  if (status === 'Cancelled') {
    return { ...week, cancelled: week.cancelled + 1, cancelledNet: paise(week.cancelledNet + netpayment) }
  }
  const isKnown = week.pieces !== undefined && totalquantity !== undefined
  return {
    ...week,
    orders: week.orders + 1,
    pieces: isKnown ? week.pieces + totalquantity : undefined,
    net: paise(week.net + netpayment),
  }
}

/** Steps of a scale within a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10] as const

/** The next round amount: the top of a chart's scale. */
export function roundAbove(most: Paise): Paise {
  const power = 10 ** Math.max(4, Math.floor(Math.log10(Math.max(most, 1))))
  const step = STEPS.find((one) => one * power >= most) ?? 10
  return paise(step * power)
}

/** Orders by week, Monday to Sunday in India. Amounts are paise. */
import { addDays, type Day, dayOf, timeOf } from '../values/dates.ts'
import { type Paise, paise, sum, ZERO } from '../values/money.ts'
import type { OrderStatus } from './order.ts'

/** Weeks that the home page looks back on, the present one included: less than the three months that a call may cover. */
export const WEEKS_SHOWN = 12
const DAYS = 7

export interface OrdersOfWeek {
  /** Its Monday. */
  readonly from: Day
  /** Its Sunday; of the present week, which isn't over, too. */
  readonly to: Day
  readonly orders: number
  /** What is to be paid for them. */
  readonly net: Paise
  /** Cancelled orders are in no sum of payments; they are counted apart. */
  readonly cancelled: number
  readonly cancelledNet: Paise
}

interface OrderOfWeek {
  /** ISO time. */
  readonly createddate: string
  readonly status: OrderStatus
  readonly netpayment?: Paise | undefined
}

/** The Monday of a day's week. */
export function mondayOf(day: Day): Day {
  const weekday = new Date(timeOf(`${day}T00:00Z`)).getUTCDay()
  return addDays(day, -((weekday + DAYS - 1) % DAYS))
}

/** From the Monday of the oldest week that is shown to today. */
export const weeksAskedFor = (today: Day): { readonly fromDate: Day; readonly toDate: Day } => ({
  fromDate: addDays(mondayOf(today), -DAYS * (WEEKS_SHOWN - 1)),
  toDate: today,
})

/** The longest page that the history has. */
export const WEEKS_PAGE = 50

/** A page of the orders of these weeks, as the history is asked for it. */
export const weeksPage = (today: Day, pageNo: number) => ({ ...weeksAskedFor(today), pageNo, pageSize: WEEKS_PAGE })

/** The last weeks, oldest first, also those without an order; what lies outside of them isn't counted. */
export function ordersByWeek(orders: readonly OrderOfWeek[], today: Day): readonly OrdersOfWeek[] {
  const { fromDate } = weeksAskedFor(today)
  const weeks = Array.from({ length: WEEKS_SHOWN }, (_, at): OrdersOfWeek => {
    const from = addDays(fromDate, at * DAYS)
    return { from, to: addDays(from, DAYS - 1), orders: 0, net: ZERO, cancelled: 0, cancelledNet: ZERO }
  })
  const found = new Map(weeks.map((week) => [week.from, week]))
  for (const { createddate, status, netpayment } of orders) {
    const day = dayOf(createddate)
    const week = day === undefined ? undefined : found.get(mondayOf(day))
    if (week !== undefined) found.set(week.from, withOrder(week, status, netpayment))
  }
  return [...found.values()]
}

export interface WeekSoFar {
  readonly orders: number
  readonly net: Paise
}

/** This week up to today beside last week up to the same weekday; cancelled orders are in neither. */
export function weekAgainstLast(
  orders: readonly OrderOfWeek[],
  today: Day,
): { readonly now: WeekSoFar; readonly before: WeekSoFar } {
  const monday = mondayOf(today)
  const of = (from: Day, to: Day): WeekSoFar => {
    const placed = orders.filter(({ createddate, status }) => {
      const day = dayOf(createddate)
      return day !== undefined && day >= from && day <= to && status !== 'Cancelled'
    })
    return { orders: placed.length, net: sum(placed.map(({ netpayment }) => netpayment ?? ZERO)) }
  }
  return { now: of(monday, today), before: of(addDays(monday, -DAYS), addDays(today, -DAYS)) }
}

/** Only a cancelled order may have no amount: nothing was to be paid for it. */
const withOrder = (week: OrdersOfWeek, status: OrderStatus, net: Paise = ZERO): OrdersOfWeek =>
  status === 'Cancelled'
    ? { ...week, cancelled: week.cancelled + 1, cancelledNet: paise(week.cancelledNet + net) }
    : { ...week, orders: week.orders + 1, net: paise(week.net + net) }

/** Steps of a scale within a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10] as const

/** The next round amount: the top of a chart's scale. */
export function roundAbove(most: Paise): Paise {
  const power = 10 ** Math.max(4, Math.floor(Math.log10(Math.max(most, 1))))
  const step = STEPS.find((one) => one * power >= most) ?? 10
  return paise(step * power)
}

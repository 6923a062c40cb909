/** A bar per week, with cancelled orders beside it. A bar is a link to its orders. */

import { type OrdersOfWeek, roundAbove } from '../../../shared/domain/orders/order-weeks.ts'
import { ordersAddress } from '../../../shared/domain/screens/addresses.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { type Day, formatDate, formatDays } from '../../../shared/domain/values/dates.ts'
import { formatCount, formatLakh, formatWholeRupees, paise, sum } from '../../../shared/domain/values/money.ts'
import { BarChart } from '../../parts/bar-chart.tsx'

interface WeeksChartProps {
  readonly weeks: readonly OrdersOfWeek[]
  readonly today: Day
}

/** For example `₹ 1,23,456 in 7 orders, and 1 cancelled (₹ 4,500)`. */
function inWords({ orders, net, cancelled, cancelledNet }: Omit<OrdersOfWeek, 'from' | 'to' | 'pieces'>): string {
  const summary = `${formatWholeRupees(net)} in ${counted.orders(orders)}`
  return cancelled === 0
    ? summary
    : `${summary}, and ${formatCount(cancelled)} cancelled (${formatWholeRupees(cancelledNet)})`
}

const weekInWords = (week: OrdersOfWeek): string => `${formatDays(week.from, week.to)}: ${inWords(week)}`

const total = (weeks: readonly OrdersOfWeek[]) => ({
  orders: weeks.reduce((all, { orders }) => all + orders, 0),
  net: sum(weeks.map(({ net }) => net)),
  cancelled: weeks.reduce((all, { cancelled }) => all + cancelled, 0),
  cancelledNet: sum(weeks.map(({ cancelledNet }) => cancelledNet)),
})

export function WeeksChart({ weeks, today }: WeeksChartProps) {
  const top = roundAbove(paise(Math.max(...weeks.map(({ net, cancelledNet }) => Math.max(net, cancelledNet)))))
  return (
    <BarChart
      groups={weeks.map((week) => ({
        key: week.from,
        label: formatDate(week.from).slice(0, 6),
        words: weekInWords(week),
        to: ordersAddress('ordered', week.from, week.to > today ? today : week.to),
        values: [week.net, week.cancelledNet],
      }))}
      caption={`Last ${weeks.length} weeks: ${inWords(total(weeks))}`}
      top={top}
      scale={[formatLakh(top), formatLakh(paise(top / 2)), '₹ 0']}
      legend={['Net payment', 'Cancelled']}
      slim
      start={weeks.length - 1}
    />
  )
}

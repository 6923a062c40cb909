/**
 * A bar per week, what was cancelled beside it. The bars are one stop of the keyboard: arrows go from week to week, and what
 * a week had stands above. A bar leads to its orders.
 */
import { type KeyboardEvent, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { ordersAddress } from '../../../shared/domain/addresses.ts'
import { type Day, formatDate } from '../../../shared/domain/dates.ts'
import { formatCount, formatLakh, formatWholeRupees, type Paise, paise, sum } from '../../../shared/domain/money.ts'
import { type OrdersOfWeek, roundAbove } from '../../../shared/domain/order-weeks.ts'
import classes from './weeks-chart.module.css'

interface WeeksChartProps {
  readonly weeks: readonly OrdersOfWeek[]
  readonly today: Day
}

const countOf = (orders: number): string => (orders === 1 ? '1 order' : `${formatCount(orders)} orders`)

/** `₹ 1,23,456 in 7 orders, and 1 cancelled (₹ 4,500)`. */
function inWords({ orders, net, cancelled, cancelledNet }: Omit<OrdersOfWeek, 'from' | 'to'>): string {
  const said = `${formatWholeRupees(net)} in ${countOf(orders)}`
  return cancelled === 0
    ? said
    : `${said}, and ${formatCount(cancelled)} cancelled (${formatWholeRupees(cancelledNet)})`
}

const weekInWords = (week: OrdersOfWeek): string =>
  `${formatDate(week.from)} – ${formatDate(week.to)}: ${inWords(week)}`

const total = (weeks: readonly OrdersOfWeek[]) => ({
  orders: weeks.reduce((all, { orders }) => all + orders, 0),
  net: sum(weeks.map(({ net }) => net)),
  cancelled: weeks.reduce((all, { cancelled }) => all + cancelled, 0),
  cancelledNet: sum(weeks.map(({ cancelledNet }) => cancelledNet)),
})

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowRight: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_, last) => last,
}

export function WeeksChart({ weeks, today }: WeeksChartProps) {
  const bars = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<number>()
  const [stop, setStop] = useState(weeks.length - 1)
  const week = shown === undefined ? undefined : weeks[shown]
  const top = roundAbove(paise(Math.max(...weeks.map(({ net, cancelledNet }) => Math.max(net, cancelledNet)))))
  const step = (event: KeyboardEvent) => {
    const next = STEPS[event.key]?.(stop, weeks.length - 1)
    if (next === undefined) return
    event.preventDefault()
    setStop(next)
    bars.current?.querySelectorAll('a')[next]?.focus()
  }
  return (
    <figure className={classes.chart}>
      <figcaption className={classes.told}>
        {week === undefined ? `Last ${weeks.length} weeks: ${inWords(total(weeks))}` : weekInWords(week)}
      </figcaption>
      <div className={classes.plot}>
        <div className={classes.scale} aria-hidden>
          <span>{formatLakh(top)}</span>
          <span>{formatLakh(paise(top / 2))}</span>
          <span>₹ 0</span>
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the links in it are what is moved between. */}
        <div className={classes.bars} ref={bars} onKeyDown={step} onMouseLeave={() => setShown(undefined)}>
          {weeks.map((one, at) => (
            <Link
              key={one.from}
              to={ordersAddress('ordered', one.from, one.to > today ? today : one.to)}
              className={classes.week}
              aria-label={weekInWords(one)}
              tabIndex={at === stop ? 0 : -1}
              onFocus={() => {
                setStop(at)
                setShown(at)
              }}
              onBlur={() => setShown(undefined)}
              onMouseEnter={() => setShown(at)}
            >
              <Bar amount={one.net} top={top} />
              <Bar amount={one.cancelledNet} top={top} isCancelled />
            </Link>
          ))}
        </div>
        <div className={classes.days} aria-hidden>
          {weeks.map(({ from }) => (
            <span key={from}>{formatDate(from).slice(0, 6)}</span>
          ))}
        </div>
      </div>
      <p className={classes.legend} aria-hidden>
        <span className={classes.key} /> Net payment
        <span className={classes.key} data-cancelled /> Cancelled
      </p>
    </figure>
  )
}

interface BarProps {
  readonly amount: Paise
  readonly top: Paise
  readonly isCancelled?: boolean
}

const Bar = ({ amount, top, isCancelled }: BarProps) => (
  <span
    className={classes.bar}
    data-cancelled={isCancelled}
    data-empty={amount === 0 || undefined}
    style={{ height: `${(amount / top) * 100}%` }}
  />
)

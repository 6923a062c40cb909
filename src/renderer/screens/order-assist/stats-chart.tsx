/** The days of stock of each category, the shortest first: shows what has to be ordered, and what is overstocked. */
import { Link } from 'react-router-dom'
import { LONG_DAYS } from '../../../shared/domain/carts/grounds.ts'
import { type CategoryTotals, stockDays, totalsByCategory } from '../../../shared/domain/replenishment/assist-totals.ts'
import { assistAddress } from '../../../shared/domain/replenishment/order-assist.ts'
import { coverTone, LOW_DAYS, URGENT_DAYS } from '../../../shared/domain/replenishment/sell-through.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { say } from '../../../shared/messages.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { usePortal } from '../../bridge/queries.ts'
import { Card } from '../../parts/card.tsx'
import { QuietError } from '../../parts/quiet-error.tsx'
import { useStore } from '../../session/app-state.ts'
import classes from './stats.module.css'

const LEGEND = [
  ['bad', `Below ${URGENT_DAYS} days`],
  ['warn', `${URGENT_DAYS} to ${LOW_DAYS - 1} days`],
  ['good', `${LOW_DAYS} days or more`],
] as const

export function StatsChart() {
  const sales = usePortal('orderAssist.salesTotals', {})
  const stock = usePortal('orderAssist.stockTotals', {})
  const hasFoodLicense = useStore()?.hasFoodLicense ?? false
  const lasting = totalsByCategory(sales.data?.answer, stock.data?.answer, hasFoodLicense)
    .flatMap((category) => {
      const days = stockDays(category)
      return days === undefined ? [] : [{ category, days }]
    })
    .toSorted((one, other) => one.days - other.days)
  // If neither was read, the list below says so.
  const isBare = sales.data === undefined && stock.data === undefined
  const missing = [
    { read: sales, what: 'Sales' },
    { read: stock, what: 'Stock' },
  ].flatMap(({ read, what }) =>
    isBare || read.data !== undefined || read.error === null ? [] : [{ read, what, error: appErrorOf(read.error) }],
  )
  return (
    <>
      {missing.map(({ read, what, error }) => (
        <QuietError
          key={what}
          error={error}
          message={say('figuresMissing', { what, why: error.message })}
          onRetry={() => void read.refetch()}
          busy={read.isFetching}
          lines={1}
        />
      ))}
      {lasting.length > 0 && (
        <Card title="Days of stock by category" aside={<Legend />}>
          <ul className={classes.days} aria-label="Days of stock by category">
            {lasting.map(({ category, days }) => (
              <Lasting key={category.id ?? category.name} category={category} days={days} />
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

interface LastingProps {
  readonly category: CategoryTotals
  readonly days: number
}

/** The scale ends at long stock: a longer bar fills it and has a torn end. */
const Lasting = ({ category, days }: LastingProps) => (
  <li className={classes.lasting}>
    <Link to={assistAddress(category)} title={category.name}>
      {category.name}
    </Link>
    <span className={classes.track} aria-hidden>
      <span
        className={classes.bar}
        data-tone={coverTone(days)}
        data-beyond={days > LONG_DAYS || undefined}
        style={{ width: `${Math.min(1, days / LONG_DAYS) * 100}%` }}
      />
    </span>
    <span className={classes.figure}>{counted.days(days)}</span>
  </li>
)

const Legend = () => (
  <span className={classes.legend}>
    {LEGEND.map(([tone, words]) => (
      <span key={tone} className={classes.key} data-tone={tone}>
        {words}
      </span>
    ))}
    <span>Scale: 0 to {LONG_DAYS}+ days</span>
  </span>
)

/** How long the stock of each category lasts, the shortest first: what has to be ordered, and what lies. */
import { Link } from 'react-router-dom'
import { LONG_DAYS, SHORT_DAYS } from '../../../shared/domain/carts/grounds.ts'
import { assistAddress } from '../../../shared/domain/people/addresses.ts'
import {
  type CategoryTotals,
  stockDays,
  stockDaysTone,
  totalsByCategory,
} from '../../../shared/domain/replenishment/assist-totals.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { say } from '../../../shared/messages.ts'
import { useStore } from '../../app/app-state.ts'
import { appErrorOf } from '../../app/bridge.ts'
import { usePortal } from '../../app/queries.ts'
import { Card } from '../../parts/card.tsx'
import { QuietError } from '../../parts/quiet-error.tsx'
import classes from './stats.module.css'

/** Days at the end of the scale, at least and at most: what lasts longer fills it. */
const [LEAST_SCALE, MOST_SCALE] = [LONG_DAYS / 2, 2 * LONG_DAYS]

const LEGEND = [
  ['bad', `Below ${SHORT_DAYS} days`],
  ['good', `${SHORT_DAYS} to ${LONG_DAYS} days`],
  ['warn', `Above ${LONG_DAYS} days`],
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
  const scale = Math.min(MOST_SCALE, Math.max(LEAST_SCALE, lasting.at(-1)?.days ?? 0))
  // Where neither came the list below says so.
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
          said={say('figuresMissing', { what, why: error.message })}
          onRetry={() => void read.refetch()}
          busy={read.isFetching}
          lines={1}
        />
      ))}
      {lasting.length > 0 && (
        <Card title="Days of stock by category" aside={<Legend />}>
          <ul className={classes.days} aria-label="Days of stock by category">
            {lasting.map(({ category, days }) => (
              <Lasting key={category.id ?? category.name} category={category} days={days} scale={scale} />
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
  readonly scale: number
}

const Lasting = ({ category, days, scale }: LastingProps) => (
  <li className={classes.lasting}>
    <Link to={assistAddress(category)} title={category.name}>
      {category.name}
    </Link>
    <span className={classes.track} aria-hidden>
      <span
        className={classes.bar}
        data-tone={stockDaysTone(days)}
        style={{ width: `${Math.min(1, days / scale) * 100}%` }}
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
  </span>
)

import { Button, VisuallyHidden } from '@mantine/core'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import {
  compareWithLastWeek,
  type OrdersOfWeek,
  ordersByWeek,
  WEEKS_SHOWN,
  type WeekSoFar,
} from '../../../shared/domain/orders/order-weeks.ts'
import { SCREENS } from '../../../shared/domain/screens.ts'
import { counted, inNouns } from '../../../shared/domain/values/counts.ts'
import { type Day, formatDate } from '../../../shared/domain/values/dates.ts'
import { formatCount, formatRupees, formatWholeRupees } from '../../../shared/domain/values/money.ts'
import { Card } from '../../parts/card.tsx'
import { Heads } from '../../parts/heads.tsx'
import { ListNotices } from '../../parts/list-notices.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import { QuietError } from '../../parts/quiet-error.tsx'
import text from '../../parts/text.module.css'
import classes from './home.module.css'
import { useOrderWeeks } from './use-order-weeks.ts'
import { WeeksChart } from './weeks-chart.tsx'

export function WeeksCard({ today }: { readonly today: Day }) {
  const { orders, missing, read, error, isFetching, retry } = useOrderWeeks(today)
  const weeks = useMemo(() => (orders === undefined ? undefined : ordersByWeek(orders, today)), [orders, today])
  return (
    <Card
      title="Orders by week"
      aside={
        <Button component={Link} to={SCREENS.weekSummary.path} variant="subtle" size="compact-sm">
          Week summary
        </Button>
      }
    >
      <ListNotices read={read} error={error} onRetry={retry} busy={isFetching} />
      {weeks === undefined && error === undefined && (
        <LoadingState lines={6} label="Loading the orders of the last weeks" />
      )}
      {weeks === undefined && error !== undefined && <QuietError error={error} onRetry={retry} busy={isFetching} />}
      {orders?.length === 0 && <p className={text.quiet}>Nothing was ordered in the last {WEEKS_SHOWN} weeks.</p>}
      {weeks !== undefined && orders !== undefined && orders.length > 0 && (
        <>
          <WeekComparison {...compareWithLastWeek(orders, today)} />
          <WeeksChart weeks={weeks} today={today} />
          <WeeksTable weeks={weeks} />
          {missing === undefined && <p className={text.quiet}>There may be more orders, which are not in it.</p>}
          {missing !== undefined && missing > 0 && (
            <p className={text.quiet}>{inNouns(missing, ['more order is', 'more orders are'])} not in it.</p>
          )}
        </>
      )}
    </Card>
  )
}

interface WeekComparisonProps {
  readonly now: WeekSoFar
  readonly before: WeekSoFar
}

const WeekComparison = ({ now, before }: WeekComparisonProps) => (
  <p className={classes.compared}>
    <strong>{formatWholeRupees(now.net)}</strong> this week in {counted.orders(now.orders)} ·{' '}
    {formatWholeRupees(before.net)} in {counted.orders(before.orders)} by the same day last week
  </p>
)

/** The chart's figures as a table for screen readers. */
const WeeksTable = ({ weeks }: { readonly weeks: readonly OrdersOfWeek[] }) => (
  <VisuallyHidden>
    <table>
      <caption>Orders by week (Monday to Sunday)</caption>
      <Heads of={['Week of', 'Orders', 'Net payment', 'Cancelled orders', 'Cancelled net payment']} />
      <tbody>
        {weeks.map(({ from, orders, net, cancelled, cancelledNet }) => (
          <tr key={from}>
            <th scope="row">{formatDate(from)}</th>
            <td>{formatCount(orders)}</td>
            <td>{formatRupees(net)}</td>
            <td>{formatCount(cancelled)}</td>
            <td>{formatRupees(cancelledNet)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </VisuallyHidden>
)

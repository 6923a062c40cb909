/** How many of the store's orders stand where. */
import { Button } from '@mantine/core'
import { formatCount } from '../../../shared/domain/money.ts'
import { STATUS_TONES } from '../../../shared/domain/order-status.ts'
import { appErrorOf } from '../../app/bridge.ts'
import { usePortal } from '../../app/queries.ts'
import { Notice } from '../../parts/notice.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import classes from './stats.module.css'

export function OrderCounts() {
  const { data, error, refetch, isFetching } = usePortal('order.stats', {})
  if (data === undefined && error !== null) {
    return (
      <Notice
        tone="warn"
        actions={
          <Button variant="subtle" size="compact-xs" onClick={() => void refetch()} loading={isFetching}>
            Try again
          </Button>
        }
      >
        How many orders stand where is not known: {appErrorOf(error).message}
      </Notice>
    )
  }
  return (
    <dl className={classes.orders} aria-label="Orders by status">
      {data?.answer.map(({ status, count }) => (
        <div key={status} className={classes.order}>
          <dt>
            <StatusBadge tone={STATUS_TONES[status]}>{status}</StatusBadge>
          </dt>
          <dd>{count === 1 ? '1 order' : `${formatCount(count)} orders`}</dd>
        </div>
      ))}
    </dl>
  )
}

/** How many of the store's orders stand where. */

import { STATUS_TONES } from '../../../shared/domain/orders/order-status.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { say } from '../../../shared/messages.ts'
import { appErrorOf } from '../../app/bridge.ts'
import { usePortal } from '../../app/queries.ts'
import { StatusBadge } from '../../parts/status-badge.tsx'
import { Missing } from './missing.tsx'
import classes from './stats.module.css'

export function OrderCounts() {
  const { data, error, refetch, isFetching } = usePortal('order.stats', {})
  if (data === undefined && error !== null) {
    return (
      <Missing onRetry={() => void refetch()} busy={isFetching}>
        {say('orderCountsMissing', { why: appErrorOf(error).message })}
      </Missing>
    )
  }
  return (
    <dl className={classes.orders} aria-label="Orders by status">
      {data?.answer.map(({ status, count }) => (
        <div key={status} className={classes.order}>
          <dt>
            <StatusBadge tone={STATUS_TONES[status]}>{status}</StatusBadge>
          </dt>
          <dd>{count === undefined ? '–' : counted.orders(count)}</dd>
        </div>
      ))}
    </dl>
  )
}

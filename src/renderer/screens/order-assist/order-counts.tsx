import { counted } from '../../../shared/domain/values/counts.ts'
import { statusTone } from '../../../shared/domain/values/status-tones.ts'
import { say } from '../../../shared/messages.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { usePortal } from '../../bridge/queries.ts'
import { QuietError } from '../../parts/quiet-error.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import text from '../../parts/text.module.css'
import classes from './stats.module.css'

export function OrderCounts() {
  const { data, error, refetch, isFetching } = usePortal('order.stats', {})
  if (data === undefined && error !== null) {
    const failed = appErrorOf(error)
    const message = say('orderCountsMissing', { why: failed.message })
    return <QuietError error={failed} message={message} onRetry={() => void refetch()} busy={isFetching} lines={1} />
  }
  return (
    <div className={classes.orders}>
      <span className={text.small}>Orders by status</span>
      <dl className={classes.orders} aria-label="Orders by status">
        {data?.answer.map(({ status, count }) => (
          <div key={status} className={classes.order}>
            <dt>
              <StatusBadge tone={statusTone(status)}>{status}</StatusBadge>
            </dt>
            <dd>{count === undefined ? '–' : counted.orders(count)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

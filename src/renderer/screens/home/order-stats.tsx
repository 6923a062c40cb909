/** How many orders stand where, and what they are worth. */

import { formatCount, formatRupees } from '../../../shared/domain/money.ts'
import { appErrorOf } from '../../app/bridge.ts'
import { STATUS_TONES } from '../../app/order-status.ts'
import { usePortal } from '../../app/queries.ts'
import { Card } from '../../parts/card.tsx'
import { ErrorState } from '../../parts/error-state.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import { SavedNotice } from '../../parts/saved-notice.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import classes from './home.module.css'

export function OrderStats() {
  const { data: read, error, refetch, isFetching } = usePortal('order.stats', {})
  return (
    <Card title="Orders by status">
      {read === undefined && error === null && <LoadingState lines={4} />}
      {read === undefined && error !== null && (
        <ErrorState error={appErrorOf(error)} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {read?.saved === true && <SavedNotice at={read.at} onRetry={() => void refetch()} busy={isFetching} />}
      {read?.answer.length === 0 && <p className={classes.quiet}>No orders yet.</p>}
      {read !== undefined && read.answer.length > 0 && (
        <table className={classes.stats}>
          <thead>
            <tr>
              <th scope="col">Status</th>
              <th scope="col">Orders</th>
              <th scope="col">Value</th>
            </tr>
          </thead>
          <tbody>
            {read.answer.map(({ status, count, netpayment }) => (
              <tr key={status}>
                <th scope="row">
                  <StatusBadge tone={STATUS_TONES[status]}>{status}</StatusBadge>
                </th>
                <td>{formatCount(count)}</td>
                <td>{netpayment === undefined ? '–' : formatRupees(netpayment)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}

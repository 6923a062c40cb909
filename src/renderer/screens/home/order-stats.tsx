import type { OrderStatus } from '../../../shared/domain/orders/order.ts'
import { toPay } from '../../../shared/domain/orders/order-history.ts'
import { formatCount, formatRupees, type Paise } from '../../../shared/domain/values/money.ts'
import { statusTone } from '../../../shared/domain/values/status-tones.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { usePortal } from '../../bridge/queries.ts'
import { Card } from '../../parts/card.tsx'
import { Heads } from '../../parts/heads.tsx'
import { ListNotices } from '../../parts/list-notices.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import { QuietError } from '../../parts/quiet-error.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import text from '../../parts/text.module.css'
import classes from './home.module.css'

const netText = (status: OrderStatus, netpayment: Paise | undefined): string => {
  const net = netpayment === undefined ? undefined : toPay({ status, netpayment })
  return net === undefined ? '–' : formatRupees(net)
}

export function OrderStats() {
  const { data: read, error, refetch, isFetching } = usePortal('order.stats', {})
  return (
    <Card title="Orders by status">
      {read === undefined && error === null && <LoadingState lines={4} />}
      {read === undefined && error !== null && (
        <QuietError error={appErrorOf(error)} onRetry={() => void refetch()} busy={isFetching} />
      )}
      <ListNotices
        read={read}
        error={error === null ? undefined : appErrorOf(error)}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
      {read?.answer.length === 0 && <p className={text.quiet}>No orders yet.</p>}
      {read !== undefined && read.answer.length > 0 && (
        <table className={classes.stats}>
          <Heads of={['Status', 'Orders', 'Net payment']} />
          <tbody>
            {read.answer.map(({ status, count, netpayment }) => (
              <tr key={status}>
                <th scope="row">
                  <StatusBadge tone={statusTone(status)}>{status}</StatusBadge>
                </th>
                <td>{count === undefined ? '–' : formatCount(count)}</td>
                <td>{netText(status, netpayment)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}

/** The newest orders, taken from those that the weeks' chart reads anyway. */
import { Anchor } from '@mantine/core'
import { Link } from 'react-router-dom'
import { toPay } from '../../../shared/domain/orders/order-history.ts'
import { ORDER_HISTORY, orderAddress } from '../../../shared/domain/screens/addresses.ts'
import { type Day, formatDate } from '../../../shared/domain/values/dates.ts'
import { formatRupees } from '../../../shared/domain/values/money.ts'
import { statusTone } from '../../../shared/domain/values/status-tones.ts'
import { messages } from '../../../shared/messages.ts'
import { Card } from '../../parts/card.tsx'
import { Heads } from '../../parts/heads.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import { QuietError } from '../../parts/quiet-error.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import text from '../../parts/text.module.css'
import classes from './home.module.css'
import { useOrderWeeks } from './use-order-weeks.ts'

const MAX_ORDERS = 8

export function RecentOrders({ today }: { readonly today: Day }) {
  const { orders, error, retry, isFetching } = useOrderWeeks(today)
  const newest = orders?.toSorted((one, other) => (one.createddate < other.createddate ? 1 : -1)).slice(0, MAX_ORDERS)
  return (
    <Card
      title="Recent orders"
      aside={
        <Anchor component={Link} to={ORDER_HISTORY} size="sm">
          All orders
        </Anchor>
      }
    >
      {newest === undefined && error === undefined && <LoadingState lines={MAX_ORDERS} />}
      {newest === undefined && error !== undefined && <QuietError error={error} onRetry={retry} busy={isFetching} />}
      {newest?.length === 0 && <p className={text.quiet}>{messages.noOrdersFound}</p>}
      {newest !== undefined && newest.length > 0 && (
        <table className={classes.stats}>
          <Heads of={['PO number', 'Ordered', 'Status', 'Net payment']} />
          <tbody>
            {newest.map((order) => (
              <tr key={order.poid}>
                <th scope="row">
                  <Anchor component={Link} to={orderAddress(order.poid)} size="sm">
                    {order.poid}
                  </Anchor>
                </th>
                <td>{formatDate(order.createddate)}</td>
                <td>
                  <StatusBadge tone={statusTone(order.status)}>{order.status}</StatusBadge>
                </td>
                <td>{netText(order)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}

function netText(order: Parameters<typeof toPay>[0]): string {
  const net = toPay(order)
  return net === undefined ? '–' : formatRupees(net)
}

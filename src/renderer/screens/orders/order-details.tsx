import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { traitsOf, warehouseWithType } from '../../../shared/domain/orders/order-history.ts'
import { hasCart } from '../../../shared/domain/people/access.ts'
import { statusTone } from '../../../shared/domain/values/status-tones.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { queryClient } from '../../bridge/query-client.ts'
import { warehouseName } from '../../catalogue/warehouses.ts'
import { useCommand } from '../../navigation/commands.ts'
import { DateText } from '../../parts/date-text.tsx'
import classes from '../../parts/details.module.css'
import { ListNotices } from '../../parts/list-notices.tsx'
import { LoadingDetails } from '../../parts/loading-details.tsx'
import { Page } from '../../parts/page.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import { useStore } from '../../session/app-state.ts'
import { NoOrder } from './no-order.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderAgain } from './order-again.tsx'
import { OrderBody } from './order-body.tsx'
import { type ShownOrder, useOrder } from './use-order.ts'

/** Reads everything on this screen again, including lines and gaps. */
const refetchAll = () => {
  for (const call of ['order.details', 'order.history', 'order.gapReport'] as const) {
    void queryClient.invalidateQueries({ queryKey: ['portal', call] })
  }
}

export default function OrderDetails() {
  const { id: poid = '' } = useParams()
  const store = useStore()
  const [reordering, setReordering] = useState(false)
  const { read, order } = useOrder(poid)
  const { data: details, error, refetch, isFetching } = read
  const retry = () => void refetch()
  useCommand('refresh', refetchAll)
  const failed = error === null ? undefined : appErrorOf(error)
  return (
    <Page
      title={`Order ${poid}`}
      note={order !== undefined && <Note order={order} />}
      actions={
        <OrderActions
          poid={poid}
          order={order}
          onReorder={store !== undefined && hasCart(store) ? () => setReordering(true) : undefined}
        />
      }
    >
      <ListNotices read={details} error={failed} onRetry={retry} busy={isFetching} />
      {order !== undefined && <OrderBody order={order} />}
      {order === undefined && failed !== undefined && (
        <NoOrder poid={poid} error={failed} onRetry={retry} busy={isFetching} />
      )}
      {order === undefined && error === null && (
        <LoadingDetails label={`Loading order ${poid}`} cards={['Progress', 'Payment and shipping']} />
      )}
      {store !== undefined && (
        <OrderAgain
          store={store}
          what={reordering ? { orderId: poid } : undefined}
          onClose={() => setReordering(false)}
        />
      )}
    </Page>
  )
}

function Note({ order }: { readonly order: ShownOrder }) {
  const { status, isStatusKnown, createddate, warehouse } = order
  const traits = traitsOf(order)
  return (
    <span className={classes.note}>
      {isStatusKnown ? (
        <StatusBadge tone={statusTone(status)}>{status}</StatusBadge>
      ) : (
        <span>Status not available</span>
      )}
      {createddate !== undefined && (
        <span>
          Ordered <DateText at={createddate} time />
        </span>
      )}
      <span>
        {warehouseWithType(
          (warehouse.id !== undefined && warehouseName(warehouse.id)) || warehouse.name,
          warehouse.whType,
        )}
      </span>
      {traits !== '' && <span>{traits}</span>}
    </span>
  )
}

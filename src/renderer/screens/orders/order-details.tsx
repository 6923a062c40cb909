/** One order: where it stands, what is in it, what was not given, how it travels. */
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { hasCart } from '../../../shared/domain/access.ts'
import { orderKindOf } from '../../../shared/domain/shipping.ts'
import type { Answer } from '../../../shared/portal/calls.ts'
import { appErrorOf } from '../../app/bridge.ts'
import { useCommand } from '../../app/commands.ts'
import { useStore } from '../../app/desk-state.ts'
import { STATUS_TONES } from '../../app/order-status.ts'
import { usePortal } from '../../app/queries.ts'
import { DateText } from '../../parts/date-text.tsx'
import { ErrorState } from '../../parts/error-state.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import { PageHeader } from '../../parts/page-header.tsx'
import { SavedNotice } from '../../parts/saved-notice.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import classes from './details.module.css'
import { OrderActions } from './order-actions.tsx'
import { OrderBody } from './order-body.tsx'
import { ReorderOrder } from './reorder-order.tsx'

export default function OrderDetails() {
  const { id: poid = '' } = useParams()
  const store = useStore()
  const [reordering, setReordering] = useState(false)
  const read = usePortal('order.details', { body: { id: poid } }, { enabled: poid !== '' })
  const { data: details, error, refetch, isFetching } = read
  const retry = () => void refetch()
  useCommand('refresh', retry)
  const order = details?.answer
  return (
    <div className={classes.screen}>
      <PageHeader
        title={`Order ${poid}`}
        note={order !== undefined && <Note order={order} />}
        actions={
          <OrderActions
            poid={poid}
            order={order}
            onReorder={store !== undefined && hasCart(store) ? () => setReordering(true) : undefined}
          />
        }
      />
      {details?.saved === true && <SavedNotice at={details.at} onRetry={retry} busy={isFetching} />}
      {order !== undefined && <OrderBody order={order} />}
      {order === undefined && error !== null && (
        <ErrorState error={appErrorOf(error)} onRetry={retry} busy={isFetching} />
      )}
      {order === undefined && error === null && <LoadingState lines={12} label={`Loading order ${poid}`} />}
      {store !== undefined && (
        <ReorderOrder store={store} orderId={reordering ? poid : undefined} onClose={() => setReordering(false)} />
      )}
    </div>
  )
}

function Note({ order }: { readonly order: Answer<'order.details'> }) {
  const { poid, status, createddate, warehouse } = order
  const kind = orderKindOf(poid)
  return (
    <span className={classes.note}>
      <StatusBadge tone={STATUS_TONES[status]}>{status}</StatusBadge>
      <span>
        ordered <DateText at={createddate} time />
      </span>
      <span>
        {warehouse.name} ({warehouse.whType})
      </span>
      {kind !== undefined && <span>{kind}</span>}
    </span>
  )
}

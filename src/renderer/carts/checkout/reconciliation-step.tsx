/** Shows orders of the days whose journal may be incomplete on this computer; after viewing them the user can go on. */
import { Button, Loader } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { HistoryOrderRow } from '../../../shared/domain/orders/order.ts'
import { counted } from '../../../shared/domain/values/counts.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf, ask } from '../../bridge/bridge.ts'
import { useAsk } from '../../bridge/queries.ts'
import { queryClient } from '../../bridge/query-client.ts'
import { AmountText, CountText } from '../../parts/amount-text.tsx'
import { DateText } from '../../parts/date-text.tsx'
import { ErrorState } from '../../parts/error-state.tsx'
import { Heads } from '../../parts/heads.tsx'
import { Notice } from '../../parts/notice.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import text from '../../parts/text.module.css'
import { useStore } from '../../session/app-state.ts'
import classes from './orders.module.css'
import { BackToCart, StepFrame } from './step-frame.tsx'

export interface ReconciliationStepProps {
  /** The reason why nothing can be ordered now. */
  readonly reason: string
  readonly onReleased: () => void
  readonly onCancel: () => void
}

export function ReconciliationStep({ reason, onReleased, onCancel }: ReconciliationStepProps) {
  const isOperator = useStore()?.enablecar === true
  const look = useAsk('orders.lookBack', undefined)
  const release = useMutation({
    mutationFn: () => ask('orders.release', undefined),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['orders.held'] })
      onReleased()
    },
  })
  const orders = look.data?.orders
  const missing = orders?.filter(({ inJournal }) => !inJournal) ?? []
  return (
    <StepFrame
      heading="Recent orders"
      note={orders !== undefined && `${counted.orders(missing.length)} not on this computer`}
      actions={
        <>
          <BackToCart onClick={onCancel} />
          <Button variant="default" size="sm" loading={look.isFetching} onClick={() => void look.refetch()}>
            Refresh
          </Button>
          <Button
            size="sm"
            leftSection={<IconEye size={16} aria-hidden />}
            disabled={orders === undefined}
            loading={release.isPending}
            onClick={() => release.mutate()}
          >
            Mark as reviewed
          </Button>
        </>
      }
    >
      <Notice tone="warn">{reason}</Notice>
      {release.error !== null && <Notice tone="bad">{appErrorOf(release.error).message}</Notice>}
      {look.isPending && <Loader size="sm" aria-label="Loading the order history" />}
      {look.error !== null && <ErrorState error={appErrorOf(look.error)} onRetry={() => void look.refetch()} />}
      {orders !== undefined && isOperator && <Notice tone="warn">{messages.lookBackOtherStores}</Notice>}
      {orders !== undefined && <HistoryOrders orders={orders} />}
    </StepFrame>
  )
}

function HistoryOrders({ orders }: { readonly orders: readonly HistoryOrderRow[] }) {
  if (orders.length === 0) return <p>{messages.lookBackNone}</p>
  return (
    <div className={classes.tableFrame} data-scrolls>
      <table className={classes.table}>
        <caption className={text.unseen}>Recent orders in the order history</caption>
        <Heads
          className={classes.head}
          of={['Order', ['Ordered', 'text'], ['On this computer', 'text'], 'Pieces', 'Net payment ₹']}
        />
        <tbody>
          {orders.map(({ poid, createddate, inJournal, quantity, netpayment }) => (
            <tr key={poid}>
              <th scope="row">{poid}</th>
              <td data-text>
                <DateText at={createddate} time />
              </td>
              <td data-text>
                <StatusBadge tone={inJournal ? 'calm' : 'warn'}>{inJournal ? 'Known' : 'Missing'}</StatusBadge>
              </td>
              <td>{quantity === undefined ? '–' : <CountText count={quantity} />}</td>
              <td>{netpayment === undefined ? '–' : <AmountText amount={netpayment} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

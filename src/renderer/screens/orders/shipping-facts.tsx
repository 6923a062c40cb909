/** The payment and shipping of an order, as far as the portal's history has them. */
import { paymentFacts, shippingFacts } from '../../../shared/domain/orders/history-facts.ts'
import { rowOfOrder } from '../../../shared/lists/areas/order-lines.ts'
import { messages } from '../../../shared/messages.ts'
import { appErrorOf } from '../../bridge/bridge.ts'
import { usePortal } from '../../bridge/queries.ts'
import { Card } from '../../parts/card.tsx'
import { Facts } from '../../parts/facts.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import { QuietError } from '../../parts/quiet-error.tsx'

export function ShippingFacts({ poid }: { readonly poid: string }) {
  const { data: read, error, refetch, isPending, isFetching } = usePortal('order.history', rowOfOrder(poid))
  const row = read?.answer.rows.find((one) => one.poid === poid)
  return (
    <Card title="Payment and shipping">
      {isPending && <LoadingState lines={3} label="Loading payment and shipping" />}
      {error !== null && read === undefined && (
        <QuietError error={appErrorOf(error)} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {read !== undefined && (
        <Facts
          facts={row === undefined ? [] : [...paymentFacts(row), ...shippingFacts(row)]}
          none={messages.shippingFactsNone}
        />
      )}
    </Card>
  )
}

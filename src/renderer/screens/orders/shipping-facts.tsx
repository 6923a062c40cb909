/** How an order is paid and travels, as far as the portal's history says. */
import { type Fact, paymentFacts, shippingFacts } from '../../../shared/domain/orders/history-facts.ts'
import { rowOfOrder } from '../../../shared/lists/areas/order-lines.ts'
import { appErrorOf } from '../../app/bridge.ts'
import { usePortal } from '../../app/queries.ts'
import { Card } from '../../parts/card.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import { Notice } from '../../parts/notice.tsx'
import { TryAgain } from '../../parts/try-again.tsx'
import classes from './details.module.css'

export function ShippingFacts({ poid }: { readonly poid: string }) {
  const { data: read, error, refetch, isPending, isFetching } = usePortal('order.history', rowOfOrder(poid))
  const row = read?.answer.rows.find((one) => one.poid === poid)
  return (
    <Card title="Payment and shipping">
      {isPending && <LoadingState lines={3} label="Loading how it is paid and ships" />}
      {error !== null && read === undefined && (
        <Notice tone="warn" actions={<TryAgain onClick={() => void refetch()} busy={isFetching} />}>
          {appErrorOf(error).message}
        </Notice>
      )}
      {read !== undefined && <Facts facts={row === undefined ? [] : [...paymentFacts(row), ...shippingFacts(row)]} />}
    </Card>
  )
}

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  if (facts.length === 0) return <p className={classes.none}>Nothing is said of its payment and shipping.</p>
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

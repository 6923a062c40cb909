/** Says if the portal takes orders from a user, and why not. */
import { appErrorOf } from '../../../bridge/bridge.ts'
import { usePortal } from '../../../bridge/queries.ts'
import { Card } from '../../../parts/card.tsx'
import { LoadingState } from '../../../parts/loading-state.tsx'
import { QuietError } from '../../../parts/quiet-error.tsx'
import { StatusBadge } from '../../../parts/status-badge.tsx'
import classes from './user-details.module.css'

export function Blocking({ id }: { readonly id: number }) {
  const { data: read, error, refetch, isFetching } = usePortal('order.blocking', { params: { userId: id } })
  const reasons = read?.answer ?? []
  return (
    <Card title="Ordering" tone={reasons.length > 0 ? 'warn' : undefined}>
      {read === undefined && error === null && <LoadingState lines={2} label="Checking for blocked orders" />}
      {read === undefined && error !== null && (
        <QuietError error={appErrorOf(error)} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {read !== undefined && reasons.length === 0 && <StatusBadge tone="good">Not blocked</StatusBadge>}
      {reasons.length > 0 && (
        <>
          <StatusBadge tone="bad">Blocked</StatusBadge>
          <ul className={classes.reasons}>
            {reasons.map(({ id: number, reason }, at) => (
              <li key={number ?? at}>{reason === '' ? 'No reason given.' : reason}</li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

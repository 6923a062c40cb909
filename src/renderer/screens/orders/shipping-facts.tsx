/** How an order is paid and travels, as far as the portal's history says. */
import { Button } from '@mantine/core'
import { dayOf } from '../../../shared/domain/dates.ts'
import { type Fact, paymentFacts, shippingFacts } from '../../../shared/domain/history-facts.ts'
import { appErrorOf } from '../../app/bridge.ts'
import { usePortal } from '../../app/queries.ts'
import { Card } from '../../parts/card.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import { Notice } from '../../parts/notice.tsx'
import classes from './details.module.css'

/** The number is looked for as a part of others; an order's own row is among so many. */
const ROWS = 20

export interface ShippingFactsProps {
  readonly poid: string
  /** ISO time of the order, where it is known: the history is asked for that day alone. */
  readonly orderedAt: string | undefined
}

export function ShippingFacts({ poid, orderedAt }: ShippingFactsProps) {
  const day = orderedAt === undefined ? undefined : dayOf(orderedAt)
  const {
    data: read,
    error,
    refetch,
    isPending,
    isFetching,
  } = usePortal('order.history', {
    query: { poid, pageNo: 1, pageSize: ROWS, ...(day !== undefined && { fromDate: day, toDate: day }) },
  })
  const row = read?.answer.rows.find((one) => one.poid === poid)
  return (
    <Card title="Payment and shipping">
      {isPending && <LoadingState lines={3} label="Loading how it is paid and ships" />}
      {error !== null && read === undefined && (
        <Notice
          tone="warn"
          actions={
            <Button size="compact-xs" variant="subtle" onClick={() => void refetch()} loading={isFetching}>
              Try again
            </Button>
          }
        >
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

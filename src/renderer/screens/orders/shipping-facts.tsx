/** How an order travels, as far as the portal's history says. */
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { dayOf } from '../../../shared/domain/dates.ts'
import { formatRupees } from '../../../shared/domain/money.ts'
import { shipsBy } from '../../../shared/domain/order-history.ts'
import type { Answer } from '../../../shared/portal/calls.ts'
import { appErrorOf } from '../../app/bridge.ts'
import { usePortal } from '../../app/queries.ts'
import { Card } from '../../parts/card.tsx'
import { DateText } from '../../parts/date-text.tsx'
import { LoadingState } from '../../parts/loading-state.tsx'
import { Notice } from '../../parts/notice.tsx'
import classes from './details.module.css'

type Row = Answer<'order.history'>['rows'][number]
type Fact = readonly [label: string, value: ReactNode]

/** The number is looked for as a part of others; an order's own row is among so many. */
const ROWS = 20

export interface ShippingFactsProps {
  readonly poid: string
  /** ISO time of the order: the history is asked for that day alone. */
  readonly orderedAt: string
}

export function ShippingFacts({ poid, orderedAt }: ShippingFactsProps) {
  const day = dayOf(orderedAt)
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
    <Card title="Shipping">
      {isPending && <LoadingState lines={3} label="Loading how it ships" />}
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
      {read !== undefined && <Facts facts={row === undefined ? [] : factsOf(row)} />}
    </Card>
  )
}

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  if (facts.length === 0) return <p className={classes.none}>Nothing is said of its shipping.</p>
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function factsOf(row: Row): readonly Fact[] {
  const { docketNo, transporterNo, bagcloseddate, shippingdetails } = row
  const promised = shipsBy(row)
  const facts: (readonly [string, ReactNode | undefined])[] = [
    ['Ships by', promised && <DateText at={promised} />],
    ['Shipped', shippingdetails?.actualdate && <DateText at={shippingdetails.actualdate} />],
    ['Courier', shippingdetails?.company],
    ['Docket', docketNo],
    ['Transporter', transporterNo],
    ['Load', shippingdetails?.loadid],
    ['Reference', shippingdetails?.referencenumber],
    ['Bag closed', bagcloseddate && <DateText at={bagcloseddate} />],
    ['Freight', shippingdetails?.amount === undefined ? undefined : formatRupees(shippingdetails.amount)],
  ]
  return facts.flatMap(([label, value]) => (value === undefined || value === '' ? [] : [[label, value] as const]))
}

/** What of an order was not given, product by product, what it is worth, and a way to order it again. */
import { Button } from '@mantine/core'
import { IconRepeat } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { formatAmount, formatCount } from '../../../shared/domain/money.ts'
import { missingPieces, sumsOfGaps, wholeGap } from '../../../shared/domain/order-lines.ts'
import type { Answer } from '../../../shared/portal/calls.ts'
import { useStore } from '../../app/app-state.ts'
import { appErrorOf } from '../../app/bridge.ts'
import { usePortal } from '../../app/queries.ts'
import { DataTable, type TableColumn } from '../../parts/data-table.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import { ListNotices } from '../../parts/list-notices.tsx'
import classes from './details.module.css'
import { OrderAgain } from './order-again.tsx'
import orders from './orders.module.css'

type Lines = Answer<'order.details'>['purchaseDetail']
type Gap = ReturnType<typeof wholeGap>
const NONE: readonly Gap[] = []

function columnsOf(gaps: readonly Gap[]): readonly TableColumn<Gap>[] {
  const sums = sumsOfGaps(gaps)
  return [
    {
      key: 'id',
      title: 'Product id',
      width: '100px',
      cell: ({ ProductID }) => ProductID,
      sortBy: ({ ProductID }) => ProductID,
    },
    {
      key: 'name',
      title: 'Product',
      width: 'minmax(200px, 1fr)',
      cell: ({ ProductName }) => (
        <span className={orders.cut} title={ProductName}>
          {ProductName}
        </span>
      ),
      sortBy: ({ ProductName }) => ProductName,
      total: 'Total',
    },
    {
      key: 'mrp',
      title: 'MRP',
      width: '110px',
      align: 'end',
      cell: ({ MRP }) => formatAmount(MRP),
      sortBy: ({ MRP }) => MRP,
    },
    ...countColumns(gaps),
    {
      key: 'gap',
      title: 'Gap',
      width: '90px',
      align: 'end',
      cell: ({ gapQty }) => <strong>{formatCount(gapQty)}</strong>,
      sortBy: ({ gapQty }) => gapQty,
      total: formatCount(sums.pieces),
    },
    {
      key: 'value',
      title: 'Value of the gap',
      width: '136px',
      align: 'end',
      cell: ({ value }) => (value === undefined ? '–' : formatAmount(value)),
      sortBy: ({ value }) => value ?? 0,
      total: formatAmount(sums.value),
    },
  ]
}

const countColumns = (gaps: readonly Gap[]): readonly TableColumn<Gap>[] => {
  const total = (count: (gap: Gap) => number) => formatCount(gaps.reduce((pieces, gap) => pieces + count(gap), 0))
  const column = (key: string, title: string, count: (gap: Gap) => number): TableColumn<Gap> => ({
    key,
    title,
    width: '90px',
    align: 'end',
    cell: (gap) => formatCount(count(gap)),
    sortBy: count,
    total: total(count),
  })
  return [
    column('ordered', 'Ordered', ({ orderedQuantity }) => orderedQuantity),
    column('given', 'Given', ({ quantity }) => quantity),
  ]
}

export function GapReport({ orderId, lines }: { readonly orderId: string; readonly lines: Lines }) {
  const store = useStore()
  const { data: read, error, isPending, isFetching, refetch } = usePortal('order.gapReport', { query: { orderId } })
  const [ordering, setOrdering] = useState(false)
  const gaps = useMemo(() => read?.answer.map((gap) => wholeGap(gap, lines)) ?? NONE, [read, lines])
  const columns = useMemo(() => columnsOf(gaps), [gaps])
  const missing = missingPieces(gaps)
  const retry = () => void refetch()
  const failed = error === null ? undefined : appErrorOf(error)
  return (
    <>
      <ListNotices read={read} error={failed} onRetry={retry} busy={isFetching} />
      {store?.isFranchisee === true && missing.length > 0 && (
        <div className={classes.again}>
          <Button
            size="compact-sm"
            leftSection={<IconRepeat size={15} aria-hidden />}
            onClick={() => setOrdering(true)}
          >
            Order the gap again
          </Button>
        </div>
      )}
      <DataTable
        label="Gap report"
        columns={columns}
        rows={gaps}
        rowKey={({ ProductID, MRP }) => `${ProductID} ${MRP}`}
        loading={isPending}
        error={read === undefined ? failed : undefined}
        onRetry={retry}
        empty={<EmptyState title="The portal has no gap report of this order" />}
      />
      {store !== undefined && (
        <OrderAgain
          store={store}
          what={ordering ? { orderId, items: missing } : undefined}
          onClose={() => setOrdering(false)}
        />
      )}
    </>
  )
}

/** What of an order was not given, product by product. */
import { formatAmount, formatCount } from '../../../shared/domain/money.ts'
import type { Answer } from '../../../shared/portal/calls.ts'
import { appErrorOf } from '../../app/bridge.ts'
import { usePortal } from '../../app/queries.ts'
import { DataTable, type TableColumn } from '../../parts/data-table.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import { SavedNotice } from '../../parts/saved-notice.tsx'
import classes from './orders.module.css'

type Gap = Answer<'order.gapReport'>[number]
const NONE: readonly Gap[] = []

const columns: readonly TableColumn<Gap>[] = [
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
    width: 'minmax(240px, 1fr)',
    cell: ({ ProductName }) => (
      <span className={classes.cut} title={ProductName}>
        {ProductName}
      </span>
    ),
    sortBy: ({ ProductName }) => ProductName,
  },
  {
    key: 'mrp',
    title: 'MRP',
    width: '110px',
    align: 'end',
    cell: ({ MRP }) => formatAmount(MRP),
    sortBy: ({ MRP }) => MRP,
  },
  {
    key: 'ordered',
    title: 'Ordered',
    width: '100px',
    align: 'end',
    cell: ({ orderedQuantity }) => formatCount(orderedQuantity),
    sortBy: ({ orderedQuantity }) => orderedQuantity,
  },
  {
    key: 'given',
    title: 'Given',
    width: '100px',
    align: 'end',
    cell: ({ quantity }) => formatCount(quantity),
    sortBy: ({ quantity }) => quantity,
  },
  {
    key: 'gap',
    title: 'Gap',
    width: '100px',
    align: 'end',
    cell: ({ gapQty }) => <strong>{formatCount(gapQty)}</strong>,
    sortBy: ({ gapQty }) => gapQty,
  },
]

export function GapReport({ orderId }: { readonly orderId: string }) {
  const { data: read, error, isPending, isFetching, refetch } = usePortal('order.gapReport', { query: { orderId } })
  const retry = () => void refetch()
  return (
    <>
      {read?.saved === true && <SavedNotice at={read.at} onRetry={retry} busy={isFetching} />}
      <DataTable
        label="Gap report"
        columns={columns}
        rows={read?.answer ?? NONE}
        rowKey={({ ProductID, MRP }) => `${ProductID} ${MRP}`}
        loading={isPending}
        error={error !== null && read === undefined ? appErrorOf(error) : undefined}
        onRetry={retry}
        empty={<EmptyState title="The portal has no gap report of this order" />}
      />
    </>
  )
}

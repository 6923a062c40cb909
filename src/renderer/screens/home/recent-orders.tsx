/** The five newest orders. */
import { Anchor } from '@mantine/core'
import { IconReceipt } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router-dom'
import { dayAt } from '../../../shared/domain/dates.ts'
import { historyQuery, recentDays } from '../../../shared/domain/history-filter.ts'
import { formatCount, formatRupees } from '../../../shared/domain/money.ts'
import { toPay, traitsOf } from '../../../shared/domain/order-history.ts'
import type { Answer } from '../../../shared/portal/calls.ts'
import { appErrorOf } from '../../app/bridge.ts'
import { useCommand } from '../../app/commands.ts'
import { STATUS_TONES } from '../../../shared/domain/order-status.ts'
import { usePortal } from '../../app/queries.ts'
import { Card } from '../../parts/card.tsx'
import { DataTable, type TableColumn } from '../../parts/data-table.tsx'
import { DateText } from '../../parts/date-text.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import { ListNotices } from '../../parts/list-notices.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'

type OrderRow = Answer<'order.history'>['rows'][number]

const RECENT = 5
const pathOf = (poid: string) => `/home/account/orderDetails/${encodeURIComponent(poid)}`

const columns: readonly TableColumn<OrderRow>[] = [
  {
    key: 'poid',
    title: 'Order',
    width: 'minmax(160px, 1.2fr)',
    cell: ({ poid }) => (
      <Anchor component={Link} to={pathOf(poid)} size="sm">
        {poid}
      </Anchor>
    ),
  },
  { key: 'date', title: 'Ordered', width: '130px', cell: ({ createddate }) => <DateText at={createddate} /> },
  {
    key: 'status',
    title: 'Status',
    width: '120px',
    cell: ({ status }) => <StatusBadge tone={STATUS_TONES[status]}>{status}</StatusBadge>,
  },
  { key: 'type', title: 'Type', width: 'minmax(120px, 1fr)', cell: (row) => traitsOf(row) || '–' },
  { key: 'items', title: 'Lines', width: '90px', align: 'end', cell: ({ totalitems }) => formatCount(totalitems) },
  { key: 'qty', title: 'Pieces', width: '90px', align: 'end', cell: ({ totalquantity }) => formatCount(totalquantity) },
  {
    key: 'net',
    title: 'Net payment',
    width: '150px',
    align: 'end',
    cell: (row) => {
      const net = toPay(row)
      return net === undefined ? '–' : formatRupees(net)
    },
  },
]

export function RecentOrders() {
  const navigate = useNavigate()
  const {
    data: read,
    error,
    refetch,
    isPending,
    isFetching,
  } = usePortal('order.history', {
    query: { ...historyQuery(recentDays(dayAt(Date.now()))), pageNo: 1, pageSize: RECENT },
  })
  const failed = error === null ? undefined : appErrorOf(error)
  useCommand('refresh', () => void refetch())
  return (
    <Card
      title="Recent orders"
      flush
      aside={
        <Anchor component={Link} to="/home/account/orderHistory" size="sm">
          All orders
        </Anchor>
      }
    >
      <ListNotices read={read} error={failed} onRetry={() => void refetch()} busy={isFetching} />
      <DataTable
        label="Recent orders"
        columns={columns}
        rows={read?.answer.rows ?? NONE}
        rowKey={({ poid }) => poid}
        onOpen={({ poid }) => navigate(pathOf(poid))}
        loading={isPending}
        error={read === undefined ? failed : undefined}
        onRetry={() => void refetch()}
        height="content"
        empty={
          <EmptyState icon={IconReceipt} title="No orders in the last three months">
            Fill the cart and place one.
          </EmptyState>
        }
      />
    </Card>
  )
}

const NONE: readonly OrderRow[] = []

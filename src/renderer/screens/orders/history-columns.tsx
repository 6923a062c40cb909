/** What the order history shows of an order. */
import { Anchor } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { formatAmount, formatCount } from '../../../shared/domain/money.ts'
import { orderKindOf } from '../../../shared/domain/shipping.ts'
import type { Answer } from '../../../shared/portal/calls.ts'
import type { TableColumn } from '../../parts/data-table.tsx'
import { DateText } from '../../parts/date-text.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import { STATUS_TONES } from '../home/order-stats.tsx'
import classes from './orders.module.css'
import { orderPath, stateFor } from './paths.ts'
import { RowActions } from './row-actions.tsx'

export type OrderRow = Answer<'order.history'>['rows'][number]

export interface ColumnDeps {
  /** The address's filters, for the way back. */
  readonly search: string
  readonly warehouseName: (id: number) => string
  /** Absent for those who have no cart. */
  readonly onReorder: ((poid: string) => void) | undefined
}

function Shipment({ row }: { readonly row: OrderRow }) {
  const { docketNo, transporterNo, shippingdetails } = row
  const second = [transporterNo, shippingdetails?.loadid].filter((part) => part !== undefined && part !== '')
  if (docketNo === undefined && second.length === 0) return <span className={classes.quiet}>–</span>
  return (
    <div
      className={classes.twoLines}
      title={[docketNo, ...second, shippingdetails?.company].filter(Boolean).join(' · ')}
    >
      <span>{docketNo ?? '–'}</span>
      <span className={classes.quiet}>{second.join(' · ')}</span>
    </div>
  )
}

const facts: readonly TableColumn<OrderRow>[] = [
  { key: 'kind', title: 'Stock', width: '112px', cell: ({ poid }) => orderKindOf(poid) ?? '–' },
  { key: 'items', title: 'Items', width: '60px', align: 'end', cell: ({ totalitems }) => formatCount(totalitems) },
  { key: 'qty', title: 'Pieces', width: '68px', align: 'end', cell: ({ totalquantity }) => formatCount(totalquantity) },
  { key: 'mrp', title: 'MRP total', width: '108px', align: 'end', cell: ({ totalMRP }) => formatAmount(totalMRP) },
  {
    key: 'net',
    title: 'Net payment',
    width: '112px',
    align: 'end',
    cell: ({ netpayment }) => <strong>{formatAmount(netpayment)}</strong>,
  },
  {
    key: 'status',
    title: 'Status',
    width: '104px',
    cell: ({ status }) => <StatusBadge tone={STATUS_TONES[status]}>{status}</StatusBadge>,
  },
  {
    key: 'gap',
    title: 'Gap',
    width: '58px',
    cell: ({ gapReport }) =>
      gapReport && (
        <span className={classes.gap} title="Not all that was ordered was given">
          <IconAlertTriangle size={13} aria-hidden /> Gap
        </span>
      ),
  },
  {
    key: 'shipsBy',
    title: 'Ships by',
    width: '104px',
    cell: ({ maxshipdate }) => (maxshipdate === undefined ? '–' : <DateText at={maxshipdate} />),
  },
  {
    key: 'shipment',
    title: 'Docket, transporter, load',
    width: 'minmax(152px, 1fr)',
    cell: (row) => <Shipment row={row} />,
  },
]

export function historyColumns({ search, warehouseName, onReorder }: ColumnDeps): readonly TableColumn<OrderRow>[] {
  return [
    {
      key: 'poid',
      title: 'PO number',
      width: 'minmax(118px, 1fr)',
      cell: ({ poid }) => (
        <Anchor component={Link} to={orderPath(poid)} state={stateFor(search)} size="sm" fw={600} title={poid}>
          {poid}
        </Anchor>
      ),
    },
    { key: 'date', title: 'Ordered', width: '104px', cell: ({ createddate }) => <DateText at={createddate} /> },
    {
      key: 'warehouse',
      title: 'Warehouse',
      width: 'minmax(120px, 1.4fr)',
      cell: ({ warehouseid }) => <span className={classes.cut}>{warehouseName(warehouseid)}</span>,
    },
    ...facts,
    {
      key: 'actions',
      title: 'Actions',
      width: '82px',
      cell: (row) => <RowActions order={row} onReorder={onReorder} />,
    },
  ]
}

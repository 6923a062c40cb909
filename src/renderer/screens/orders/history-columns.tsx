/** What the order history shows of an order. */
import { Anchor } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { formatAmount, formatCount } from '../../../shared/domain/money.ts'
import { shipsBy } from '../../../shared/domain/order-history.ts'
import { orderKindOf } from '../../../shared/domain/shipping.ts'
import type { Answer } from '../../../shared/portal/calls.ts'
import { STATUS_TONES } from '../../app/order-status.ts'
import type { TableColumn } from '../../parts/data-table.tsx'
import { DateText } from '../../parts/date-text.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import classes from './orders.module.css'
import { GAPS, orderPath, stateFor } from './paths.ts'
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

function GapMark({ poid, search }: { readonly poid: string; readonly search: string }) {
  return (
    <Link
      className={classes.gap}
      to={orderPath(poid) + GAPS}
      state={stateFor(search)}
      title="Not all that was ordered was given"
      aria-label={`Gap report of ${poid}`}
    >
      <IconAlertTriangle size={13} aria-hidden /> Gap
    </Link>
  )
}

const Promised = ({ day }: { readonly day: string | undefined }) => (day === undefined ? '–' : <DateText at={day} />)

const factsOf = (search: string): readonly TableColumn<OrderRow>[] => [
  { key: 'kind', title: 'Stock', width: '108px', cell: ({ poid }) => orderKindOf(poid) ?? '–' },
  { key: 'items', title: 'Items', width: '56px', align: 'end', cell: ({ totalitems }) => formatCount(totalitems) },
  { key: 'qty', title: 'Pieces', width: '66px', align: 'end', cell: ({ totalquantity }) => formatCount(totalquantity) },
  { key: 'mrp', title: 'MRP total', width: '106px', align: 'end', cell: ({ totalMRP }) => formatAmount(totalMRP) },
  {
    key: 'net',
    title: 'Net payment',
    width: '110px',
    align: 'end',
    cell: ({ netpayment }) => <strong>{formatAmount(netpayment)}</strong>,
  },
  {
    key: 'status',
    title: 'Status',
    width: '100px',
    cell: ({ status }) => <StatusBadge tone={STATUS_TONES[status]}>{status}</StatusBadge>,
  },
  {
    key: 'gap',
    title: 'Gap',
    width: '58px',
    cell: ({ poid, gapReport }) => gapReport && <GapMark poid={poid} search={search} />,
  },
  {
    key: 'shipsBy',
    title: 'Ships by',
    width: '100px',
    cell: (row) => <Promised day={shipsBy(row)} />,
  },
  {
    key: 'shipment',
    title: 'Shipment',
    width: '134px',
    cell: (row) => <Shipment row={row} />,
  },
]

export function historyColumns({ search, warehouseName, onReorder }: ColumnDeps): readonly TableColumn<OrderRow>[] {
  return [
    {
      key: 'poid',
      title: 'PO number',
      width: '116px',
      cell: ({ poid }) => (
        <Anchor component={Link} to={orderPath(poid)} state={stateFor(search)} size="sm" fw={600} title={poid}>
          {poid}
        </Anchor>
      ),
    },
    { key: 'date', title: 'Ordered', width: '100px', cell: ({ createddate }) => <DateText at={createddate} /> },
    {
      key: 'warehouse',
      title: 'Warehouse',
      width: 'minmax(140px, 1fr)',
      cell: ({ warehouseid }) => (
        <span className={classes.cut} title={warehouseName(warehouseid)}>
          {warehouseName(warehouseid)}
        </span>
      ),
    },
    ...factsOf(search),
    {
      key: 'actions',
      title: 'Actions',
      width: '80px',
      cell: (row) => <RowActions order={row} onReorder={onReorder} />,
    },
  ]
}

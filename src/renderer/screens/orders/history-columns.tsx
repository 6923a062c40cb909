/** What the order history shows of an order. */
import { Anchor } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import {
  couponText,
  type Fact,
  paymentFacts,
  shipmentLines,
  shippingFacts,
} from '../../../shared/domain/history-facts.ts'
import { formatAmount, formatCount } from '../../../shared/domain/money.ts'
import { hasGapReport, shipsBy, toPay, traitsOf } from '../../../shared/domain/order-history.ts'
import type { Answer } from '../../../shared/portal/calls.ts'
import { STATUS_TONES } from '../../../shared/domain/order-status.ts'
import type { TableColumn } from '../../parts/data-table.tsx'
import { DateText } from '../../parts/date-text.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import { TwoLines } from '../../parts/two-lines.tsx'
import classes from './orders.module.css'
import { GAPS, orderPath, stateFor } from './paths.ts'
import { RowActions } from './row-actions.tsx'

export type OrderRow = Answer<'order.history'>['rows'][number]

export interface ColumnDeps {
  /** The address's filters, for the way back. */
  readonly search: string
  readonly nameOf: (id: number) => string
  /** On narrow screens the day of payment stands with the order alone, so that all else can be seen. */
  readonly wide: boolean
  /** Absent for those who have no cart. */
  readonly onReorder: ((poid: string) => void) | undefined
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

const Day = ({ at, before = '' }: { readonly at: string | undefined; readonly before?: string }) =>
  at !== undefined && (
    <>
      {before}
      <DateText at={at} />
    </>
  )

const inWords = (facts: readonly Fact[]): string => facts.map(({ label, text }) => `${label}: ${text}`).join('\n')

const aboutOrder = ({ search, nameOf }: ColumnDeps): readonly TableColumn<OrderRow>[] => [
  {
    key: 'poid',
    title: 'PO number',
    width: '130px',
    cell: (row) => (
      <TwoLines
        title={[row.poid, inWords(paymentFacts(row))].join('\n')}
        first={
          <Anchor component={Link} to={orderPath(row.poid)} state={stateFor(search)} size="sm" fw={600}>
            {row.poid}
          </Anchor>
        }
        second={traitsOf(row)}
      />
    ),
  },
  {
    key: 'date',
    title: 'Ordered',
    width: '126px',
    cell: ({ createddate, cpocreateddate }) => (
      <TwoLines first={<Day at={createddate} />} second={<Day at={cpocreateddate} before="CPO " />} />
    ),
  },
  {
    key: 'warehouse',
    title: 'Warehouse',
    width: 'minmax(92px, 1fr)',
    cell: ({ warehouseid }) => (
      <span className={classes.cut} title={nameOf(warehouseid)}>
        {nameOf(warehouseid)}
      </span>
    ),
  },
  {
    key: 'qty',
    title: 'Pieces',
    width: '72px',
    align: 'end',
    cell: ({ totalquantity, totalitems }) => (
      <TwoLines
        first={formatCount(totalquantity)}
        second={totalitems === 1 ? '1 item' : `${formatCount(totalitems)} items`}
      />
    ),
  },
]

const paid: TableColumn<OrderRow> = {
  key: 'paid',
  title: 'Paid',
  width: '108px',
  cell: (row) => (
    <TwoLines first={row.paymentdate === undefined ? '–' : <Day at={row.paymentdate} />} second={couponText(row)} />
  ),
}

const aboutMoney = (wide: boolean): readonly TableColumn<OrderRow>[] => [
  {
    key: 'net',
    title: 'Net payment',
    width: '118px',
    align: 'end',
    cell: (row) => {
      const net = toPay(row)
      return (
        <TwoLines
          title={net === undefined ? 'Nothing is paid for a cancelled order' : undefined}
          first={net === undefined ? '–' : <strong>{formatAmount(net)}</strong>}
          second={`MRP ${formatAmount(row.totalMRP)}`}
        />
      )
    },
  },
  ...(wide ? [paid] : []),
]

const aboutTravel = (search: string): readonly TableColumn<OrderRow>[] => [
  {
    key: 'status',
    title: 'Status',
    width: '106px',
    cell: (row) => (
      <TwoLines
        first={<StatusBadge tone={STATUS_TONES[row.status]}>{row.status}</StatusBadge>}
        second={hasGapReport(row) && <GapMark poid={row.poid} search={search} />}
      />
    ),
  },
  {
    key: 'shipped',
    title: 'Shipped',
    width: '112px',
    cell: (row) => (
      <TwoLines
        first={row.shippingdetails?.actualdate === undefined ? '–' : <Day at={row.shippingdetails.actualdate} />}
        second={<Day at={shipsBy(row)} before="by " />}
      />
    ),
  },
  {
    key: 'shipment',
    title: 'Shipment',
    width: 'minmax(104px, 0.8fr)',
    cell: (row) => {
      const [first, second] = shipmentLines(row)
      return <TwoLines title={inWords(shippingFacts(row))} first={first || '–'} second={second} />
    },
  },
]

export const historyColumns = (deps: ColumnDeps): readonly TableColumn<OrderRow>[] => [
  ...aboutOrder(deps),
  ...aboutMoney(deps.wide),
  ...aboutTravel(deps.search),
  {
    key: 'actions',
    title: 'Actions',
    width: '76px',
    cell: (row) => <RowActions order={row} onReorder={deps.onReorder} />,
  },
]

/** The goods of an order, line by line, and what they add up to. */
import { useMemo } from 'react'
import { formatAmount, formatCount } from '../../../shared/domain/money.ts'
import {
  lineGap,
  lineShipDays,
  lineTax,
  sumsOfLines,
  type TaxName,
  taxNamesOf,
} from '../../../shared/domain/order-history.ts'
import type { Answer } from '../../../shared/portal/calls.ts'
import { DataTable, type TableColumn } from '../../parts/data-table.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import classes from './orders.module.css'

type Line = Answer<'order.details'>['purchaseDetail'][number]

const daysText = (days: number) => (days === 1 ? '1 day' : `${formatCount(days)} days`)
const percent = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const product: readonly TableColumn<Line>[] = [
  {
    key: 'id',
    title: 'Product id',
    width: '88px',
    cell: ({ ProductID }) => ProductID,
    sortBy: ({ ProductID }) => ProductID,
  },
  {
    key: 'name',
    title: 'Product',
    width: 'minmax(200px, 2fr)',
    cell: ({ ProductName }) => (
      <span className={classes.cut} title={ProductName}>
        {ProductName}
      </span>
    ),
    sortBy: ({ ProductName }) => ProductName,
    total: 'Total',
  },
  { key: 'hsn', title: 'HSN', width: '88px', cell: ({ HSNCode }) => HSNCode, sortBy: ({ HSNCode }) => HSNCode },
  {
    key: 'mrp',
    title: 'MRP',
    width: '92px',
    align: 'end',
    cell: ({ MRP }) => formatAmount(MRP),
    sortBy: ({ MRP }) => MRP,
  },
  {
    key: 'price',
    title: 'Price',
    width: '92px',
    align: 'end',
    cell: ({ ActualPrice }) => formatAmount(ActualPrice),
    sortBy: ({ ActualPrice }) => ActualPrice,
  },
  {
    key: 'discount',
    title: 'Disc. %',
    width: '76px',
    align: 'end',
    cell: ({ Discount }) => percent.format(Discount),
    sortBy: ({ Discount }) => Discount,
  },
]

/** On all given pieces of the line. */
const taxColumn = (name: TaxName, lines: readonly Line[]): TableColumn<Line> => ({
  key: name,
  title: name,
  width: '96px',
  align: 'end',
  cell: (line) => formatAmount(lineTax(line, name)),
  sortBy: (line) => lineTax(line, name),
  total: formatAmount(sumsOfLines(lines).taxes[name]),
})

function columnsOf(lines: readonly Line[]): readonly TableColumn<Line>[] {
  const sums = sumsOfLines(lines)
  return [
    ...product,
    {
      key: 'ordered',
      title: 'Ordered',
      width: '80px',
      align: 'end',
      cell: ({ OrderedQuantity }) => formatCount(OrderedQuantity),
      sortBy: ({ OrderedQuantity }) => OrderedQuantity,
      total: formatCount(sums.ordered),
    },
    {
      key: 'given',
      title: 'Given',
      width: '72px',
      align: 'end',
      cell: (line) => (
        <span data-gap={lineGap(line) > 0 || undefined} className={classes.given}>
          {formatCount(line.Quantity)}
        </span>
      ),
      sortBy: ({ Quantity }) => Quantity,
      total: formatCount(sums.given),
    },
    ...taxNamesOf(lines).map((name) => taxColumn(name, lines)),
    {
      key: 'total',
      title: 'Total',
      width: '116px',
      align: 'end',
      cell: ({ TotalPrice }) => <strong>{formatAmount(TotalPrice)}</strong>,
      sortBy: ({ TotalPrice }) => TotalPrice,
      total: formatAmount(sums.total),
    },
    {
      key: 'ships',
      title: 'Ships in',
      width: '80px',
      align: 'end',
      cell: (line) => daysText(lineShipDays(line)),
      sortBy: lineShipDays,
    },
  ]
}

export function OrderLines({ lines }: { readonly lines: readonly Line[] }) {
  const columns = useMemo(() => columnsOf(lines), [lines])
  return (
    <DataTable
      label="Lines of the order"
      columns={columns}
      rows={lines}
      rowKey={({ ProductID, MRP }) => `${ProductID} ${MRP}`}
      rowTone={(line) => (lineGap(line) > 0 ? 'warn' : undefined)}
      empty={<EmptyState title="The portal names no lines of this order" />}
    />
  )
}

/** The goods of an order, line by line, and what they add up to. */
import { useMemo } from 'react'
import { formatAmount, formatCount } from '../../../shared/domain/money.ts'
import type { OrderStatus } from '../../../shared/domain/order.ts'
import { isGiven } from '../../../shared/domain/order-history.ts'
import {
  lineGap,
  lineGiven,
  lineRate,
  lineShipDays,
  lineTax,
  lineTaxable,
  sumsOfLines,
  TAX_TITLES,
  type TaxName,
  taxNamesOf,
} from '../../../shared/domain/order-lines.ts'
import { STOCK_TYPE_TITLES } from '../../../shared/domain/shipping.ts'
import type { Answer } from '../../../shared/portal/calls.ts'
import { DataTable, type TableColumn } from '../../parts/data-table.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import { TwoLines } from '../../parts/two-lines.tsx'
import classes from './orders.module.css'
import { useWide } from './use-wide.ts'

type Line = Answer<'order.details'>['purchaseDetail'][number]

/** Pixels: two lines of text. */
const ROW = 44

const daysText = (days: number) => (days === 1 ? '1 day' : `${formatCount(days)} days`)
const percent = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })

const about = ({ ProductDesc, StockType, isReturnable }: Line): string =>
  [StockType && STOCK_TYPE_TITLES[StockType], isReturnable ? 'returnable' : 'not returnable', ProductDesc]
    .filter((part) => part !== '')
    .join(' · ')

const product: readonly TableColumn<Line>[] = [
  {
    key: 'id',
    title: 'Product id',
    width: '112px',
    cell: ({ ProductID, HSNCode }) => <TwoLines first={ProductID} second={HSNCode && `HSN ${HSNCode}`} />,
    sortBy: ({ ProductID }) => ProductID,
  },
  {
    key: 'name',
    title: 'Product',
    width: 'minmax(180px, 2fr)',
    cell: (line) => (
      <TwoLines title={`${line.ProductName}\n${about(line)}`} first={line.ProductName} second={about(line)} />
    ),
    sortBy: ({ ProductName }) => ProductName,
    total: 'Total',
  },
  {
    key: 'mrp',
    title: 'MRP',
    width: '96px',
    align: 'end',
    cell: ({ MRP, Discount }) => (
      <TwoLines first={formatAmount(MRP)} second={Discount === 0 ? undefined : `less ${percent.format(Discount)} %`} />
    ),
    sortBy: ({ MRP }) => MRP,
  },
  {
    key: 'price',
    title: 'Price incl. tax',
    width: '112px',
    align: 'end',
    cell: (line) => (
      <TwoLines first={formatAmount(line.ActualPrice)} second={`with ${percent.format(lineRate(line))} %`} />
    ),
    sortBy: ({ ActualPrice }) => ActualPrice,
  },
]

/** On all pieces of the line that are paid for. */
const taxColumn = (name: TaxName, lines: readonly Line[]): TableColumn<Line> => ({
  key: name,
  title: TAX_TITLES[name],
  width: '96px',
  align: 'end',
  cell: (line) => formatAmount(lineTax(line, name)),
  sortBy: (line) => lineTax(line, name),
  total: formatAmount(sumsOfLines(lines).taxes[name]),
})

const taxColumns = (lines: readonly Line[]): readonly TableColumn<Line>[] => [
  {
    key: 'taxable',
    title: 'Taxable',
    width: '108px',
    align: 'end',
    cell: (line) => formatAmount(lineTaxable(line)),
    sortBy: lineTaxable,
    total: formatAmount(sumsOfLines(lines).taxable),
  },
  ...taxNamesOf(lines).map((name) => taxColumn(name, lines)),
]

function columnsOf(status: OrderStatus, lines: readonly Line[], wide: boolean): readonly TableColumn<Line>[] {
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
      cell: (line) => {
        const given = lineGiven(status, line)
        return (
          <span data-gap={lineGap(status, line) > 0 || undefined} className={classes.given}>
            {given === undefined ? '–' : formatCount(given)}
          </span>
        )
      },
      sortBy: ({ Quantity }) => Quantity,
      total: isGiven(status) ? formatCount(sums.given) : '–',
    },
    ...(wide ? taxColumns(lines) : []),
    {
      key: 'total',
      title: 'Total',
      width: '116px',
      align: 'end',
      cell: ({ TotalPrice }) => <strong>{formatAmount(TotalPrice)}</strong>,
      sortBy: ({ TotalPrice }) => TotalPrice,
      total: formatAmount(sums.total),
    },
    ...(status === 'Pending' || status === 'Confirmed' ? [shipsIn(status)] : []),
  ]
}

const shipsIn = (status: OrderStatus): TableColumn<Line> => ({
  key: 'ships',
  title: 'Ships in',
  width: '80px',
  align: 'end',
  cell: (line) => {
    const days = lineShipDays(status, line)
    return days === undefined ? '–' : daysText(days)
  },
  sortBy: (line) => lineShipDays(status, line) ?? 0,
})

export function OrderLines({ status, lines }: { readonly status: OrderStatus; readonly lines: readonly Line[] }) {
  // On narrow screens taxes stand on the invoice alone, so that the total can be seen.
  const wide = useWide()
  const columns = useMemo(() => columnsOf(status, lines, wide), [status, lines, wide])
  return (
    <DataTable
      label="Lines of the order"
      columns={columns}
      rows={lines}
      rowHeight={ROW}
      rowKey={({ ProductID, MRP }) => `${ProductID} ${MRP}`}
      rowTone={(line) => (lineGap(status, line) > 0 ? 'warn' : undefined)}
      empty={<EmptyState title="The portal names no lines of this order" />}
    />
  )
}

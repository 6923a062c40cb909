/** The summary of a placed order on paper: each warehouse with its order number, and the missing pieces. */

import { ORDER_TYPES } from '../../shared/domain/catalogue/stock-types.ts'
import { addressLine } from '../../shared/domain/orders/order-address.ts'
import { OUTCOMES } from '../../shared/domain/orders/order-words.ts'
import type { SummaryRow } from '../../shared/domain/papers/order-summary.ts'
import { counted } from '../../shared/domain/values/counts.ts'
import { formatDateTime } from '../../shared/domain/values/dates.ts'
import { formatAmount, formatCount, formatRupees } from '../../shared/domain/values/money.ts'
import type { DrawingProps } from './drawing.ts'
import { Foot, Sheet } from './kit/sheet.tsx'
import { type PaperColumn, PaperTable } from './kit/table.tsx'

export function OrderSummary({ paper }: DrawingProps<'orderSummary'>) {
  const { title, storeName, placedAt, placedBy, shipsTo, key, message, rows, placed, gapQty, gapPrice } = paper
  const at = formatDateTime(placedAt)
  const gap = `Gap of the cart: ${counted.pieces(gapQty)} (${formatRupees(gapPrice)}). No warehouse can supply these, so they aren’t part of any order.`
  const lines = [
    title,
    { quiet: `${storeName} · ${at}${placedBy === undefined ? '' : ` · Placed by ${placedBy}`}` },
    shipsTo && { quiet: `Ships to ${addressLine(shipsTo)}` },
    message,
    gapQty > 0 ? gap : undefined,
  ]
  return (
    <Sheet title="Order summary" lines={lines}>
      <PaperTable
        columns={COLUMNS}
        rows={rows}
        total={[
          { text: `Placed: ${formatCount(placed.orders)}` },
          {},
          {},
          { text: formatCount(placed.quantity), align: 'end' },
          {},
          {},
          { text: formatAmount(placed.total), align: 'end' },
        ]}
      />
      <Foot>
        Ordered on {at} · StoreDesk reference: {key}
      </Foot>
    </Sheet>
  )
}

const COLUMNS: readonly PaperColumn<SummaryRow>[] = [
  { title: 'Warehouse', width: '30%', cell: ({ name }) => name, small: ({ group }) => ORDER_TYPES[group.orderType] },
  {
    title: 'Order',
    width: '24%',
    cell: ({ group }) => group.poid ?? OUTCOMES[group.outcome].word,
    small: ({ group }) => group.message,
  },
  { title: 'Lines', width: '9%', align: 'end', cell: ({ group }) => formatCount(group.items) },
  { title: 'Pieces', width: '9%', align: 'end', cell: ({ group }) => formatCount(group.quantity) },
  { title: 'Gap', width: '8%', align: 'end', cell: ({ gap }) => (gap === undefined ? '–' : formatCount(gap.gapQty)) },
  {
    title: 'Gap ₹',
    width: '10%',
    align: 'end',
    cell: ({ gap }) => (gap === undefined ? '–' : formatAmount(gap.gapPrice)),
  },
  { title: 'Total ₹', width: '13%', align: 'end', cell: ({ group }) => formatAmount(group.total) },
]

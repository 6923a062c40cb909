/** A load or a box, as a sheet for counting with a pen. */
import { counted } from '../../shared/domain/values/counts.ts'
import { formatAmount, formatCount } from '../../shared/domain/values/money.ts'
import type { DrawingProps } from './drawing.ts'
import { Sheet, Signatures, Sums } from './kit/sheet.tsx'
import { type PaperColumn, PaperTable } from './kit/table.tsx'

type Line = DrawingProps<'receivingSheet'>['paper']['lines'][number]

export function ReceivingSheetPaper({ paper }: DrawingProps<'receivingSheet'>) {
  const { title, storeName, at, lines, pieces } = paper
  const orders = new Set(lines.map((line) => ordersOf(line)))
  const [order = ''] = orders
  // If every line belongs to one order, that is named above, and the lines have more room for the product.
  const isOneOrder = orders.size === 1
  return (
    <Sheet title={title} lines={[storeName, { quiet: `Printed on ${at}` }]}>
      <PaperTable
        look="pen"
        heading={isOneOrder && order !== '' ? `Products of order ${order}` : 'Products'}
        columns={isOneOrder ? COLUMNS : WITH_ORDERS}
        rows={lines}
      />
      <Sums parts={[counted.products(lines.length), `${counted.pieces(pieces)} expected`]} />
      <Signatures of={['Counted by', 'Checked by', 'Date']} />
    </Sheet>
  )
}

const ordersOf = ({ orders }: Line): string => orders.join(', ')

const pen = (title: string, width: string): PaperColumn<Line> => ({ title, width, pen: true, cell: () => undefined })

const COLUMNS: readonly PaperColumn<Line>[] = [
  { title: 'No.', width: '8mm', align: 'end', cell: (_, nth) => nth + 1 },
  { title: 'Product ID', width: '17mm', strong: true, cell: ({ id }) => id },
  { title: 'Product', cell: ({ name }) => name },
  { title: 'MRP', width: '17mm', align: 'end', cell: ({ mrp }) => (mrp === undefined ? '' : formatAmount(mrp)) },
  { title: 'Expected', width: '15mm', align: 'end', strong: true, cell: ({ expected }) => formatCount(expected) },
  pen('Counted', '14mm'),
  pen('Short', '12mm'),
  pen('Excess', '12mm'),
  pen('Damaged', '15mm'),
]

const WITH_ORDERS = COLUMNS.map((column) => (column.title === 'Product' ? { ...column, small: ordersOf } : column))

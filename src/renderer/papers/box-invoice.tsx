import { counted } from '../../shared/domain/values/counts.ts'
import { formatAmount, formatCount, formatRupees, type Paise } from '../../shared/domain/values/money.ts'
import type { DrawingProps } from './drawing.ts'
import { Sheet, Signatures, Sums } from './kit/sheet.tsx'
import { type PaperColumn, PaperTable } from './kit/table.tsx'

type Line = DrawingProps<'boxInvoice'>['paper']['lines'][number]

export function BoxInvoicePaper({ paper }: DrawingProps<'boxInvoice'>) {
  const { box, storeName, at, lines, pieces, worth } = paper
  const products = new Set(lines.map(({ productId }) => productId)).size
  return (
    <Sheet title={`Packing list of box ${box}`} lines={[storeName, { quiet: `Printed on ${at}` }]}>
      <PaperTable look="large" heading="Contents" columns={COLUMNS} rows={lines} />
      <Sums
        parts={[
          counted.products(products),
          counted.pieces(pieces),
          ...(worth === undefined ? [] : [`${formatRupees(worth)} at MRP`]),
        ]}
      />
      <Signatures of={['Packed by', 'Checked by', 'Date']} />
    </Sheet>
  )
}

const amountOr = (amount: Paise | undefined) => (amount === undefined ? '' : formatAmount(amount))
const countOr = (pieces: number | undefined) => (pieces === undefined ? '' : formatCount(pieces))

const COLUMNS: readonly PaperColumn<Line>[] = [
  { title: 'No.', width: '9mm', align: 'end', cell: (_, nth) => nth + 1 },
  { title: 'PO number', width: '26mm', cell: ({ POID }) => POID },
  { title: 'Product ID', width: '21mm', strong: true, cell: ({ productId }) => productId },
  { title: 'Product', cell: ({ productName }) => productName },
  { title: 'MRP', width: '20mm', align: 'end', cell: ({ MRP }) => amountOr(MRP) },
  { title: 'This box', width: '15mm', align: 'end', strong: true, cell: ({ Quatity }) => countOr(Quatity) },
  { title: 'All boxes', width: '15mm', align: 'end', cell: ({ TotalQuantity }) => countOr(TotalQuantity) },
  { title: 'Value at MRP', width: '25mm', align: 'end', cell: ({ worth }) => amountOr(worth) },
]

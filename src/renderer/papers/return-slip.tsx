import { RETURN_WORDS } from '../../shared/domain/returns/returns.ts'
import { counted } from '../../shared/domain/values/counts.ts'
import { formatDate } from '../../shared/domain/values/dates.ts'
import { formatAmount, formatCount } from '../../shared/domain/values/money.ts'
import { dotted } from '../../shared/text.ts'
import type { DrawingProps } from './drawing.ts'
import { Sheet, Signatures, Sums } from './kit/sheet.tsx'
import { type PaperColumn, PaperTable } from './kit/table.tsx'

type Slip = DrawingProps<'returnSlip'>['paper']
type Line = NonNullable<Slip['products']>[number]

export function ReturnSlipPaper({ paper }: DrawingProps<'returnSlip'>) {
  const { of, ReferenceID, InvoiceDate, AWB, ShippingCompany, boxid, products = [], pieces } = paper
  const raised = InvoiceDate === undefined ? '' : `Raised ${formatDate(InvoiceDate)}`
  return (
    <Sheet
      title={`${RETURN_WORDS[of].long}: in-transit slip`}
      lines={[
        dotted(ReferenceID, raised, boxid && `Box ${boxid}`),
        `From ${dotted(paper.StoreName, paper.StoreAddress)}`,
        `To ${dotted(paper.WareHouseName, paper.WareHouseAddress)}`,
        AWB === '' ? { quiet: 'Not handed to a courier yet' } : `By ${dotted(ShippingCompany, `AWB no. ${AWB}`)}`,
      ]}
    >
      <PaperTable look="large" heading="Contents" columns={COLUMNS} rows={products} />
      <Sums parts={[counted.products(products.length), counted.pieces(pieces)]} />
      <Signatures of={['Packed by', 'Handed to', 'Date']} />
    </Sheet>
  )
}

const COLUMNS: readonly PaperColumn<Line>[] = [
  { title: 'No.', width: '9mm', align: 'end', cell: (_, nth) => nth + 1 },
  { title: 'Product ID', width: '21mm', strong: true, cell: ({ ProductID }) => ProductID },
  { title: 'Product', cell: ({ ProductName }) => ProductName },
  { title: 'Reason', width: '38mm', cell: ({ Reason }) => Reason },
  { title: 'MRP', width: '21mm', align: 'end', cell: ({ MRP }) => (MRP === undefined ? '' : formatAmount(MRP)) },
  { title: 'Pieces', width: '16mm', align: 'end', strong: true, cell: ({ Quantity }) => formatCount(Quantity) },
]

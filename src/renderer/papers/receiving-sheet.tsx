/** A load or a box to be counted with a pen. */
import { counted } from '../../shared/domain/values/counts.ts'
import { formatAmount, formatCount } from '../../shared/domain/values/money.ts'
import type { DrawingProps } from './drawing.ts'
import { Sheet, Signatures, Sums } from './kit/sheet.tsx'
import { type PaperColumn, PaperTable } from './kit/table.tsx'

type Line = DrawingProps<'receivingSheet'>['paper']['lines'][number]

export function ReceivingSheetPaper({ paper }: DrawingProps<'receivingSheet'>) {
  const { title, storeName, at, lines, pieces } = paper
  return (
    <Sheet title={title} lines={[storeName, { quiet: `made ${at}` }]}>
      <PaperTable look="large" heading="What should be in it" columns={COLUMNS} rows={lines} />
      <Sums parts={[counted.products(lines.length), `${counted.pieces(pieces)} expected`]} />
      <Signatures of={['Counted by', 'Checked by', 'Date']} />
    </Sheet>
  )
}

/** Room for a pen. */
const empty = (title: string): PaperColumn<Line> => ({ title, width: '16mm', cell: () => undefined })

const COLUMNS: readonly PaperColumn<Line>[] = [
  { title: 'No.', width: '9mm', align: 'end', cell: (_, nth) => nth + 1 },
  { title: 'Product id', width: '21mm', strong: true, cell: ({ id }) => id },
  { title: 'Product', cell: ({ name }) => name, small: ({ orders }) => orders.join(', ') },
  { title: 'MRP', width: '19mm', align: 'end', cell: ({ mrp }) => (mrp === undefined ? '' : formatAmount(mrp)) },
  { title: 'Expected', width: '17mm', align: 'end', strong: true, cell: ({ expected }) => formatCount(expected) },
  empty('Counted'),
  empty('Short'),
  empty('Excess'),
  empty('Damaged'),
]

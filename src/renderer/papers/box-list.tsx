import { counted } from '../../shared/domain/values/counts.ts'
import { formatCount } from '../../shared/domain/values/money.ts'
import type { DrawingProps } from './drawing.ts'
import { Sheet, Signatures, Sums, TickBox } from './kit/sheet.tsx'
import { type PaperColumn, PaperTable } from './kit/table.tsx'

type Box = DrawingProps<'boxList'>['paper']['boxes'][number]

export function BoxListPaper({ paper }: DrawingProps<'boxList'>) {
  const { load, storeName, at, boxes, pieces } = paper
  return (
    <Sheet title={`Boxes of load ${load}`} lines={[storeName, { quiet: `Printed on ${at}` }]}>
      <PaperTable look="large" heading="Tick each box received" columns={COLUMNS} rows={boxes} />
      <Sums parts={[counted.boxes(boxes.length), counted.pieces(pieces)]} />
      <Signatures of={['Received by', 'Checked by', 'Date']} />
    </Sheet>
  )
}

const COLUMNS: readonly PaperColumn<Box>[] = [
  { title: '', width: '10mm', align: 'centre', cell: () => <TickBox /> },
  { title: 'No.', width: '12mm', align: 'end', cell: (_, nth) => nth + 1 },
  { title: 'Box', strong: true, cell: ({ bagNumber }) => bagNumber },
  {
    title: 'Pieces',
    width: '22mm',
    align: 'end',
    cell: ({ BagInQty }) => (BagInQty === undefined ? '' : formatCount(BagInQty)),
  },
  { title: 'Remarks', width: '70mm', cell: () => undefined },
]

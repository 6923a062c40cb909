/** A picking list: a table per warehouse, whose name is repeated on every sheet it continues on. */

import type { PickingLine } from '../../shared/domain/papers/picking-list.ts'
import { counted } from '../../shared/domain/values/counts.ts'
import { formatAmount, formatCount, formatRupees } from '../../shared/domain/values/money.ts'
import { dotted } from '../../shared/text.ts'
import type { DrawingProps } from './drawing.ts'
import { Sheet, Signatures, Sums, TickBox } from './kit/sheet.tsx'
import { type PaperColumn, PaperTable } from './kit/table.tsx'

export function PickingListPaper({ paper }: DrawingProps<'pickingList'>) {
  const { title, storeName, at, stockAt, groups, gaps, totals } = paper
  const missing = totals.missing > 0 ? `, gap of ${counted.pieces(totals.missing)}` : ''
  return (
    <Sheet title={title} lines={[storeName, { quiet: `Printed on ${at} · Stock as of ${stockAt}` }]}>
      {groups.map(({ key, warehouse, kind, lines, pieces, total }) => (
        <PaperTable
          key={key}
          look="large"
          heading={
            <>
              {warehouse}
              {kind !== '' && <small> {kind}</small>}
            </>
          }
          columns={TO_PICK}
          rows={lines}
          total={[
            { text: `${warehouse}: ${counted.lines(lines.length)}, ${formatRupees(total)} incl. GST`, span: 4 },
            { text: counted.pieces(pieces), span: 2, align: 'end' },
          ]}
        />
      ))}
      {gaps.length > 0 && (
        <PaperTable look="large" heading="Not available at any warehouse" columns={MISSING} rows={gaps} />
      )}
      <Sums
        parts={[
          `${counted.lines(totals.lines)} in the cart, ${counted.pieces(totals.pieces)} to pick${missing}`,
          `${formatRupees(totals.total)} incl. GST`,
        ]}
      />
      <Signatures of={['Picked by', 'Checked by', 'Date']} />
    </Sheet>
  )
}

type Listed = PickingLine & { readonly why?: string }

const columns = (tick: PaperColumn<Listed>, pieces: string): readonly PaperColumn<Listed>[] => [
  { ...tick, width: '9mm' },
  { title: 'No.', width: '9mm', align: 'end', cell: (_, nth) => nth + 1 },
  { title: 'Product ID', width: '21mm', strong: true, cell: ({ id }) => id },
  { title: 'Product', cell: ({ name }) => name, small: ({ about, why = '' }) => dotted(about, why) },
  { title: 'MRP', width: '21mm', align: 'end', cell: ({ mrp }) => formatAmount(mrp) },
  { title: pieces, width: '16mm', align: 'end', strong: true, cell: ({ qty }) => formatCount(qty) },
]

const TO_PICK = columns({ title: 'Tick', cell: () => <TickBox /> }, 'Pieces')
const MISSING = columns({ title: '', cell: () => undefined }, 'Gap')

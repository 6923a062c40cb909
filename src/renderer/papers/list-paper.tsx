/** A list on paper: title and filters, then its rows under heads that every sheet repeats. */
import type { SheetCell } from '../../shared/papers/list-sheet.ts'
import { dotted } from '../../shared/text.ts'
import type { DrawingProps } from './drawing.ts'
import { Sheet } from './kit/sheet.tsx'
import { type PaperColumn, PaperTable } from './kit/table.tsx'

export function ListPaper({ paper }: DrawingProps<'list'>) {
  const { title, storeName, scope, count, balances, at, note, columns, rows, totals } = paper
  const all = columns.reduce((sum, { width }) => sum + width, 0)
  const drawn = columns.map(
    ({ title: head, width, align }, nth): PaperColumn<readonly SheetCell[]> => ({
      title: head,
      width: `${(100 * width) / all}%`,
      ...(align === 'end' && { align }),
      cell: (cells) => cells[nth]?.[0],
      small: (cells) => cells[nth]?.[1],
    }),
  )
  const total = totals?.map(([text], nth) => ({
    text,
    ...(columns[nth]?.align === 'end' && { align: 'end' as const }),
  }))
  return (
    <Sheet
      title={title}
      lines={[dotted(scope, count), balances || undefined, { quiet: `${storeName} · Printed on ${at}` }, note]}
    >
      <PaperTable columns={drawn} rows={rows} total={total} />
    </Sheet>
  )
}

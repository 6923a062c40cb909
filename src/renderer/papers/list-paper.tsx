/** A list on paper: what it is and what of it is shown, then its rows under heads that every sheet repeats. */

import type { SheetCell } from '../../shared/papers/list-sheet.ts'
import { dotted } from '../../shared/text.ts'
import type { DrawingProps } from './drawing.ts'
import classes from './list-paper.module.css'
import frame from './table-paper.module.css'

export function ListPaper({ paper }: DrawingProps<'list'>) {
  const { title, storeName, scope, count, at, note, columns, rows, totals } = paper
  const all = columns.reduce((sum, { width }) => sum + width, 0)
  return (
    <article className={frame.paper} aria-label={title}>
      <header className={frame.head}>
        <h1>{title}</h1>
        <p>{dotted(scope, count)}</p>
        <p className={frame.quiet}>
          {storeName} · made {at}
        </p>
        {note !== undefined && <p>{note}</p>}
      </header>
      <table className={classes.table}>
        <colgroup>
          {columns.map(({ title: head, width }) => (
            <col key={head} style={{ width: `${(100 * width) / all}%` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map(({ title: head, align }) => (
              <th key={head} data-align={align} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what is printed doesn't move.
            <Row key={nth} cells={row} columns={columns} />
          ))}
          {totals !== undefined && <Row cells={totals} columns={columns} isTotal />}
        </tbody>
      </table>
    </article>
  )
}

interface RowProps {
  readonly cells: readonly SheetCell[]
  readonly columns: DrawingProps<'list'>['paper']['columns']
  readonly isTotal?: boolean
}

function Row({ cells, columns, isTotal = false }: RowProps) {
  return (
    <tr data-total={isTotal || undefined}>
      {columns.map(({ title, align }, at) => (
        <td key={title} data-align={align}>
          {cells[at]?.[0]}
          {cells[at]?.[1] !== undefined && <small>{cells[at]?.[1]}</small>}
        </td>
      ))}
    </tr>
  )
}

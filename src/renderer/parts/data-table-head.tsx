/** The headings of a table: a button where a column can be sorted by. */
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import classes from './data-table.module.css'

export interface HeadCell {
  readonly key: string
  readonly title: string
  readonly align: 'start' | 'end' | 'center'
  readonly sortable: boolean
  readonly sorted: 'ascending' | 'descending' | undefined
}

export interface DataTableHeadProps {
  readonly cells: readonly HeadCell[]
  readonly tracks: string
  readonly onSort: (key: string) => void
}

export function DataTableHead({ cells, tracks, onSort }: DataTableHeadProps) {
  return (
    <div className={classes.head} role="rowgroup">
      <div className={classes.headRow} role="row" aria-rowindex={1} style={{ gridTemplateColumns: tracks }}>
        {cells.map(({ key, title, align, sortable, sorted }) => (
          <div key={key} role="columnheader" className={classes.headCell} data-align={align} aria-sort={sorted}>
            {sortable ? (
              <button type="button" className={classes.sort} onClick={() => onSort(key)}>
                {title}
                {sorted === 'ascending' && <IconArrowUp size={12} aria-hidden />}
                {sorted === 'descending' && <IconArrowDown size={12} aria-hidden />}
              </button>
            ) : (
              title
            )}
          </div>
        ))}
      </div>
    </div>
  )
}

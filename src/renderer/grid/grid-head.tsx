/** The headings of a grid. A click sorts; the rows keep their order while numbers change. */
import { VisuallyHidden } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import classes from './grid.module.css'

export interface GridColumn {
  readonly key: string
  readonly title: string
  readonly align: 'start' | 'end'
  /** True if the title is only for screen readers. */
  readonly untitled?: boolean
  /** The order that its heading sorts by. */
  readonly order?: string | undefined
}

export interface GridSort<By extends string = string> {
  readonly by: By
  readonly descending: boolean
}

/**
 * The next sort after a click: ascending, descending, none. `sort` must be the present one: the rendered one may be stale, and of two quick
 * clicks both must count.
 */
export function nextSort<By extends string>(sort: GridSort<By> | undefined, by: By): GridSort<By> | undefined {
  if (sort?.by !== by) return { by, descending: false }
  return sort.descending ? undefined : { by, descending: true }
}

export interface GridHeadProps {
  readonly columns: readonly GridColumn[]
  /** The title of the last column, if there is one. */
  readonly end: string | undefined
  readonly sort: GridSort | undefined
  /** The key of the column whose number has step buttons. */
  readonly steps?: string | undefined
  /** Called when the heading for that order is clicked. */
  readonly onSort: (by: string) => void
}

export function GridHead({ columns, end, sort, steps, onSort }: GridHeadProps) {
  const direction = sort?.descending === true ? 'descending' : 'ascending'
  return (
    <div className={classes.head} role="rowgroup">
      <div className={classes.headRow} role="row" aria-rowindex={1}>
        {columns.map(({ key, title, align, untitled, order }) => {
          const sorted = order !== undefined && sort?.by === order ? direction : undefined
          return (
            <div
              key={key}
              role="columnheader"
              className={classes.cell}
              data-align={align}
              data-steps={key === steps || undefined}
              aria-sort={sorted}
            >
              {untitled && <VisuallyHidden>{title}</VisuallyHidden>}
              {!untitled && order === undefined && title}
              {!untitled && order !== undefined && (
                <button type="button" className={classes.sort} onClick={() => onSort(order)}>
                  {title}
                  {sorted === 'ascending' && <IconArrowUp size={12} aria-hidden />}
                  {sorted === 'descending' && <IconArrowDown size={12} aria-hidden />}
                </button>
              )}
            </div>
          )
        })}
        {end !== undefined && (
          <div role="columnheader" className={classes.cell} data-align="end">
            <VisuallyHidden>{end}</VisuallyHidden>
          </div>
        )}
      </div>
    </div>
  )
}

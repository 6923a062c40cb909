/** The headings of a grid. A click sorts; the order stays as it is while numbers change. */
import { VisuallyHidden } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import classes from './grid.module.css'

export interface GridColumn {
  readonly key: string
  readonly title: string
  readonly align: 'start' | 'end'
  /** Its title is heard, not seen. */
  readonly untitled?: boolean
  /** What its heading sorts by. */
  readonly order?: string | undefined
}

export interface GridSort<By extends string = string> {
  readonly by: By
  readonly descending: boolean
}

/** Up, down, back to the rows' own order. `sort` is the order at this moment: what is drawn may be older, and two quick clicks both count. */
export function nextSort<By extends string>(sort: GridSort<By> | undefined, by: By): GridSort<By> | undefined {
  if (sort?.by !== by) return { by, descending: false }
  return sort.descending ? undefined : { by, descending: true }
}

export interface GridHeadProps {
  readonly columns: readonly GridColumn[]
  /** What the column at the end is for, where there is one. */
  readonly end: string | undefined
  readonly sort: GridSort | undefined
  /** Key of the column whose number has buttons beside it. */
  readonly steps?: string | undefined
  /** The heading of that order was pressed. */
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

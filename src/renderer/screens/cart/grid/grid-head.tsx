/** The headings of the cart. A click sorts; the order stays as it is while quantities change. */
import { VisuallyHidden } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { CartOrder, CartSort } from '../../../../shared/domain/cart-view.ts'
import { alignOf } from '../../../../shared/lists/columns.ts'
import { cartColumns, ORDERS } from './columns.ts'
import classes from './grid.module.css'

/** Up, down, back to the cart's own order. */
function nextSort(sort: CartSort | undefined, by: CartOrder): CartSort | undefined {
  if (sort?.by !== by) return { by, descending: false }
  return sort.descending ? undefined : { by, descending: true }
}

export interface GridHeadProps {
  readonly columns: readonly string[]
  readonly sort: CartSort | undefined
  readonly onSort: (sort: CartSort | undefined) => void
}

export function GridHead({ columns, sort, onSort }: GridHeadProps) {
  return (
    <div className={classes.head} role="rowgroup">
      <div className={classes.headRow} role="row" aria-rowindex={1}>
        {columns.map((key) => {
          const column = cartColumns[key]
          const order = ORDERS[key]
          const direction = sort?.descending === true ? 'descending' : 'ascending'
          const sorted = order !== undefined && sort?.by === order ? direction : undefined
          const align = column === undefined || key === 'id' ? 'start' : alignOf(column.kind)
          return (
            <div key={key} role="columnheader" className={classes.cell} data-align={align} aria-sort={sorted}>
              {order === undefined ? (
                <HeadTitle column={key} />
              ) : (
                <button type="button" className={classes.sort} onClick={() => onSort(nextSort(sort, order))}>
                  {column?.title}
                  {sorted === 'ascending' && <IconArrowUp size={12} aria-hidden />}
                  {sorted === 'descending' && <IconArrowDown size={12} aria-hidden />}
                </button>
              )}
            </div>
          )
        })}
        <div role="columnheader" className={classes.cell} data-align="end">
          <VisuallyHidden>Delete</VisuallyHidden>
        </div>
      </div>
    </div>
  )
}

function HeadTitle({ column }: { readonly column: string }) {
  const title = cartColumns[column]?.title
  return column === 'picture' ? <VisuallyHidden>{title}</VisuallyHidden> : title
}

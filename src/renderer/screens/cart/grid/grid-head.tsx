/** The headings of the cart. A click sorts; the order stays as it is while quantities change. */
import { VisuallyHidden } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { CartOrder, CartSort } from '../../../../shared/domain/cart-view.ts'
import { gridColumns } from './columns.ts'
import classes from './grid.module.css'

const HIDDEN_TITLES: Readonly<Record<string, string>> = { picture: 'Picture', delete: 'Delete' }

/** Up, down, back to the cart's own order. */
function nextSort(sort: CartSort | undefined, by: CartOrder): CartSort | undefined {
  if (sort?.by !== by) return { by, descending: false }
  return sort.descending ? undefined : { by, descending: true }
}

export interface GridHeadProps {
  readonly sort: CartSort | undefined
  readonly onSort: (sort: CartSort | undefined) => void
}

export function GridHead({ sort, onSort }: GridHeadProps) {
  return (
    <div className={classes.head} role="rowgroup">
      <div className={classes.headRow} role="row" aria-rowindex={1}>
        {gridColumns.map(({ key, title, align, order }) => {
          const direction = sort?.descending === true ? 'descending' : 'ascending'
          const sorted = order !== undefined && sort?.by === order ? direction : undefined
          return (
            <div key={key} role="columnheader" className={classes.cell} data-align={align} aria-sort={sorted}>
              {order === undefined ? (
                <HeadTitle column={key} title={title} />
              ) : (
                <button type="button" className={classes.sort} onClick={() => onSort(nextSort(sort, order))}>
                  {title}
                  {sorted === 'ascending' && <IconArrowUp size={12} aria-hidden />}
                  {sorted === 'descending' && <IconArrowDown size={12} aria-hidden />}
                </button>
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}

const HeadTitle = ({ column, title }: { readonly column: string; readonly title: string }) =>
  title === '' ? <VisuallyHidden>{HIDDEN_TITLES[column]}</VisuallyHidden> : title

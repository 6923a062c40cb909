/** Products as table rows, for users who order by numbers rather than by pictures. */
import { useRef } from 'react'
import stack from '../parts/stack.module.css'
import text from '../parts/text.module.css'
import { useTextScale } from '../theme/device.ts'
import { PICK_BAR } from './product-grid.tsx'
import type { ProductItems } from './product-items.ts'
import { ProductLine } from './product-line.tsx'
import classes from './product-table.module.css'
import { useProductRows } from './use-product-rows.ts'

const COLUMNS = [
  { title: 'Product ID' },
  { title: 'Picture', isUnseen: true },
  { title: 'Product' },
  { title: 'Size' },
  { title: 'MRP', align: 'end' },
  { title: 'Margin', align: 'end' },
  { title: 'Net', align: 'end' },
  { title: 'Stock' },
  { title: 'Ships in', align: 'end' },
] as const
const ORDERING = [{ title: 'In cart', align: 'end' }, { title: 'Quantity' }] as const

/** The height in pixels of the sticky head. */
const HEAD = 32

export function ProductTable(props: ProductItems) {
  const { label, styles, total } = props
  const body = useRef<HTMLDivElement>(null)
  const scale = useTextScale()
  const isPicking = props.picked.products.size > 0
  const { isOrdering, virtual, top, onKeyDown, placeOf, itemOf } = useProductRows(body, props, {
    columns: 1,
    gap: 0,
    covered: (HEAD + (isPicking ? PICK_BAR : 0)) * scale,
    shape: scale,
  })
  return (
    <div
      className={`${stack.box} ${classes.table}`}
      role="grid"
      aria-label={label}
      aria-rowcount={total + 1}
      data-ordering={isOrdering || undefined}
      data-picking={isPicking || undefined}
    >
      <Head isOrdering={isOrdering} />
      <div
        ref={body}
        className={classes.body}
        role="rowgroup"
        style={{ height: virtual.getTotalSize() }}
        onKeyDown={onKeyDown}
      >
        {virtual.getVirtualItems().map(({ index, start }) => {
          const view = styles[index]?.[0]
          if (view === undefined) return null
          const item = itemOf(view)
          return (
            <div
              key={view.facts.id}
              ref={virtual.measureElement}
              data-index={index}
              role="row"
              aria-rowindex={index + 2}
              aria-label={view.facts.name}
              aria-selected={item.isPicked}
              className={classes.row}
              data-picked={item.isPicked || undefined}
              data-in-cart={item.inCart !== undefined || undefined}
              style={{ transform: `translateY(${start - top}px)` }}
              {...placeOf(index)}
            >
              <ProductLine {...item} />
            </div>
          )
        })}
      </div>
    </div>
  )
}

const Head = ({ isOrdering }: { readonly isOrdering: boolean }) => (
  <div className={classes.head} role="rowgroup">
    <div className={classes.headRow} role="row" aria-rowindex={1}>
      <div role="columnheader">
        <span className={text.unseen}>Selected</span>
      </div>
      {(isOrdering ? [...COLUMNS, ...ORDERING] : COLUMNS).map((column) => (
        <div
          key={column.title}
          role="columnheader"
          className={classes.cell}
          data-align={'align' in column ? column.align : undefined}
        >
          {'isUnseen' in column ? <span className={text.unseen}>{column.title}</span> : column.title}
        </div>
      ))}
    </div>
  </div>
)

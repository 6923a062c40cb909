/** Products in lines: for whoever orders by numbers rather than by pictures. */
import { useRef, useState } from 'react'
import { useTextScale } from '../app/device.ts'
import type { ProductItems } from './product-items.ts'
import { ProductLine } from './product-line.tsx'
import classes from './product-table.module.css'
import { useInCart, useOrdering } from './use-in-cart.ts'
import { useOpenProduct } from './use-open-product.ts'
import { useProductWindow } from './use-product-window.ts'
import { PLACE, useRoving } from './use-roving.ts'

const COLUMNS = [
  { title: 'Id' },
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

/** Pixels of what stays at the top: the bar and the head. */
const BAR = 52
const HEAD = 32

export function ProductTable({ label, products, total, places, quickView, picked, more }: ProductItems) {
  const body = useRef<HTMLDivElement>(null)
  const scale = useTextScale()
  const isOrdering = useOrdering(places)
  const inCart = useInCart(isOrdering)
  const open = useOpenProduct(places, quickView)
  const [kept, setCurrent] = useState(0)
  const current = Math.min(kept, products.length - 1)
  const { virtual, top } = useProductWindow(body, {
    view: 'table',
    rows: products.length,
    gap: 0,
    current,
    covered: (BAR + HEAD) * scale,
    shape: scale,
    more,
  })
  const idAt = (index: number) => products[index]?.facts.id
  const { onKeyDown } = useRoving(body, [current, setCurrent], {
    count: products.length,
    columns: 1,
    scrollTo: (index) => virtual.scrollToIndex(index),
    open: (index) => open(idAt(index)),
    pick: picked && ((index) => picked.toggle(idAt(index) ?? 0, false)),
  })
  const columns = isOrdering ? [...COLUMNS, ...ORDERING] : COLUMNS
  return (
    <div
      className={classes.table}
      role="grid"
      aria-label={label}
      aria-rowcount={total + 1}
      data-ordering={isOrdering || undefined}
      data-picking={picked !== undefined || undefined}
    >
      <div className={classes.head} role="rowgroup">
        <div className={classes.headRow} role="row" aria-rowindex={1}>
          {picked !== undefined && (
            <div role="columnheader">
              <span className={classes.unseen}>Chosen</span>
            </div>
          )}
          {columns.map((column) => (
            <div
              key={column.title}
              role="columnheader"
              className={classes.cell}
              data-align={'align' in column ? column.align : undefined}
            >
              {'isUnseen' in column ? <span className={classes.unseen}>{column.title}</span> : column.title}
            </div>
          ))}
        </div>
      </div>
      <div
        ref={body}
        className={classes.body}
        role="rowgroup"
        style={{ height: virtual.getTotalSize() }}
        onKeyDown={onKeyDown}
      >
        {virtual.getVirtualItems().map(({ index, start }) => {
          const view = products[index]
          if (view === undefined) return null
          const { id } = view.facts
          const isPicked = picked?.products.has(id)
          return (
            <div
              key={id}
              ref={virtual.measureElement}
              data-index={index}
              role="row"
              aria-rowindex={index + 2}
              aria-selected={isPicked}
              className={classes.row}
              data-picked={isPicked || undefined}
              data-in-cart={inCart.has(id) || undefined}
              style={{ transform: `translateY(${start - top}px)` }}
              {...{ [PLACE]: index }}
              tabIndex={index === current ? 0 : -1}
              onFocus={() => setCurrent(index)}
            >
              <ProductLine
                view={view}
                places={places}
                quickView={quickView(id)}
                inCart={inCart.get(id)}
                isPicked={isPicked}
                onPick={picked?.toggle}
              />
            </div>
          )
        })}
      </div>
    </div>
  )
}

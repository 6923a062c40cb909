import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useTextScale } from '../theme/device.ts'
import { ProductCard } from './product-card.tsx'
import classes from './product-grid.module.css'
import type { ProductItems } from './product-items.ts'
import { StyleCard } from './style-card.tsx'
import { useProductRows } from './use-product-rows.ts'

/** The least width of a card, in rem. */
const CARD_REM = 12.5
const GAP = 10
/** The height in pixels of the bar that is sticky while something is selected. */
export const PICK_BAR = 44

export function ProductGrid(props: ProductItems) {
  const { label, styles, total } = props
  const grid = useRef<HTMLDivElement>(null)
  const columns = useColumns(grid)
  const scale = useTextScale()
  const { virtual, top, onKeyDown, placeOf, itemOf, styleOf } = useProductRows(grid, props, {
    columns,
    gap: GAP,
    covered: props.picked.products.size > 0 ? PICK_BAR * scale : 0,
    shape: columns,
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows stand between the list and what it lists
    <div
      ref={grid}
      className={classes.grid}
      role="list"
      aria-label={label}
      style={{ height: virtual.getTotalSize() }}
      onKeyDown={onKeyDown}
    >
      {virtual.getVirtualItems().map(({ index, start }) => (
        <div
          key={index}
          ref={virtual.measureElement}
          data-index={index}
          role="presentation"
          className={classes.row}
          style={{
            transform: `translateY(${start - top}px)`,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          }}
        >
          {styles.slice(index * columns, (index + 1) * columns).map((style, nth) => {
            const at = index * columns + nth
            const [view] = style
            if (view === undefined) return null
            return (
              // biome-ignore lint/a11y/useSemanticElements: rows stand between the list and what it lists
              <div
                key={view.facts.id}
                role="listitem"
                className={classes.item}
                aria-setsize={total}
                aria-posinset={at + 1}
                {...placeOf(at)}
              >
                {style.length === 1 ? <ProductCard {...itemOf(view)} /> : <StyleCard {...styleOf(style)} />}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

/** The number of cards per row. */
function useColumns(grid: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(1)
  useLayoutEffect(() => {
    const element = grid.current
    if (element === null) return
    const look = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      setColumns(Math.max(1, Math.floor((element.clientWidth + GAP) / (CARD_REM * rem + GAP))))
    }
    look()
    const watch = new ResizeObserver(look)
    watch.observe(element)
    return () => watch.disconnect()
  }, [grid])
  return columns
}

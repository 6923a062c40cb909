/** Products in rows of cards: only what is in sight is drawn, more is fetched near the end, and who comes back is where he was. */
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { ProductView } from '../../shared/domain/product-view.ts'
import type { ProductPlaces } from './places.ts'
import { ProductCard } from './product-card.tsx'
import classes from './product-grid.module.css'
import { keepPlace, placeAt } from './scroll-places.ts'
import { useInCart, useOrdering } from './use-in-cart.ts'

/** Narrower than this, in the root's letters, a card says too little. */
const CARD_REM = 12.5
const GAP = 10
/** Pixels of a row as the last one was measured: who comes back finds rows of that height before they are drawn. */
let rowHeight = 320

export interface ProductGridProps {
  readonly label: string
  readonly products: readonly ProductView[]
  /** As many as there are, the ones that aren't fetched yet included. */
  readonly total: number
  readonly places: ProductPlaces
  readonly quickView: (id: number) => string
  /** Called near the end. */
  readonly more: () => void
}

/** The screen's own scrolling: so what stands above goes away, and at 200 % there is room for the products. */
const scroller = (): HTMLElement | null => document.getElementById('screen')

export function ProductGrid({ label, products, total, places, quickView, more }: ProductGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  const { columns, top } = useMeasures(grid)
  const inCart = useInCart(useOrdering(places))
  const rows = Math.ceil(products.length / columns)
  const virtual = useVirtualizer({
    count: rows,
    getScrollElement: scroller,
    estimateSize: () => rowHeight,
    gap: GAP,
    overscan: 2,
    scrollMargin: top,
    initialOffset: () => placeAt(key),
    measureElement: (element) => {
      rowHeight = element.getBoundingClientRect().height
      return rowHeight
    },
    onChange: ({ scrollOffset }) => {
      if (scrollOffset !== null) keepPlace(key, scrollOffset)
    },
  })
  // What lies over the screen has an entry of its own.
  useEffect(() => keepPlace(key, scroller()?.scrollTop ?? 0), [key])
  // Other columns are other rows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is measured anew is the rows.
  useLayoutEffect(() => virtual.measure(), [virtual, columns])
  const items = virtual.getVirtualItems()
  // What is drawn beyond isn't in sight yet.
  const lastInSight = virtual.range?.endIndex ?? -1
  useEffect(() => {
    if (lastInSight >= rows - 2) more()
  }, [lastInSight, rows, more])
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows stand between the list and what it lists
    <div ref={grid} className={classes.grid} role="list" aria-label={label} style={{ height: virtual.getTotalSize() }}>
      {items.map(({ index, start }) => (
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
          {products.slice(index * columns, (index + 1) * columns).map((view, at) => (
            // biome-ignore lint/a11y/useSemanticElements: rows stand between the list and what it lists
            <div
              key={view.facts.id}
              role="listitem"
              className={classes.item}
              aria-setsize={total}
              aria-posinset={index * columns + at + 1}
            >
              <ProductCard
                view={view}
                places={places}
                quickView={quickView(view.facts.id)}
                inCart={inCart.get(view.facts.id)}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

/** How many cards stand side by side, and how far below the scroller's top the first row is. */
function useMeasures(grid: React.RefObject<HTMLDivElement | null>): { readonly columns: number; readonly top: number } {
  const [measures, setMeasures] = useState({ columns: 1, top: 0 })
  useLayoutEffect(() => {
    const element = grid.current
    const page = scroller()
    if (element === null || page === null) return
    const look = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const columns = Math.max(1, Math.floor((element.clientWidth + GAP) / (CARD_REM * rem + GAP)))
      const above = element.getBoundingClientRect().top - page.getBoundingClientRect().top + page.scrollTop
      const top = Math.round(above)
      setMeasures((before) => (before.columns === columns && before.top === top ? before : { columns, top }))
    }
    look()
    const watch = new ResizeObserver(look)
    // What stands above it may grow and shrink: notices, chips.
    for (const one of [element, ...(element.parentElement?.children ?? [])]) watch.observe(one)
    return () => watch.disconnect()
  }, [grid])
  return measures
}

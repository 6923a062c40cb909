/** Products in rows of cards. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useTextScale } from '../app/device.ts'
import { ProductCard } from './product-card.tsx'
import classes from './product-grid.module.css'
import type { ProductItems } from './product-items.ts'
import { useInCart, useOrdering } from './use-in-cart.ts'
import { useOpenProduct } from './use-open-product.ts'
import { useProductWindow } from './use-product-window.ts'
import { PLACE, useRoving } from './use-roving.ts'

/** Narrower than this, in the root's letters, a card says too little. */
const CARD_REM = 12.5
const GAP = 10
/** Pixels of the bar that stays at the top. */
const BAR = 52

export function ProductGrid({ label, products, total, places, quickView, picked, more }: ProductItems) {
  const grid = useRef<HTMLDivElement>(null)
  const columns = useColumns(grid)
  const scale = useTextScale()
  const inCart = useInCart(useOrdering(places))
  const open = useOpenProduct(places, quickView)
  const [kept, setCurrent] = useState(0)
  const current = Math.min(kept, products.length - 1)
  const { virtual, top } = useProductWindow(grid, {
    view: 'cards',
    rows: Math.ceil(products.length / columns),
    gap: GAP,
    current: Math.floor(current / columns),
    covered: BAR * scale,
    shape: columns,
    more,
  })
  const idAt = (index: number) => products[index]?.facts.id
  const { onKeyDown } = useRoving(grid, [current, setCurrent], {
    count: products.length,
    columns,
    scrollTo: (index) => virtual.scrollToIndex(Math.floor(index / columns)),
    open: (index) => open(idAt(index)),
    pick: picked && ((index) => picked.toggle(idAt(index) ?? 0, false)),
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
          {products.slice(index * columns, (index + 1) * columns).map((view, nth) => {
            const at = index * columns + nth
            const { id } = view.facts
            return (
              // biome-ignore lint/a11y/useSemanticElements: rows stand between the list and what it lists
              <div
                key={id}
                role="listitem"
                className={classes.item}
                aria-setsize={total}
                aria-posinset={at + 1}
                {...{ [PLACE]: at }}
                tabIndex={at === current ? 0 : -1}
                onFocus={() => setCurrent(at)}
              >
                <ProductCard
                  view={view}
                  places={places}
                  quickView={quickView(id)}
                  inCart={inCart.get(id)}
                  isPicked={picked?.products.has(id)}
                  onPick={picked?.toggle}
                />
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

/** How many cards stand side by side. */
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

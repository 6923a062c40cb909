/** The common behaviour of product cards and rows: windowing, keyboard navigation, opening, selecting. */
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { ListingView } from '../../shared/domain/catalogue/listing.ts'
import type { ProductView } from '../../shared/domain/pricing/product-view.ts'
import { ofWholeStyle, type Style } from '../../shared/domain/pricing/styles.ts'
import { useSellThrough } from '../catalogue/movements.ts'
import type { ProductItem, ProductItems, StyleItem } from './product-items.ts'
import { keepPlace, placeAt } from './scroll-places.ts'
import { useInCart, useOrdering } from './use-in-cart.ts'
import { useOpenProduct } from './use-open-product.ts'
import { type ProductWindowOptions, useProductWindow } from './use-product-window.ts'
import { PLACE, useRoving } from './use-roving.ts'

export interface ProductRowsOptions extends Pick<ProductWindowOptions, 'gap' | 'covered' | 'shape'> {
  readonly columns: number
}

export function useProductRows(
  list: RefObject<HTMLElement | null>,
  { view, styles, places, quickView, picked, more }: ProductItems,
  { columns, ...windowOptions }: ProductRowsOptions,
) {
  const isOrdering = useOrdering(places)
  const inCart = useInCart(isOrdering)
  const moving = useMemo(
    () => styles.flat().map(({ facts: { id, category } }) => ({ id, categoryId: category.id })),
    [styles],
  )
  const movements = useSellThrough(moving, isOrdering)
  const open = useOpenProduct(places, quickView)
  const [current, setCurrent] = useCurrent(list, view, styles.length)
  const { virtual, top } = useProductWindow(list, {
    ...windowOptions,
    view,
    rows: Math.ceil(styles.length / columns),
    current: Math.floor(current / columns),
    isArs: places.isArs === true,
    more,
  })
  const idAt = (index: number) => styles[index]?.[0]?.facts.id
  const { onKeyDown } = useRoving(list, [current, setCurrent], {
    count: styles.length,
    columns,
    scrollTo: (index) => virtual.scrollToIndex(Math.floor(index / columns)),
    open: (index) => open(idAt(index)),
    pick: (index) => picked.toggle(idsOf(styles[index] ?? []), false),
  })
  return {
    isOrdering,
    virtual,
    top,
    onKeyDown,
    /** The attributes by which the keyboard finds an item, and its tabIndex. */
    placeOf: (index: number) => ({
      [PLACE]: index,
      tabIndex: index === current ? 0 : -1,
      onFocus: () => setCurrent(index),
    }),
    itemOf: (view: ProductView): ProductItem => ({
      view,
      places,
      quickView: quickView(view.facts.id),
      inCart: inCart.get(view.facts.id),
      showsSales: movements !== undefined,
      movement: movements?.of(view.facts.id),
      isPicked: picked.products.has(view.facts.id),
      onPick: picked.toggle,
    }),
    styleOf: (style: Style): StyleItem => ({
      style,
      places,
      quickView: quickView(style[0]?.facts.id ?? 0),
      inCart,
      picked: picked.products,
      onPick: picked.toggle,
      setPicked: picked.setAll,
    }),
  }
}

/** The item with the keyboard; restored when the user comes back to the listing. */
function useCurrent(
  list: RefObject<HTMLElement | null>,
  view: ListingView,
  count: number,
): readonly [current: number, (index: number) => void] {
  const { key } = useLocation()
  const [startIndex, setStartIndex] = useState(() => {
    const { current } = placeAt(key)
    return current?.view === view ? current.index : undefined
  })
  const current = Math.min(startIndex ?? 0, count - 1)
  // An overlay has a history entry of its own.
  useEffect(() => {
    if (startIndex !== undefined) keepPlace(key, { current: { view, index: startIndex } })
  }, [key, view, startIndex])
  const isBack = useRef(startIndex !== undefined)
  useEffect(() => {
    if (!isBack.current) return
    // The item is rendered a moment after the list.
    const item = list.current?.querySelector<HTMLElement>(`[${PLACE}="${current}"]`)
    if (!item) return
    isBack.current = false
    // The screen's heading had the focus for that moment; any other focused element keeps it.
    if (document.activeElement?.matches('body, main, h1')) item.focus({ preventScroll: true })
  })
  return [current, setStartIndex]
}

const idsOf = (style: Style): readonly number[] => ofWholeStyle(style).map(({ facts }) => facts.id)

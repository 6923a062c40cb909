/** What cards and lines of products do alike: those in sight are drawn, keys go from one to the next, open and choose it. */
import { type RefObject, useState } from 'react'
import type { ProductView } from '../../shared/domain/catalogue/product-view.ts'
import { ofWholeStyle, type Style } from '../../shared/domain/catalogue/styles.ts'
import type { ProductItem, ProductItems, StyleItem } from './product-items.ts'
import { useInCart, useOrdering } from './use-in-cart.ts'
import { useOpenProduct } from './use-open-product.ts'
import { type ProductWindowAsked, useProductWindow } from './use-product-window.ts'
import { PLACE, useRoving } from './use-roving.ts'

export interface ProductRowsAsked extends Pick<ProductWindowAsked, 'gap' | 'covered' | 'shape'> {
  /** How many stand side by side. */
  readonly columns: number
}

export function useProductRows(
  list: RefObject<HTMLElement | null>,
  { view, styles, places, quickView, picked, more }: ProductItems,
  { columns, ...asked }: ProductRowsAsked,
) {
  const isOrdering = useOrdering(places)
  const inCart = useInCart(isOrdering)
  const open = useOpenProduct(places, quickView)
  const [kept, setCurrent] = useState(0)
  const current = Math.min(kept, styles.length - 1)
  const { virtual, top } = useProductWindow(list, {
    ...asked,
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
    /** Where the keys find it, and whether Tab comes to it. */
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

const idsOf = (style: Style): readonly number[] => ofWholeStyle(style).map(({ facts }) => facts.id)

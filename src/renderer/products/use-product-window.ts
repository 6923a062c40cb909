/** Renders only the visible rows of products, loads more near the end, and restores the scroll position when the user comes back. */
import { type Range, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { ListingView } from '../../shared/domain/catalogue/listing.ts'
import { drawnRows } from '../grid/use-row-window.ts'
import { keepPlace, placeAt } from './scroll-places.ts'

/** The height of a row in pixels as last measured, used for rows that haven't been rendered. */
const heights: Record<ListingView, number> = { styles: 400, cards: 320, table: 45 }
/** The share of the loaded rows after which more are loaded; earlier for My ARS (documents 1 and 2). */
const NEAR_THE_END = { usual: 0.9, ars: 0.8 } as const

/** The screen itself scrolls, so that the content above scrolls away and leaves room for products at 200 %. */
const scroller = (): HTMLElement | null => document.getElementById('screen')

export const scrollToTop = (): void => scroller()?.scrollTo(0, 0)

export interface ProductWindowOptions {
  readonly view: ListingView
  readonly rows: number
  /** Pixels between rows. */
  readonly gap: number
  /** The row with the keyboard: it is always rendered. */
  readonly current: number
  /** Pixels covered by sticky elements at the top. */
  readonly covered: number
  /** A value that changes whenever the height of all rows does. */
  readonly shape: number
  readonly isArs: boolean
  /** Called near the end. */
  readonly more: () => void
}

export interface ProductWindow {
  readonly virtual: Virtualizer<HTMLElement, Element>
  /** Pixels from the scroller's top to the first row. */
  readonly top: number
}

export function useProductWindow(list: RefObject<HTMLElement | null>, options: ProductWindowOptions): ProductWindow {
  const { view, rows, gap, current, covered, shape, isArs, more } = options
  const nearTheEnd = rows * NEAR_THE_END[isArs ? 'ars' : 'usual']
  const { key } = useLocation()
  const top = useTop(list)
  const [{ heights: measured }] = useState(() => placeAt(key))
  const drawn = `${view} ${shape}`
  const known = measured.get(drawn) ?? new Map<number, number>()
  measured.set(drawn, known)
  const virtual = useVirtualizer<HTMLElement, Element>({
    count: rows,
    getScrollElement: scroller,
    estimateSize: (row) => known.get(row) ?? heights[view],
    gap,
    // Rows may render a moment after the scrolling: the overscan is there already.
    useFlushSync: false,
    overscan: view === 'table' ? 8 : 2,
    scrollMargin: top,
    scrollPaddingStart: covered,
    initialOffset: () => placeAt(key).top,
    rangeExtractor: useCallback((range: Range) => drawnRows(range, [current]), [current]),
    measureElement: (element) => {
      const { height } = element.getBoundingClientRect()
      heights[view] = height
      known.set(Number(element.getAttribute('data-index')), height)
      return height
    },
    onChange: ({ scrollOffset }) => {
      if (scrollOffset !== null) keepPlace(key, { top: scrollOffset, heights: measured })
    },
  })
  // An overlay has a history entry of its own.
  useEffect(() => keepPlace(key, { top: scroller()?.scrollTop ?? 0, heights: measured }), [key, measured])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is measured anew is the rows.
  useLayoutEffect(() => virtual.measure(), [virtual, shape])
  // Overscan rows aren't visible yet.
  const lastInSight = virtual.range?.endIndex ?? -1
  useEffect(() => {
    if (lastInSight + 1 >= nearTheEnd) more()
  }, [lastInSight, nearTheEnd, more])
  return { virtual, top }
}

/** The distance of the list from the scroller's top; notices and chips above it change that. */
function useTop(list: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const [element, page] = [list.current, scroller()]
    if (element === null || page === null) return
    const look = () => {
      const above = element.getBoundingClientRect().top - page.getBoundingClientRect().top + page.scrollTop
      setTop(Math.round(above))
    }
    look()
    const watch = new ResizeObserver(look)
    for (let one: Element = element; one !== page && one.parentElement !== null; one = one.parentElement) {
      for (const beside of one.parentElement.children) watch.observe(beside)
    }
    return () => watch.disconnect()
  }, [list])
  return top
}

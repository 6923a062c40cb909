/** Rows of products of which only those in sight are drawn; more are fetched near the end, and who comes back is where he was. */
import { type Range, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { ListingView } from '../../shared/domain/catalogue/listing.ts'
import { drawnRows } from '../grid/use-row-window.ts'
import { keepPlace, placeAt } from './scroll-places.ts'

/** Pixels of a row as the last one was measured: one that wasn't drawn yet is taken to be as high. */
const heights: Record<ListingView, number> = { styles: 400, cards: 320, table: 45 }
/** More is fetched once this much of what is there was scrolled through; earlier where My ARS is filled (documents 1 and 2). */
const NEAR_THE_END = { usual: 0.9, ars: 0.8 } as const

/** The screen's own scrolling: so what stands above goes away, and at 200 % there is room for the products. */
const scroller = (): HTMLElement | null => document.getElementById('screen')

export const scrollToTop = (): void => scroller()?.scrollTo(0, 0)

export interface ProductWindowAsked {
  readonly view: ListingView
  readonly rows: number
  /** Pixels between rows. */
  readonly gap: number
  /** The row that the keyboard is at: it is drawn, in sight or not. */
  readonly current: number
  /** Pixels that stick to the top and cover what lies there. */
  readonly covered: number
  /** Whatever changes the height of all rows. */
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

export function useProductWindow(list: RefObject<HTMLElement | null>, asked: ProductWindowAsked): ProductWindow {
  const { view, rows, gap, current, covered, shape, isArs, more } = asked
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
    // Rows may come a moment after the scrolling: those beyond the edge are there already.
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
  // What lies over the screen has an entry of its own.
  useEffect(() => keepPlace(key, { top: scroller()?.scrollTop ?? 0, heights: measured }), [key, measured])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is measured anew is the rows.
  useLayoutEffect(() => virtual.measure(), [virtual, shape])
  // What is drawn beyond isn't in sight yet.
  const lastInSight = virtual.range?.endIndex ?? -1
  useEffect(() => {
    if (lastInSight + 1 >= nearTheEnd) more()
  }, [lastInSight, nearTheEnd, more])
  return { virtual, top }
}

/** How far below the scroller's top the list begins; what stands above it may grow and shrink: notices, chips. */
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

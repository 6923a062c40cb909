/** Renders only the visible rows of a list, by their indices. */
import { defaultRangeExtractor, type Range, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useTextScale } from '../theme/device.ts'

/** Lengths are pixels at normal text size. */
export interface RowWindowOptions {
  readonly count: number
  /** The height of every row, or a function of the index; a function must keep its identity as long as the heights stay. */
  readonly height: number | ((index: number) => number)
  readonly overscan: number
  /** Pixels covered at the scroller's top and bottom: a row behind them isn't visible. */
  readonly above?: number
  readonly below?: number
  /** Rows that are always rendered, to keep their input and focus. */
  readonly pinned?: ((range: Range) => readonly (number | undefined)[]) | undefined
}

export interface RowWindow {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly items: readonly VirtualItem[]
  /** The height of all rows in pixels. */
  readonly size: number
  readonly range: Range | null
  scrollTo(index: number, align?: 'auto' | 'center'): void
  /** The number of rows of this height that PageDown moves by: the last visible row stays visible. */
  pageOf(height: number): number
}

export function useRowWindow({ count, height, overscan, above = 0, below = 0, pinned }: RowWindowOptions): RowWindow {
  const scroller = useRef<HTMLDivElement>(null)
  const scale = useTextScale()
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => scale * (typeof height === 'number' ? height : height(index)),
    overscan,
    rangeExtractor: useCallback((range: Range) => drawnRows(range, pinned?.(range) ?? []), [pinned]),
    scrollPaddingStart: above * scale,
    scrollPaddingEnd: below * scale,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is measured anew is the heights.
  useEffect(() => virtual.measure(), [virtual, scale, height])
  return {
    scroller,
    items: virtual.getVirtualItems(),
    size: virtual.getTotalSize(),
    range: virtual.range === null ? null : { ...virtual.range, overscan, count },
    scrollTo: useCallback((index, align = 'auto') => virtual.scrollToIndex(index, { align }), [virtual]),
    pageOf: useCallback(
      (rowHeight) => {
        const visibleHeight = (scroller.current?.clientHeight ?? 0) / scale - above - below
        return Math.max(1, Math.floor(visibleHeight / rowHeight) - 1)
      },
      [scale, above, below],
    ),
  }
}

/** The visible and the held rows, in order. */
export const drawnRows = (range: Range, pinned: readonly (number | undefined)[]): number[] =>
  [
    ...new Set([
      ...pinned.filter((at) => at !== undefined && at >= 0 && at < range.count),
      ...defaultRangeExtractor(range),
    ]),
  ]
    .filter((at) => at !== undefined)
    .sort((one, other) => one - other)

/** Rows of which only those in sight are drawn, by their places among all. */
import { defaultRangeExtractor, type Range, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useTextScale } from '../app/device.ts'

/** Lengths are pixels at the usual size of text. */
export interface RowWindowOptions {
  readonly count: number
  /** Of every row, or of each by its place: then a function that changes only with the heights. */
  readonly height: number | ((index: number) => number)
  /** Rows that are drawn beyond those in sight. */
  readonly overscan: number
  /** What lies over the rows at the scroller's top and bottom: a row behind it isn't in sight. */
  readonly above?: number
  readonly below?: number
  /** Rows that are drawn in sight or not: they keep what is typed into them, and the focus. */
  readonly held?: ((range: Range) => readonly (number | undefined)[]) | undefined
}

export interface RowWindow {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly items: readonly VirtualItem[]
  /** Pixels of all rows together. */
  readonly size: number
  readonly range: Range | null
  scrollTo(index: number, align?: 'auto' | 'center'): void
  /** Rows of a height that PageDown goes on by: what was the last one in sight is still there. */
  pageOf(height: number): number
}

export function useRowWindow({ count, height, overscan, above = 0, below = 0, held }: RowWindowOptions): RowWindow {
  const scroller = useRef<HTMLDivElement>(null)
  const scale = useTextScale()
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => scale * (typeof height === 'number' ? height : height(index)),
    overscan,
    rangeExtractor: useCallback((range: Range) => drawnRows(range, held?.(range) ?? []), [held]),
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
        const seen = (scroller.current?.clientHeight ?? 0) / scale - above - below
        return Math.max(1, Math.floor(seen / rowHeight) - 1)
      },
      [scale, above, below],
    ),
  }
}

/** Those in sight and those held, in their order. */
export const drawnRows = (range: Range, held: readonly (number | undefined)[]): number[] =>
  [
    ...new Set([
      ...held.filter((at) => at !== undefined && at >= 0 && at < range.count),
      ...defaultRangeExtractor(range),
    ]),
  ]
    .filter((at) => at !== undefined)
    .sort((one, other) => one - other)

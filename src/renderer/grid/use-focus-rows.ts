/** A windowed list with one current row: Tab goes to it, keys move from it, and it is always rendered, even out of view. */
import { type KeyboardEvent, useCallback, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { moveOf } from './keys.ts'
import { type RowWindow, type RowWindowOptions, useRowWindow } from './use-row-window.ts'

export interface FocusRows extends RowWindow {
  /** -1 if there are no rows. */
  readonly current: number
  setCurrent(index: number): void
  /** Scrolls a row into view and focuses it, or the element in it that matches `within`. */
  goTo(index: number, within?: string): void
  /** Focuses a row once it is rendered. */
  want(index: number): void
  /** Returns true if the key moved to another row. */
  move(event: KeyboardEvent): boolean
}

export interface FocusRowsOptions extends Omit<RowWindowOptions, 'pinned' | 'height'> {
  /** The height of every row in pixels at normal text size. */
  readonly height: number
  /** Another row that is always rendered. */
  readonly pinned?: number | undefined
  /** The row that has the focus at first. */
  readonly first?: number
}

/** Each row must carry its index as `data-index`. */
export function useFocusRows({ pinned, first, ...options }: FocusRowsOptions): FocusRows {
  const { count } = options
  const [visited, setCurrent] = useState(0)
  const current = Math.min(visited, count - 1)
  const view = useRowWindow({ ...options, pinned: useCallback(() => [current, pinned], [current, pinned]) })
  const { scroller, scrollTo, pageOf } = view
  const pendingFocus = useRef(first === undefined ? undefined : { index: first, within: '' })
  const [, redraw] = useReducer((times: number) => times + 1, 0)

  // As soon as it is rendered, so that the next key reaches the row.
  useLayoutEffect(() => {
    if (pendingFocus.current === undefined) return
    const { index, within } = pendingFocus.current
    const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)
    if (row === null || row === undefined) return
    pendingFocus.current = undefined
    const inside = within === '' ? null : row.querySelector<HTMLElement>(within)
    ;(inside ?? row).focus({ preventScroll: true })
  })

  const goTo = (index: number, within = '') => {
    const to = Math.max(0, Math.min(count - 1, index))
    pendingFocus.current = { index: to, within }
    setCurrent(to)
    redraw()
    scrollTo(to)
  }
  return {
    ...view,
    current,
    setCurrent,
    goTo,
    want: (index) => {
      pendingFocus.current = { index, within: '' }
    },
    move: (event) => {
      const to = moveOf(event, current, pageOf(options.height), count, false)
      if (to === undefined) return false
      event.preventDefault()
      goTo(to)
      return true
    },
  }
}

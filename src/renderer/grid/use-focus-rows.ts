/** Rows in a window, one of which the keyboard is at: Tab comes to it, keys go on from it, and it is drawn, in sight or not. */
import { type KeyboardEvent, useCallback, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { moveOf } from './keys.ts'
import { type RowWindow, type RowWindowOptions, useRowWindow } from './use-row-window.ts'

export interface FocusRows extends RowWindow {
  /** -1 where there are no rows. */
  readonly current: number
  setCurrent(index: number): void
  /** Brings a row into sight and focuses it, or what the selector `within` finds in it. */
  goTo(index: number, within?: string): void
  /** The row that gets the focus once it is drawn. */
  want(index: number): void
  /** True when the key moved to another row. */
  move(event: KeyboardEvent): boolean
}

export interface FocusRowsOptions extends Omit<RowWindowOptions, 'held' | 'height'> {
  /** Pixels of every row at the usual size of text. */
  readonly height: number
  /** A row besides the current one that is drawn, in sight or not. */
  readonly held?: number | undefined
  /** The row that has the focus from the beginning. */
  readonly first?: number
}

/** Each row carries its place as `data-index`. */
export function useFocusRows({ held, first, ...options }: FocusRowsOptions): FocusRows {
  const { count } = options
  const [visited, setCurrent] = useState(0)
  const current = Math.min(visited, count - 1)
  const view = useRowWindow({ ...options, held: useCallback(() => [current, held], [current, held]) })
  const { scroller, scrollTo, pageOf } = view
  const wanted = useRef(first === undefined ? undefined : { index: first, within: '' })
  const [, redraw] = useReducer((times: number) => times + 1, 0)

  // As soon as it is drawn, so that the next key finds the row.
  useLayoutEffect(() => {
    if (wanted.current === undefined) return
    const { index, within } = wanted.current
    const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)
    if (row === null || row === undefined) return
    wanted.current = undefined
    const inside = within === '' ? null : row.querySelector<HTMLElement>(within)
    ;(inside ?? row).focus({ preventScroll: true })
  })

  const goTo = (index: number, within = '') => {
    const to = Math.max(0, Math.min(count - 1, index))
    wanted.current = { index: to, within }
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
      wanted.current = { index, within: '' }
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

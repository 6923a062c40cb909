/** The actions of keys and the mouse on a grid's rows: move, select, fill, copy, paste, delete. */
import { type KeyboardEvent, useMemo } from 'react'
import { type Cursor, chooseAll, chooseNone, chosenOf, extendTo, moveTo, toggle } from './cursor.ts'
import { moveOf } from './keys.ts'
import type { GridSource } from './source.ts'

interface Mouse {
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
}

export interface GridActions {
  /** Returns true if the key moved the cursor. */
  move(event: KeyboardEvent): boolean
  /** Returns true if the key moved the end of the range. */
  extend(event: KeyboardEvent): boolean
  press(place: number, mouse: Mouse): void
  drag(place: number): void
  chooseAll(): void
  /** Returns true if anything was selected. */
  chooseNone(): boolean
  /**
   * Sets all selected rows to a number; without one, to the first selected row's number, or, for a single row, to that of the row above.
   */
  fill(typed: number | undefined, down: boolean): void
  /** The selected rows as text for a spreadsheet; undefined if there is only the cursor. */
  copy(): string | undefined
  /** Returns false for text that the field handles itself. */
  takes(text: string): boolean
  /** Returns false if the text wasn't taken. */
  paste(text: string): boolean
  /** Asks to delete the given rows, or the selected ones. */
  askToDelete(ids?: readonly number[]): void
  explain(id: number): void
  undoRedo(way: 'undo' | 'redo'): void
}

export interface GridActionsDeps<Row> {
  readonly source: GridSource<Row>
  readonly cursor: Cursor
  /** Rows in display order. */
  readonly places: readonly number[]
  /** The number of rows that fit on the screen. */
  readonly page: () => number
  readonly scrollTo: (index: number) => void
  readonly onDelete: (ids: readonly number[]) => void
  readonly onExplain: (id: number) => void
  readonly onUndoRedo: (way: 'undo' | 'redo') => void
}

export function useGridActions<Row>(deps: GridActionsDeps<Row>): GridActions {
  const { source, cursor, places, page, scrollTo, onDelete, onExplain, onUndoRedo } = deps
  return useMemo(
    () => ({
      ...choosing({ source, cursor, places, page, scrollTo }),
      ...changing({ source, cursor, places, onDelete }),
      explain: onExplain,
      undoRedo: onUndoRedo,
    }),
    [source, cursor, places, page, scrollTo, onDelete, onExplain, onUndoRedo],
  )
}

type Deps<Row, Key extends keyof GridActionsDeps<Row>> = Pick<
  GridActionsDeps<Row>,
  'source' | 'cursor' | 'places' | Key
>
type Choosing = Pick<GridActions, 'move' | 'extend' | 'press' | 'drag' | 'chooseAll' | 'chooseNone'>

function choosing<Row>({ source, cursor, places, page, scrollTo }: Deps<Row, 'page' | 'scrollTo'>): Choosing {
  let dragging = false
  /** The row that a key leads to; scrolls it into view. */
  const goal = (event: KeyboardEvent, from: number | undefined): number | undefined => {
    const to = moveOf(event, from === undefined ? -1 : places.indexOf(from), page(), places.length, true)
    const at = to === undefined ? -1 : Math.max(0, Math.min(places.length - 1, to))
    if (places[at] !== undefined) scrollTo(at)
    return places[at]
  }
  return {
    move: (event) => {
      const place = goal(event, cursor.getState().place)
      if (place === undefined) return false
      event.preventDefault()
      moveTo(cursor, place)
      return true
    },
    extend: (event) => {
      const { place, end = place } = cursor.getState()
      const to = goal(event, end)
      if (to === undefined) return false
      extendTo(cursor, places, to)
      return true
    },
    press: (place, { shiftKey, ctrlKey }) => {
      dragging = !ctrlKey
      // A field that is unmounted gets no blur event.
      source.finishTyping()
      if (shiftKey) extendTo(cursor, places, place)
      else if (ctrlKey) toggle(cursor, place)
      else moveTo(cursor, place)
    },
    drag: (place) => {
      if (dragging) extendTo(cursor, places, place)
    },
    chooseAll: () => chooseAll(cursor, places),
    chooseNone: () => {
      const any = cursor.getState().chosen.size > 0
      chooseNone(cursor)
      return any
    },
  }
}

type Changing = Pick<GridActions, 'fill' | 'copy' | 'takes' | 'paste' | 'askToDelete'>

function changing<Row>({ source, cursor, places, onDelete }: Deps<Row, 'onDelete'>): Changing {
  const { number, idOf, rowAt } = source
  const rowsOf = (some: readonly number[]) => some.flatMap((place) => rowAt(place) ?? [])
  const idsOf = (some: readonly number[]) => rowsOf(some).map(idOf)
  const hasChosen = () => cursor.getState().chosen.size > 0
  const valueAt = (place: number | undefined) => {
    const row = place === undefined ? undefined : rowAt(place)
    return row === undefined ? undefined : number.of(row)
  }
  const fill = (some: readonly number[], value: number | undefined) => {
    if (value !== undefined) source.fill(idsOf(some), value)
  }
  const takes = (text: string) => source.isRange(text) || hasChosen()
  return {
    fill: (typed, down) => {
      const { place } = cursor.getState()
      const some = chosenOf(cursor, places)
      const first = some.length > 1 || place === undefined ? some[0] : places[places.indexOf(place) - 1]
      fill(some, typed ?? valueAt(down ? first : place))
    },
    copy: () => (hasChosen() ? source.copy(rowsOf(chosenOf(cursor, places))) : undefined),
    takes,
    paste: (text) => {
      if (!takes(text)) return false
      if (!source.isRange(text)) {
        const value = number.parse(text)
        if (value === undefined) source.warn(number.outOfRange, 'bad')
        fill(chosenOf(cursor, places), value)
        return true
      }
      const { place } = cursor.getState()
      const at = place === undefined ? -1 : places.indexOf(place)
      source.paste(text, at < 0 ? [] : idsOf(places.slice(at)))
      return true
    },
    askToDelete: (ids = idsOf(chosenOf(cursor, places))) => {
      if (ids.length > 0) onDelete(ids)
    },
  }
}

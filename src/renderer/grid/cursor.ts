/**
 * The row that has the editor, and the rows selected with it, by their places in the grid. Kept outside of React's state, so that a move
 * rerenders two rows and not the grid.
 */
import { createStore, type StoreApi } from 'zustand'

export interface CursorState {
  readonly place: number | undefined
  /** The end of the range that starts at the cursor. */
  readonly end: number | undefined
  /** Selected rows; empty while there is only the cursor. */
  readonly chosen: ReadonlySet<number>
}

export type Cursor = StoreApi<CursorState>

const NONE: ReadonlySet<number> = new Set()

export const createCursor = (place?: number): Cursor => createStore(() => ({ place, end: undefined, chosen: NONE }))

/** Moves the cursor and clears the selection. */
export const moveTo = (cursor: Cursor, place: number | undefined): void =>
  cursor.setState({ place, end: undefined, chosen: NONE })

/** Selects from the cursor to another row; `places` are the rows in display order. */
export function extendTo(cursor: Cursor, places: readonly number[], end: number): void {
  const { place } = cursor.getState()
  const [from, to] = [places.indexOf(place ?? end), places.indexOf(end)]
  if (from < 0 || to < 0) return
  const range = places.slice(Math.min(from, to), Math.max(from, to) + 1)
  cursor.setState({ place: place ?? end, end, chosen: range.length > 1 ? new Set(range) : NONE })
}

/** Adds a row to the selection or removes it; the cursor's own row stays selected. */
export function toggle(cursor: Cursor, other: number): void {
  const { place, chosen } = cursor.getState()
  if (place === undefined || place === other) return
  const now = new Set(chosen.size === 0 ? [place] : chosen)
  if (!now.delete(other)) now.add(other)
  cursor.setState({ end: undefined, chosen: now.size > 1 ? now : NONE })
}

export const chooseAll = (cursor: Cursor, places: readonly number[]): void =>
  cursor.setState(({ place }) => ({ place: place ?? places[0], end: places.at(-1), chosen: new Set(places) }))

/** Selects only these rows, with the cursor on one of them or nowhere. */
export const chooseOnly = (cursor: Cursor, place: number | undefined, places: readonly number[]): void =>
  cursor.setState({ place, end: undefined, chosen: new Set(places) })

export const chooseNone = (cursor: Cursor): void => cursor.setState({ end: undefined, chosen: NONE })

/** The selected rows in display order; the cursor's row if none are selected. */
export function chosenOf(cursor: Cursor, places: readonly number[]): readonly number[] {
  const { place, chosen } = cursor.getState()
  return places.filter((one) => (chosen.size > 0 ? chosen.has(one) : one === place))
}

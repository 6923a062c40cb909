/**
 * The line that has the editor, and the lines that are chosen with it, by their places in the grid. Apart from React's
 * state: moving draws two rows, not the grid.
 */
import { createStore, type StoreApi } from 'zustand'

export interface CursorState {
  readonly place: number | undefined
  /** Where the range ends that begins at the cursor. */
  readonly end: number | undefined
  /** Lines that are chosen; none while there is only the cursor. */
  readonly chosen: ReadonlySet<number>
}

export type Cursor = StoreApi<CursorState>

const NONE: ReadonlySet<number> = new Set()

export const createCursor = (place?: number): Cursor => createStore(() => ({ place, end: undefined, chosen: NONE }))

/** The cursor alone. */
export const moveTo = (cursor: Cursor, place: number | undefined): void =>
  cursor.setState({ place, end: undefined, chosen: NONE })

/** From the cursor to another line; `places` are the lines in the order in which they are shown. */
export function extendTo(cursor: Cursor, places: readonly number[], end: number): void {
  const { place } = cursor.getState()
  const [from, to] = [places.indexOf(place ?? end), places.indexOf(end)]
  if (from < 0 || to < 0) return
  const range = places.slice(Math.min(from, to), Math.max(from, to) + 1)
  cursor.setState({ place: place ?? end, end, chosen: range.length > 1 ? new Set(range) : NONE })
}

/** One line more, or one less; the cursor's own stays. */
export function toggle(cursor: Cursor, other: number): void {
  const { place, chosen } = cursor.getState()
  if (place === undefined || place === other) return
  const now = new Set(chosen.size === 0 ? [place] : chosen)
  if (!now.delete(other)) now.add(other)
  cursor.setState({ end: undefined, chosen: now.size > 1 ? now : NONE })
}

export const chooseAll = (cursor: Cursor, places: readonly number[]): void =>
  cursor.setState(({ place }) => ({ place: place ?? places[0], end: places.at(-1), chosen: new Set(places) }))

/** These lines and no others, with the cursor on one of them or on none. */
export const chooseOnly = (cursor: Cursor, place: number | undefined, places: readonly number[]): void =>
  cursor.setState({ place, end: undefined, chosen: new Set(places) })

export const chooseNone = (cursor: Cursor): void => cursor.setState({ end: undefined, chosen: NONE })

/** What is chosen, the cursor's line where nothing is, in the order in which it is shown. */
export function chosenOf(cursor: Cursor, places: readonly number[]): readonly number[] {
  const { place, chosen } = cursor.getState()
  return places.filter((one) => (chosen.size > 0 ? chosen.has(one) : one === place))
}

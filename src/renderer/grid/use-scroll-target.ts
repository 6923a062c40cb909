/** Scrolls requested rows into view, such as added ones or one for a product that is already there. */
import { type RefObject, useEffect } from 'react'
import { type Cursor, chooseOnly, moveTo } from './cursor.ts'
import { idTyped } from './drafts.ts'
import type { GridSource } from './source.ts'

interface ScrollTargetDeps<Row> {
  readonly source: GridSource<Row>
  readonly cursor: Cursor
  /** Rows in display order. */
  readonly places: readonly number[]
  readonly scrollTo: (index: number) => void
  readonly scroller: RefObject<HTMLElement | null>
}

/**
 * Focuses the number's input. If the row already has the cursor, its field exists and won't mount again. The column is part of the
 * selector, as rows may contain checkboxes, too.
 */
export const focusField = <Row>(within: HTMLElement | null, { number: { column } }: GridSource<Row>): void =>
  within?.querySelector<HTMLInputElement>(`[data-column="${column}"] input`)?.focus({ preventScroll: true })

export function useScrollTarget<Row>({ source, cursor, places, scrollTo, scroller }: ScrollTargetDeps<Row>): void {
  const scrollTarget = source.useScrollTarget()
  useEffect(() => {
    if (scrollTarget === undefined) return
    const targetPlaces = new Set(scrollTarget.ids.map(source.placeOf))
    const found = places.filter((place) => targetPlaces.has(place))
    // The screen clears filters that hide the row first.
    if (found.length === 0 && scrollTarget.reveal) return
    // If the row is gone, take the one in its place.
    const [place = scrollTarget.focus ? (cursor.getState().place ?? places[0]) : undefined] = found
    source.clearScrollTarget()
    if (place === undefined) return
    scrollTo(places.indexOf(place))
    // The cursor stays in a field that the user is typing into.
    if (!scrollTarget.focus)
      return idTyped(source.drafts) === undefined ? chooseOnly(cursor, undefined, found) : undefined
    source.finishTyping()
    if (found.length > 1) chooseOnly(cursor, place, found)
    else moveTo(cursor, place)
    // A row that already has the cursor has its field mounted.
    focusField(scroller.current, source)
  }, [source, cursor, places, scrollTo, scroller, scrollTarget])
}

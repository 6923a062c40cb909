/** Brings rows into sight that somebody asks for: those that came, or that a product is on already. */
import { type RefObject, useEffect } from 'react'
import { type Cursor, chooseOnly, moveTo } from './cursor.ts'
import { idTyped } from './drafts.ts'
import type { GridSource } from './source.ts'

interface SoughtDeps<Row> {
  readonly source: GridSource<Row>
  readonly cursor: Cursor
  /** Rows in the order in which they are shown. */
  readonly places: readonly number[]
  readonly scrollTo: (index: number) => void
  readonly scroller: RefObject<HTMLElement | null>
}

/** Of a row that has the cursor already the field is there, and appears no more. Rows may have boxes to tick, too. */
export const focusField = <Row>(within: HTMLElement | null, { number: { column } }: GridSource<Row>): void =>
  within?.querySelector<HTMLInputElement>(`[data-column="${column}"] input`)?.focus({ preventScroll: true })

export function useSought<Row>({ source, cursor, places, scrollTo, scroller }: SoughtDeps<Row>): void {
  const sought = source.useSought()
  useEffect(() => {
    if (sought === undefined) return
    const wanted = new Set(sought.ids.map(source.placeOf))
    const found = places.filter((place) => wanted.has(place))
    // Filters that hide it are dropped first.
    if (found.length === 0 && sought.reveal) return
    // Of a row that went away, the one that stands there now.
    const [place = sought.focus ? (cursor.getState().place ?? places[0]) : undefined] = found
    source.soughtSeen()
    if (place === undefined) return
    scrollTo(places.indexOf(place))
    // The field in which somebody types keeps the cursor.
    if (!sought.focus) return idTyped(source.drafts) === undefined ? chooseOnly(cursor, undefined, found) : undefined
    source.finishTyping()
    if (found.length > 1) chooseOnly(cursor, place, found)
    else moveTo(cursor, place)
    // A row that has the cursor already has its field, too.
    focusField(scroller.current, source)
  }, [source, cursor, places, scrollTo, scroller, sought])
}

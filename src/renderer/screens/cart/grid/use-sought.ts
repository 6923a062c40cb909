/** Brings lines into sight that somebody asks for: those that came, or that a product is on already. */
import { type RefObject, useEffect } from 'react'
import type { CartModel } from '../cart-model.ts'
import { useCartModelState } from '../cart-models.ts'
import { lineTyped } from '../drafts.ts'
import { type Cursor, chooseOnly, moveTo } from './cursor.ts'

interface SoughtDeps {
  readonly model: CartModel
  readonly cursor: Cursor
  /** Lines in the order in which they are shown. */
  readonly places: readonly number[]
  readonly scrollTo: (index: number) => void
  readonly scroller: RefObject<HTMLElement | null>
}

export function useSought({ model, cursor, places, scrollTo, scroller }: SoughtDeps): void {
  const sought = useCartModelState(model, (state) => state.sought)
  useEffect(() => {
    if (sought === undefined) return
    const { lines } = model.store.getState().cart
    const wanted = new Set(sought.ids)
    const found = places.filter((place) => wanted.has(lines[place]?.line.id ?? 0))
    // Filters that hide it are dropped first.
    if (found.length === 0 && sought.reveal) return
    // Of a line that went away, the one that stands there now.
    const [place = sought.focus ? (cursor.getState().place ?? places[0]) : undefined] = found
    model.seek(undefined)
    if (place === undefined) return
    scrollTo(places.indexOf(place))
    // The field in which somebody types keeps the cursor.
    if (!sought.focus) return lineTyped(model.drafts) === undefined ? chooseOnly(cursor, undefined, found) : undefined
    model.finishTyping()
    if (found.length > 1) chooseOnly(cursor, place, found)
    else moveTo(cursor, place)
    // A line that has the cursor already has its field, too.
    scroller.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [model, cursor, places, scrollTo, scroller, sought])
}

/** What keys and the mouse do with the cart's lines: move, choose, fill, copy, paste, ask. */
import { type KeyboardEvent, useMemo } from 'react'
import { copiedText } from '../../../../shared/domain/cart-copy.ts'
import type { Way } from '../../../../shared/domain/cart-history.ts'
import { parseQuantity } from '../../../../shared/domain/cart-rules.ts'
import { messages } from '../../../../shared/messages.ts'
import { sellerName } from '../../../app/warehouses.ts'
import type { CartModel } from '../cart-model.ts'
import { isRange } from '../pasted.ts'
import { type Cursor, chooseAll, chooseNone, chosenOf, extendTo, moveTo, toggle } from './cursor.ts'
import { moveOf } from './keys.ts'

interface Mouse {
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
}

export interface GridActions {
  /** True when the key moved the cursor. */
  move(event: KeyboardEvent): boolean
  /** True when the key moved the end of the range. */
  extend(event: KeyboardEvent): boolean
  press(place: number, mouse: Mouse): void
  drag(place: number): void
  chooseAll(): void
  /** True when something was chosen. */
  chooseNone(): boolean
  /** A quantity for all chosen lines; without one, the first chosen line's, or, of a line alone, that of the line above. */
  fill(typed: number | undefined, down: boolean): void
  /** The chosen lines for a spreadsheet; undefined where there is only the cursor. */
  copy(): string | undefined
  /** False where the text is the field's. */
  takes(text: string): boolean
  /** False where it wasn't taken. */
  paste(text: string): boolean
  /** Of the lines named, else of those chosen. */
  askToDelete(ids?: readonly number[]): void
  explain(id: number): void
  undoRedo(way: Way): void
}

export interface GridActionsDeps {
  readonly model: CartModel
  readonly cursor: Cursor
  /** Lines in the order in which they are shown. */
  readonly places: readonly number[]
  /** Products may be pasted that aren't in the cart yet. */
  readonly mayAdd: boolean
  /** Rows that fit on the screen. */
  readonly page: () => number
  readonly scrollTo: (index: number) => void
  readonly onDelete: (ids: readonly number[]) => void
  readonly onExplain: (id: number) => void
  readonly onUndoRedo: (way: Way) => void
}

export function useGridActions(deps: GridActionsDeps): GridActions {
  const { model, cursor, places, mayAdd, page, scrollTo, onDelete, onExplain, onUndoRedo } = deps
  return useMemo(() => {
    const lineAt = (place: number) => model.store.getState().cart.lines[place]
    const idsOf = (some: readonly number[]) => some.flatMap((place) => lineAt(place)?.line.id ?? [])
    const goal = (event: KeyboardEvent, from: number | undefined): number | undefined => {
      const to = moveOf(event, from === undefined ? -1 : places.indexOf(from), page(), places.length)
      return to === undefined ? undefined : Math.max(0, Math.min(places.length - 1, to))
    }
    const takes = (text: string) => isRange(text) || cursor.getState().chosen.size > 0
    let dragging = false
    const fill = (some: readonly number[], qty: number | undefined) => {
      if (qty !== undefined) model.fill(idsOf(some), qty)
    }
    return {
      move: (event) => {
        const at = goal(event, cursor.getState().place)
        const place = at === undefined ? undefined : places[at]
        if (at === undefined || place === undefined) return false
        event.preventDefault()
        scrollTo(at)
        moveTo(cursor, place)
        return true
      },
      extend: (event) => {
        const { place, end = place } = cursor.getState()
        const at = goal(event, end)
        const to = at === undefined ? undefined : places[at]
        if (at === undefined || to === undefined) return false
        scrollTo(at)
        extendTo(cursor, places, to)
        return true
      },
      press: (place, { shiftKey, ctrlKey }) => {
        dragging = !ctrlKey
        // A field that leaves the page isn't told that it lost the focus.
        model.finishTyping()
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
      fill: (typed, down) => {
        const { place } = cursor.getState()
        const some = chosenOf(cursor, places)
        const first = some.length > 1 || place === undefined ? some[0] : places[places.indexOf(place) - 1]
        const from = down ? first : place
        fill(some, typed ?? (from === undefined ? undefined : lineAt(from)?.line.qty))
      },
      copy: () => {
        if (cursor.getState().chosen.size === 0) return undefined
        const lines = chosenOf(cursor, places).flatMap((place) => lineAt(place) ?? [])
        return copiedText(lines, sellerName)
      },
      takes,
      paste: (text) => {
        const { place } = cursor.getState()
        if (!takes(text)) return false
        if (!isRange(text)) {
          const qty = parseQuantity(text)
          if (qty === undefined) model.tell({ tone: 'bad', text: messages.quantityRange })
          fill(chosenOf(cursor, places), qty)
          return true
        }
        const at = place === undefined ? -1 : places.indexOf(place)
        void model.paste(text, { below: at < 0 ? [] : idsOf(places.slice(at)), mayAdd })
        return true
      },
      askToDelete: (ids = idsOf(chosenOf(cursor, places))) => {
        if (ids.length > 0) onDelete(ids)
      },
      explain: onExplain,
      undoRedo: onUndoRedo,
    }
  }, [model, cursor, places, mayAdd, page, scrollTo, onDelete, onExplain, onUndoRedo])
}

/**
 * Keyboard navigation among products: arrows move, Enter opens, Space selects, a digit starts a quantity; Enter then adds it and returns to
 * the product, as Esc does.
 */
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { movedTo } from './moves.ts'

export interface RovingOptions {
  readonly count: number
  readonly columns: number
  scrollTo(index: number): void
  open(index: number): void
  pick(index: number): void
}

export interface Roving {
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** The attribute with a product's index, on the element that takes the focus. */
export const PLACE = 'data-place'

const itemOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(`[${PLACE}]`) : null

/** Returns the focus from a quantity field to its product. */
export const backToItem = (field: Element): void => itemOf(field)?.focus({ preventScroll: true })

export function useRoving(
  list: RefObject<HTMLElement | null>,
  [current, setCurrent]: readonly [current: number, setCurrent: (index: number) => void],
  { count, columns, scrollTo, open, pick }: RovingOptions,
): Roving {
  const [pendingFocus, setPendingFocus] = useState<number>()
  const goTo = (index: number) => {
    setCurrent(index)
    setPendingFocus(index)
    scrollTo(index)
  }
  // Before the next key.
  useLayoutEffect(() => {
    if (pendingFocus === undefined) return
    list.current?.querySelector<HTMLElement>(`[${PLACE}="${pendingFocus}"]`)?.focus({ preventScroll: true })
    setPendingFocus(undefined)
  }, [list, pendingFocus])

  // An arrow key takes a user from the screen's heading to the products.
  useEffect(() => {
    const fromOutside = (event: globalThis.KeyboardEvent) => {
      const { target, key, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event
      if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || count === 0) return
      if (key !== 'ArrowDown' || !(target instanceof Element) || !target.matches('body, main, h1')) return
      event.preventDefault()
      goTo(Math.min(current, count - 1))
    }
    document.addEventListener('keydown', fromOutside)
    return () => document.removeEventListener('keydown', fromOutside)
  })

  return {
    onKeyDown: (event) => {
      const item = itemOf(event.target)
      if (item === null || event.altKey || event.ctrlKey || event.metaKey) return
      if (event.target !== item) {
        if (event.key === 'Escape' && event.target instanceof HTMLInputElement) backToItem(item)
        return
      }
      const at = Number(item.getAttribute(PLACE))
      if (/^\d$/.test(event.key)) {
        // The key itself then goes to the field.
        const field = item.querySelector<HTMLInputElement>('input[inputmode="numeric"]')
        field?.focus({ preventScroll: true })
        field?.select()
        return
      }
      const to = movedTo(event.key, at, { columns, count })
      if (to !== undefined) goTo(to)
      else if (event.key === 'Enter') open(at)
      else if (event.key === ' ') pick(at)
      else return
      event.preventDefault()
    },
  }
}

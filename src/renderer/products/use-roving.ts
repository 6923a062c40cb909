/**
 * Products by keyboard: arrows go from one to the next, Enter opens one, Space chooses it, a digit begins its quantity, Enter
 * adds that and comes back to the product, as Esc does.
 */
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { movedTo } from './moves.ts'

export interface RovingAsked {
  readonly count: number
  readonly columns: number
  scrollTo(index: number): void
  open(index: number): void
  pick(index: number): void
}

export interface Roving {
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** Where each product stands in the list: the element that is gone to. */
export const PLACE = 'data-place'

const itemOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(`[${PLACE}]`) : null

/** The field of a product's quantity has done its work: the product itself has the focus again. */
export const backToItem = (field: Element): void => itemOf(field)?.focus({ preventScroll: true })

export function useRoving(
  list: RefObject<HTMLElement | null>,
  [current, setCurrent]: readonly [current: number, setCurrent: (index: number) => void],
  { count, columns, scrollTo, open, pick }: RovingAsked,
): Roving {
  const [wanted, setWanted] = useState<number>()
  const goTo = (index: number) => {
    setCurrent(index)
    setWanted(index)
    scrollTo(index)
  }
  // At once, so that the next key finds it.
  useLayoutEffect(() => {
    if (wanted === undefined) return
    list.current?.querySelector<HTMLElement>(`[${PLACE}="${wanted}"]`)?.focus({ preventScroll: true })
    setWanted(undefined)
  }, [list, wanted])

  // Whoever has just come here, and is at the heading, goes to the products by an arrow.
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
        // The key itself goes to the field then.
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

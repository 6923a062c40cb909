/** A barcode scanner over the open cart: a product that is in it gets one piece more, another one is added. */
import { useEffect, useRef } from 'react'
import { MAX_QUANTITY } from '../../../../shared/domain/cart-rules.ts'
import { NO_SCAN, scanned } from '../../../../shared/domain/scan.ts'
import { messages } from '../../../../shared/messages.ts'
import { appErrorOf } from '../../../app/bridge.ts'
import type { CartModel } from '../cart-model.ts'

/** Keys there are somebody else's: what lies over the cart, and the search, which knows scanners itself. */
const ELSEWHERE = '[role="dialog"], search'

export function useCartScan(model: CartModel, refuse: (what: string, message: string) => void): void {
  const latest = useRef(refuse)
  latest.current = refuse
  useEffect(() => {
    let scan = NO_SCAN
    /** Scans follow each other faster than the portal answers: one is added at a time, in their order. */
    let last = Promise.resolve()
    const take = async (id: number): Promise<void> => {
      const line = model.store.getState().cart.lines.find((one) => one.line.id === id)?.line
      if (line === undefined) await model.add([{ id, qty: 1 }])
      else if (line.qty < MAX_QUANTITY) model.setQuantity(id, line.qty + 1, line.qty)
      else latest.current(String(id), messages.quantityRange)
    }
    // Before any field sees the end of it: what a scanner types is no quantity.
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key, timeStamp, altKey, ctrlKey, metaKey } = event
      if (!(target instanceof Element) || target.closest(ELSEWHERE) !== null || altKey || ctrlKey || metaKey) return
      const { id, ...next } = scanned(scan, key, timeStamp)
      scan = next
      if (id === undefined) return
      event.preventDefault()
      event.stopPropagation()
      clearField(target, String(id))
      last = last
        .then(() => take(id))
        .catch((thrown: unknown) => latest.current(String(id), appErrorOf(thrown).message))
    }
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [model])
}

/** The digits went into the field that had the focus: they are taken out of it again; a line's quantity is as it was. */
function clearField(target: Element, digits: string): void {
  if (!(target instanceof HTMLInputElement)) return
  if (target.closest('[role="grid"]') !== null) {
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  }
  if (!target.value.endsWith(digits)) return
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  write?.call(target, target.value.slice(0, -digits.length))
  target.dispatchEvent(new Event('input', { bubbles: true }))
}

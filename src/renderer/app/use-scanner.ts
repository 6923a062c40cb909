/** A barcode scanner over a screen, whatever has the focus there: to the window it is a keyboard. */
import { useEffect, useRef } from 'react'
import { NO_SCAN, scanned, withoutScan } from '../../shared/domain/scan.ts'

/** Where keys are somebody else's: what lies over the screen, and the search, which knows scanners itself. */
export const ELSEWHERE = '[role="dialog"], search'

/** What one types into. */
export const FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, select'

export function useScanner(onScan: (id: number) => void): void {
  const latest = useRef(onScan)
  latest.current = onScan
  useEffect(() => {
    let scan = NO_SCAN
    // Before any field sees the end of it: what a scanner types is no quantity.
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key, timeStamp, altKey, ctrlKey, metaKey } = event
      if (!(target instanceof Element) || target.closest(ELSEWHERE) !== null || altKey || ctrlKey || metaKey) return
      const { digits } = scan
      const { id, ...next } = scanned(scan, key, timeStamp)
      scan = next
      if (id === undefined) return
      event.preventDefault()
      event.stopPropagation()
      if (target instanceof HTMLInputElement && target.matches(FIELDS)) takeBack(target, digits)
      latest.current(id)
    }
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}

/** The digits went into the field that had the focus. Where they went over a quantity, Escape brings that back. */
function takeBack(field: HTMLInputElement, digits: string): void {
  const left = withoutScan(field.value, digits)
  if (left === undefined) return
  const givenUp = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  if (left === '' && !field.dispatchEvent(givenUp)) return
  // As typed: React hears of a value only where the element's own setter wrote it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, left)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** A barcode scanner over a screen, whatever has the focus there: to the window it is a keyboard. */
import { useEffect, useRef } from 'react'
import { NO_SCAN, scanned } from '../../shared/domain/catalogue/scan.ts'

/** Where keys are somebody else's: what lies over the screen, and the search, which knows scanners itself. */
export const ELSEWHERE = '[role="dialog"], search'

/** What one types into. */
export const FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, select'

export function useScanner(onScan: (id: number) => void): void {
  const latest = useRef(onScan)
  latest.current = onScan
  useEffect(() => {
    let scan = NO_SCAN
    /** The field that the digits went into, and what a hand had typed there before. */
    let into: { readonly field: HTMLInputElement; readonly held: string | undefined } | undefined
    // Before any field sees the end of it: what a scanner types is no quantity.
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key, timeStamp, altKey, ctrlKey, metaKey } = event
      if (!(target instanceof Element) || target.closest(ELSEWHERE) !== null || altKey || ctrlKey || metaKey) return
      const { id, ...next } = scanned(scan, key, timeStamp)
      scan = next
      const field = target instanceof HTMLInputElement && target.matches(FIELDS) ? target : undefined
      if (next.digits.length === 1) into = field && { field, held: typedIn(field) }
      if (id === undefined) return
      event.preventDefault()
      event.stopPropagation()
      if (field !== undefined) takeBack(field, into?.field === field ? into.held : undefined)
      latest.current(id)
    }
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}

/** Undefined for a field that shows what is so, and may become another while the digits come. */
const typedIn = (field: HTMLInputElement): string | undefined =>
  field.dataset.untouched === undefined ? field.value : undefined

/** As if nothing had been scanned into the field; `held` is unknown where the first digit led to it. */
function takeBack(field: HTMLInputElement, held: string | undefined): void {
  // A quantity is again what its line has,
  if (field.inputMode === 'numeric') {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  }
  // and what a hand had typed over that stands there again.
  if (held === undefined || field.value === held) return
  // As typed: React hears of a value only where the element's own setter wrote it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, held)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Keys of a listing, wherever on it the focus is: V for cards or table, and whatever a barcode scanner types. */
import { useEffect, useRef } from 'react'
import { NO_SCAN, scanned } from '../../shared/domain/scan.ts'

/** Where keys are somebody else's: what lies over the screen, and the search, which knows scanners itself. */
const ELSEWHERE = '[role="dialog"], search'
const FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, select'

export function useListingKeys(onView: () => void, onScan: (id: number) => void): void {
  const latest = useRef({ onView, onScan })
  latest.current = { onView, onScan }
  useEffect(() => {
    let scan = NO_SCAN
    // Before any field sees it: what a scanner types isn't a quantity.
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key, timeStamp, altKey, ctrlKey, metaKey, shiftKey } = event
      if (!(target instanceof Element) || target.closest(ELSEWHERE) !== null || altKey || ctrlKey || metaKey) return
      const { id, ...next } = scanned(scan, key, timeStamp)
      scan = next
      if (id !== undefined) latest.current.onScan(id)
      else if (key.toLowerCase() === 'v' && !shiftKey && !target.matches(FIELDS)) latest.current.onView()
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}

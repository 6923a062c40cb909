/** Keys of a listing, wherever on it the focus is: V for cards or table, and whatever a barcode scanner types. */
import { useEffect, useRef } from 'react'
import { ELSEWHERE, FIELDS, useScanner } from '../app/use-scanner.ts'

export function useListingKeys(onView: () => void, onScan: (id: number) => void): void {
  useScanner(onScan)
  const latest = useRef(onView)
  latest.current = onView
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event
      if (key.toLowerCase() !== 'v' || altKey || ctrlKey || metaKey || shiftKey) return
      if (!(target instanceof Element) || target.closest(ELSEWHERE) !== null || target.matches(FIELDS)) return
      latest.current()
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}

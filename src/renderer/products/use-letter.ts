/** A letter that does something on a listing, wherever on it the focus is. */
import { useEffect, useRef } from 'react'
import { ELSEWHERE, FIELDS } from '../app/use-scanner.ts'

/** By itself, outside of what one types into and of what lies over the listing. */
export function useLetter(letter: string, run: () => void): void {
  const latest = useRef(run)
  latest.current = run
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event
      if (key.toLowerCase() !== letter || altKey || ctrlKey || metaKey || shiftKey) return
      if (!(target instanceof Element) || target.closest(ELSEWHERE) !== null || target.matches(FIELDS)) return
      latest.current()
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [letter])
}

/** Single-letter shortcuts on a listing, with the focus anywhere on it. */
import { useEffect, useEffectEvent } from 'react'
import { ELSEWHERE, FIELDS } from '../scans/use-scanner.ts'

/** Runs on the plain key, outside of input fields and of anything over the listing. */
export function useLetter(letter: string, run: () => void): void {
  const onLetter = useEffectEvent(run)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event
      if (key.toLowerCase() !== letter || altKey || ctrlKey || metaKey || shiftKey) return
      if (!(target instanceof Element) || target.closest(ELSEWHERE) !== null || target.matches(FIELDS)) return
      onLetter()
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [letter])
}

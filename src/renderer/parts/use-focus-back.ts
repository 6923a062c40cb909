/**
 * Returns the focus to the element that opened a dialog, for a dialog that is unmounted without being closed, even if it was used with the
 * mouse.
 */
import { useEffect, useLayoutEffect, useRef } from 'react'

export function useFocusBack(): void {
  const opener = useRef<Element>(null)
  // A layout effect, as an ordinary one may run only after the dialog has taken the focus.
  useLayoutEffect(() => {
    opener.current = document.activeElement
  }, [])
  useEffect(
    () => () => {
      // Wait until the dialog is unmounted.
      requestAnimationFrame(() => {
        const before = opener.current
        if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
      })
    },
    [],
  )
}

/** The focus goes back to what opened a dialog, also after it was used with the mouse: for one that isn't closed but gone. */
import { useEffect, useLayoutEffect, useRef } from 'react'

export function useFocusBack(): void {
  const opener = useRef<Element>(null)
  // At once: an effect may run only after the dialog has taken the focus.
  useLayoutEffect(() => {
    opener.current = document.activeElement
  }, [])
  useEffect(
    () => () => {
      // The dialog goes first.
      requestAnimationFrame(() => {
        const before = opener.current
        if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
      })
    },
    [],
  )
}

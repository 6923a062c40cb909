/** A delay for content that is shown only if something takes a while. */
import { useEffect, useState } from 'react'

/** True once `on` has been true for that many milliseconds. */
export function useDelayed(ms: number, on = true): boolean {
  const [after, setAfter] = useState(false)
  useEffect(() => {
    setAfter(false)
    if (!on) return
    const waiting = setTimeout(() => setAfter(true), ms)
    return () => clearTimeout(waiting)
  }, [ms, on])
  return on && after
}
